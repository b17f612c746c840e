import { useForm } from "@mantine/form";
import { useRef } from "react";
import { ifUnchanged, type Schemas } from "../../../../../client/index.js";
import { changedFields } from "../../api/changed-fields.js";
import { answered, api } from "../../api/client.js";
import { readAmount, readDecimal } from "../../elements/amounts.js";
import { useSubmission } from "../../elements/use-submission.js";
import { useToday } from "../../elements/use-today.js";
import { useWorkspaceZone } from "../../elements/use-zone.js";
import { useMay, useSession } from "../../shell/session.js";
import { useTranslation } from "../../words/use-translation.js";
import type { Expense } from "./expense.js";
import { expenseKeys } from "./expense-keys.js";
import { type Billing, bodyOf, type ExpenseBody, type ExpenseValues, valuesOf } from "./expense-values.js";

type Named = Pick<Schemas["Client"], "id" | "currency">;

/** What a change does with the receipt: nothing, replace it, or remove it. */
export type ReceiptChange = File | "remove" | null;

interface Choices {
  readonly projects: readonly Schemas["Project"][];
  /** Empty if the user may not read clients. */
  readonly clients: readonly Named[];
}

/** The form of a new expense, or of one that is changed. */
export function useExpenseForm(
  expense: Expense | null,
  { projects, clients }: Choices,
  { receipt, onDone }: { readonly receipt: ReceiptChange; readonly onDone: (expense: Expense) => void },
) {
  const { t } = useTranslation("expenses");
  const { me, workspace } = useSession();
  const today = useToday(useWorkspaceZone());
  const mayManage = useMay("clients:read");
  const usual = {
    ...{ user: me.id, today, currency: workspace.currency },
    mileageRate: workspace.mileage_rate,
    mileageUnit: workspace.mileage_unit,
  };
  const billingOf = ({ project_id: project, client_id: client }: ExpenseValues): Billing => {
    const id = project === "" ? client : projects.find((one) => one.id === project)?.client_id;
    return { currency: clients.find((one) => one.id === id)?.currency ?? workspace.currency, mayManage };
  };
  const required = (text: string) => (text.trim() === "" ? t("shell:problems.required") : null);
  const form = useForm<ExpenseValues>({
    initialValues: valuesOf(expense, usual),
    validate: {
      date: required,
      category: required,
      amount: (text, { kind, currency }) =>
        kind === "mileage" || readAmount(text, currency) != null ? null : t("shell:problems.amount"),
      distance: (text, { kind }) => (kind === "amount" || readDecimal(text) !== undefined ? null : t("decimal")),
      rate: (text, { kind }) => (kind === "amount" || readDecimal(text) !== undefined ? null : t("decimal")),
      tax_rate: (text, { taxKind }) => (taxKind !== "rate" || readDecimal(text) !== undefined ? null : t("decimal")),
      tax_amount: (text, { taxKind, currency }) =>
        taxKind !== "amount" || readAmount(text, currency) != null ? null : t("shell:problems.amount"),
      markup: (text) => (readDecimal(text) === undefined ? t("decimal") : null),
      conversion: {
        net: (text, values) => (readAmount(text, billingOf(values).currency) === undefined ? t("shell:problems.amount") : null),
      },
    },
  });
  // If only the upload fails, sending the form again must not record the expense again.
  const saved = useRef(expense);
  const billing = billingOf(form.values);
  const submission = useSubmission({
    form,
    send: async (values) => {
      const before = saved.current && bodyOf(valuesOf(saved.current, usual), billingOf(values));
      saved.current = await save(saved.current, before, bodyOf(values, billingOf(values)));
      saved.current = await keepReceipt(saved.current, receipt);
      return saved.current;
    },
    changes: expenseKeys.all,
    onDone,
  });
  return { form, submission, billing };
}

async function save(expense: Expense | null, before: ExpenseBody | null, after: ExpenseBody): Promise<Expense> {
  if (!expense || !before) return answered(api.POST("/expenses", { body: after }));
  const { kind: _, user_id: __, ...body } = changedFields(before, after);
  if (Object.keys(body).length === 0) return expense;
  return answered(api.PATCH("/expenses/{id}", { params: { path: { id: expense.id }, header: ifUnchanged(expense) }, body }));
}

async function keepReceipt(expense: Expense, receipt: ReceiptChange): Promise<Expense> {
  const params = { path: { id: expense.id } };
  if (receipt === null) return expense;
  if (receipt !== "remove") return answered(api.PUT("/expenses/{id}/receipt", { params, body: receipt }));
  await api.DELETE("/expenses/{id}/receipt", { params });
  return answered(api.GET("/expenses/{id}", { params }));
}
