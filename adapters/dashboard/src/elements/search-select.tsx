import { later } from "../loading/later.js";
import { FieldUntilUsed } from "./field-until-used.js";
import type { SearchSelectProps } from "./search-select-props.js";

/** Lazy: needed only when the user turns to the field. */
const OpenedSelect = later(() => import("./opened-select.js"));

/** A select field whose options are found by typing. Until it has the focus, it is a plain field that shows the choice. */
export function SearchSelect({ options, value = "", onChange, ...field }: SearchSelectProps) {
  return (
    <FieldUntilUsed
      {...field}
      shown={options.find((option) => option.value === value)?.label ?? ""}
      used={OpenedSelect}
      given={{ ...field, options, value, onChange }}
    />
  );
}
