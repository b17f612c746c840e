import { SimpleGrid, Title } from "@mantine/core";
import { Decimal, Money } from "../../elements/values.js";
import { useTranslation } from "../../words/use-translation.js";
import { Fact } from "../invoices/facts.js";
import type { Recurring } from "./recurring.js";

interface RetainedFactsProps {
  readonly retainer: NonNullable<Recurring["retainer"]>;
  readonly currency: string;
}

/** The terms of a retainer. */
export function RetainedFacts({ retainer, currency }: RetainedFactsProps) {
  const { t } = useTranslation("recurring-invoices");
  const { amount, included_hours: hours, rate, roll_over: rollOver } = retainer;
  const most = rollOver?.max_hours ?? null;
  return (
    <section>
      <Title order={2} size="h3" mb="sm">
        {t("retainer.title")}
      </Title>
      <SimpleGrid component="dl" cols={{ base: 2, sm: 4 }} m={0}>
        <Fact label={t("retainer.fee")}>
          <Money amount={amount} currency={currency} />
        </Fact>
        <Fact label={t("retainer.hours")}>
          <Decimal value={hours} />
        </Fact>
        <Fact label={t("retainer.beyond")}>
          {rate === null ? t("retainer.ownRates") : <Money amount={rate} currency={currency} />}
        </Fact>
        <Fact label={t("retainer.unused")}>
          {t(`retainer.rolls.${rollOver === null ? "none" : most === null ? "all" : "limited"}`)}
          {most !== null && (
            <>
              {" "}
              <Decimal value={most} />
            </>
          )}
        </Fact>
      </SimpleGrid>
    </section>
  );
}
