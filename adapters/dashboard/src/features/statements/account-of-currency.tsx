import { Anchor, Group, Stack, Text, Title } from "@mantine/core";
import { Link } from "react-router";
import { agingBuckets } from "../../../../../core/reports/invoice-report.js";
import { paths } from "../../../paths.js";
import { type Column, DataTable } from "../../elements/data-table.js";
import { Figure } from "../../elements/figure.js";
import { Day, Money } from "../../elements/values.js";
import { useTranslation } from "../../words/use-translation.js";
import type { Account } from "./statement-queries.js";

type Item = Account["open_items"][number];
type Movement = Account["movements"][number] & { readonly key: string };

/** The account in one currency. */
export function AccountOfCurrency({ account }: { readonly account: Account }) {
  const { t } = useTranslation("statements");
  const { currency, amount_due: due, credit_balance: credit, opening_balance: opening, closing_balance: closing } = account;
  const movements = account.movements.map((movement, index) => ({ ...movement, key: String(index) }));
  return (
    <Stack component="section" aria-label={currency}>
      <Title order={2} size="h3">
        {currency}
      </Title>
      <Group align="stretch">
        <Figure label={t("amountDue")}>
          <Money amount={due} currency={currency} />
        </Figure>
        {agingBuckets.map((bucket) => (
          <Figure key={bucket} label={t(`aging.${bucket}`)}>
            <Money amount={account.aging[bucket] ?? 0} currency={currency} />
          </Figure>
        ))}
        {credit > 0 && (
          <Figure label={t("credit")}>
            <Money amount={credit} currency={currency} />
          </Figure>
        )}
      </Group>
      <OpenItems account={account} />
      <Title order={3} size="h4">
        {t("movements")}
      </Title>
      <Text>
        {t("openingBalance")} <Money amount={opening} currency={currency} />
      </Text>
      {movements.length === 0 ? <Text c="dimmed">{t("noMovements")}</Text> : <Movements rows={movements} currency={currency} />}
      <Text fw={650}>
        {t("closingBalance")} <Money amount={closing} currency={currency} />
      </Text>
    </Stack>
  );
}

function InvoiceLink({ item }: { readonly item: Pick<Item, "invoice_id" | "number"> }) {
  return (
    <Anchor component={Link} to={`${paths.invoices}/${item.invoice_id}`} inherit>
      {item.number}
    </Anchor>
  );
}

function OpenItems({ account: { currency, open_items: items } }: { readonly account: Account }) {
  const { t } = useTranslation("statements");
  const money = (amount: number) => <Money amount={amount} currency={currency} />;
  const columns: readonly Column<Item>[] = [
    { id: "number", header: t("number"), cell: (item) => <InvoiceLink item={item} /> },
    { id: "issued", header: t("issueDate"), cell: ({ issue_date: date }) => <Day date={date} />, isWide: true },
    { id: "due", header: t("dueDate"), cell: ({ due_date: date }) => <Day date={date} /> },
    { id: "overdue", header: t("daysOverdue"), cell: ({ days_overdue: days }) => days || null, align: "end", isWide: true },
    { id: "payable", header: t("payable"), cell: (item) => money(item.payable_amount), align: "end", isWide: true },
    { id: "settled", header: t("settled"), cell: (item) => money(item.settled_amount), align: "end", isWide: true },
    { id: "amount", header: t("amountDue"), cell: (item) => money(item.amount_due), align: "end" },
  ];
  return (
    <>
      <Title order={3} size="h4">
        {t("openItems")}
      </Title>
      {items.length === 0 ? (
        <Text c="dimmed">{t("noOpenItems")}</Text>
      ) : (
        <DataTable label={`${t("openItems")} ${currency}`} columns={columns} rows={items} keyOf={(item) => item.invoice_id} />
      )}
    </>
  );
}

function Change({ movement }: { readonly movement: Movement }) {
  const { t } = useTranslation("statements");
  return (
    <>
      {t(`kinds.${movement.kind}`)} <InvoiceLink item={movement} />
    </>
  );
}

function Movements({ rows, currency }: { readonly rows: readonly Movement[]; readonly currency: string }) {
  const { t } = useTranslation("statements");
  const money = (amount: number) => <Money amount={amount} currency={currency} />;
  const columns: readonly Column<Movement>[] = [
    { id: "date", header: t("date"), cell: ({ date }) => <Day date={date} /> },
    { id: "kind", header: t("kind"), cell: (movement) => <Change movement={movement} />, isText: true },
    { id: "amount", header: t("amount"), cell: ({ amount }) => money(amount), align: "end" },
    { id: "balance", header: t("balance"), cell: ({ balance }) => money(balance), align: "end", isWide: true },
  ];
  return <DataTable label={`${t("movements")} ${currency}`} columns={columns} rows={rows} keyOf={({ key }) => key} />;
}
