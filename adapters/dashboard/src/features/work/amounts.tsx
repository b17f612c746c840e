import { Text } from "@mantine/core";
import { useTranslation } from "../../words/use-translation.js";
import { Duration, Money } from "../../elements/values.js";
import type { Figures } from "../projects/project-queries.js";

type Billable = Pick<Figures, "billable_amounts" | "unrated_seconds">;

/** What an invoice for the time would bill, by currency, and the time that it cannot bill since it has no rate. */
export function Amounts({ figures }: { readonly figures: Billable }) {
  const { t } = useTranslation("work");
  return (
    <>
      {figures.billable_amounts.map(({ currency, amount }) => (
        <div key={currency}>
          <Money amount={amount} currency={currency} />
        </div>
      ))}
      {figures.unrated_seconds > 0 && (
        <Text size="sm" c="var(--mantine-color-error)">
          <Duration seconds={figures.unrated_seconds} /> {t("unrated")}
        </Text>
      )}
    </>
  );
}
