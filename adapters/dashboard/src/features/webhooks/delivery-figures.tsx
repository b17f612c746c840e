import { Group, SegmentedControl, Stack } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "../../words/use-translation.js";
import { Loaded } from "../../elements/loaded.js";
import { DeliveryChart } from "./delivery-chart.js";
import { Facts } from "./facts.js";
import { FiguresTable } from "./figures-table.js";
import { Share, useTook } from "./figures.js";
import { Unfolding } from "../../elements/unfolding.js";
import { type DeliveryReport, reportQuery, type Span, spans } from "./webhook-queries.js";

/** The attempts of the last day or month, for one webhook or all. */
export function DeliveryFigures({ webhookId }: { readonly webhookId?: string }) {
  const { t } = useTranslation("webhooks");
  const [span, setSpan] = useState<Span>("day");
  const report = useQuery({ ...reportQuery(span, webhookId), placeholderData: keepPreviousData });
  return (
    <Stack component="section" gap="sm" aria-label={t("figures.title")}>
      <Group justify="space-between">
        <SegmentedControl
          size="xs"
          aria-label={t("figures.span")}
          data={spans.map((value) => ({ value, label: t(`figures.${value}`) }))}
          value={span}
          onChange={setSpan}
        />
      </Group>
      <Loaded query={report}>{(found) => <Report report={found} />}</Loaded>
    </Stack>
  );
}

function Report({ report }: { readonly report: DeliveryReport }) {
  const { t } = useTranslation("webhooks");
  const took = useTook();
  const { attempts, succeeded, failed, duration_p50_ms: p50, duration_p95_ms: p95 } = report.totals;
  if (attempts === 0) return t("figures.none");
  return (
    <>
      <Facts
        isRow
        facts={[
          [t("figures.attempts"), attempts],
          [t("figures.succeeded"), <Succeeded key="succeeded" succeeded={succeeded} attempts={attempts} />],
          [t("figures.failed"), failed],
          [t("figures.p50"), p50 === null ? "–" : took(p50)],
          [t("figures.p95"), p95 === null ? "–" : took(p95)],
        ]}
      />
      <DeliveryChart report={report} />
      <Unfolding label={t("figures.table")}>
        <FiguresTable report={report} />
      </Unfolding>
    </>
  );
}

function Succeeded({ succeeded, attempts }: { readonly succeeded: number; readonly attempts: number }) {
  return (
    <>
      {succeeded} (<Share part={succeeded} whole={attempts} />)
    </>
  );
}
