import { Button, Table, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "../../words/use-translation.js";
import { Loaded } from "../../elements/loaded.js";
import { Panel } from "../../elements/panel.js";
import { byTime } from "../../elements/report-figures.js";
import { Duration } from "../../elements/values.js";
import { useMay } from "../../shell/session.js";
import { type TimeReport, timeReportQuery } from "../projects/project-queries.js";
import { ClientLink } from "../clients/client-link.js";
import { Amounts } from "./amounts.js";
import { InvoiceLink } from "./invoice-link.js";
import { unbilledTime } from "./work-filter.js";

type Group = TimeReport["groups"][number];

/** The number of clients shown initially. */
const FIRST = 6;

const unbilledByClient = timeReportQuery({ group_by: ["client"], ...unbilledTime });

/** The unbilled time of each client, and what an invoice for it would bill. Most time first. */
export function UnbilledClients() {
  const { t } = useTranslation("work");
  const report = useQuery(unbilledByClient);
  const [isWhole, setWhole] = useState(false);
  return (
    <Panel title={t("unbilled")}>
      <Loaded query={report} lines={FIRST + 1}>
        {({ groups }) => {
          const clients = byTime(groups).filter(({ key }) => key !== null);
          const shown = isWhole ? clients : clients.slice(0, FIRST);
          if (shown.length === 0) return <Text c="dimmed">{t("nothingUnbilled")}</Text>;
          return (
            <>
              <Clients groups={shown} />
              {shown.length < clients.length && (
                <Button variant="subtle" size="xs" mt="xs" onClick={() => setWhole(true)}>
                  {t("shell:report.all", { count: clients.length })}
                </Button>
              )}
            </>
          );
        }}
      </Loaded>
    </Panel>
  );
}

const clientOf = ({ key, name }: Group) => ({ id: key ?? "", name: name ?? "" });

function Clients({ groups }: { readonly groups: readonly Group[] }) {
  const { t } = useTranslation("work");
  const mayInvoice = useMay("invoices:write");
  return (
    <Table aria-label={t("unbilled")} verticalSpacing="xs">
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{t("client")}</Table.Th>
          <Table.Th scope="col" ta="end" visibleFrom="xs">
            {t("shell:report.hours")}
          </Table.Th>
          <Table.Th scope="col" ta="end">
            {t("shell:report.amount")}
          </Table.Th>
          {mayInvoice && <Table.Td />}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {groups.map((group) => (
          <Table.Tr key={group.key}>
            <Table.Td style={{ overflowWrap: "anywhere" }}>
              <ClientLink client={clientOf(group)} />
            </Table.Td>
            <Table.Td ta="end" visibleFrom="xs">
              <Duration seconds={group.seconds} />
            </Table.Td>
            <Table.Td ta="end">
              <Amounts figures={group} />
            </Table.Td>
            {mayInvoice && (
              <Table.Td ta="end">
                <InvoiceLink client={clientOf(group)} />
              </Table.Td>
            )}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
