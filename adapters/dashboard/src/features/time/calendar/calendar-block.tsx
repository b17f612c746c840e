import { type KeyboardEvent, memo } from "react";
import { useTranslation } from "../../../words/use-translation.js";
import type { Entry } from "../entries.js";
import { useClockText, useDayText } from "../clock.js";
import { placeOf, type Axis } from "./axis.js";
import type { Block, Span } from "./blocks.js";
import classes from "./calendar.module.css";
import { PIXELS_PER_MINUTE } from "./pixels.js";

/** An entry, or the new one that is being drawn. */
export interface Item extends Span {
  readonly id: string;
  readonly entry: Entry | null;
  /** Whether its times can be changed. */
  readonly isFixed: boolean;
}

interface CalendarBlockProps {
  readonly axis: Axis;
  readonly block: Block<Item>;
  /** The place of the day among the columns. */
  readonly place: number;
  readonly hintId: string;
  readonly onOpen: (entry: Entry) => void;
  readonly onKey: (event: KeyboardEvent, item: Item) => void;
  readonly onLeave: () => void;
}

/** The part of an entry on one day. */
export const CalendarBlock = memo(function CalendarBlock(props: CalendarBlockProps) {
  const { axis, block, place, hintId, onOpen, onKey, onLeave } = props;
  const { item, from, to, startsHere, endsHere, column, columns } = block;
  const { t } = useTranslation("time");
  const timesText = useTimesText(axis);
  const dayText = useDayText();
  const { entry } = item;
  const name = entry ? nameOf(entry) : t("create");
  const times = timesText(item, entry?.end_time === null);
  const state = entry?.status === "billed" ? [t("billed")] : entry?.status === "running" ? [t("timer")] : [];
  const width = 1 / (axis.days.length * columns);
  const style = {
    top: from * PIXELS_PER_MINUTE,
    height: (to - from) * PIXELS_PER_MINUTE,
    left: `${100 * (place / axis.days.length + column * width)}%`,
    width: `${100 * width}%`,
    "--project": entry?.project?.color ?? "var(--mantine-color-gray-6)",
  };
  return (
    <li className={classes["place"]} style={style} data-id={item.id}>
      <button
        type="button"
        className={classes["block"]}
        data-status={entry?.status ?? "new"}
        aria-label={[name, times, entry?.notes, dayText(placeOf(axis, item.start).date, "short"), ...state]
          .filter(Boolean)
          .join(", ")}
        aria-describedby={item.isFixed ? undefined : hintId}
        onClick={() => entry && onOpen(entry)}
        onKeyDown={(event) => onKey(event, item)}
        onBlur={onLeave}
      >
        <span className={classes["name"]}>{name}</span> <span className={classes["times"]}>{times}</span>{" "}
        {entry?.notes !== "" && <span className={classes["notes"]}>{entry?.notes}</span>}
      </button>
      {!item.isFixed && startsHere && <span className={classes["start"]} data-edge="start" />}
      {!item.isFixed && endsHere && <span className={classes["end"]} data-edge="end" />}
    </li>
  );
});

export function nameOf({ project, task }: Entry): string {
  return `${project?.name ?? ""}${task ? ` · ${task.name}` : ""}`;
}

/** Returns a formatter for the times of a span, with its day if they are read without the calendar. */
export function useTimesText(axis: Axis): (span: Span, isRunning: boolean, withDay?: boolean) => string {
  const { t } = useTranslation("time");
  const clock = useClockText();
  const dayText = useDayText();
  return ({ start, end }, isRunning, withDay = false) => {
    const written = (at: number) => clock(new Date(at).toISOString());
    const times = `${written(start)}–${isRunning ? t("now") : written(end)}`;
    return withDay ? `${dayText(placeOf(axis, start).date, "short")}, ${times}` : times;
  };
}
