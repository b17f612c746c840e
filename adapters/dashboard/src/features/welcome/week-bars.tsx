import { Group, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import { useTranslation } from "../../words/use-translation.js";
import { Link } from "react-router";
import type { LocalDate } from "../../../../../core/kernel/calendar.js";
import { paths } from "../../../paths.js";
import { daysFrom, spanOf, weekOf } from "../../elements/days.js";
import { Loaded } from "../../elements/loaded.js";
import { Panel } from "../../elements/panel.js";
import { useNow } from "../../elements/use-now.js";
import { useToday } from "../../elements/use-today.js";
import { useZone } from "../../elements/use-zone.js";
import { Duration } from "../../elements/values.js";
import { useSession } from "../../shell/session.js";
import { useDayText } from "../time/clock.js";
import { useRunning } from "../outbox/use-with-unsent.js";
import { reportQuery } from "../time/entries.js";
import { boundsOf, partOf } from "../time/parts.js";
import { useShortDuration } from "../time/short-duration.js";
import classes from "./welcome.module.css";

/** Often enough that the shown minute is right. */
const TICK_MS = 5_000;
const DAYS = 7;
/** The height of a bar is relative to this many seconds, or to the longest day. */
const WORKDAY = 8 * 3_600;

/** The user's time on each day of this week, including the running timer. */
export function WeekBars() {
  const { t } = useTranslation("welcome");
  const { me, workspace } = useSession();
  const zone = useZone();
  const today = useToday(zone);
  const first = weekOf(today, workspace.week_start);
  const days = useMemo(() => daysFrom(first, DAYS).map((date) => ({ date, bounds: boundsOf(zone, date) })), [zone, first]);
  const recorded = useQuery(reportQuery(me.id, spanOf(zone, first, DAYS), zone, ["day"]));
  const running = useRunning(me.id);
  const now = useNow(TICK_MS);
  return (
    <Panel title={t("yourTime")}>
      <Loaded query={recorded} lines={5}>
        {({ groups }) => {
          const sums = new Map(groups.map(({ key, seconds }) => [key, seconds]));
          const bars = days.map(({ date, bounds }) => ({
            date,
            seconds: (sums.get(date) ?? 0) + (running ? partOf(running, bounds, now).seconds : 0),
          }));
          const ofToday = bars.find(({ date }) => date === today)?.seconds ?? 0;
          return (
            <>
              <Group gap="xl" mb="md">
                <Total label={t("today")} path={paths.time} seconds={ofToday} />
                <Total
                  label={t("week")}
                  path={`${paths.time}/week`}
                  seconds={bars.reduce((sum, { seconds }) => sum + seconds, 0)}
                />
              </Group>
              <Bars days={bars} today={today} />
            </>
          );
        }}
      </Loaded>
    </Panel>
  );
}

interface TotalProps {
  readonly label: string;
  readonly path: string;
  readonly seconds: number;
}

function Total({ label, path, seconds }: TotalProps): ReactNode {
  return (
    <div>
      <Text size="sm" c="dimmed">
        {label}
      </Text>
      <Text component={Link} to={path} fw={650} size="xl" className={classes["total"] ?? ""}>
        <Duration seconds={seconds} />
      </Text>
    </div>
  );
}

interface BarsProps {
  readonly days: readonly { readonly date: LocalDate; readonly seconds: number }[];
  readonly today: LocalDate;
}

function Bars({ days, today }: BarsProps) {
  const { t } = useTranslation("welcome");
  const dayText = useDayText();
  const shortDuration = useShortDuration();
  const longest = Math.max(WORKDAY, ...days.map(({ seconds }) => seconds));
  return (
    <ul className={classes["days"]} aria-label={t("days")}>
      {days.map(({ date, seconds }) => (
        <li key={date}>
          <Link
            to={date === today ? paths.time : `${paths.time}?date=${date}`}
            title={dayText(date, "long")}
            className={classes["day"]}
            aria-current={date === today ? "date" : undefined}
          >
            <span className={classes["track"]} aria-hidden="true">
              <span className={classes["bar"]} style={{ height: `${(seconds / longest) * 100}%` }} />
            </span>
            <span>{dayText(date, "weekday")}</span>
            <span className={classes["figure"]}>{shortDuration(seconds)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
