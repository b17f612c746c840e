import { TextInput } from "@mantine/core";
import { IconSelector } from "@tabler/icons-react";
import { type KeyboardEvent, startTransition, Suspense, useRef, useState } from "react";
import { later } from "../loading/later.js";
import type { SearchSelectProps } from "./search-select-props.js";

/** Lazy: needed only when the user turns to the field. */
const OpenedSelect = later(() => import("./opened-select.js"));

/** A select field whose options are found by typing. Until it has the focus, it is a plain field that shows the choice. */
export function SearchSelect({ options, onChange, ...field }: SearchSelectProps) {
  const [wanted, setWanted] = useState<"closed" | "open" | null>(null);
  const isFocused = useRef(false);
  // In a transition, the plain field stays, with its focus, until the other is loaded.
  const want = (how: "closed" | "open") => startTransition(() => setWanted((before) => (before === "open" ? before : how)));
  const press = (event: KeyboardEvent) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp" || /^\S$/.test(event.key)) want("open");
  };
  const closed = (
    <TextInput
      {...field}
      readOnly
      role="combobox"
      aria-expanded={false}
      aria-haspopup="listbox"
      pointer
      value={options.find(({ value }) => value === (field.value ?? ""))?.label ?? ""}
      rightSection={<IconSelector size={16} />}
      rightSectionPointerEvents="none"
      onMouseDown={() => want("open")}
      onFocus={() => {
        isFocused.current = true;
        want("closed");
        field.onFocus?.();
      }}
      onBlur={() => {
        isFocused.current = false;
        field.onBlur?.();
      }}
      onKeyDown={press}
    />
  );
  return (
    <Suspense fallback={closed}>
      {wanted ? <OpenedSelect {...field} {...{ options, onChange, isFocused }} opens={wanted === "open"} /> : closed}
    </Suspense>
  );
}
