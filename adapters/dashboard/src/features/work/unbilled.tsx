import { Group, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { sameValue } from "../../../../../core/kernel/entity.js";
import { useTranslation } from "../../words/use-translation.js";
import { Loaded } from "../../elements/loaded.js";
import { Panel } from "../../elements/panel.js";
import { Duration } from "../../elements/values.js";
import { useMay } from "../../shell/session.js";
import { timeReportQuery } from "../projects/project-queries.js";
import { Amounts } from "./amounts.js";
import { InvoiceLink } from "./invoice-link.js";
import { unbilledTime, type WorkFilter } from "./work-filter.js";

interface UnbilledProps {
  readonly of: WorkFilter;
  /** Who gets the invoice; null for work without a client. */
  readonly client: { readonly id: string; readonly name: string } | null;
}

/** Billable time of projects that are billed by time that is on no invoice, and what an invoice for it would bill. */
export function Unbilled({ of, client }: UnbilledProps) {
  const { t } = useTranslation("work");
  const mayInvoice = useMay("invoices:write");
  const report = useQuery(timeReportQuery({ group_by: [], ...of, ...unbilledTime }));
  const hasTime = (report.data?.totals.seconds ?? 0) > 0;
  return (
    <Panel title={t("unbilled")} aside={mayInvoice && client && hasTime && <InvoiceLink client={client} />}>
      <Loaded query={report} lines={2}>
        {({ totals }) =>
          totals.seconds === 0 ? (
            <Text c="dimmed">{t("nothingUnbilled")}</Text>
          ) : (
            <>
              <Group gap="xl" align="flex-start">
                <Text fw={650} size="xl" component="div">
                  <Amounts figures={totals} />
                </Text>
                <Text size="xl" c="dimmed">
                  <Duration seconds={totals.seconds} />
                </Text>
              </Group>
              {!sameValue(totals.billable_amounts, totals.amounts) && (
                <Text size="sm" c="dimmed" mt="xs">
                  {t("asBilled")}
                </Text>
              )}
            </>
          )
        }
      </Loaded>
    </Panel>
  );
}
