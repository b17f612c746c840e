import { Box, Group, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../words/use-translation.js";
import { Link } from "react-router";
import { Duration } from "../../elements/values.js";
import { FailureNote } from "../../elements/failure.js";
import type { LocalDate } from "../../../../../core/kernel/calendar.js";
import { useSession } from "../../shell/session.js";
import { useRunning } from "../outbox/use-with-unsent.js";
import { useDayText } from "./clock.js";
import { daysFrom, spanOf, weekOf } from "../../elements/days.js";
import { useZone } from "../../elements/use-zone.js";
import { reportQuery } from "./entries.js";
import { boundsOf, partOf } from "./parts.js";
import { useShortDuration } from "./short-duration.js";
import classes from "./time.module.css";
import { useNow } from "./use-now.js";
import type { TimeAddress } from "./use-time-address.js";

/** A line without text, so that what follows stays in place when the figures arrive. */
const PLACE = "\u00a0";

/** The days of the week with their time, including a running timer, and the weekly total. */
export function WeekStrip({ address }: { readonly address: TimeAddress }) {
  const { t } = useTranslation("time");
  const { workspace } = useSession();
  const zone = useZone();
  const dayText = useDayText();
  const shortDuration = useShortDuration();
  const first = weekOf(address.date, workspace.week_start);
  const { data, error } = useQuery(reportQuery(address.userId, spanOf(zone, first, 7), zone, ["day"]));
  const running = useRunning(address.userId) ?? null;
  const now = useNow(running !== null);
  const recorded = new Map(data?.groups.map(({ key, seconds }) => [key, seconds]));
  const ofTimer = (date: LocalDate) => (running === null ? 0 : partOf(running, boundsOf(zone, date), now).seconds);
  const sums = new Map(daysFrom(first, 7).map((date) => [date, (recorded.get(date) ?? 0) + ofTimer(date)]));
  return (
    <div>
      {error && !data && <FailureNote error={error} />}
      <nav className={classes["strip"]} aria-label={t("days")}>
        {daysFrom(first, 7).map((date) => (
          <Link
            key={date}
            to={address.to({ date })}
            className={classes["day"] ?? ""}
            aria-current={date === address.date ? "date" : undefined}
          >
            <Box visibleFrom="sm">
              <div>{dayText(date, "short")}</div>
              {data ? <Duration seconds={sums.get(date) ?? 0} /> : PLACE}
            </Box>
            <Box hiddenFrom="sm">
              <div>{dayText(date, "weekday")}</div>
              <div>{dayText(date, "day")}</div>
              <div className={classes["figure"]}>{data ? shortDuration(sums.get(date) ?? 0) : PLACE}</div>
            </Box>
          </Link>
        ))}
      </nav>
      <Group justify="flex-end" gap="xs" mt="xs">
        <Text size="sm" c="dimmed">
          {t("ofWeek")}
        </Text>
        <Text span fw={600}>
          {data ? <Duration seconds={[...sums.values()].reduce((sum, seconds) => sum + seconds, 0)} /> : PLACE}
        </Text>
      </Group>
    </div>
  );
}
