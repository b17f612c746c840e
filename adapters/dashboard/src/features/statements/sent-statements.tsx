import { Badge, Group, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { addressesText } from "../../elements/email-addresses.js";
import { Instant } from "../../elements/values.js";
import { useTranslation } from "../../words/use-translation.js";
import { type Message, messagesQuery } from "./statement-queries.js";

const colors = { queued: "gray", sending: "gray", sent: "green", failed: "red", unknown: "yellow" } as const;

/** The emails with statements of the client, and what became of them. Nothing if there are none. */
export function SentStatements({ clientId }: { readonly clientId: string }) {
  const { t } = useTranslation("statements");
  const { data } = useQuery(messagesQuery(clientId));
  if (!data || data.length === 0) return null;
  return (
    <section aria-label={t("emails")}>
      <Title order={2} size="h4" mb="sm">
        {t("emails")}
      </Title>
      <Stack gap="xs">
        {data.map((message) => (
          <Sent key={message.id} message={message} />
        ))}
      </Stack>
    </section>
  );
}

function Sent({ message: { to, cc, status, error, created_at: at } }: { readonly message: Message }) {
  const { t } = useTranslation("statements");
  return (
    <Group gap="xs">
      <Instant at={at} />
      <Text>{addressesText([...to, ...cc])}</Text>
      <Badge variant="outline" color={colors[status]}>
        {t(`statuses.${status}`)}
      </Badge>
      {error !== null && <Text size="sm">{error}</Text>}
    </Group>
  );
}
