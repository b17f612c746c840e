import { Alert, Anchor, Button, Group, Stack, Text, Title } from "@mantine/core";
import { IconPlayerPause } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "../../words/use-translation.js";
import { Link, useParams } from "react-router";
import { paths } from "../../../paths.js";
import { Loaded } from "../../elements/loaded.js";
import { Page } from "../../elements/page.js";
import { Instant } from "../../elements/values.js";
import { DeliveriesList } from "./deliveries-list.js";
import { DeliveryFigures } from "./delivery-figures.js";
import { Facts } from "./facts.js";
import { FailureGuide } from "./failure-guide.js";
import { PingOutcome } from "./ping-outcome.js";
import { WebhookStatus } from "./status.js";
import { eventsText } from "./event-words.js";
import { VerifyGuide } from "./verify-guide.js";
import { WebhookActions } from "./webhook-actions.js";
import { nameOf } from "./webhook-name.js";
import { deliveriesPath } from "./webhook-paths.js";
import { type Webhook, webhookQuery } from "./webhook-queries.js";
import { useMay } from "../../shell/session.js";

/** One webhook: its details, figures, and actions. */
export default function WebhookPage() {
  const { t } = useTranslation("webhooks");
  const { id = "" } = useParams();
  const webhook = useQuery(webhookQuery(id));
  const mayWrite = useMay("webhooks:write");
  const [pingId, setPingId] = useState<string | null>(null);
  return (
    <Page title={webhook.data ? nameOf(webhook.data) : t("one")}>
      <Anchor component={Link} to={paths.webhooks} w="fit-content">
        {t("title")}
      </Anchor>
      <Loaded query={webhook}>
        {(found) => (
          <Stack gap="lg">
            {mayWrite && <WebhookActions webhook={found} onPinged={setPingId} />}
            {pingId !== null && <PingOutcome key={pingId} id={pingId} isHeld={found.status === "paused"} />}
            <Details webhook={found} />
          </Stack>
        )}
      </Loaded>
    </Page>
  );
}

function Details({ webhook }: { readonly webhook: Webhook }) {
  const { t } = useTranslation("webhooks");
  const { id, url, status, failing_since: failingSince, created_at: created } = webhook;
  return (
    <>
      {status === "paused" && (
        <Alert variant="outline" icon={<IconPlayerPause />} title={t("state.paused")}>
          {t("pausedText")}
        </Alert>
      )}
      {failingSince !== null && <FailureGuide webhook={webhook} />}
      <Facts
        facts={[
          [t("status"), <WebhookStatus key="status" webhook={webhook} />],
          [t("url"), url],
          [t("events"), eventsText(webhook, t("everyEvent"))],
          [t("created"), <Instant key="created" at={created} />],
        ]}
      />
      <DeliveryFigures webhookId={id} />
      <VerifyGuide />
      <Stack component="section" gap="sm" aria-labelledby="deliveries">
        <Group justify="space-between">
          <Title order={2} size="h4" id="deliveries">
            {t("delivery.list")}
          </Title>
          <Button component={Link} to={`${deliveriesPath}?webhook_id=${id}`} variant="default" size="xs">
            {t("delivery.narrow")}
          </Button>
        </Group>
        <DeliveriesList filter={{ webhook_id: [id] }} empty={t("delivery.noneYet")} withEndpoint={false} />
      </Stack>
      <Text size="sm" c="dimmed">
        {id}
      </Text>
    </>
  );
}
