import { useEffect, useLayoutEffect, useRef } from "react";

const holders: (() => void)[] = [];

/** To be called before anything else listens: of one target the first listener hears first, and dialogs listen to the window too, wherever the focus is. */
export function watchEscape(): void {
  const hold = (event: KeyboardEvent) => {
    const holder = holders.at(-1);
    if (!holder || event.key !== "Escape") return;
    event.stopImmediatePropagation();
    holder();
  };
  window.addEventListener("keydown", hold, { capture: true });
}

/** While what calls this stands there, Escape reaches nothing else. */
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
