import type { MouseEvent, RefObject } from "react";
import type { LocalDate } from "../../../../../../core/kernel/calendar.js";
import type { Entry } from "../entries.js";
import type { TimeAddress } from "../use-time-address.js";
import { type Axis, instantAt } from "./axis.js";
import type { Span } from "./blocks.js";
import type { Item } from "./calendar-block.js";
import { dragged } from "./drags.js";
import { type Grip, useDrag } from "./use-drag.js";

/** The steps in which a click chooses its start, and what it lasts. */
const SLOT = 30;
const CLICKED_MINUTES = 60;
/** Where the button of a day suggests an entry. */
const USUAL_START = 9 * 60;

interface GestureOptions {
  readonly layer: RefObject<HTMLElement | null>;
  readonly address: TimeAddress;
  readonly axis: Axis;
  readonly items: readonly Item[];
  readonly onCreate: (span: Span) => void;
  readonly onDrop: (entry: Entry, span: Span) => void;
}

/** Drags create, move and resize. A click or tap on an empty place creates as well. */
export function useGestures({ layer, address, axis, items, onCreate, onDrop }: GestureOptions) {
  const find = (id: string | null) => items.find((item) => item.id === id);
  const gripAt = (target: EventTarget): Grip | null => {
    const element = target instanceof Element ? target : null;
    const id = element?.closest("[data-id]")?.getAttribute("data-id") ?? null;
    if (id === null) return address.mayWrite ? { id: null, kind: "create", span: null } : null;
    const item = find(id);
    if (!item || item.isFixed) return null;
    const edge = element?.getAttribute("data-edge");
    return { id, kind: edge === "start" || edge === "end" ? edge : "move", span: item };
  };
  const drop = ({ id, span }: { readonly id: string | null; readonly span: Span }) => {
    const entry = find(id)?.entry;
    if (entry) onDrop(entry, span);
    else onCreate(span);
  };
  const { placeAt, pressedOn, ...drag } = useDrag({ layer, axis, gripAt, onDrop: drop });
  const click = (event: MouseEvent) => {
    const place = placeAt(event);
    const isEmpty = [event.target, pressedOn()].every((one) => one instanceof Element && !one.closest("[data-id]"));
    if (!place || !isEmpty || drag.wasDragged() || !address.mayWrite) return;
    const at = Math.floor(place.at / SLOT) * SLOT;
    onCreate(dragged(axis, { kind: "create", at: { ...place, at } }, { ...place, at: at + CLICKED_MINUTES }, SLOT));
  };
  return { ...drag, handlers: { ...drag.handlers, onClick: click } };
}

/** The span that a day's button suggests. */
export function slotOf(axis: Axis, date: LocalDate): Span {
  const start = instantAt(axis, { date, at: USUAL_START });
  return { start, end: start + CLICKED_MINUTES * 60_000 };
}
