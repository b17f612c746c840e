import { Autocomplete, Checkbox, Fieldset, NativeSelect, SegmentedControl, SimpleGrid, Stack, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { useState } from "react";
import type { Schemas } from "../../../../../client/index.js";
import { distanceUnits } from "../../../../../core/billing/mileage.js";
import { expenseKinds, expenseLimits } from "../../../../../core/expenses/expense-limits.js";
import { CurrencySelect } from "../../elements/code-selects.js";
import { DateField } from "../../elements/date-field.js";
import { FormButtons } from "../../elements/form-buttons.js";
import { namedOptions } from "../../elements/options.js";
import { SearchSelect } from "../../elements/search-select.js";
import { useTranslation } from "../../words/use-translation.js";
import type { Expense } from "./expense.js";
import { type Billing, type ExpenseValues, taxKinds } from "./expense-values.js";
import { ReceiptField } from "./receipt-field.js";
import { type ReceiptChange, useExpenseForm } from "./use-expense-form.js";

type Form = UseFormReturnType<ExpenseValues>;

interface ExpenseFormProps {
  /** Null to record one. */
  readonly expense: Expense | null;
  readonly projects: readonly Schemas["Project"][];
  /** Empty if the user may not read clients. */
  readonly clients: readonly Schemas["Client"][];
  /** Empty if the user manages only their own expenses. */
  readonly people: readonly Schemas["User"][];
  /** Those that were used. */
  readonly categories: readonly string[];
  readonly onDone: (expense: Expense) => void;
  readonly onCancel: () => void;
}

/** Records or changes an expense with its receipt. */
export function ExpenseForm({ expense, projects, clients, people, categories, onDone, onCancel }: ExpenseFormProps) {
  const { t } = useTranslation("expenses");
  const [receipt, setReceipt] = useState<ReceiptChange>(null);
  const { form, submission, billing } = useExpenseForm(expense, { projects, clients }, { receipt, onDone });
  const { project_id: project, kind } = form.values;
  return (
    <form onSubmit={submission.onSubmit} noValidate>
      <Stack>
        {expense === null && (
          <SegmentedControl
            aria-label={t("kind")}
            data={expenseKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
            {...form.getInputProps("kind")}
          />
        )}
        {people.length > 0 && expense === null && (
          <SearchSelect label={t("person")} required options={namedOptions(people)} {...form.getInputProps("user_id")} />
        )}
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <DateField label={t("date")} required {...form.getInputProps("date")} />
          <Autocomplete
            label={t("category")}
            required
            data={[...categories]}
            maxLength={expenseLimits.category.max}
            {...form.getInputProps("category")}
          />
        </SimpleGrid>
        <SearchSelect
          label={t("project")}
          options={[{ value: "", label: t("noProject") }, ...namedOptions(projects, project)]}
          {...form.getInputProps("project_id")}
        />
        {project === "" && clients.length > 0 && (
          <SearchSelect
            label={t("client")}
            options={[{ value: "", label: t("noClient") }, ...namedOptions(clients, form.values.client_id)]}
            {...form.getInputProps("client_id")}
          />
        )}
        <TextInput label={t("description")} maxLength={expenseLimits.description.max} {...form.getInputProps("description")} />
        {kind === "amount" ? <Amount form={form} /> : <Mileage form={form} />}
        <Tax form={form} />
        <Passing form={form} billing={billing} />
        <Reimbursement form={form} billing={billing} />
        <ReceiptField expense={expense} change={receipt} onChange={setReceipt} />
        <FormButtons submission={submission} onCancel={onCancel} />
      </Stack>
    </form>
  );
}

function Amount({ form }: { readonly form: Form }) {
  const { t } = useTranslation("expenses");
  return (
    <SimpleGrid cols={2}>
      <TextInput label={t("amountWithTax")} required inputMode="decimal" {...form.getInputProps("amount")} />
      <CurrencySelect label={t("currency")} required {...form.getInputProps("currency")} />
    </SimpleGrid>
  );
}

function Mileage({ form }: { readonly form: Form }) {
  const { t } = useTranslation("expenses");
  const { distance_unit: unit, currency } = form.values;
  return (
    <SimpleGrid cols={{ base: 2, xs: 3 }}>
      <TextInput label={t("distance")} required inputMode="decimal" {...form.getInputProps("distance")} />
      <NativeSelect
        label={t("unit")}
        data={distanceUnits.map((value) => ({ value, label: t(`units.${value}`) }))}
        {...form.getInputProps("distance_unit")}
      />
      <TextInput label={t(`rates.${unit}`, { currency })} required inputMode="decimal" {...form.getInputProps("rate")} />
    </SimpleGrid>
  );
}

function Tax({ form }: { readonly form: Form }) {
  const { t } = useTranslation("expenses");
  const { taxKind, currency } = form.values;
  return (
    <SimpleGrid cols={2}>
      <NativeSelect
        label={t("tax")}
        data={taxKinds.map((value) => ({ value, label: t(`taxKinds.${value}`) }))}
        {...form.getInputProps("taxKind")}
      />
      {taxKind === "rate" && <TextInput label={t("taxRate")} required inputMode="decimal" {...form.getInputProps("tax_rate")} />}
      {taxKind === "amount" && (
        <TextInput label={t("taxAmount", { currency })} required inputMode="decimal" {...form.getInputProps("tax_amount")} />
      )}
    </SimpleGrid>
  );
}

/** What the client pays of it. */
function Passing({ form, billing }: { readonly form: Form; readonly billing: Billing }) {
  const { t } = useTranslation("expenses");
  const { billable, currency } = form.values;
  return (
    <Fieldset legend={t("billing")}>
      <Stack>
        <Checkbox label={t("billable")} {...form.getInputProps("billable", { type: "checkbox" })} />
        {billable && billing.mayManage && <TextInput label={t("markup")} inputMode="decimal" {...form.getInputProps("markup")} />}
        {billable && currency !== billing.currency && (
          <TextInput
            label={t("conversion", { currency: billing.currency })}
            description={t("conversionText", { currency: billing.currency })}
            inputMode="decimal"
            {...form.getInputProps("conversion.net")}
          />
        )}
      </Stack>
    </Fieldset>
  );
}

function Reimbursement({ form, billing }: { readonly form: Form; readonly billing: Billing }) {
  const { t } = useTranslation("expenses");
  return (
    <Fieldset legend={t("reimbursement")}>
      <Stack>
        <Checkbox label={t("reimbursable")} {...form.getInputProps("reimbursable", { type: "checkbox" })} />
        {form.values.reimbursable && billing.mayManage && (
          <DateField label={t("reimbursedOn")} {...form.getInputProps("reimbursed_on")} />
        )}
      </Stack>
    </Fieldset>
  );
}
