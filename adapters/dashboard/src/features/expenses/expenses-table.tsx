import { Anchor, Badge, Group, Stack, Text } from "@mantine/core";
import { IconPaperclip } from "@tabler/icons-react";
import { useMemo } from "react";
import { Link } from "react-router";
import { paths } from "../../../paths.js";
import { type Column, DataTable } from "../../elements/data-table.js";
import { Day, Money } from "../../elements/values.js";
import { useMay } from "../../shell/session.js";
import { useTranslation } from "../../words/use-translation.js";
import type { Expense } from "./expense.js";
import { ExpenseMenu } from "./expense-menu.js";

interface ExpensesTableProps {
  readonly rows: readonly Expense[];
  readonly more: NonNullable<Parameters<typeof DataTable<Expense>>[0]["more"]>;
  readonly onEdit: (expense: Expense) => void;
}

export function ExpensesTable({ rows, more, onEdit }: ExpensesTableProps) {
  const { t } = useTranslation("expenses");
  const mayManage = useMay("clients:read");
  const columns = useMemo((): readonly Column<Expense>[] => {
    const person: Column<Expense> = {
      id: "person",
      header: t("person"),
      isWide: true,
      isText: true,
      cell: ({ user }) => user?.name,
    };
    return [
      { id: "what", header: t("category"), cell: (expense) => <What expense={expense} /> },
      { id: "date", header: t("date"), isWide: true, cell: ({ date }) => <Day date={date} /> },
      ...(mayManage ? [person] : []),
      { id: "project", header: t("project"), isWide: true, isText: true, cell: ({ project }) => project?.name },
      {
        id: "amount",
        header: t("amount"),
        align: "end",
        cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
      },
      { id: "state", header: t("status"), isText: true, cell: (expense) => <State expense={expense} /> },
      { id: "actions", header: "", align: "end", cell: (expense) => <ExpenseMenu expense={expense} onEdit={onEdit} /> },
    ];
  }, [t, mayManage, onEdit]);
  return <DataTable label={t("title")} columns={columns} rows={rows} keyOf={({ id }) => id} more={more} />;
}

function What({ expense: { category, description, receipt } }: { readonly expense: Expense }) {
  const { t } = useTranslation("expenses");
  return (
    <Stack gap={2}>
      <Group gap={6} wrap="nowrap">
        <span>{category}</span>
        {receipt && <IconPaperclip size={16} role="img" aria-label={t("withReceipt")} />}
      </Group>
      {description !== "" && (
        <Text component="span" size="sm" c="dimmed">
          {description}
        </Text>
      )}
    </Stack>
  );
}

function State({ expense }: { readonly expense: Expense }) {
  const { t } = useTranslation("expenses");
  const { invoice_id: invoice, billable, reimbursable, reimbursed_on: reimbursed } = expense;
  const mayReadInvoices = useMay("invoices:read");
  return (
    <Group gap={6}>
      {invoice !== null && mayReadInvoices ? (
        <Anchor component={Link} to={`${paths.invoices}/${invoice}`} size="sm">
          {t("states.billed")}
        </Anchor>
      ) : (
        <Badge variant="default">{t(`states.${invoice === null ? (billable ? "unbilled" : "internal") : "billed"}`)}</Badge>
      )}
      {reimbursable && <Badge variant="default">{t(`states.${reimbursed === null ? "owed" : "reimbursed"}`)}</Badge>}
    </Group>
  );
}
