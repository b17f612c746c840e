import { type ComboboxItem, Select } from "@mantine/core";
import { useTranslation } from "../words/use-translation.js";
import { chooseOnEnter, useOpenedInput } from "./opened-list.js";
import { matching, type Option } from "./options.js";
import type { Opening, SearchSelectProps } from "./search-select-props.js";

/** The field in use. */
export default function OpenedSelect({ options, value = "", onChange, opens, isFocused, ...field }: SearchSelectProps & Opening) {
  const { t } = useTranslation();
  const input = useOpenedInput({ opens, isFocused });
  const chosen = options.find((option) => option.value === value);
  const isUntouched = () => input.current?.value === (chosen?.label ?? "");
  const select = () => input.current?.select();
  return (
    <Select
      {...field}
      ref={input}
      searchable
      selectFirstOptionOnChange
      allowDeselect={false}
      openOnFocus={false}
      // Below the field, so that it is part of the same landmark or dialog.
      comboboxProps={{ withinPortal: false }}
      autoComplete="off"
      data={options.map(itemOf)}
      value={chosen ? value : null}
      onChange={(next) => onChange?.(next ?? "")}
      filter={({ search }) => matching(options, search).map(itemOf)}
      nothingFoundMessage={t("select.none")}
      onFocus={() => {
        select();
        field.onFocus?.();
      }}
      onKeyDownCapture={(event) => chooseOnEnter(event, !isUntouched())}
      onClick={() => {
        // Typing then replaces the choice, unless it has begun.
        if (isUntouched()) select();
      }}
    />
  );
}

function itemOf({ value, label }: Option): ComboboxItem {
  return { value, label };
}
