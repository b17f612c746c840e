import { useEffect, useLayoutEffect, useRef } from "react";

const holders: (() => void)[] = [];

/** Call it before any other listener is added: listeners run in order, and dialogs listen on the window too. */
export function watchEscape(): void {
  const hold = (event: KeyboardEvent) => {
    const holder = holders.at(-1);
    if (!holder || event.key !== "Escape") return;
    event.stopImmediatePropagation();
    holder();
  };
  window.addEventListener("keydown", hold, { capture: true });
}

/** While the caller is mounted, Escape reaches nothing else. */
export function useHeldEscape(onEscape: () => void): void {
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  useLayoutEffect(() => {
    const holder = () => latest.current();
    holders.push(holder);
    return () => void holders.splice(holders.indexOf(holder), 1);
  }, []);
}
