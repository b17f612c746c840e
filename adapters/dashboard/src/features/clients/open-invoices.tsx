import { Anchor, Group, Table, Text } from "@mantine/core";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../words/use-translation.js";
import { Link } from "react-router";
import { paths } from "../../../paths.js";
import { answered, api } from "../../api/client.js";
import { keys } from "../../api/keys.js";
import { Loaded } from "../../elements/loaded.js";
import { Panel } from "../../elements/panel.js";
import { Day, Money } from "../../elements/values.js";
import { StatusBadge } from "../invoices/status-badge.js";

const SHOWN = 10;

function openQuery(clientId: string) {
  const query = { client_id: [clientId], status: ["open" as const], sort: "due_date" as const, limit: SHOWN };
  return queryOptions({
    queryKey: keys.invoices.list(query),
    queryFn: async ({ signal }) => (await answered(api.GET("/invoices", { params: { query }, signal }))).data,
  });
}

/** The client's unpaid invoices, the most urgent first. */
export function OpenInvoices({ clientId }: { readonly clientId: string }) {
  const { t } = useTranslation("clients");
  const invoices = useQuery(openQuery(clientId));
  const all = (
    <Group gap="sm">
      <Anchor component={Link} to={`${paths.clients}/${clientId}/statement`} size="sm">
        {t("statement")}
      </Anchor>
      <Anchor component={Link} to={`${paths.invoices}/recurring?client=${clientId}`} size="sm">
        {t("recurringInvoices")}
      </Anchor>
      <Anchor component={Link} to={`${paths.invoices}?client=${clientId}`} size="sm">
        {t("allInvoices")}
      </Anchor>
    </Group>
  );
  return (
    <Panel title={t("openInvoices")} aside={all}>
      <Loaded query={invoices} lines={2}>
        {(rows) =>
          rows.length === 0 ? (
            <Text c="dimmed">{t("noOpenInvoices")}</Text>
          ) : (
            <Table aria-label={t("openInvoices")} verticalSpacing="xs">
              <Table.Thead>
                <Table.Tr>
                  <Table.Th scope="col">{t("number")}</Table.Th>
                  <Table.Th scope="col">{t("due")}</Table.Th>
                  <Table.Th scope="col" ta="end">
                    {t("amountDue")}
                  </Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {rows.map((invoice) => (
                  <Table.Tr key={invoice.id}>
                    <Table.Td>
                      <Anchor component={Link} to={`${paths.invoices}/${invoice.id}`} inherit>
                        {invoice.number}
                      </Anchor>
                    </Table.Td>
                    <Table.Td>
                      <Group gap="xs">
                        {invoice.due_date !== null && <Day date={invoice.due_date} />}
                        {invoice.overdue && <StatusBadge invoice={invoice} />}
                      </Group>
                    </Table.Td>
                    <Table.Td ta="end">
                      <Money amount={invoice.amount_due} currency={invoice.currency} />
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          )
        }
      </Loaded>
    </Panel>
  );
}
