import { Text } from "@mantine/core";
import { useTranslation } from "../../words/use-translation.js";
import { Figure } from "../../elements/figure.js";
import { amountIn } from "../../elements/report-figures.js";
import { Duration, Money } from "../../elements/values.js";
import { ChangeNote } from "./change-note.js";
import type { Figures } from "./report-queries.js";
import classes from "./reports.module.css";

interface TotalsProps {
  readonly figures: Figures;
  /** Those of the previous period. */
  readonly before: Figures | undefined;
  readonly currency: string | undefined;
}

/** The totals of the report. */
export function Totals({ figures, before, currency }: TotalsProps) {
  const { t } = useTranslation("reports");
  const time = (field: "seconds" | "billable_seconds" | "unrated_seconds") =>
    before && <ChangeNote now={figures[field]} before={before[field]} />;
  return (
    <div className={classes["figures"]}>
      <Figure label={t("hours")} below={time("seconds")}>
        <Duration seconds={figures.seconds} />
      </Figure>
      <Figure label={t("billable")} below={time("billable_seconds")}>
        <Duration seconds={figures.billable_seconds} />
      </Figure>
      {currency !== undefined && (
        <Figure
          label={t("amount", { currency })}
          below={
            before && (
              <ChangeNote
                now={amountIn(figures.amounts, currency)}
                before={amountIn(before.amounts, currency)}
                currency={currency}
              />
            )
          }
        >
          <Money amount={amountIn(figures.amounts, currency)} currency={currency} />
        </Figure>
      )}
      {figures.unrated_seconds > 0 && (
        <Figure label={t("unrated")} below={time("unrated_seconds")}>
          <Text span inherit c="var(--mantine-color-error)">
            <Duration seconds={figures.unrated_seconds} />
          </Text>
        </Figure>
      )}
    </div>
  );
}
