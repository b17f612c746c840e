import "@mantine/charts/styles.css";
import { BarChart } from "@mantine/charts";
import { SimpleGrid, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { formatMoney } from "../../elements/amounts.js";
import { localeOf } from "../../words/languages.js";
import { buckets } from "./buckets.js";
import { CHART_HEIGHT } from "./place.js";
import type { CurrencyFigures } from "./report-queries.js";
import { useStepLabel } from "./use-step-label.js";

/** What was received by month, and what is open by age. The tables tell the same, so this is hidden from who cannot see it. */
export default function InvoiceCharts({ figures: { currency, paid, aging } }: { readonly figures: CurrencyFigures }) {
  const { t, i18n } = useTranslation("reports");
  const label = useStepLabel("month", "short");
  const locale = localeOf(i18n.language);
  const both = {
    h: CHART_HEIGHT,
    dataKey: "label",
    valueFormatter: (value: number) => formatMoney(Math.round(value), currency, locale),
    yAxisProps: { width: 100 },
    barChartProps: { accessibilityLayer: false },
  };
  return (
    <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="xl" aria-hidden="true">
      <div>
        <Text size="sm" mb="xs">
          {t("invoices.paidOf", { currency })}
        </Text>
        <BarChart
          {...both}
          data={paid.map(({ month, amount }) => ({ label: label(month), amount }))}
          series={[{ name: "amount", label: t("invoices.received"), color: "teal.7" }]}
        />
      </div>
      <div>
        <Text size="sm" mb="xs">
          {t("invoices.agingOf", { currency })}
        </Text>
        <BarChart
          {...both}
          data={buckets.map((bucket) => ({ label: t(`aging.${bucket}`), amount: aging[bucket].amount_due }))}
          series={[{ name: "amount", label: t("invoices.due"), color: "orange.7" }]}
        />
      </div>
    </SimpleGrid>
  );
}
