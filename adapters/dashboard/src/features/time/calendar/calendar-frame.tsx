import { ActionIcon } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useTranslation } from "../../../words/use-translation.js";
import { Link } from "react-router";
import type { LocalDate } from "../../../../../../core/kernel/calendar.js";
import { secondsWithin } from "../../../../../../core/kernel/instant.js";
import { dateFormat } from "../../../elements/formats.js";
import { useToday } from "../../../elements/use-today.js";
import { Duration } from "../../../elements/values.js";
import { useLocale } from "../../../words/locale.js";
import { useDayText } from "../clock.js";
import { boundsOf } from "../parts.js";
import type { TimeAddress } from "../use-time-address.js";
import { type Axis, skippedMinutes, hoursOf, placeOf } from "./axis.js";
import type { Span } from "./blocks.js";
import classes from "./calendar.module.css";
import { PIXELS_PER_MINUTE } from "./pixels.js";

const MS_PER_MINUTE = 60_000;

interface HeadsProps {
  readonly address: TimeAddress;
  readonly axis: Axis;
  readonly items: readonly Span[];
  readonly onAdd: (date: LocalDate) => void;
}

/** The days, with the time on each. */
export function Heads({ address, axis, items, onAdd }: HeadsProps) {
  const { t } = useTranslation("time");
  const dayText = useDayText();
  const today = useToday(axis.zone);
  const secondsOn = (date: LocalDate) => {
    const bounds = boundsOf(axis.zone, date);
    return items.reduce((sum, span) => sum + secondsWithin(span, bounds), 0);
  };
  return (
    <div className={classes["heads"]}>
      <div className={classes["gutter"]} />
      {axis.days.map((date) => (
        <div key={date} className={classes["head"]}>
          <div>
            <Link
              to={address.to({ view: "day", date })}
              className={classes["day"]}
              aria-current={date === today ? "date" : undefined}
            >
              {dayText(date, "short")}
            </Link>
            <div className={classes["sum"]}>
              <Duration seconds={secondsOn(date)} />
            </div>
          </div>
          {address.mayWrite && (
            <ActionIcon
              variant="subtle"
              color="gray"
              size="sm"
              aria-label={t("calendar.add", { day: dayText(date, "short") })}
              onClick={() => onAdd(date)}
            >
              <IconPlus size={14} />
            </ActionIcon>
          )}
        </div>
      ))}
    </div>
  );
}

/** The times of the full hours. */
export function Hours({ axis }: { readonly axis: Axis }) {
  const written = dateFormat(useLocale(), { timeStyle: "short", timeZone: "UTC" });
  return (
    <div className={classes["gutter"]} aria-hidden="true">
      {hoursOf(axis)
        .slice(1)
        .map(({ at, minutes }) => (
          <span key={at} className={classes["hour"]} style={{ top: at * PIXELS_PER_MINUTE }}>
            {written.format(minutes * MS_PER_MINUTE)}
          </span>
        ))}
    </div>
  );
}

/** The background of the days: minutes that clock changes leave empty, and the current time. */
export function Columns({ axis, now }: { readonly axis: Axis; readonly now: number }) {
  const current = placeOf(axis, now);
  return (
    <div className={classes["columns"]} aria-hidden="true">
      {axis.days.map((date) => {
        const empty = skippedMinutes(axis, date);
        return (
          <div key={date} className={classes["column"]}>
            {empty && (
              <div
                className={classes["skipped"]}
                style={{ top: empty.from * PIXELS_PER_MINUTE, height: (empty.to - empty.from) * PIXELS_PER_MINUTE }}
              />
            )}
            {current.date === date && <div className={classes["now"]} style={{ top: current.at * PIXELS_PER_MINUTE }} />}
          </div>
        );
      })}
    </div>
  );
}
