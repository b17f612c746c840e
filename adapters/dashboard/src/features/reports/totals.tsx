import { SimpleGrid, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Figure } from "../../elements/figure.js";
import { Duration, Money } from "../../elements/values.js";
import type { Figures } from "./report-queries.js";

/** The totals of the report. */
export function Totals({ figures }: { readonly figures: Figures }) {
  const { t } = useTranslation("reports");
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }}>
      <Figure label={t("hours")}>
        <Duration seconds={figures.seconds} />
      </Figure>
      <Figure label={t("billable")}>
        <Duration seconds={figures.billable_seconds} />
      </Figure>
      {figures.amounts.map(({ currency, amount }) => (
        <Figure key={currency} label={t("amount", { currency })}>
          <Money amount={amount} currency={currency} />
        </Figure>
      ))}
      {figures.unrated_seconds > 0 && (
        <Figure label={t("unrated")}>
          <Text span inherit c="var(--mantine-color-error)">
            <Duration seconds={figures.unrated_seconds} />
          </Text>
        </Figure>
      )}
    </SimpleGrid>
  );
}
