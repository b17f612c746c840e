import { useEffect, useState } from "react";

/** Returns the focus, when the calling dialog unmounts, to the element that had it when the dialog mounted. */
export function useReturnFocus(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    },
    [before],
  );
}
