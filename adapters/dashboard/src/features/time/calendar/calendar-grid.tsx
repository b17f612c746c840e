import { VisuallyHidden } from "@mantine/core";
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "../../../words/use-translation.js";
import type { Entry } from "../entries.js";
import type { TimeAddress } from "../use-time-address.js";
import type { Axis } from "./axis.js";
import { blocksOf, type Span } from "./blocks.js";
import { CalendarBlock, type Item, nameOf, useTimesText } from "./calendar-block.js";
import { Columns, Heads, Hours } from "./calendar-frame.js";
import classes from "./calendar.module.css";
import { nudged } from "./drags.js";
import { PIXELS_PER_MINUTE } from "./pixels.js";
import { slotOf, useGestures } from "./use-gestures.js";

interface CalendarGridProps {
  readonly address: TimeAddress;
  readonly axis: Axis;
  readonly items: readonly Item[];
  readonly now: number;
  readonly onCreate: (span: Span) => void;
  readonly onOpen: (entry: Entry) => void;
  readonly onDelete: (entry: Entry) => void;
  readonly onDrop: (entry: Entry, span: Span) => void;
  readonly onNudge: (entry: Entry, span: Span) => void;
  readonly onLeave: () => void;
}

const NEW = "new";
/** The first visible hour. */
const MORNING = 8 * 60;

/** Days as columns of hours, with entries as blocks. */
export function CalendarGrid(props: CalendarGridProps) {
  const { address, axis, items, now, onCreate, onOpen, onDelete, onNudge, onLeave } = props;
  const { t } = useTranslation("time");
  const hintId = useId();
  const timesText = useTimesText(axis);
  const layer = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState("");
  const scroller = useScrolledToMorning();
  const { preview, wasDragged, handlers } = useGestures({ ...props, layer });
  const press = (event: KeyboardEvent, item: Item) => {
    const { entry } = item;
    if (!entry || !address.mayWrite || entry.status === "billed") return;
    if (event.key === "Delete" || event.key === "Backspace") return onDelete(entry);
    const span = item.isFixed ? null : nudged(axis, item, event.key, event.shiftKey);
    if (!span) return;
    event.preventDefault();
    onNudge(entry, span);
    setSaid(`${nameOf(entry)}, ${timesText(span, false, true)}`);
  };
  const shown = items.map((item) => (preview && item.id === preview.id ? { ...item, ...preview.span } : item));
  const drawn = preview && preview.id === null ? [{ ...preview.span, id: NEW, entry: null, isFixed: true }] : [];
  return (
    <div className={classes["calendar"]} ref={scroller} role="region" aria-label={t("calendar.label")} tabIndex={0}>
      <Heads {...{ address, axis, items }} onAdd={(date) => onCreate(slotOf(axis, date))} />
      <div className={classes["body"]} style={{ height: axis.length * PIXELS_PER_MINUTE }}>
        <Hours axis={axis} />
        <div ref={layer} className={classes["layer"]} data-dragging={preview !== null || undefined} {...handlers}>
          <Columns axis={axis} now={now} />
          <ul className={classes["blocks"]} aria-label={t("entries")}>
            {axis.days.flatMap((date, place) =>
              blocksOf(axis, date, [...shown, ...drawn]).map((block) => (
                <CalendarBlock
                  key={block.startsHere ? block.item.id : `${block.item.id} ${date}`}
                  {...{ axis, block, place, hintId, onLeave }}
                  onOpen={(entry) => wasDragged() || onOpen(entry)}
                  onKey={press}
                />
              )),
            )}
          </ul>
        </div>
      </div>
      <VisuallyHidden id={hintId}>{t("calendar.hint")}</VisuallyHidden>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
}

/** Working hours are visible at first. */
function useScrolledToMorning() {
  const scroller = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (scroller.current) scroller.current.scrollTop = (MORNING - 15) * PIXELS_PER_MINUTE;
  }, []);
  return scroller;
}
