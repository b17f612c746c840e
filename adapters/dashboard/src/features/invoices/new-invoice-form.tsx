import { expenseGroupings } from "../../../../../core/invoices/expense-groupings.js";
import { groupings } from "../../../../../core/invoices/time-lines.js";
import { Button, Checkbox, Fieldset, Group, NativeSelect, SimpleGrid, Stack, Text } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { useTranslation } from "../../words/use-translation.js";
import { useNavigate } from "react-router";
import { paths } from "../../../paths.js";
import { DateField } from "../../elements/date-field.js";
import { EarlyPaymentFields } from "../../elements/early-payment.js";
import { FormButtons } from "../../elements/form-buttons.js";
import { namedOptions } from "../../elements/options.js";
import { SearchSelect } from "../../elements/search-select.js";
import type { Submission } from "../../elements/use-submission.js";
import { Day, Money } from "../../elements/values.js";
import type { Client } from "../clients/client-values.js";
import type { ExpenseTotal } from "../expenses/expense.js";
import type { Milestone } from "../projects/milestone.js";
import { ContentFields } from "./content/content-fields.js";
import { LinesFields } from "./content/lines-fields.js";
import type { NewInvoiceValues } from "./new-invoice-values.js";
import { DepositChoice } from "./deposit-choice.js";
import type { Line } from "./invoice.js";
import type { Days } from "./unbilled.js";

type Form = UseFormReturnType<NewInvoiceValues>;

interface NewInvoiceFormProps {
  readonly form: Form;
  readonly clients: readonly Client[];
  readonly currency: string;
  /** The days with unbilled time of the client; null if there is none. */
  readonly unbilled: Days | null | undefined;
  /** The sums of the unbilled expenses of the client. */
  readonly expenses: readonly ExpenseTotal[] | undefined;
  /** Those of the client that are completed and not billed. */
  readonly milestones: readonly Milestone[] | undefined;
  /** Whether the client or the workspace has an early-payment discount. */
  readonly hasTerms: boolean;
  readonly submission: Submission;
}

const noLines: readonly Line[] = [];

export function NewInvoiceForm(props: NewInvoiceFormProps) {
  const { form, unbilled, expenses, milestones, clients, currency, hasTerms, submission } = props;
  const { t } = useTranslation("invoices");
  const navigate = useNavigate();
  return (
    <form onSubmit={submission.onSubmit} noValidate>
      <Stack>
        <SearchSelect
          label={t("client")}
          required
          placeholder={t("choose")}
          options={namedOptions(clients)}
          {...form.getInputProps("client_id")}
        />
        <DepositChoice form={form} />
        {!form.values.isDeposit && <Time form={form} unbilled={unbilled} />}
        {!form.values.isDeposit && expenses && expenses.length > 0 && <Expenses form={form} expenses={expenses} />}
        {!form.values.isDeposit && milestones && milestones.length > 0 && <Milestones form={form} milestones={milestones} />}
        <LinesFields form={form} legend={t("extraLines")} currency={currency} stored={noLines} />
        <ContentFields form={form} currency={currency} isNew>
          <EarlyPayment form={form} isInherited={hasTerms} />
        </ContentFields>
        <FormButtons submission={submission} onCancel={() => void navigate(paths.invoices)} label={t("createDraft")} />
      </Stack>
    </form>
  );
}

function Time({ form, unbilled }: Pick<NewInvoiceFormProps, "form" | "unbilled">) {
  const { t } = useTranslation("invoices");
  const field = (name: keyof NewInvoiceValues["from_time"]) => form.getInputProps(`from_time.${name}`);
  return (
    <Fieldset legend={t("time")}>
      <Stack>
        <Checkbox label={t("withTime")} {...form.getInputProps("withTime", { type: "checkbox" })} />
        {form.values.withTime && (
          <SimpleGrid cols={2} spacing="sm">
            <DateField label={t("from")} {...field("from")} />
            <DateField label={t("until")} {...field("to")} />
            <Text size="sm" c="dimmed" style={{ gridColumn: "1 / -1" }}>
              {t("byStart")}
            </Text>
            <NativeSelect
              label={t("groupBy")}
              data={groupings.map((value) => ({ value, label: t(`groupings.${value}`) }))}
              {...field("group_by")}
            />
          </SimpleGrid>
        )}
        {form.values.withTime && unbilled !== undefined && <Unbilled form={form} unbilled={unbilled} />}
      </Stack>
    </Fieldset>
  );
}

function Expenses({ form, expenses }: { readonly form: Form; readonly expenses: readonly ExpenseTotal[] }) {
  const { t } = useTranslation("invoices");
  return (
    <Fieldset legend={t("expenses")}>
      <Stack>
        <Checkbox label={t("withExpenses")} {...form.getInputProps("withExpenses", { type: "checkbox" })} />
        <Text size="sm" c="dimmed">
          {t("unbilledExpenses")}{" "}
          {expenses.map(({ currency, net }, index) => (
            <span key={currency}>
              {index > 0 && ", "}
              <Money amount={net} currency={currency} />
            </span>
          ))}
        </Text>
        {form.values.withExpenses && (
          <NativeSelect
            label={t("groupBy")}
            data={expenseGroupings.map((value) => ({ value, label: t(`expenseGroupings.${value}`) }))}
            {...form.getInputProps("from_expenses.group_by")}
          />
        )}
      </Stack>
    </Fieldset>
  );
}

function Milestones({ form, milestones }: { readonly form: Form; readonly milestones: readonly Milestone[] }) {
  const { t } = useTranslation("invoices");
  return (
    <Fieldset legend={t("milestones")}>
      <Stack>
        <Checkbox label={t("withMilestones")} {...form.getInputProps("withMilestones", { type: "checkbox" })} />
        {milestones.map(({ id, name, amount, currency }) => (
          <Text key={id} size="sm" c="dimmed">
            {name}: <Money amount={amount} currency={currency} />
          </Text>
        ))}
      </Stack>
    </Fieldset>
  );
}

/** Shows the days with unbilled time and selects all of them with one click. */
function Unbilled({ form, unbilled }: { readonly form: Form; readonly unbilled: Days | null }) {
  const { t } = useTranslation("invoices");
  const { from_time: time } = form.values;
  if (unbilled === null)
    return (
      <Text size="sm" c="dimmed">
        {t("noUnbilled")}
      </Text>
    );
  const isAll = (time.from === "" || time.from <= unbilled.from) && (time.to === "" || time.to >= unbilled.to);
  return (
    <Group gap="xs">
      <Text size="sm" c="dimmed">
        {t("unbilled")} <Day date={unbilled.from} /> – <Day date={unbilled.to} />
      </Text>
      {!isAll && (
        <Button size="compact-sm" variant="default" onClick={() => form.setFieldValue("from_time", { ...time, ...unbilled })}>
          {t("billAll")}
        </Button>
      )}
    </Group>
  );
}

/** The terms of this invoice. Only those of the client can be switched off. */
function EarlyPayment({ form, isInherited }: { readonly form: Form; readonly isInherited: boolean }) {
  const { t } = useTranslation("invoices");
  const isOff = isInherited && form.values.withoutEarlyPayment;
  return (
    <Stack gap="xs">
      {isInherited && (
        <Checkbox label={t("withoutEarlyPayment")} {...form.getInputProps("withoutEarlyPayment", { type: "checkbox" })} />
      )}
      {!isOff && <EarlyPaymentFields field={(path) => form.getInputProps(path)} description={t("earlyPaymentUsual")} />}
    </Stack>
  );
}
