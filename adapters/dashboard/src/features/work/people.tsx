import { NativeSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "../../words/use-translation.js";
import { useWorkspaceZone } from "../../elements/use-zone.js";
import { monthSpanOf } from "../../elements/days.js";
import { Loaded } from "../../elements/loaded.js";
import { Panel } from "../../elements/panel.js";
import { PersonLink } from "../../elements/person-link.js";
import { byTime } from "../../elements/report-figures.js";
import { ReportTable } from "../../elements/report-table.js";
import { useToday } from "../../elements/use-today.js";
import { timeReportQuery } from "../projects/project-queries.js";
import type { WorkFilter } from "./work-filter.js";

const ranges = ["month", "ever"] as const;

/** The people who worked, with their time: this month or in total. */
export function People({ of }: { readonly of: WorkFilter }) {
  const { t } = useTranslation("work");
  const zone = useWorkspaceZone();
  const [range, setRange] = useState<(typeof ranges)[number]>("month");
  const month = monthSpanOf(zone, useToday(zone));
  const report = useQuery(timeReportQuery({ group_by: ["user"], ...of, ...(range === "month" ? month : {}) }));
  const choice = (
    <NativeSelect
      size="xs"
      aria-label={t("period")}
      data={ranges.map((value) => ({ value, label: t(value) }))}
      value={range}
      onChange={({ currentTarget: { value } }) => setRange(ranges.find((one) => one === value) ?? range)}
    />
  );
  return (
    <Panel title={t("people")} aside={choice}>
      <Loaded query={report}>
        {({ groups }) => (
          <ReportTable
            title={t("person")}
            groups={byTime(groups)}
            nameOf={({ key, name }) => (key === null ? t("noName") : <PersonLink id={key}>{name ?? t("noName")}</PersonLink>)}
          />
        )}
      </Loaded>
    </Panel>
  );
}
