import { Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { answered, api } from "../../api/client.js";
import { keys } from "../../api/keys.js";
import { Loaded } from "../../elements/loaded.js";
import { Instant } from "../../elements/values.js";
import type { Message } from "./invoice.js";

const LIVE_MS = 3_000;
const isUnderWay = ({ status }: Message): boolean => status === "queued" || status === "sending";

/** The emails with this invoice, latest first. Refetched while one is being sent. */
export function Messages({ id }: { readonly id: string }) {
  const { t } = useTranslation("invoices");
  const messages = useQuery({
    queryKey: [...keys.invoices.one(id), "messages"],
    queryFn: async ({ signal }) =>
      (await answered(api.GET("/invoices/{id}/messages", { params: { path: { id }, query: { limit: 50 } }, signal }))).data,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? LIVE_MS : false),
  });
  return (
    <Loaded query={messages} lines={1}>
      {(all) =>
        all.length > 0 && (
          <section>
            <Title order={2} size="h4" mb="xs">
              {t("messages")}
            </Title>
            <Stack gap="xs">
              {all.map((message) => (
                <OneMessage key={message.id} message={message} />
              ))}
            </Stack>
          </section>
        )
      }
    </Loaded>
  );
}

function OneMessage({ message: { to, cc, status, sent_at: sent, created_at: created, error } }: { readonly message: Message }) {
  const { t } = useTranslation("invoices");
  return (
    <div>
      <Text>
        {t(`messageStatuses.${status}`)}, <Instant at={sent ?? created} />: {[...to, ...cc].join(", ")}
      </Text>
      {error !== null && (
        <Text size="sm" c="dimmed">
          {error}
        </Text>
      )}
    </div>
  );
}
