import { useState, useSyncExternalStore } from "react";

const NEAR_PX = 80;

function subscribe(onChange: () => void): () => void {
  addEventListener("scroll", onChange, { passive: true });
  return () => removeEventListener("scroll", onChange);
}

/** Rows as somebody reads them: new ones come in at the top of the page only, and wait while one reads further down. */
export function useArrivals<Row extends { readonly id: string }>(rows: readonly Row[]) {
  const isAtTop = useSyncExternalStore(subscribe, () => scrollY < NEAR_PX);
  const newest = rows[0]?.id;
  const [first, setFirst] = useState(newest);
  if (isAtTop && first !== newest) setFirst(newest);
  const waiting = Math.max(
    0,
    rows.findIndex(({ id }) => id === first),
  );
  return { shown: isAtTop ? rows : rows.slice(waiting), waiting: isAtTop ? 0 : waiting };
}
