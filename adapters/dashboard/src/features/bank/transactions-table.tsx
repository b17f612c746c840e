import { Box, Button, Group, Stack, Text } from "@mantine/core";
import { Suspense, useMemo, useState } from "react";
import { type Column, DataTable } from "../../elements/data-table.js";
import { RowMenu } from "../../elements/row-menu.js";
import { Day, Money } from "../../elements/values.js";
import { later } from "../../loading/later.js";
import { useMay } from "../../shell/session.js";
import { useTranslation } from "../../words/use-translation.js";
import { type BankTransaction, bookable } from "./bank.js";
import { Matched } from "./matched.js";
import { useTransactionChanges } from "./use-transaction-changes.js";

/** Lazy: only to choose invoices. */
const BookingEditor = later(() => import("./booking-editor.js"));

interface TransactionsTableProps {
  readonly rows: readonly BankTransaction[];
  readonly more: NonNullable<Parameters<typeof DataTable<BankTransaction>>[0]["more"]>;
}

/** The transactions of all accounts, with what they pay. */
export function TransactionsTable({ rows, more }: TransactionsTableProps) {
  const { t } = useTranslation("bank");
  const mayBook = useMay("bank_transactions:write");
  const [chosen, setChosen] = useState<BankTransaction | null>(null);
  const columns = useMemo(
    (): readonly Column<BankTransaction>[] => [
      { id: "text", header: t("transaction"), isText: true, cell: (one) => <Description transaction={one} /> },
      { id: "date", header: t("date"), isWide: true, cell: ({ booking_date: date }) => <Day date={date} /> },
      {
        id: "amount",
        header: t("amount"),
        align: "end",
        cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
      },
      { id: "match", header: t("pays"), isText: true, isWide: true, cell: (one) => <Matched transaction={one} /> },
      ...(mayBook
        ? [
            {
              id: "actions",
              header: t("actions"),
              align: "end" as const,
              cell: (one: BankTransaction) => <Actions transaction={one} onChoose={() => setChosen(one)} />,
            },
          ]
        : []),
    ],
    [t, mayBook],
  );
  return (
    <>
      <DataTable label={t("title")} columns={columns} rows={rows} keyOf={({ id }) => id} more={more} />
      <Suspense>{chosen && <BookingEditor transaction={chosen} onClose={() => setChosen(null)} />}</Suspense>
    </>
  );
}

function Description({ transaction }: { readonly transaction: BankTransaction }) {
  const { t } = useTranslation("bank");
  const {
    counterparty_name: name,
    counterparty_account: account,
    remittance_text: text,
    creditor_reference: reference,
  } = transaction;
  return (
    <Stack gap={2}>
      <Text component="span" fw={600}>
        {name ?? account ?? t("unknown")}
      </Text>
      <Text component="span" size="sm" c="dimmed">
        {[reference, text].filter(Boolean).join(" · ")}
      </Text>
      <Box hiddenFrom="sm">
        <Matched transaction={transaction} />
      </Box>
    </Stack>
  );
}

function Actions({ transaction, onChoose }: { readonly transaction: BankTransaction; readonly onChoose: () => void }) {
  const { t } = useTranslation("bank");
  const { book, ignore, match, unbook } = useTransactionChanges(transaction);
  const { status } = transaction;
  const isOpen = status === "unmatched" || status === "proposed";
  const proposal = isOpen ? bookable(transaction) : null;
  const actions = [
    ...(isOpen && proposal ? [{ label: t("choosing"), onSelect: onChoose }] : []),
    ...(isOpen ? [{ label: t("ignore"), onSelect: () => ignore.mutate() }] : []),
    ...(status === "booked" ? [{ label: t("unbook"), title: t("unbook"), text: t("unbookText"), onConfirm: unbook }] : []),
    ...(status === "booked" ? [] : [{ label: t("match"), onSelect: () => match.mutate() }]),
  ];
  return (
    <Group gap="xs" justify="flex-end">
      {proposal && (
        <Button size="xs" loading={book.isPending} onClick={() => book.mutate({ allocations: proposal.allocations })}>
          {t("book")}
        </Button>
      )}
      {isOpen && !proposal && (
        <Button size="xs" variant="default" onClick={onChoose}>
          {t("choosing")}
        </Button>
      )}
      <RowMenu name={transaction.counterparty_name ?? transaction.id} actions={actions} />
    </Group>
  );
}
