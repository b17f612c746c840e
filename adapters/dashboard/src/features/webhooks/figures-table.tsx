import { Table } from "@mantine/core";
import { useTranslation } from "../../words/use-translation.js";
import { useTook } from "./figures.js";
import { useIntervalLabel } from "./use-interval-label.js";
import type { DeliveryReport } from "./webhook-queries.js";

/** The chart's figures as a table. */
export function FiguresTable({ report }: { readonly report: DeliveryReport }) {
  const { t } = useTranslation("webhooks");
  const took = useTook();
  const label = useIntervalLabel(report);
  const latency = (ms: number | null) => (ms === null ? "–" : took(ms));
  return (
    <Table.ScrollContainer minWidth={420} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
      <Table aria-label={t("figures.title")}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t("figures.time")}</Table.Th>
            {(["succeeded", "failed", "p50", "p95"] as const).map((name) => (
              <Table.Th key={name} scope="col" ta="end">
                {t(`figures.${name}`)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {report.intervals.map(({ start, succeeded, failed, duration_p50_ms: p50, duration_p95_ms: p95 }) => (
            <Table.Tr key={start}>
              <Table.Th scope="row" fw={400}>
                {label(start)}
              </Table.Th>
              {[succeeded, failed, latency(p50), latency(p95)].map((figure, index) => (
                <Table.Td key={index} ta="end">
                  {figure}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
