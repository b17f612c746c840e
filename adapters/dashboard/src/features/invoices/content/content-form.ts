import type { FormErrors, GetInputPropsReturnType } from "@mantine/form";
import type { ContentValues } from "./content-values.js";

/** What the fields of an invoice's content need of a form that contains them. */
export interface ContentForm {
  readonly values: ContentValues;
  readonly errors: FormErrors;
  getInputProps(path: string): GetInputPropsReturnType;
  insertListItem(path: string, item: unknown): void;
  removeListItem(path: string, index: number): void;
  reorderListItem(path: string, payload: { readonly from: number; readonly to: number }): void;
}

/** Whether a field at or below one of the paths has an error. */
export function hasErrorsIn({ errors }: Pick<ContentForm, "errors">, paths: readonly string[]): boolean {
  return Object.entries(errors).some(
    ([path, error]) => Boolean(error) && paths.some((one) => path === one || path.startsWith(`${one}.`)),
  );
}
