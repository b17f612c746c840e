import type { TextInputProps } from "@mantine/core";
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

export interface SearchSelectProps extends Look {
  readonly options: readonly Option[];
  /** The value of the chosen option; "" for none, unless an option has that value. */
  readonly value?: string;
  readonly onChange?: ((value: string) => void) | undefined;
  readonly onFocus?: () => void;
  readonly onBlur?: () => void;
  readonly autoFocus?: boolean | undefined;
  readonly "data-autofocus"?: boolean | undefined;
}
