import { Box, SimpleGrid, Text } from "@mantine/core";
import { useTranslation } from "../../words/use-translation.js";
import { type AgingBucket, agingBuckets } from "../../../../../core/reports/invoice-report.js";
import { formatMoney } from "../../elements/amounts.js";
import { BarChart } from "../../elements/chart/charts.js";
import { useLocale } from "../../words/locale.js";
import { CHART_HEIGHT } from "./chart-placeholder.js";
import type { CurrencyFigures } from "./report-queries.js";
import { useStepLabel } from "./use-step-label.js";

/** Received amounts by month, and open amounts by days overdue. Hidden from screen readers, since the tables contain the same figures. */
export function InvoiceCharts({ figures: { currency, paid, aging } }: { readonly figures: CurrencyFigures }) {
  const { t } = useTranslation("reports");
  const label = useStepLabel("month", "short");
  const locale = useLocale();
  const both = {
    height: CHART_HEIGHT,
    scaleWidth: 100,
    format: (value: number) => formatMoney(Math.round(value), currency, locale),
  };
  const dueOf = (isIn: (bucket: AgingBucket) => boolean) =>
    agingBuckets.map((bucket) => (isIn(bucket) ? aging[bucket].amount_due : 0));
  return (
    <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="xl" aria-hidden="true">
      <Box component="figure" m={0}>
        <Text component="figcaption" size="sm" mb="xs">
          {t("invoices.paidOf", { currency })}
        </Text>
        <BarChart
          {...both}
          labels={paid.map(({ month }) => label(month))}
          series={[{ key: "received", label: t("invoices.received"), color: "teal.7", values: paid.map(({ amount }) => amount) }]}
        />
      </Box>
      <Box component="figure" m={0}>
        <Text component="figcaption" size="sm" mb="xs">
          {t("invoices.agingOf", { currency })}
        </Text>
        <BarChart
          {...both}
          labels={agingBuckets.map((bucket) => t(`aging.${bucket}`))}
          series={[
            { key: "due", label: t("aging.not_due"), color: "accent.6", values: dueOf((bucket) => bucket === "not_due") },
            { key: "late", label: t("invoices.late"), color: "red.7", values: dueOf((bucket) => bucket !== "not_due") },
          ]}
        />
      </Box>
    </SimpleGrid>
  );
}
