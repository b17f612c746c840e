import { SimpleGrid, Text } from "@mantine/core";
import { useTranslation } from "../../words/use-translation.js";
import { BarChart, LineChart } from "../../elements/chart/charts.js";
import { useTook } from "./figures.js";
import { useIntervalLabel } from "./use-interval-label.js";
import type { DeliveryReport } from "./webhook-queries.js";

/** Succeeded and failed attempts, and their duration. Hidden from screen readers, since the table contains the same figures. */
export function DeliveryChart({ report: { intervals, ...report } }: { readonly report: DeliveryReport }) {
  const { t } = useTranslation("webhooks");
  const took = useTook();
  const label = useIntervalLabel(report);
  const both = { labels: intervals.map(({ start }) => label(start)), height: 220 };
  return (
    <SimpleGrid cols={{ base: 1, lg: 2 }} aria-hidden="true">
      <div>
        <Text size="sm" mb="xs">
          {t("figures.attempts")}
        </Text>
        <BarChart
          {...both}
          scaleWidth={40}
          isWhole
          series={[
            { key: "succeeded", label: t("figures.succeeded"), color: "teal.7", values: intervals.map((one) => one.succeeded) },
            { key: "failed", label: t("figures.failed"), color: "red.7", values: intervals.map((one) => one.failed) },
          ]}
        />
      </div>
      <div>
        <Text size="sm" mb="xs">
          {t("figures.took")}
        </Text>
        <LineChart
          {...both}
          scaleWidth={70}
          format={took}
          series={[
            { key: "p50", label: t("figures.p50"), color: "accent.6", values: intervals.map((one) => one.duration_p50_ms) },
            { key: "p95", label: t("figures.p95"), color: "orange.7", values: intervals.map((one) => one.duration_p95_ms) },
          ]}
        />
      </div>
    </SimpleGrid>
  );
}
