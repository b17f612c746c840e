import { Anchor, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../words/use-translation.js";
import { Link } from "react-router";
import { Failure } from "../../elements/failure.js";
import { Panel } from "../../elements/panel.js";
import { Instant } from "../../elements/values.js";
import { nameOf } from "../webhooks/webhook-name.js";
import { pathOfWebhook } from "../webhooks/webhook-paths.js";
import { failingQuery } from "./overview-queries.js";
import classes from "./welcome.module.css";

/** The webhooks that do not receive their events. Renders nothing if there are none. */
export function FailingWebhooks() {
  const { t } = useTranslation("welcome");
  const { data = [], error, refetch } = useQuery(failingQuery);
  if (data.length === 0 && !error) return null;
  return (
    <Panel title={t("failing")}>
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      <ul className={classes["list"]}>
        {data.map((webhook) => (
          <Text key={webhook.id} component="li" py="xs" style={{ overflowWrap: "anywhere" }}>
            <Anchor component={Link} to={pathOfWebhook(webhook.id)}>
              {nameOf(webhook)}
            </Anchor>
            {webhook.failing_since !== null && (
              <Text size="sm" c="dimmed">
                {t("failingSince")} <Instant at={webhook.failing_since} />
              </Text>
            )}
          </Text>
        ))}
      </ul>
    </Panel>
  );
}
