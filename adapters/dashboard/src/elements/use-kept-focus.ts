import { type FocusEvent, useEffect, useRef } from "react";

/** For a group of buttons that can disappear while one has the focus, since its action is done. The page's heading then gets it. */
export function useKeptFocus() {
  const held = useRef<Element | null>(null);
  useEffect(() => {
    if (!held.current || held.current.isConnected || document.activeElement !== document.body) return;
    held.current = null;
    document.querySelector("h1")?.focus({ preventScroll: true });
  });
  return {
    onFocus: ({ target }: FocusEvent) => void (held.current = target),
    onBlur: () => void (held.current = null),
  };
}
