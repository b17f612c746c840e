import { Alert, Anchor, Code, Group, Stack, Text, Title } from "@mantine/core";
import { IconPlayerPause } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "../../words/use-translation.js";
import { Link, useParams } from "react-router";
import { Loaded } from "../../elements/loaded.js";
import { Page } from "../../elements/page.js";
import { Instant } from "../../elements/values.js";
import { useMay } from "../../shell/session.js";
import { CopyText } from "./copy-text.js";
import { DeliveryAttempts } from "./delivery-attempts.js";
import { DeliveryBody } from "./delivery-body.js";
import { Facts } from "./facts.js";
import { Countdown } from "./figures.js";
import { RetryButton } from "./retry-button.js";
import { DeliveryStatus } from "./status.js";
import { nameOf } from "./webhook-name.js";
import { deliveriesPath, pathOfWebhook } from "./webhook-paths.js";
import { type Delivery, deliveryQuery } from "./webhook-queries.js";

/** One delivery: its body, its attempts with their responses, and the next attempt. */
export default function DeliveryPage() {
  const { t } = useTranslation("webhooks");
  const { id = "" } = useParams();
  const delivery = useQuery(deliveryQuery(id));
  const mayRetry = useMay("webhooks:write") && delivery.data !== undefined && delivery.data.status !== "cancelled";
  return (
    <Page
      title={delivery.data?.event_type ?? t("delivery.one")}
      actions={mayRetry && delivery.data && <RetryButton delivery={delivery.data} />}
    >
      <Anchor component={Link} to={deliveriesPath} w="fit-content">
        {t("delivery.list")}
      </Anchor>
      <Loaded query={delivery}>{(found) => <Details delivery={found} />}</Loaded>
    </Page>
  );
}

function Details({ delivery }: { readonly delivery: Delivery }) {
  const { t } = useTranslation("webhooks");
  const isHeld = delivery.status === "pending" && delivery.webhook?.status === "paused";
  return (
    <Stack gap="lg">
      {isHeld && (
        <Alert variant="outline" icon={<IconPlayerPause />} title={t("state.paused")}>
          {t("delivery.heldText")}
        </Alert>
      )}
      <Facts facts={factsOf(delivery, t("delivery.ofDeleted")).map(([name, value]) => [t(`delivery.${name}`), value])} />
      <section aria-labelledby="attempts">
        <Title order={2} size="h4" id="attempts" mb="sm">
          {t("delivery.attempts")}
        </Title>
        <DeliveryAttempts delivery={delivery} isHeld={isHeld} />
      </section>
      <DeliveryBody body={delivery.body ?? ""} />
    </Stack>
  );
}

type FactName = "status" | "next" | "endpoint" | "made" | "id" | "eventId";

function factsOf(delivery: Delivery, ofDeleted: string): readonly (readonly [FactName, ReactNode])[] {
  const { webhook, next_attempt_at: next } = delivery;
  return [
    ["status", <DeliveryStatus key="status" status={delivery.status} />],
    ...(next === null || webhook?.status === "paused" ? [] : [["next", <Countdown key="next" until={next} />] as const]),
    ["endpoint", webhook ? <EndpointLink key="endpoint" webhook={webhook} /> : ofDeleted],
    ["made", <Instant key="made" at={delivery.created_at} withSeconds />],
    ["id", <CopyableId key="id" id={delivery.id} copy="copyId" />],
    ["eventId", <CopyableId key="event" id={delivery.event_id} copy="copyEventId" />],
  ];
}

function EndpointLink({ webhook }: { readonly webhook: NonNullable<Delivery["webhook"]> }) {
  return (
    <>
      <Anchor component={Link} to={pathOfWebhook(webhook.id)}>
        {nameOf(webhook)}
      </Anchor>
      {webhook.description !== "" && (
        <Text size="sm" c="dimmed">
          {webhook.url}
        </Text>
      )}
    </>
  );
}

/** The IDs, for support requests. */
function CopyableId({ id, copy }: { readonly id: string; readonly copy: "copyId" | "copyEventId" }) {
  const { t } = useTranslation("webhooks");
  return (
    <Group gap="xs">
      <Code>{id}</Code>
      <CopyText text={id} label={t(`delivery.${copy}`)} />
    </Group>
  );
}
