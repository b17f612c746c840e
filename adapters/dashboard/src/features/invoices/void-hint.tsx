import { Text } from "@mantine/core";
import { useTranslation } from "../../words/use-translation.js";
import type { Invoice } from "./invoice.js";
import { isCreditable, isEffective, isVoidable } from "./settlements.js";

/** What to do with an invoice that cannot be voided. Renders nothing if it can be, or if nothing is left to do. */
export function VoidHint({ invoice }: { readonly invoice: Invoice }) {
  const { t } = useTranslation("invoices");
  if (isVoidable(invoice) || !isCreditable(invoice)) return null;
  const reason = invoice.credit_notes.length > 0 ? "credits" : invoice.payments.some(isEffective) ? "payments" : "settled";
  return (
    <Text size="sm" c="dimmed">
      {t(`voidNot.${reason}`)}
    </Text>
  );
}
