import { Anchor } from "@mantine/core";
import { useTranslation } from "../../words/use-translation.js";
import { Link } from "react-router";
import { paths } from "../../../paths.js";
import { ColourDot } from "../../elements/colour-dot.js";
import { amountIn, byTime, ReportTable, type ReportTableProps } from "../../elements/report-table.js";
import { ChangeNote } from "./change-note.js";
import { figuresBefore, withEarlier } from "./comparison.js";
import { entriesOf, type Grouping, type ReportFilter } from "./report-filter.js";
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

/** The figures of each group, with links to its entries. */
export function GroupTable({ report, before, filter, days, currency }: GroupTableProps) {
  const { t } = useTranslation("reports");
  const [by] = report.group_by as [Grouping];
  const colourOf = useColours(by);
  const nameOf = ({ key, name }: TimeGroup) => {
    const shown = name ?? key ?? t("without");
    // The data of a previous query does not match the filter in the URL.
    const entries = by === filter.by ? entriesOf(filter, days, key) : undefined;
    return (
      <span className={classes["named"]}>
        <ColourDot color={colourOf?.(key)} />
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
      title={t(`by.${by}`)}
      groups={withEarlier(byTime(report.groups), byTime(before?.groups ?? []))}
      nameOf={nameOf}
      withBillable
      currency={currency}
      noteOf={before && notesOn(before.groups)}
    />
  );
}

function notesOn(before: readonly TimeGroup[]): ReportTableProps["noteOf"] {
  const of = figuresBefore(before);
  return (group, figure) =>
    typeof figure === "string" ? (
      <ChangeNote now={group[figure]} before={of(group)[figure]} />
    ) : (
      <ChangeNote
        now={amountIn(group.amounts, figure.currency)}
        before={amountIn(of(group).amounts, figure.currency)}
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
