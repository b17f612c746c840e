import { SimpleGrid, Stack, Text, TextInput } from "@mantine/core";
import { useTranslation } from "../words/use-translation.js";
import { checkEarlyPayment } from "../../../../core/billing/early-payment.js";
import { parseDecimal } from "../../../../core/kernel/decimal.js";
import { Issues } from "../../../../core/kernel/errors.js";
import { readDecimal } from "./amounts.js";
import { type EarlyPaymentTerms, type EarlyPaymentValues, isWhole } from "./early-payment-values.js";

/** Returns the rules of the two fields for a form. */
export function useEarlyPaymentRules() {
  const { t } = useTranslation();
  type Form = { readonly early_payment_discount: EarlyPaymentValues };
  const isEmpty = ({ percent, days }: EarlyPaymentValues) => percent.trim() === "" && days.trim() === "";
  const check =
    (field: keyof EarlyPaymentTerms) =>
    (text: string, { early_payment_discount: values }: Form) => {
      if (isEmpty(values)) return null;
      if (text.trim() === "") return t("problems.required");
      if (field === "percent" && readDecimal(text) === undefined) return t("problems.decimal_malformed");
      return issuesOf(values).has(field) ? t("problems.out_of_range") : null;
    };
  return { percent: check("percent"), days: check("days") };
}

/** The fields that break a rule of the core. A malformed percentage is reported by the form, and does not keep the days from being checked. */
function issuesOf({ percent, days }: EarlyPaymentValues): ReadonlySet<unknown> {
  const issues = new Issues();
  checkEarlyPayment(issues, { percent: parseDecimal(readDecimal(percent) ?? "1"), days: isWhole(days) ? Number(days) : -1 });
  return new Set(issues.found.map(({ path }) => path.at(-1)));
}

interface EarlyPaymentFieldsProps {
  /** The properties of the field at a path of the form. */
  readonly field: (path: string) => object;
  /** What empty fields mean. */
  readonly description?: string;
}

/** The discount for early payment: its percentage, and the days after the issue date on which it applies. */
export function EarlyPaymentFields({ field, description }: EarlyPaymentFieldsProps) {
  const { t } = useTranslation();
  return (
    <Stack gap={4}>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput label={t("earlyPayment.percent")} inputMode="decimal" {...field("early_payment_discount.percent")} />
        <TextInput label={t("earlyPayment.days")} inputMode="numeric" {...field("early_payment_discount.days")} />
      </SimpleGrid>
      {description !== undefined && (
        <Text size="xs" c="dimmed">
          {description}
        </Text>
      )}
    </Stack>
  );
}
