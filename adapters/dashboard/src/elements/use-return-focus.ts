import { useEffect, useState } from "react";

/**
 * Returns the focus, when the calling dialog unmounts, to the element that had it when the dialog mounted, or to the page's heading if the dialog's
 * action has removed that element.
 */
export function useReturnFocus(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      const isLeft = before instanceof HTMLElement && before.isConnected;
      (isLeft ? before : document.querySelector("h1"))?.focus({ preventScroll: true });
    },
    [before],
  );
}
