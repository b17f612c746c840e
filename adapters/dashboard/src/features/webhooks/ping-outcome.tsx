import { Alert, Anchor, Group, Loader, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../words/use-translation.js";
import { Link } from "react-router";
import { FailureNote } from "../../elements/failure.js";
import { failureKindOf } from "./failure-kind.js";
import { useTook } from "./figures.js";
import { AttemptOutcome } from "./status.js";
import { pathOfDelivery } from "./webhook-paths.js";
import { type Attempt, deliveryQuery } from "./webhook-queries.js";

interface PingOutcomeProps {
  readonly id: string;
  readonly isHeld: boolean;
}

export function PingOutcome({ id, isHeld }: PingOutcomeProps) {
  const { t } = useTranslation("webhooks");
  const { data, error } = useQuery(deliveryQuery(id));
  if (error && !data) return <FailureNote error={error} />;
  const attempt = data?.attempts?.at(-1);
  return (
    <Alert variant="outline" title={t("ping.title")} role="status">
      {attempt ? <PingResponse attempt={attempt} /> : isHeld ? <Text size="sm">{t("ping.held")}</Text> : <Sending />}
      <Anchor component={Link} to={pathOfDelivery(id)} size="sm">
        {t("ping.open")}
      </Anchor>
    </Alert>
  );
}

function Sending() {
  const { t } = useTranslation("webhooks");
  return (
    <Group gap="xs">
      <Loader size="xs" aria-hidden />
      <Text size="sm">{t("ping.sending")}</Text>
    </Group>
  );
}

function PingResponse({ attempt }: { readonly attempt: Attempt }) {
  const { t } = useTranslation("webhooks");
  const took = useTook();
  const kind = failureKindOf(attempt);
  return (
    <>
      <Text component="div" size="sm">
        <AttemptOutcome attempt={attempt} /> · {took(attempt.duration_ms)}
      </Text>
      {kind !== null && (
        <Text size="sm">
          {t(`failures.${kind}.means`)} {t(`failures.${kind}.check`)}
        </Text>
      )}
    </>
  );
}
