import { Group, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Panel } from "../../elements/panel.js";
import { Day, Money } from "../../elements/values.js";
import { useTranslation } from "../../words/use-translation.js";
import { creditQuery } from "./credit-query.js";

const SHOWN = 5;

/** What the client has paid in excess, with the newest rows. Nothing if there never was any. */
export function CreditBalance({ clientId }: { readonly clientId: string }) {
  const { t } = useTranslation("clients");
  const { data } = useQuery(creditQuery(clientId));
  if (!data || data.rows.length === 0) return null;
  return (
    <Panel title={t("credit.title")}>
      {data.balances.map(({ currency, balance }) => (
        <Text key={currency} fw={650}>
          <Money amount={balance} currency={currency} />
        </Text>
      ))}
      {data.rows.slice(0, SHOWN).map(({ id, kind, amount, currency, created_at: at }) => (
        <Group key={id} gap="xs" justify="space-between">
          <Text size="sm">
            <Day date={at.slice(0, 10)} /> {t(`credit.kinds.${kind}`)}
          </Text>
          <Text size="sm">
            <Money amount={amount} currency={currency} />
          </Text>
        </Group>
      ))}
    </Panel>
  );
}
