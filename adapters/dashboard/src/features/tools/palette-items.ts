import type { ComponentType } from "react";
import { isFoundBy } from "../../../../../core/kernel/search-fold.js";
import { ranked } from "../time/line/find-named.js";

/** Something that the palette goes to or does. */
export interface PaletteItem {
  readonly id: string;
  /** The name that is searched and shown. */
  readonly name: string;
  /** Shown after the name, for example the client of an invoice. Also searched. */
  readonly beside?: string;
  readonly icon: ComponentType<{ readonly size?: number | string; readonly stroke?: number | string }>;
  run(): void;
}

export interface PaletteGroup {
  readonly label: string;
  readonly items: readonly PaletteItem[];
  /** Shown before the user types. */
  readonly isOffered: boolean;
}

const SHOWN = 6;

/** The items of each group that match, best first. Groups without a match are left out. */
export function matching(groups: readonly PaletteGroup[], text: string): readonly PaletteGroup[] {
  const wanted = text.trim();
  if (wanted === "") return groups.filter(({ isOffered, items }) => isOffered && items.length > 0);
  return groups.map((group) => ({ ...group, items: best(group.items, wanted) })).filter(({ items }) => items.length > 0);
}

function best(items: readonly PaletteItem[], text: string): readonly PaletteItem[] {
  const named = ranked(items, text);
  const beside = items.filter(({ beside: more }) => more !== undefined && isFoundBy(more, text));
  return [...new Set([...named, ...beside])].slice(0, SHOWN);
}
