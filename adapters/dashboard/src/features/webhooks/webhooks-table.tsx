import { Anchor, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "../../words/use-translation.js";
import { Link } from "react-router";
import { type Column, DataTable } from "../../elements/data-table.js";
import { Share } from "./figures.js";
import { WebhookStatus } from "./status.js";
import { nameOf, shortUrl } from "./webhook-name.js";
import { eventsText } from "./event-words.js";
import { pathOfWebhook } from "./webhook-paths.js";
import { reportQuery, type Webhook } from "./webhook-queries.js";

export function WebhooksTable({ rows }: { readonly rows: readonly Webhook[] }) {
  const { t } = useTranslation("webhooks");
  const columns = useMemo(
    (): readonly Column<Webhook>[] => [
      { id: "name", header: t("endpoint"), cell: (webhook) => <Name webhook={webhook} /> },
      {
        id: "events",
        header: t("events"),
        isWide: true,
        cell: (webhook) => (
          <Text size="sm" maw={280}>
            {eventsText(webhook, t("everyEvent"))}
          </Text>
        ),
      },
      { id: "status", header: t("status"), cell: (webhook) => <WebhookStatus webhook={webhook} /> },
      { id: "rate", header: t("rate"), align: "end", isWide: true, cell: ({ id }) => <LastDay id={id} /> },
    ],
    [t],
  );
  return <DataTable label={t("title")} columns={columns} rows={rows} keyOf={keyOf} />;
}

const keyOf = ({ id }: Webhook): string => id;

function Name({ webhook }: { readonly webhook: Webhook }) {
  return (
    <Stack gap={0}>
      <Anchor component={Link} to={pathOfWebhook(webhook.id)}>
        {nameOf(webhook)}
      </Anchor>
      {webhook.description !== "" && (
        <Text size="sm" c="dimmed">
          {shortUrl(webhook.url)}
        </Text>
      )}
    </Stack>
  );
}

/** The share of the attempts of the last hours that succeeded. */
function LastDay({ id }: Pick<Webhook, "id">) {
  const { data } = useQuery(reportQuery("day", id));
  return data && <Share part={data.totals.succeeded} whole={data.totals.attempts} />;
}
