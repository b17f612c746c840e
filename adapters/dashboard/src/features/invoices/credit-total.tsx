import { Group, Text } from "@mantine/core";
import { useTranslation } from "../../words/use-translation.js";
import { useExplain } from "../../elements/explain.js";
import { Money } from "../../elements/values.js";
import { type CreditValues, previewOf } from "./credit-values.js";
import type { Invoice } from "./invoice.js";

/** What the credit note will amount to, as far as it is known before the service issues it. */
export function CreditTotal({ values, invoice }: { readonly values: CreditValues; readonly invoice: Invoice }) {
  const { t } = useTranslation("invoices");
  const { ofCode } = useExplain();
  const preview = previewOf(values, invoice);
  return (
    <div aria-live="polite">
      {preview && "total" in preview && (
        <Group justify="space-between" fw={700}>
          <Text inherit>{t("credit.total")}</Text>
          <Money amount={preview.total} currency={invoice.currency} />
        </Group>
      )}
      {preview && "code" in preview && <Text size="sm">{ofCode(preview.code, preview.message)}</Text>}
    </div>
  );
}
