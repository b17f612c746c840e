import { later } from "../loading/later.js";
import { FieldUntilUsed } from "./field-until-used.js";
import { chosenText } from "./options.js";
import type { SearchMultiSelectProps } from "./search-select-props.js";

/** Lazy: needed only when the user turns to the field. */
const OpenedMultiSelect = later(() => import("./opened-multi-select.js"));

/** A field to choose several options, which are found by typing. Until it has the focus, it is a plain field that shows what is chosen. */
export function SearchMultiSelect({ options, values, onChange, any, takesText = false, ...field }: SearchMultiSelectProps) {
  return (
    <FieldUntilUsed
      {...field}
      shown={chosenText(options, values, any)}
      used={OpenedMultiSelect}
      given={{ ...field, options, values, onChange, any, takesText }}
    />
  );
}
