import { useEffect, useRef } from "react";

/** What each key does. A sequence of two keys is written with a space, as in `g t`. */
export type Shortcuts = Readonly<Record<string, () => void>>;

/** The second key of a sequence must follow within this time. */
const SEQUENCE_MS = 1_500;

/** Keyboard shortcuts, active unless a field has the focus or a dialog is open. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    let first = { key: "", at: 0 };
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target))
        return;
      if (document.querySelector('[role="dialog"]')) return;
      const sequence = event.timeStamp - first.at < SEQUENCE_MS ? `${first.key} ${event.key}` : "";
      first = { key: event.key, at: event.timeStamp };
      const act = latest.current[sequence] ?? latest.current[event.key];
      if (!act) return;
      first = { key: "", at: 0 };
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName));
}
