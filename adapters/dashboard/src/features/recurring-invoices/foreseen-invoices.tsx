import { Table, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Loaded } from "../../elements/loaded.js";
import { Panel } from "../../elements/panel.js";
import { Day, Money, useDaysText } from "../../elements/values.js";
import { useTranslation } from "../../words/use-translation.js";
import { type ForeseenInvoice, previewQuery, type Recurring } from "./recurring.js";

/** The next dates, with what is certain of their invoices. */
export function ForeseenInvoices({ recurring }: { readonly recurring: Recurring }) {
  const { t } = useTranslation("recurring-invoices");
  const preview = useQuery(previewQuery(recurring.id));
  return (
    <Panel title={t("next")}>
      <Loaded query={preview} lines={3}>
        {(dates) =>
          dates.length === 0 ? (
            <Text c="dimmed">{t("noNext")}</Text>
          ) : (
            <>
              {recurring.status === "paused" && (
                <Text size="sm" mb="xs">
                  {t("pausedNext")}
                </Text>
              )}
              <Dates dates={dates} />
              {(recurring.from_time ?? recurring.from_expenses ?? recurring.retainer) !== null && (
                <Text size="sm" c="dimmed" mt="xs">
                  {t("withoutTime")}
                </Text>
              )}
            </>
          )
        }
      </Loaded>
    </Panel>
  );
}

function Dates({ dates }: { readonly dates: readonly ForeseenInvoice[] }) {
  const { t } = useTranslation("recurring-invoices");
  const daysText = useDaysText();
  return (
    <Table aria-label={t("next")} verticalSpacing="xs" horizontalSpacing={6}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{t("date")}</Table.Th>
          <Table.Th scope="col" visibleFrom="sm">
            {t("coveredDays")}
          </Table.Th>
          <Table.Th scope="col">{t("contents")}</Table.Th>
          <Table.Th scope="col" ta="end">
            {t("total")}
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {dates.map(({ date, period, descriptions, total, currency }) => (
          <Table.Tr key={date} style={{ verticalAlign: "top" }}>
            <Table.Td>
              <Day date={date} />
              <Text component="div" size="sm" c="dimmed" hiddenFrom="sm">
                {period && daysText(period.start, period.end)}
              </Text>
            </Table.Td>
            <Table.Td visibleFrom="sm">{period && daysText(period.start, period.end)}</Table.Td>
            <Table.Td style={{ overflowWrap: "anywhere", whiteSpace: "pre-line" }}>{descriptions.join("\n")}</Table.Td>
            <Table.Td ta="end">
              <Money amount={total} currency={currency} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
