import { useTranslation } from "../../words/use-translation.js";
import { formatMoney } from "../../elements/amounts.js";
import { BarChart } from "../../elements/chart/charts.js";
import { NEUTRAL } from "../../elements/colours.js";
import { useLocale } from "../../words/locale.js";
import { CHART_HEIGHT } from "./chart-placeholder.js";
import type { Step } from "./spans.js";
import { NONE, OTHERS, type Stack } from "./stack.js";
import { useStepLabel } from "./use-step-label.js";

interface TimeChartProps {
  readonly stack: Stack;
  readonly step: Step;
  /** The currency of amounts. Hours if it is left out. */
  readonly currency?: string | undefined;
  /** Undefined until the colors are known. */
  readonly colourOf: ((key: string) => string) | undefined;
}

/** Hours or amounts of each group by day, week or month. Hidden from screen readers, since the tables contain the same figures. */
export function TimeChart({ stack: { series, parts }, step, currency, colourOf }: TimeChartProps) {
  const { t } = useTranslation("reports");
  const label = useStepLabel(step, "short");
  const locale = useLocale();
  const format = (value: number) => {
    if (currency !== undefined) return formatMoney(Math.round(value), currency, locale);
    const minutes = Math.round(value * 60);
    return t("shell:duration", { hours: Math.floor(minutes / 60), minutes: String(minutes % 60).padStart(2, "0") });
  };
  // For an axis in whole hours.
  const unit = currency === undefined ? 3_600 : 1;
  const nameOf = (key: string, name: string | null) =>
    key === OTHERS ? t("others") : key === NONE ? t("without") : (name ?? key);
  return (
    <div aria-hidden="true">
      <BarChart
        isReady={colourOf !== undefined}
        height={CHART_HEIGHT}
        scaleWidth={90}
        labels={parts.map(({ key }) => label(key))}
        series={series.map(({ key, name }) => ({
          key,
          label: nameOf(key, name),
          color: key === OTHERS || key === NONE || !colourOf ? NEUTRAL : colourOf(key),
          values: parts.map(({ values }) => (values[key] ?? 0) / unit),
        }))}
        format={format}
      />
    </div>
  );
}
