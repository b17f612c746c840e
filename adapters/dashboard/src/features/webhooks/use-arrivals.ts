import { useState, useSyncExternalStore } from "react";

const NEAR_PX = 80;

function subscribe(onChange: () => void): () => void {
  addEventListener("scroll", onChange, { passive: true });
  return () => removeEventListener("scroll", onChange);
}

/** Shows new rows only while the page is scrolled to the top, so that rows do not move while the user reads. */
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
