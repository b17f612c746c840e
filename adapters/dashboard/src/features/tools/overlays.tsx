import { Suspense, useEffect } from "react";
import { useNavigate } from "react-router";
import { later } from "../../loading/later.js";
import { useStore } from "../../loading/store.js";
import { useSections } from "../../shell/sections.js";
import { overlay } from "../../loading/overlay.js";
import { useShortcuts } from "../../loading/use-shortcuts.js";

/** Lazy: needed only on request. */
const Palette = later(() => import("./palette.js"));
const ShortcutList = later(() => import("./shortcut-list.js"));

const close = () => overlay.set(null);

/** The keys that work on every page, and what they open. */
export function Overlays() {
  const navigate = useNavigate();
  const shown = useStore(overlay);
  const places = useSections().flatMap(({ key, path }) => (key ? [[`g ${key}`, () => void navigate(path)] as const] : []));
  useShortcuts({ ...Object.fromEntries(places), "?": () => overlay.set("shortcuts") });
  usePaletteKey();
  return (
    <Suspense>
      {shown === "palette" && <Palette onClose={close} />}
      {shown === "shortcuts" && <ShortcutList onClose={close} />}
    </Suspense>
  );
}

/** Ctrl-K, or Command-K on a Mac. It also works while the user types. */
function usePaletteKey(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== "k" || event.shiftKey || event.altKey || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      if (!document.querySelector('[role="dialog"]')) overlay.set("palette");
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}
