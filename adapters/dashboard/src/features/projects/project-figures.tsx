import { Box, NativeSelect, SimpleGrid, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "../../words/use-translation.js";
import { grantOf } from "../../../../../core/access/permissions.js";
import { useWorkspaceZone } from "../../elements/use-zone.js";
import { monthSpanOf } from "../../elements/days.js";
import { useToday } from "../../elements/use-today.js";
import { Figure } from "../../elements/figure.js";
import { Loaded } from "../../elements/loaded.js";
import { PersonLink } from "../../elements/person-link.js";
import { byTime } from "../../elements/report-figures.js";
import { ReportTable } from "../../elements/report-table.js";
import { Duration, Money } from "../../elements/values.js";
import { useSession } from "../../shell/session.js";
import { ProjectBudget } from "./project-budget.js";
import { type Figures, type TimeReport, timeReportQuery } from "./project-queries.js";
import type { Project } from "./project-currency.js";

const ranges = ["month", "ever"] as const;

/** A project's recorded time: this month and in total, by person and task. Members see their own time. */
export function ProjectFigures({ project }: { readonly project: Project }) {
  const { t } = useTranslation("projects");
  const { me } = useSession();
  const zone = useWorkspaceZone();
  const [range, setRange] = useState<(typeof ranges)[number]>("month");
  const seesAll = grantOf(me.role, "time_entries:read") === "all";
  const month = { project_id: [project.id], ...monthSpanOf(zone, useToday(zone)) };
  const ever = { project_id: [project.id] };
  const inMonth = useQuery(timeReportQuery({ ...month, group_by: ["user"] }));
  const atAll = useQuery(timeReportQuery({ ...ever, group_by: ["user"] }));
  const byTask = useQuery(timeReportQuery({ ...(range === "month" ? month : ever), group_by: ["task"] }));
  const used = project.budget?.period === "month" ? inMonth : atAll;
  return (
    <Stack component="section" aria-labelledby="project-time">
      <Title order={2} size="h3" id="project-time">
        {t(seesAll ? "time" : "ownTime")}
      </Title>
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <Loaded query={inMonth} lines={2}>
          {({ totals }) => <Sum label={t("month")} figures={totals} />}
        </Loaded>
        <Loaded query={atAll} lines={2}>
          {({ totals }) => <Sum label={t("ever")} figures={totals} />}
        </Loaded>
        {seesAll && project.budget && used.data && (
          <ProjectBudget project={project} budget={project.budget} used={used.data.totals} />
        )}
      </SimpleGrid>
      <NativeSelect
        maw={240}
        label={t("range")}
        data={ranges.map((value) => ({ value, label: t(value) }))}
        value={range}
        onChange={({ currentTarget: { value } }) => setRange(ranges.find((one) => one === value) ?? "month")}
      />
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl">
        {seesAll && (
          <Loaded query={range === "month" ? inMonth : atAll}>
            {({ groups }) => (
              <ReportTable title={t("byPerson")} groups={byTime(groups)} nameOf={(group) => <Person group={group} />} />
            )}
          </Loaded>
        )}
        <Loaded query={byTask}>
          {({ groups }) => <ReportTable title={t("byTask")} groups={byTime(groups)} nameOf={({ name }) => name ?? t("noTask")} />}
        </Loaded>
      </SimpleGrid>
    </Stack>
  );
}

function Person({ group: { key, name } }: { readonly group: TimeReport["groups"][number] }) {
  const { t } = useTranslation("projects");
  return key === null ? t("noName") : <PersonLink id={key}>{name ?? t("noName")}</PersonLink>;
}

function Sum({ label, figures }: { readonly label: string; readonly figures: Figures }) {
  const { t } = useTranslation("projects");
  const amounts = figures.amounts.map(({ currency, amount }) => (
    <Box key={currency}>
      <Money amount={amount} currency={currency} />
    </Box>
  ));
  const unrated = figures.unrated_seconds > 0 && (
    <Text size="sm" c="var(--mantine-color-error)">
      <Duration seconds={figures.unrated_seconds} /> {t("unrated")}
    </Text>
  );
  return (
    <Figure
      label={label}
      below={
        <>
          {amounts}
          {unrated}
        </>
      }
    >
      <Duration seconds={figures.seconds} />
    </Figure>
  );
}
