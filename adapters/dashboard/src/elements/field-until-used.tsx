import { TextInput } from "@mantine/core";
import { IconSelector } from "@tabler/icons-react";
import { type ComponentType, type KeyboardEvent, startTransition, Suspense, useRef, useState } from "react";
import type { Opening, SearchedFieldProps } from "./search-select-props.js";

interface FieldUntilUsedProps<Given> extends SearchedFieldProps {
  /** The text of what is chosen. */
  readonly shown: string;
  /** The field in use, which is loaded when the user turns to it. */
  readonly used: ComponentType<Given & Opening>;
  readonly given: Given;
}

/** A plain field that shows the choice until it has the focus. */
export function FieldUntilUsed<Given extends object>({ shown, used: Used, given, ...field }: FieldUntilUsedProps<Given>) {
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
      value={shown}
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
    <Suspense fallback={closed}>{wanted ? <Used {...given} opens={wanted === "open"} isFocused={isFocused} /> : closed}</Suspense>
  );
}
