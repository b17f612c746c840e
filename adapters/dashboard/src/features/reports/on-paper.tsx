import { Text } from "@mantine/core";
import { useTranslation } from "../../words/use-translation.js";
import { labelsOf } from "../../elements/options.js";
import { useSession } from "../../shell/session.js";
import { groupings, groupingsOf, type ReportFilter } from "./report-filter.js";
import classes from "./reports.module.css";
import { useFilterChoices } from "./use-filter-choices.js";

interface OnPaperProps {
  readonly filter: ReportFilter;
  readonly currency: string | undefined;
}

/** The workspace and the filters as text, for a printed report, which has no fields. */
export function OnPaper({ filter, currency }: OnPaperProps) {
  const { t } = useTranslation("reports");
  const { options } = useFilterChoices(filter);
  const narrowed = groupings
    .filter((field) => filter[field].length > 0)
    .map((field) => [t(`by.${field}`), labelsOf(options[field] ?? [], filter[field]).join(", ")]);
  const said = [
    [t("span"), t(`spans.${filter.span}`)],
    [
      t("groupBy"),
      groupingsOf(filter)
        .map((by) => t(`by.${by}`))
        .join(", "),
    ],
    ...narrowed,
    ...(filter.billable === "" ? [] : [[t("billing"), t(`billings.${filter.billable}`)]]),
    ...(currency === undefined ? [] : [[t("currency"), currency]]),
  ];
  return <PaperHead said={said} />;
}

/** The workspace, and labels with their values. */
export function PaperHead({ said }: { readonly said: readonly (readonly (string | undefined)[])[] }) {
  const { workspace } = useSession();
  return (
    <div className={classes["onPaper"]}>
      <Text fw={650}>{workspace.name}</Text>
      <Text size="sm">{said.map(([label, value]) => `${label}: ${value}`).join(" · ")}</Text>
    </div>
  );
}
