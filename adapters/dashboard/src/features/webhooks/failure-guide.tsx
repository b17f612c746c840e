import { Alert, Anchor, List, Stack, Text } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../words/use-translation.js";
import { Link } from "react-router";
import { Loaded } from "../../elements/loaded.js";
import { Instant } from "../../elements/values.js";
import { failureKindOf } from "./failure-kind.js";
import { deliveriesPath, pathOfDelivery } from "./webhook-paths.js";
import { type Attempt, latestFailureQuery, type Webhook } from "./webhook-queries.js";

/** Advice for a failing webhook, by its latest failure, and the way to it. A delivery that is retried has not failed yet. */
export function FailureGuide({ webhook: { id, failing_since: since } }: { readonly webhook: Webhook }) {
  const { t } = useTranslation("webhooks");
  const latest = useQuery(latestFailureQuery(id));
  return (
    <Alert color="red" variant="outline" icon={<IconAlertTriangle />} title={t("guide.title")}>
      <Stack gap="sm">
        {since !== null && (
          <Text size="sm">
            {t("guide.since")} <Instant at={since} />
          </Text>
        )}
        <Loaded query={latest} lines={2}>
          {(delivery) => (
            <>
              <Steps attempt={delivery?.attempts?.at(-1) ?? null} />
              {delivery && (
                <Anchor component={Link} to={pathOfDelivery(delivery.id)} size="sm">
                  {t("guide.latest")}
                </Anchor>
              )}
            </>
          )}
        </Loaded>
        <Anchor component={Link} to={`${deliveriesPath}?webhook_id=${id}&status=failed`} size="sm">
          {t("guide.failed")}
        </Anchor>
      </Stack>
    </Alert>
  );
}

function Steps({ attempt }: { readonly attempt: Attempt | null }) {
  const { t } = useTranslation("webhooks");
  const kind = (attempt && failureKindOf(attempt)) ?? "unknown";
  return (
    <>
      <Text size="sm">
        <strong>
          {t(`failures.${kind}.title`)}
          {attempt?.response_status != null && ` (${attempt.response_status})`}
        </strong>
        {": "}
        {t(`failures.${kind}.means`)}
        {attempt?.error && ` ${attempt.error.message}`}
      </Text>
      <List type="ordered" size="sm" spacing={4}>
        <List.Item>{t(`failures.${kind}.check`)}</List.Item>
        <List.Item>{t("guide.ping")}</List.Item>
        <List.Item>{t("guide.recover")}</List.Item>
      </List>
    </>
  );
}
