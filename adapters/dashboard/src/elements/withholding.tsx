import { SimpleGrid, Stack, Text, TextInput } from "@mantine/core";
import { checkWithholding, withholdingNameLimits } from "../../../../core/billing/withholding.js";
import { parseDecimal } from "../../../../core/kernel/decimal.js";
import { Issues } from "../../../../core/kernel/errors.js";
import { useTranslation } from "../words/use-translation.js";
import { readDecimal } from "./amounts.js";
import type { WithholdingValues } from "./withholding-values.js";

/** Returns the rules of the two fields for a form. */
export function useWithholdingRules() {
  const { t } = useTranslation();
  type Form = { readonly withholding: WithholdingValues };
  const isEmpty = ({ name, rate }: WithholdingValues) => name.trim() === "" && rate.trim() === "";
  const name = (text: string, { withholding }: Form) =>
    !isEmpty(withholding) && text.trim() === "" ? t("problems.required") : null;
  const rate = (text: string, { withholding }: Form) => {
    if (isEmpty(withholding)) return null;
    if (text.trim() === "") return t("problems.required");
    const read = readDecimal(text);
    if (read === undefined) return t("problems.decimal_malformed");
    const issues = new Issues();
    checkWithholding(issues, { name: "–", rate: parseDecimal(read) });
    return issues.found.length > 0 ? t("problems.out_of_range") : null;
  };
  return { name, rate };
}

interface WithholdingFieldsProps {
  /** The properties of the field at a path of the form. */
  readonly field: (path: string) => object;
  /** What empty fields mean. */
  readonly description: string;
}

/** The tax that buyers withhold: its name, as printed, and its rate. */
export function WithholdingFields({ field, description }: WithholdingFieldsProps) {
  const { t } = useTranslation();
  const name = { ...field("withholding.name"), maxLength: withholdingNameLimits.max };
  return (
    <Stack gap={4}>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput label={t("withholding.name")} placeholder="IRPF" {...name} />
        <TextInput label={t("withholding.rate")} inputMode="decimal" {...field("withholding.rate")} />
      </SimpleGrid>
      <Text size="xs" c="dimmed">
        {description}
      </Text>
    </Stack>
  );
}
