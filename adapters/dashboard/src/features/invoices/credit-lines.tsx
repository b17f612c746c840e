import { Fieldset, NativeSelect, SimpleGrid, Stack, Text, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { useTranslation } from "../../words/use-translation.js";
import { Money } from "../../elements/values.js";
import { type CreditValues, isTime, lineCredits } from "./credit-values.js";
import type { Invoice, Line } from "./invoice.js";
import { Quantity } from "./lines-table.js";

interface CreditLinesProps {
  readonly form: UseFormReturnType<CreditValues>;
  readonly invoice: Invoice;
}

/** What to credit of each line. */
export function CreditLines({ form, invoice: { lines = [], currency } }: CreditLinesProps) {
  return (
    <Stack gap="sm">
      {lines.map((line, index) => (
        <CreditLine key={index} form={form} line={line} index={index} currency={currency} />
      ))}
    </Stack>
  );
}

interface CreditLineProps {
  readonly form: UseFormReturnType<CreditValues>;
  readonly line: Line;
  readonly index: number;
  readonly currency: string;
}

function CreditLine({ form, line, index, currency }: CreditLineProps) {
  const { t } = useTranslation("invoices");
  const how = form.values.lines[index]?.how ?? "none";
  const nameOf = (one: typeof how) => t(`credit.hows.${one === "quantity" && isTime(line) ? "time" : one}`);
  const field = (name: string) => form.getInputProps(`lines.${index}.${name}`);
  return (
    <Fieldset legend={t("credit.line", { number: index + 1, description: line.description })}>
      <Text size="sm" c="dimmed" mb="xs">
        <Quantity line={line} /> · <Money amount={line.net} currency={currency} />
      </Text>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NativeSelect
          label={t("credit.how")}
          data={lineCredits.map((value) => ({ value, label: nameOf(value) }))}
          {...field("how")}
        />
        {how === "quantity" && (
          <TextInput
            label={t(isTime(line) ? "credit.time" : "credit.quantity")}
            inputMode={isTime(line) ? "text" : "decimal"}
            required
            {...field("quantity")}
          />
        )}
        {how === "net" && <TextInput label={`${t("credit.net")} (${currency})`} inputMode="decimal" required {...field("net")} />}
      </SimpleGrid>
    </Fieldset>
  );
}
