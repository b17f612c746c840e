import { Text } from "@mantine/core";
import { useTranslation } from "../../words/use-translation.js";
import { formatDecimal } from "../../elements/amounts.js";
import { useDurationText, useMoneyText } from "../../elements/values.js";
import { useLocale } from "../../words/locale.js";
import { isHourly } from "./hourly.js";
import type { Explanation } from "./invoice.js";

interface FormulaProps {
  readonly line: Explanation["lines"][number];
  readonly currency: string;
}

/** How the amount of a line follows from its quantity and price. */
export function FormulaOfLine({ line, currency }: FormulaProps) {
  const { t } = useTranslation("invoices");
  const locale = useLocale();
  const money = useMoneyText(currency);
  const duration = useDurationText();
  const isTimed = isHourly(line) && Number.isInteger(Number(line.quantity));
  const unitPrice = money(line.unit_price);
  const price = isTimed
    ? `${unitPrice} ${t("perHour")}`
    : line.base_quantity === "1"
      ? unitPrice
      : t("explain.per", { price: unitPrice, base: formatDecimal(line.base_quantity, locale) });
  const quantity = isTimed ? duration(Number(line.quantity)) : formatDecimal(line.quantity, locale);
  const isExact = BigInt(line.exact.numerator) % BigInt(line.exact.denominator) === 0n;
  const formula = t("explain.product", { quantity, price });
  const hasAdjustments = line.allowances !== 0 || line.charges !== 0;
  const adjusted = t("explain.adjusted", { allowances: money(-line.allowances), charges: money(line.charges) });
  return (
    <Text size="sm">
      {t(isExact ? "explain.equals" : "explain.rounded", {
        formula: hasAdjustments ? `${formula}; ${adjusted}` : formula,
        amount: money(line.amount),
      })}
    </Text>
  );
}
