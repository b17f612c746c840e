import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import type { Opening } from "./search-select-props.js";

/** The input of a field in use. It takes over the focus of the plain one that it replaces, and opens the list if that is wanted. */
export function useOpenedInput({ opens, isFocused }: Opening): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (isFocused.current) input.current?.focus();
  }, [isFocused]);
  // Not open from the start: the list would scroll the page before it has its place.
  useEffect(() => {
    if (opens) input.current?.click();
  }, [opens]);
  return input;
}

/**
 * On Enter, chooses the option that the list has marked, or after typing its first. The list itself may not know which it has marked:
 * some time after it opens, it forgets it.
 */
export function chooseOnEnter(event: KeyboardEvent<HTMLInputElement>, hasTyped: boolean): void {
  if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
  const list = document.getElementById(event.currentTarget.getAttribute("aria-controls") ?? "");
  const first = hasTyped ? list?.querySelector<HTMLElement>("[data-combobox-option]") : null;
  const option = list?.querySelector<HTMLElement>("[data-combobox-selected]") ?? first;
  if (!option) return;
  event.preventDefault();
  event.stopPropagation();
  option.click();
}
