import "@mantine/charts/styles.css";
import { BarChart, LineChart } from "@mantine/charts";
import { SimpleGrid, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useTook } from "./figures.js";
import { useIntervalLabel } from "./use-interval-label.js";
import type { DeliveryReport } from "./webhook-queries.js";

/** What is drawn is told by the table as well, so it is hidden from who reads by ear or by keyboard. */
const silent = { accessibilityLayer: false };

/** Attempts that succeeded and failed, and how long they took. */
export default function DeliveryChart({ report }: { readonly report: DeliveryReport }) {
  const { t } = useTranslation("webhooks");
  const took = useTook();
  const label = useIntervalLabel(report);
  const data = report.intervals.map(({ start, succeeded, failed, duration_p50_ms: p50, duration_p95_ms: p95 }) => ({
    time: label(start),
    succeeded,
    failed,
    p50,
    p95,
  }));
  const both = { data, dataKey: "time", h: 220, withLegend: true };
  return (
    <SimpleGrid cols={{ base: 1, lg: 2 }} aria-hidden="true">
      <div>
        <Text size="sm" mb="xs">
          {t("figures.attempts")}
        </Text>
        <BarChart
          {...both}
          type="stacked"
          yAxisProps={{ allowDecimals: false, width: 40 }}
          barChartProps={silent}
          series={[
            { name: "succeeded", label: t("figures.succeeded"), color: "teal.7" },
            { name: "failed", label: t("figures.failed"), color: "red.7" },
          ]}
        />
      </div>
      <div>
        <Text size="sm" mb="xs">
          {t("figures.took")}
        </Text>
        <LineChart
          {...both}
          curveType="linear"
          connectNulls={false}
          valueFormatter={took}
          yAxisProps={{ width: 70 }}
          lineChartProps={silent}
          series={[
            { name: "p50", label: t("figures.p50"), color: "indigo.6" },
            { name: "p95", label: t("figures.p95"), color: "orange.7" },
          ]}
        />
      </div>
    </SimpleGrid>
  );
}
