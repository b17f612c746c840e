import { NativeSelect, SimpleGrid, Stack, Text, TextInput } from "@mantine/core";
import { paymentTermsRules } from "../../../../core/billing/payment-terms.js";
import { useTranslation } from "../words/use-translation.js";
import { exampleDueDate, type PaymentTermsValues, ruleIn } from "./payment-terms.js";
import { useToday } from "./use-today.js";
import { useWorkspaceZone } from "./use-zone.js";
import { useDayText } from "./values.js";

interface PaymentTermsFieldsProps {
  readonly label: string;
  readonly values: PaymentTermsValues;
  /** The properties of the field at a path of the form. */
  readonly field: (path: keyof PaymentTermsValues) => object;
}

/** When invoices are due: the days, how they count, and the due date of an invoice of today. */
export function PaymentTermsFields({ label, values, field }: PaymentTermsFieldsProps) {
  const { t } = useTranslation("shell");
  const day = useDayText();
  const today = useToday(useWorkspaceZone());
  const due = exampleDueDate(today, values);
  const isDay = ruleIn(values) === "day_of_next_month";
  return (
    <Stack gap={4}>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput label={isDay ? t("paymentTerms.day") : label} inputMode="numeric" {...field("payment_terms_days")} />
        <NativeSelect
          label={t("paymentTerms.rule")}
          data={paymentTermsRules.map((value) => ({ value, label: t(`paymentTerms.rules.${value}`) }))}
          {...field("payment_terms_rule")}
        />
      </SimpleGrid>
      <Text size="xs" c="dimmed" aria-live="polite" data-example="due-date">
        {due !== null && t("paymentTerms.example", { date: day(today), due: day(due) })}
      </Text>
    </Stack>
  );
}
