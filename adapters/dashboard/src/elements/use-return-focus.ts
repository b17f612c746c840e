import { useEffect, useState } from "react";

/** Gives the focus back, once the dialog that calls this is gone, to where it was when the dialog came. */
export function useReturnFocus(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    },
    [before],
  );
}
