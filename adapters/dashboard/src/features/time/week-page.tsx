import { Table, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { LocalDate } from "../../../../../core/kernel/calendar.js";
import type { Schemas } from "../../../../../client/index.js";
import { EmptyState } from "../../elements/empty-state.js";
import { Loaded } from "../../elements/loaded.js";
import { Page } from "../../elements/page.js";
import { Duration } from "../../elements/values.js";
import { useSession } from "../../shell/session.js";
import { useDayText } from "./clock.js";
import { daysFrom, spanOf, weekOf } from "../../elements/days.js";
import { useZone } from "../../elements/use-zone.js";
import { reportQuery } from "./entries.js";
import { named } from "./line/words-of.js";
import { TimeBar } from "./time-bar.js";
import classes from "./time.module.css";
import { type TimeAddress, useTimeAddress } from "./use-time-address.js";

type Report = Schemas["TimeReport"];

/** One person's week, by project and day. */
export default function WeekPage() {
  const { t } = useTranslation("time");
  const { workspace } = useSession();
  const address = useTimeAddress();
  const zone = useZone();
  const first = weekOf(address.date, workspace.week_start);
  const span = spanOf(zone, first, 7);
  const report = useQuery(reportQuery(address.userId, span, zone, ["project", "day"]));
  const sums = useQuery(reportQuery(address.userId, span, zone, ["day"]));
  return (
    <Page title={t("title")}>
      <TimeBar address={address} />
      <Loaded query={report}>
        {(data) => (
          <Loaded query={sums}>
            {(ofDays) =>
              data.groups.length === 0 ? (
                <EmptyState text={t("week.empty")} />
              ) : (
                <Grid address={address} report={data} sums={ofDays} days={daysFrom(first, 7)} />
              )
            }
          </Loaded>
        )}
      </Loaded>
    </Page>
  );
}

interface GridProps {
  readonly address: TimeAddress;
  readonly report: Report;
  /** Total seconds by day. */
  readonly sums: Report;
  readonly days: readonly LocalDate[];
}

function Grid({ address, report, sums, days }: GridProps) {
  const { t } = useTranslation("time");
  const dayText = useDayText();
  return (
    <div className={classes["week"]} role="region" aria-label={t("week.label")} tabIndex={0}>
      <Table aria-label={t("week.label")}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t("project")}</Table.Th>
            {days.map((day) => (
              <Table.Th key={day} scope="col" ta="end">
                {dayText(day, "short")}
              </Table.Th>
            ))}
            <Table.Th scope="col" ta="end">
              {t("week.sum")}
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {report.groups.map((group) => (
            <Table.Tr key={group.key}>
              <Table.Th scope="row">{group.name}</Table.Th>
              {days.map((day) => (
                <Table.Td key={day} ta="end">
                  <Cell
                    to={address.to({ view: "day", date: day })}
                    project={group.name ?? ""}
                    day={dayText(day, "short")}
                    seconds={group.groups?.find(({ key }) => key === day)?.seconds ?? 0}
                  />
                </Table.Td>
              ))}
              <Table.Td ta="end" fw={600}>
                <Duration seconds={group.seconds} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
        <Table.Tfoot>
          <Table.Tr>
            <Table.Th scope="row">{t("week.sum")}</Table.Th>
            {days.map((day) => (
              <Table.Th key={day} ta="end" className={classes["sum"] ?? ""}>
                <Duration seconds={sums.groups.find(({ key }) => key === day)?.seconds ?? 0} />
              </Table.Th>
            ))}
            <Table.Th ta="end">
              <Duration seconds={sums.totals.seconds} />
            </Table.Th>
          </Table.Tr>
        </Table.Tfoot>
      </Table>
    </div>
  );
}

interface CellProps {
  readonly to: string;
  readonly project: string;
  readonly day: string;
  readonly seconds: number;
}

/** Links to the day, with the project already in the entry line. */
function Cell({ to, project, day, seconds }: CellProps) {
  const { t } = useTranslation(["time", "shell"]);
  const minutes = Math.floor(seconds / 60);
  const duration = t("shell:duration", {
    hours: String(Math.floor(minutes / 60)),
    minutes: String(minutes % 60).padStart(2, "0"),
  });
  return (
    <Link
      to={to}
      state={{ line: `${named("#", project)} ` }}
      className={classes["day"] ?? ""}
      aria-label={t("week.add", { project, day, duration })}
    >
      {seconds === 0 ? (
        <Text span c="dimmed">
          +
        </Text>
      ) : (
        <Duration seconds={seconds} />
      )}
    </Link>
  );
}
