import type { TextInputProps } from "@mantine/core";
import type { RefObject } from "react";
import type { Option } from "./options.js";

type Look = Pick<
  TextInputProps,
  | "label"
  | "aria-label"
  | "description"
  | "inputWrapperOrder"
  | "error"
  | "required"
  | "disabled"
  | "placeholder"
  | "maw"
  | "w"
  | "flex"
>;

/** What all fields have whose options are found by typing. */
export interface SearchedFieldProps extends Look {
  readonly onFocus?: () => void;
  readonly onBlur?: () => void;
  readonly autoFocus?: boolean | undefined;
  readonly "data-autofocus"?: boolean | undefined;
}

export interface SearchSelectProps extends SearchedFieldProps {
  readonly options: readonly Option[];
  /** The value of the chosen option; "" for none, unless an option has that value. */
  readonly value?: string;
  readonly onChange?: ((value: string) => void) | undefined;
}

export interface SearchMultiSelectProps extends SearchedFieldProps {
  readonly options: readonly Option[];
  /** The values of the chosen options, at most `MAX_FILTER_VALUES`. */
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
  /** The text if nothing is chosen. */
  readonly any: string;
  /** Whether a typed text can be chosen that is not among the options. */
  readonly takesText?: boolean;
}

/** How a field in use replaces the plain one. */
export interface Opening {
  /** Whether the list is open at first. */
  readonly opens: boolean;
  /** Whether the plain field has the focus. */
  readonly isFocused: RefObject<boolean>;
}
