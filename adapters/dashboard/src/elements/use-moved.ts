import { useEffect, useEffectEvent } from "react";

/** Moves what earlier versions kept in this browser to the user's preferences, once these are known. */
export function useMoved<Item>(items: readonly Item[], isKnown: boolean, move: (items: readonly Item[]) => void): void {
  const moveAll = useEffectEvent(() => move(items));
  const isWaiting = isKnown && items.length > 0;
  useEffect(() => {
    if (isWaiting) moveAll();
  }, [isWaiting]);
}
