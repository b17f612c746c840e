import type { FormErrors, GetInputPropsReturnType } from "@mantine/form";
import type { ContentValues, LineValues } from "./content-values.js";

/** What the fields of an invoice's content need of a form that contains them. */
export interface ContentForm {
  readonly values: ContentValues;
  readonly errors: FormErrors;
  getInputProps(path: string): GetInputPropsReturnType;
  insertListItem(path: string, item: unknown): void;
  setFieldValue(path: string, value: unknown): void;
  removeListItem(path: string, index: number): void;
  reorderListItem(path: string, payload: { readonly from: number; readonly to: number }): void;
}

/** The properties of what a simple invoice does not need. */
export interface MoreProps {
  readonly form: ContentForm;
  readonly currency: string;
  /** Whether empty fields have defaults of the client. */
  readonly isNew: boolean;
}

/** The properties of one line. */
export interface LineProps {
  readonly form: ContentForm;
  readonly line: LineValues;
  readonly index: number;
  readonly currency: string;
  /** Whether the line can have days of its own. */
  readonly hasPeriod: boolean;
}

/** Whether a field at or below one of the paths has an error. */
export function hasErrorsIn({ errors }: Pick<ContentForm, "errors">, paths: readonly string[]): boolean {
  return Object.entries(errors).some(
    ([path, error]) => Boolean(error) && paths.some((one) => path === one || path.startsWith(`${one}.`)),
  );
}
