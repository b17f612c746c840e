import { useLayoutEffect } from "react";

let isHeld = false;

/** To be called before anything else listens: of one target the first listener hears first, and dialogs listen to the window too, wherever the focus is. */
export function watchEscape(): void {
  const hold = (event: KeyboardEvent) => {
    if (isHeld && event.key === "Escape") event.stopImmediatePropagation();
  };
  window.addEventListener("keydown", hold, { capture: true });
}

/** While what calls this stands there, Escape reaches nothing. */
export function useHeldEscape(): void {
  useLayoutEffect(() => {
    isHeld = true;
    return () => {
      isHeld = false;
    };
  }, []);
}
