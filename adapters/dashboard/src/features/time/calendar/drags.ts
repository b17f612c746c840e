import { addDays } from "../../../../../../core/kernel/calendar.js";
import { type Axis, instantAt, type Place, placeOf } from "./axis.js";
import type { Span } from "./blocks.js";

const MS_PER_MINUTE = 60_000;
/** Minutes to which times snap, with and without the finer grid. */
const STEP = 15;
const FINE_STEP = 5;

/** What the pointer does. `at` is where it went down. */
export type Drag =
  | { readonly kind: "create"; readonly at: Place }
  | { readonly kind: "move" | "start" | "end"; readonly at: Place; readonly span: Span };

export function stepOf(isFine: boolean): number {
  return isFine ? FINE_STEP : STEP;
}

/** The span after dragging to this place. It lasts at least one step. */
export function dragged(axis: Axis, drag: Drag, to: Place, step: number): Span {
  if (drag.kind === "create") return created(axis, drag.at, to, step);
  const { span } = drag;
  const least = step * MS_PER_MINUTE;
  if (drag.kind === "start") return { ...span, start: Math.min(snapped(axis, to, step), span.end - least) };
  if (drag.kind === "end") return { ...span, end: Math.max(snapped(axis, to, step), span.start + least) };
  const moved = span.start + instantAt(axis, to) - instantAt(axis, drag.at);
  const start = snapped(axis, placeOf(axis, moved), step);
  return { start, end: start + span.end - span.start };
}

/** From the step in which the pointer went down to the one in which it is, on the same day. */
function created(axis: Axis, { date, at }: Place, to: Place, step: number): Span {
  const [first, last] = [Math.min(at, to.at), Math.max(at, to.at)];
  const from = Math.floor(first / step) * step;
  const start = instantAt(axis, { date, at: from });
  const end = instantAt(axis, { date, at: Math.min(axis.length, Math.max(from + step, Math.ceil(last / step) * step)) });
  return { start, end: Math.max(end, start + step * MS_PER_MINUTE) };
}

function snapped(axis: Axis, { date, at }: Place, step: number): number {
  return instantAt(axis, { date, at: Math.round(at / step) * step });
}

/** The span after an arrow key: by a step, or by a day with the same time of the clock. With `isResize`, only the end moves. */
export function nudged(axis: Axis, span: Span, key: string, isResize: boolean): Span | null {
  const direction = key === "ArrowUp" || key === "ArrowLeft" ? -1 : 1;
  if (key === "ArrowUp" || key === "ArrowDown") {
    const by = direction * STEP * MS_PER_MINUTE;
    if (!isResize) return { start: span.start + by, end: span.end + by };
    return { ...span, end: Math.max(span.end + by, span.start + FINE_STEP * MS_PER_MINUTE) };
  }
  if (isResize || (key !== "ArrowLeft" && key !== "ArrowRight")) return null;
  const { date, at } = placeOf(axis, span.start);
  const start = instantAt(axis, { date: addDays(date, direction), at });
  return { start, end: start + span.end - span.start };
}
