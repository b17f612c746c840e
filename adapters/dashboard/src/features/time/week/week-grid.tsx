import { ActionIcon, Table } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "../../../words/use-translation.js";
import { Link } from "react-router";
import type { LocalDate } from "../../../../../../core/kernel/calendar.js";
import { ColourDot } from "../../../elements/colour-dot.js";
import { useToday } from "../../../elements/use-today.js";
import { useZone } from "../../../elements/use-zone.js";
import { Duration } from "../../../elements/values.js";
import { useDayText } from "../clock.js";
import { useShortDuration } from "../short-duration.js";
import type { TimeAddress } from "../use-time-address.js";
import { lockOf } from "./change-of-cell.js";
import { LockedCell } from "./locked-cell.js";
import type { Week } from "./use-week.js";
import { WeekCell } from "./week-cell.js";
import { rowName, secondsOf, type WeekDay, type WeekRow } from "./week-rows.js";
import classes from "./week.module.css";

interface WeekGridProps {
  readonly address: TimeAddress;
  readonly week: Week;
  readonly rows: readonly WeekRow[];
  /** For running timers. */
  readonly now: number;
  readonly onRemove: (row: WeekRow) => void;
  /** The key of the row that gets the focus when it appears. */
  readonly chosen: string | null;
}

/** One row per project and task, one column per day. Seconds are shown, so that the cells add up to the totals. */
export function WeekGrid({ address, week, rows, now, onRemove, chosen }: WeekGridProps) {
  const { t } = useTranslation("time");
  const shortDuration = useShortDuration();
  const [problems, setProblems] = useState<HTMLElement | null>(null);
  const [notes, setNotes] = useState<HTMLElement | null>(null);
  const [saving, setSaving] = useState<ReadonlyMap<string, number>>(new Map());
  const cellKey = (row: WeekRow, date: LocalDate) => `${row.key} ${date}`;
  const noteSaving = (key: string, seconds: number | null) =>
    setSaving(
      (before) =>
        new Map([...[...before].filter(([one]) => one !== key), ...(seconds === null ? [] : [[key, seconds] as const])]),
    );
  const secondsIn = (row: WeekRow, day: WeekDay): number => {
    return saving.get(cellKey(row, day.date)) ?? secondsOf(row.days.get(day.date) ?? [], day, now);
  };
  const sum = (some: readonly WeekRow[], days: readonly WeekDay[]) =>
    some.flatMap((row) => days.map((day) => secondsIn(row, day))).reduce((total, seconds) => total + seconds, 0);
  const cell = (row: WeekRow, day: WeekDay, at: readonly [number, number]) => {
    const { date, bounds } = day;
    const entries = row.days.get(date) ?? [];
    const seconds = secondsIn(row, day);
    const lock = lockOf(entries, bounds);
    if (!address.mayWrite) return <span className={classes["figure"]}>{seconds === 0 ? "–" : shortDuration(seconds, true)}</span>;
    if (lock) return <LockedCell {...{ row, date, at, seconds, lock, notes }} to={address.to({ view: "day", date })} />;
    const onSaving = (wanted: number | null) => noteSaving(cellKey(row, date), wanted);
    return <WeekCell {...{ week, row, date, at, seconds, problems, onSaving }} autoFocus={row.key === chosen && at[1] === 0} />;
  };
  return (
    <div>
      <div className={classes["week"]} role="region" aria-label={t("week.label")} tabIndex={0}>
        <Table aria-label={t("week.label")} className={classes["table"] ?? ""}>
          <Heads address={address} days={week.days} />
          <Table.Tbody>
            {rows.map((row, line) => (
              <Table.Tr key={row.key}>
                <RowHead row={row} onRemove={address.mayWrite && row.days.size === 0 ? () => onRemove(row) : null} />
                {week.days.map((day, column) => (
                  <Table.Td key={`${day.date} ${week.userId}`} className={classes["cell"] ?? ""}>
                    {cell(row, day, [line, column])}
                  </Table.Td>
                ))}
                <Table.Td className={classes["sum"] ?? ""}>
                  <Total seconds={sum([row], week.days)} />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
          <Table.Tfoot>
            <Table.Tr>
              <Table.Th scope="row">{t("week.sum")}</Table.Th>
              {week.days.map((day) => (
                <Table.Th key={day.date} className={classes["cell"] ?? ""}>
                  <Total seconds={sum(rows, [day])} />
                </Table.Th>
              ))}
              <Table.Th className={classes["sum"] ?? ""}>
                <Duration seconds={sum(rows, week.days)} isExact />
              </Table.Th>
            </Table.Tr>
          </Table.Tfoot>
        </Table>
      </div>
      <div ref={setNotes} role="status" className={classes["notes"]} />
      <div ref={setProblems} role="alert" className={classes["problems"]} />
    </div>
  );
}

function Heads({ address, days }: { readonly address: TimeAddress; readonly days: readonly WeekDay[] }) {
  const { t } = useTranslation("time");
  const dayText = useDayText();
  const today = useToday(useZone());
  return (
    <Table.Thead>
      <Table.Tr>
        <Table.Th scope="col">{t("project")}</Table.Th>
        {days.map(({ date }) => (
          <Table.Th key={date} scope="col" className={classes["head"] ?? ""}>
            <Link
              to={address.to({ view: "day", date })}
              className={classes["day"] ?? ""}
              aria-current={date === today ? "date" : undefined}
            >
              {dayText(date, "short")}
            </Link>
          </Table.Th>
        ))}
        <Table.Th scope="col" className={classes["sum"] ?? ""}>
          {t("week.sum")}
        </Table.Th>
      </Table.Tr>
    </Table.Thead>
  );
}

function RowHead({ row, onRemove }: { readonly row: WeekRow; readonly onRemove: (() => void) | null }) {
  const { t } = useTranslation("time");
  const label = t("week.remove", { row: rowName(row) });
  return (
    <Table.Th scope="row" className={classes["subject"] ?? ""}>
      <div className={classes["name"]}>
        <ColourDot color={row.color} />
        <span>
          {row.project}
          {row.task !== null && <span className={classes["task"]}>{row.task}</span>}
        </span>
        {onRemove && (
          <ActionIcon variant="subtle" color="gray" size="sm" aria-label={label} title={label} onClick={onRemove}>
            <IconX size={14} />
          </ActionIcon>
        )}
      </div>
    </Table.Th>
  );
}

function Total({ seconds }: { readonly seconds: number }) {
  return (
    <span className={seconds === 0 ? classes["nothing"] : undefined}>
      <Duration seconds={seconds} isExact />
    </span>
  );
}
