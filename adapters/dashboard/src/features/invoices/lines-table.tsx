import { isRated } from "../../../../../core/billing/tax.js";
import { ScrollArea, Table, Text } from "@mantine/core";
import { useTranslation } from "../../words/use-translation.js";
import { Day, Decimal, Duration, Money, usePercentText } from "../../elements/values.js";
import { isHourly } from "./hourly.js";
import type { Invoice, Line } from "./invoice.js";

interface LinesTableProps {
  readonly invoice: Pick<Invoice, "lines" | "currency">;
}

/** The invoice lines, as computed by the service. On a phone without their tax, which the totals contain by rate. */
export function LinesTable({ invoice: { lines = [], currency } }: LinesTableProps) {
  const { t } = useTranslation("invoices");
  const percent = usePercentText();
  return (
    <ScrollArea type="auto" viewportProps={{ tabIndex: 0, role: "group", "aria-label": t("lines") }}>
      <Table aria-label={t("lines")} miw={{ base: 0, xs: 480 }} verticalSpacing="sm" horizontalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t("description")}</Table.Th>
            <Table.Th scope="col" ta="end">
              {t("quantity")}
            </Table.Th>
            <Table.Th scope="col" ta="end">
              {t("unitPrice")}
            </Table.Th>
            <Table.Th scope="col" ta="end" visibleFrom="xs">
              {t("tax")}
            </Table.Th>
            <Table.Th scope="col" ta="end">
              {t("net")}
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {lines.map((line, index) => (
            <Table.Tr key={index}>
              <Table.Td style={{ minWidth: "7rem", overflowWrap: "anywhere" }}>
                {line.description}
                {line.period && (
                  <Text size="sm" c="dimmed">
                    <Day date={line.period.start} /> – <Day date={line.period.end} />
                  </Text>
                )}
              </Table.Td>
              <Table.Td ta="end">
                <Quantity line={line} />
              </Table.Td>
              <Table.Td ta="end">
                <Money amount={line.unit_price} currency={currency} />
                {isHourly(line) && ` ${t("perHour")}`}
              </Table.Td>
              <Table.Td ta="end" visibleFrom="xs">
                {isRated(line.tax.category) ? percent(line.tax.rate) : t(`shell:taxes.${line.tax.category}`)}
              </Table.Td>
              <Table.Td ta="end">
                <Money amount={line.gross ?? line.net} currency={currency} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollArea>
  );
}

/** Time is billed in seconds at an hourly price. */
export function Quantity({ line: { quantity, unit } }: { readonly line: Line }) {
  return unit === "SEC" ? <Duration seconds={Number(quantity)} /> : <Decimal value={quantity} />;
}
