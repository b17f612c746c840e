import { useQueryClient } from "@tanstack/react-query";
import { ifUnchanged } from "../../../../../client/index.js";
import { api } from "../../api/client.js";
import { orReadAgain } from "../../api/deletion.js";
import type { RowAction } from "../../elements/row-actions.js";
import { RowMenu } from "../../elements/row-menu.js";
import { useTranslation } from "../../words/use-translation.js";
import { type Expense, useExpensesChanged } from "./expense.js";
import { expenseKeys } from "./expense-keys.js";

interface ExpenseMenuProps {
  readonly expense: Expense;
  readonly onEdit: (expense: Expense) => void;
}

/** The actions for an expense. One on an invoice can only be edited, for its reimbursement. */
export function ExpenseMenu({ expense, onEdit }: ExpenseMenuProps) {
  const { t } = useTranslation("expenses");
  const queries = useQueryClient();
  const changed = useExpensesChanged();
  const params = { path: { id: expense.id }, header: ifUnchanged(expense) };
  const removal: RowAction = {
    label: t("remove"),
    title: t("remove"),
    text: t("removeText"),
    onConfirm: async () => {
      await orReadAgain(queries, expenseKeys.all, api.DELETE("/expenses/{id}", { params }));
      await changed();
    },
  };
  const actions = [{ label: t("edit"), onSelect: () => onEdit(expense) }, ...(expense.status === "billed" ? [] : [removal])];
  return <RowMenu name={t("actionsOf", { category: expense.category })} actions={actions} />;
}
