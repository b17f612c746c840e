import { invoiceLimits, lineLimits } from "../../../../../core/invoices/drafting.js";
import { groupings } from "../../../../../core/invoices/time-lines.js";
import { Button, Checkbox, Fieldset, Group, NativeSelect, SimpleGrid, Stack, Text, Textarea, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { IconPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { paths } from "../../../paths.js";
import { EarlyPaymentFields } from "../../elements/early-payment.js";
import { FormButtons } from "../../elements/form-buttons.js";
import type { Submission } from "../../elements/use-submission.js";
import { Day } from "../../elements/values.js";
import type { Client } from "../clients/client-values.js";
import { DepositChoice } from "./deposit-choice.js";
import { newLine, type NewInvoiceValues } from "./new-invoice-values.js";
import type { Days } from "./unbilled.js";

type Form = UseFormReturnType<NewInvoiceValues>;

interface NewInvoiceFormProps {
  readonly form: Form;
  readonly clients: readonly Client[];
  readonly currency: string;
  /** The days with unbilled time of the client; null if there is none. */
  readonly unbilled: Days | null | undefined;
  readonly submission: Submission;
}

export function NewInvoiceForm({ form, unbilled, clients, currency, submission }: NewInvoiceFormProps) {
  const { t } = useTranslation("invoices");
  const navigate = useNavigate();
  const choices = [{ value: "", label: t("choose") }, ...clients.map(({ id, name }) => ({ value: id, label: name }))];
  return (
    <form onSubmit={submission.onSubmit} noValidate>
      <Stack>
        <NativeSelect label={t("client")} required data={choices} {...form.getInputProps("client_id")} />
        <DepositChoice form={form} />
        {!form.values.isDeposit && <Time form={form} unbilled={unbilled} />}
        <Lines form={form} currency={currency} />
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextInput label={t("issueDate")} type="date" {...form.getInputProps("issue_date")} />
          <TextInput label={t("dueDate")} type="date" description={t("dueUsual")} {...form.getInputProps("due_date")} />
          <TextInput label={t("periodStart")} type="date" {...form.getInputProps("period.start")} />
          <TextInput label={t("periodEnd")} type="date" {...form.getInputProps("period.end")} />
          <TextInput label={t("percent")} inputMode="decimal" {...form.getInputProps("discount.percent")} />
          <TextInput
            label={t("purchaseOrder")}
            maxLength={invoiceLimits.purchaseOrder.max}
            {...form.getInputProps("purchase_order")}
          />
        </SimpleGrid>
        <EarlyPaymentFields field={(path) => form.getInputProps(path)} description={t("earlyPaymentUsual")} />
        <Textarea
          label={t("notes")}
          autosize
          minRows={2}
          maxRows={8}
          maxLength={invoiceLimits.notes.max}
          {...form.getInputProps("notes")}
        />
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
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <TextInput label={t("from")} type="date" {...field("from")} />
            <TextInput label={t("until")} type="date" {...field("to")} />
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

function Lines({ form, currency }: { readonly form: Form; readonly currency: string }) {
  const { t } = useTranslation("invoices");
  return (
    <Fieldset legend={t("extraLines")}>
      <Stack>
        {form.values.lines.map(({ key }, index) => (
          <Group key={key} align="flex-end" wrap="wrap">
            <TextInput
              flex="3 1 12rem"
              label={t("description")}
              maxLength={lineLimits.description.max}
              {...form.getInputProps(`lines.${index}.description`)}
            />
            <TextInput
              flex="1 1 5rem"
              label={t("quantity")}
              inputMode="decimal"
              {...form.getInputProps(`lines.${index}.quantity`)}
            />
            <TextInput
              flex="1 1 7rem"
              label={`${t("unitPrice")} (${currency})`}
              inputMode="decimal"
              {...form.getInputProps(`lines.${index}.unit_price`)}
            />
            <Button
              variant="subtle"
              color="red"
              aria-label={t("removeLine", { number: index + 1 })}
              onClick={() => form.removeListItem("lines", index)}
            >
              {t("remove")}
            </Button>
          </Group>
        ))}
        <Button
          variant="default"
          leftSection={<IconPlus size={18} />}
          onClick={() => form.insertListItem("lines", newLine())}
          style={{ alignSelf: "flex-start" }}
        >
          {t("addLine")}
        </Button>
      </Stack>
    </Fieldset>
  );
}
