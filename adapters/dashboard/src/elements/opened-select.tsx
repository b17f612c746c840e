import { type ComboboxItem, Select } from "@mantine/core";
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { useTranslation } from "../words/use-translation.js";
import { matching, type Option } from "./options.js";
import type { SearchSelectProps } from "./search-select-props.js";

interface OpenedSelectProps extends SearchSelectProps {
  /** Whether the list is open at first. */
  readonly opens: boolean;
  /** Whether the plain field has the focus. */
  readonly isFocused: RefObject<boolean>;
}

/** The field in use. It takes over the focus of the plain one that it replaces. */
export default function OpenedSelect({ options, value = "", onChange, opens, isFocused, ...field }: OpenedSelectProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (isFocused.current) input.current?.focus();
  }, [isFocused]);
  // Not open from the start: the list would scroll the page before it has its place.
  useEffect(() => {
    if (opens) input.current?.click();
  }, [opens]);
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
      onKeyDownCapture={(event) => {
        if (event.key === "Enter" && !event.nativeEvent.isComposing) choose(event, !isUntouched());
      }}
      onClick={() => {
        // Typing then replaces the choice, unless it has begun.
        if (isUntouched()) select();
      }}
    />
  );
}

/**
 * Chooses the option that the list has marked, or after typing its first. The list itself may not know which it has marked:
 * some time after it opens, it forgets it.
 */
function choose(event: KeyboardEvent<HTMLInputElement>, hasTyped: boolean): void {
  const list = document.getElementById(event.currentTarget.getAttribute("aria-controls") ?? "");
  const first = hasTyped ? list?.querySelector<HTMLElement>("[data-combobox-option]") : null;
  const option = list?.querySelector<HTMLElement>("[data-combobox-selected]") ?? first;
  if (!option) return;
  event.preventDefault();
  event.stopPropagation();
  option.click();
}

function itemOf({ value, label }: Option): ComboboxItem {
  return { value, label };
}
