import { Combobox, Group, TextInput, useCombobox } from "@mantine/core";
import { IconCheck, IconSelector } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { MAX_FILTER_VALUES } from "../../../../core/kernel/page.js";
import { useTranslation } from "../words/use-translation.js";
import classes from "./opened-multi-select.module.css";
import { chooseOnEnter, useOpenedInput } from "./opened-list.js";
import { chosenFirst, chosenText, matching, type Option } from "./options.js";
import type { Opening, SearchMultiSelectProps } from "./search-select-props.js";

/** The field in use. Its list stays open while options are chosen. */
export default function OpenedMultiSelect({
  options,
  values,
  onChange,
  any,
  takesText = false,
  opens,
  isFocused,
  ...field
}: SearchMultiSelectProps & Opening) {
  const { t } = useTranslation();
  const input = useOpenedInput({ opens, isFocused });
  const [text, setText] = useState("");
  /** The choice when the list was opened, so that the order of the options does not change while they are chosen. */
  const [first, setFirst] = useState(values);
  const list = useCombobox({ onDropdownOpen: () => setFirst(values), onDropdownClose: () => setText("") });
  const { dropdownOpened: isOpen, selectFirstOption, resetSelectedOption } = list;
  useEffect(() => {
    if (text === "") resetSelectedOption();
    else selectFirstOption();
  }, [text, selectFirstOption, resetSelectedOption]);
  // Typing then replaces the text of the choice.
  useEffect(() => {
    if (!isOpen && document.activeElement === input.current) input.current?.select();
  }, [isOpen, input]);
  const shown = isOpen ? foundIn(options, text, { first, takesText }) : [];
  const summary = chosenText(options, values, any);
  const toggle = (value: string) => {
    setText("");
    if (value === "") onChange([]);
    else onChange(values.includes(value) ? values.filter((one) => one !== value) : [...values, value]);
  };
  const choice = ({ value, label }: Option, isChosen: boolean) => (
    <Combobox.Option
      key={value}
      value={value}
      active={isChosen}
      aria-selected={isChosen}
      disabled={value !== "" && !isChosen && values.length >= MAX_FILTER_VALUES}
    >
      <Group gap="xs" wrap="nowrap">
        <IconCheck size={16} className={classes["check"]} data-chosen={isChosen || undefined} />
        {label}
      </Group>
    </Combobox.Option>
  );
  return (
    // Below the field, so that it is part of the same landmark or dialog.
    <Combobox store={list} withinPortal={false} position="bottom-start" width="max-content" onOptionSubmit={toggle}>
      <Combobox.Target withExpandedAttribute autoComplete="off">
        <TextInput
          {...field}
          ref={input}
          value={isOpen ? text : summary}
          placeholder={summary}
          rightSection={<IconSelector size={16} />}
          rightSectionPointerEvents="none"
          onChange={({ currentTarget: { value } }) => {
            setText(value);
            list.openDropdown();
          }}
          onClick={() => list.openDropdown()}
          onFocus={() => {
            input.current?.select();
            field.onFocus?.();
          }}
          onBlur={() => {
            list.closeDropdown();
            field.onBlur?.();
          }}
          onKeyDownCapture={(event) => chooseOnEnter(event, text !== "")}
        />
      </Combobox.Target>
      <Combobox.Dropdown className={classes["list"] ?? ""}>
        <Combobox.Options aria-multiselectable className={classes["options"] ?? ""} {...labelOf(field)}>
          {isOpen && text === "" && choice({ value: "", label: any }, values.length === 0)}
          {shown.map((option) => choice(option, values.includes(option.value)))}
          {shown.length === 0 && text !== "" && <Combobox.Empty>{t("select.none")}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

function labelOf({ label, "aria-label": named }: Pick<SearchMultiSelectProps, "label" | "aria-label">) {
  const text = named ?? (typeof label === "string" ? label : undefined);
  return text === undefined ? {} : { "aria-label": text };
}

interface Finding {
  readonly first: readonly string[];
  readonly takesText: boolean;
}

function foundIn(options: readonly Option[], text: string, { first, takesText }: Finding): readonly Option[] {
  const typed = text.trim();
  if (typed === "") return chosenFirst(options, first);
  const found = matching(options, typed);
  return takesText && !options.some(({ value }) => value === typed) ? [...found, { value: typed, label: typed }] : found;
}
