import { Anchor } from "@mantine/core";
import { useTranslation } from "../../words/use-translation.js";
import { Link } from "react-router";
import { paths } from "../../../paths.js";
import { ColourDot } from "../../elements/colour-dot.js";
import { amountIn } from "../../elements/report-figures.js";
import { ReportTable, type ReportTableProps } from "../../elements/report-table.js";
import { ChangeNote } from "./change-note.js";
import { figuresBefore, ranked } from "./comparison.js";
import { entriesOf, type Grouping, groupingsOf, type ReportFilter } from "./report-filter.js";
import { labelOf } from "./label-of.js";
import type { TimeGroup, TimeReport } from "./report-queries.js";
import classes from "./reports.module.css";
import type { Days, Step } from "./spans.js";
import { useColours } from "./use-colours.js";
import { useStepLabel } from "./use-step-label.js";

interface GroupTableProps {
  readonly report: TimeReport;
  /** The previous period, if it is compared. */
  readonly before: TimeReport | undefined;
  readonly filter: ReportFilter;
  readonly days: Partial<Days>;
  readonly currency: string | undefined;
}

/** The figures of each group, and of the groups within it, with links to their entries. */
export function GroupTable({ report, before, filter, days, currency }: GroupTableProps) {
  const { t } = useTranslation("reports");
  const [by, then] = report.group_by as [Grouping, Grouping?];
  const colourOf = useColours(by);
  // The data of a previous query does not match the filter in the URL.
  const isCurrent = report.group_by.join() === groupingsOf(filter).join();
  const nameOf = (group: TimeGroup, outer?: TimeGroup) => {
    const shown = group.name ?? group.key ?? t("without");
    const keys = outer && then ? { [by]: outer.key, [then]: group.key } : { [by]: group.key };
    const entries = isCurrent ? entriesOf(filter, days, keys) : undefined;
    return (
      <span className={classes["named"]}>
        {!outer && <ColourDot color={colourOf?.(group.key)} />}
        {entries === undefined ? (
          shown
        ) : (
          <Anchor component={Link} inherit to={`${paths.time}/all?${entries}`}>
            {shown}
          </Anchor>
        )}
      </span>
    );
  };
  return (
    <ReportTable
      title={report.group_by.map((one) => labelOf(one, t)).join(", ")}
      groups={ranked(report.groups, before?.groups)}
      nameOf={nameOf}
      withSubgroups={then !== undefined}
      withBillable
      currency={currency}
      noteOf={before && notesOn(before.groups)}
    />
  );
}

function notesOn(before: readonly TimeGroup[]): ReportTableProps["noteOf"] {
  const of = figuresBefore(before);
  return (group, figure, outer) =>
    typeof figure === "string" ? (
      <ChangeNote now={group[figure]} before={of(group, outer)[figure]} />
    ) : (
      <ChangeNote
        now={amountIn(group.amounts, figure.currency)}
        before={amountIn(of(group, outer).amounts, figure.currency)}
        currency={figure.currency}
      />
    );
}

/** The figures of each day, week or month. */
export function StepTable({ report, currency }: Pick<GroupTableProps, "report" | "currency">) {
  const { t } = useTranslation("reports");
  const [step] = report.group_by as [Step];
  const label = useStepLabel(step, "long");
  return (
    <ReportTable
      title={t(`steps.${step}`)}
      groups={report.groups}
      nameOf={({ key }) => key && label(key)}
      withBillable
      currency={currency}
    />
  );
}
