import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from "react";
import { useTranslation } from "../../words/use-translation.js";
import { Link } from "react-router";
import type { LocalDate, Weekday } from "../../../../../core/kernel/calendar.js";
import { dateFormat } from "../../elements/formats.js";
import { useDurationText } from "../../elements/values.js";
import { useLocale } from "../../words/locale.js";
import type { Days } from "./spans.js";
import { useStepLabel } from "./use-step-label.js";
import { dayAfterKey, DAYS_PER_WEEK, levelOf, yearGrid } from "./year-grid.js";
import classes from "./year.module.css";

interface YearMapProps {
  readonly days: Days;
  readonly weekStart: Weekday;
  /** Recorded seconds by day. */
  readonly seconds: ReadonlyMap<string, number>;
  /** The day whose figures are shown below, and which the keyboard reaches. */
  readonly chosen: LocalDate;
  readonly onChoose: (date: LocalDate) => void;
  readonly hrefOf: (date: LocalDate) => string;
}

const CELL = 14;
const STEP = 17;
const LEFT = 34;
const TOP = 20;

/** A link for each day of a year, shaded by its recorded time. Arrow keys move between the days; a touch shows a day's figures first. */
export function YearMap({ days, weekStart, seconds, chosen, onChoose, hrefOf }: YearMapProps) {
  const { t } = useTranslation("reports");
  const duration = useDurationText();
  const dayLabel = useStepLabel("day", "long");
  const box = useRef<HTMLDivElement>(null);
  const grid = yearGrid(days, weekStart);
  const longest = Math.max(0, ...seconds.values());
  useShownInBox(box, chosen);
  const press = (event: KeyboardEvent) => {
    const next = dayAfterKey(event.key, chosen, days);
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next);
    box.current?.querySelector<SVGElement>(`[data-date="${next}"]`)?.focus();
  };
  const touch = (event: MouseEvent, date: LocalDate) => {
    const { nativeEvent } = event;
    if (nativeEvent instanceof PointerEvent && nativeEvent.pointerType === "touch") event.preventDefault();
    onChoose(date);
  };
  const [width, height] = [LEFT + grid.columns * STEP, TOP + DAYS_PER_WEEK * STEP];
  return (
    <div ref={box} className={classes["box"]}>
      <svg className={classes["map"]} viewBox={`0 0 ${width} ${height}`} role="group" aria-label={t("year.title")}>
        <Labels grid={grid} />
        {grid.cells.map(({ date, column, row }) => (
          <Link
            key={date}
            to={hrefOf(date)}
            data-date={date}
            tabIndex={date === chosen ? 0 : -1}
            className={classes["day"] ?? ""}
            aria-label={`${dayLabel(date)}: ${duration(seconds.get(date) ?? 0, false)}`}
            onFocus={() => onChoose(date)}
            onPointerEnter={({ pointerType }) => pointerType === "mouse" && onChoose(date)}
            onKeyDown={press}
            onClick={(event) => touch(event, date)}
          >
            <rect
              x={LEFT + column * STEP}
              y={TOP + row * STEP}
              width={CELL}
              height={CELL}
              rx={3}
              data-level={levelOf(seconds.get(date) ?? 0, longest)}
              data-chosen={date === chosen || undefined}
            />
          </Link>
        ))}
      </svg>
    </div>
  );
}

function Labels({ grid: { months, week } }: { readonly grid: ReturnType<typeof yearGrid> }) {
  const locale = useLocale();
  const [month, weekday] = ([{ month: "short" }, { weekday: "short" }] as const).map((part) =>
    dateFormat(locale, { ...part, timeZone: "UTC" }),
  );
  const written = (format: Intl.DateTimeFormat | undefined, date: LocalDate) => format?.format(new Date(`${date}T00:00:00Z`));
  return (
    <g aria-hidden="true">
      {months.map(({ first, column }) => (
        <text key={first} className={classes["label"]} x={LEFT + column * STEP} y={TOP - 7}>
          {written(month, first)}
        </text>
      ))}
      {week.map(
        (date, row) =>
          row % 2 === 0 && (
            <text key={date} className={classes["label"]} x={0} y={TOP + row * STEP + CELL - 3}>
              {written(weekday, date)}
            </text>
          ),
      )}
    </g>
  );
}

/** Scrolls the box, and nothing else, to the chosen day when it appears. */
function useShownInBox(box: { readonly current: HTMLDivElement | null }, chosen: LocalDate): void {
  const first = useRef(chosen);
  useEffect(() => {
    const day = box.current?.querySelector(`[data-date="${first.current}"]`);
    if (!box.current || !day) return;
    const [outer, inner] = [box.current.getBoundingClientRect(), day.getBoundingClientRect()];
    box.current.scrollBy({ left: inner.left - outer.left - outer.width / 2 });
  }, [box]);
}
