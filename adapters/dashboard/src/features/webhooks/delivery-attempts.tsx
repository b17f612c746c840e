import { Stack, Text, Timeline } from "@mantine/core";
import { IconCheck, IconClock, IconX } from "@tabler/icons-react";
import { useTranslation } from "../../words/use-translation.js";
import { Instant } from "../../elements/values.js";
import { failureKindOf } from "./failure-kind.js";
import { Countdown, useTook } from "./figures.js";
import { AttemptOutcome } from "./status.js";
import { Unfolding } from "../../elements/unfolding.js";
import { TextBlock } from "./text-block.js";
import type { Attempt, Delivery } from "./webhook-queries.js";

interface DeliveryAttemptsProps {
  readonly delivery: Delivery;
  readonly isHeld: boolean;
}

/** All attempts, oldest first, and the next one if it is scheduled. */
export function DeliveryAttempts({ delivery: { attempts = [], next_attempt_at: next }, isHeld }: DeliveryAttemptsProps) {
  const { t } = useTranslation("webhooks");
  if (attempts.length === 0 && next === null) return <Text>{t("attempt.none")}</Text>;
  return (
    <Timeline bulletSize={26} lineWidth={2} active={-1}>
      {attempts.map((attempt) => (
        <Timeline.Item
          key={`${attempt.number} ${attempt.at}`}
          bullet={failureKindOf(attempt) === null ? <IconCheck size={16} /> : <IconX size={16} />}
          title={t("attempt.number", { number: attempt.number })}
        >
          <OneAttempt attempt={attempt} />
        </Timeline.Item>
      ))}
      {next !== null && (
        <Timeline.Item bullet={<IconClock size={16} />} title={t("attempt.next")}>
          <Text size="sm">
            {isHeld ? (
              t("retry.held")
            ) : (
              <>
                <Countdown until={next} /> · <Instant at={next} withSeconds />
              </>
            )}
          </Text>
        </Timeline.Item>
      )}
    </Timeline>
  );
}

function OneAttempt({ attempt }: { readonly attempt: Attempt }) {
  const { t } = useTranslation("webhooks");
  const took = useTook();
  const kind = failureKindOf(attempt);
  return (
    <Stack gap={4}>
      <Text component="div" size="sm">
        <AttemptOutcome attempt={attempt} />
      </Text>
      <Text size="sm" c="dimmed">
        <Instant at={attempt.at} withSeconds /> · {took(attempt.duration_ms)} · {attempt.url}
      </Text>
      {kind !== null && <Text size="sm">{t(`failures.${kind}.means`)}</Text>}
      {attempt.error && (
        <Text size="sm" c="dimmed">
          {attempt.error.code}: {attempt.error.message}
        </Text>
      )}
      {attempt.late && <Text size="sm">{t("attempt.late")}</Text>}
      <Exchange attempt={attempt} />
    </Stack>
  );
}

/** The request and response, exactly as sent and received. */
function Exchange({ attempt }: { readonly attempt: Attempt }) {
  const { t } = useTranslation("webhooks");
  const { number, request_headers: sent, response_headers: answered, response_body: body } = attempt;
  return (
    <Unfolding label={t("attempt.exchange")}>
      <Stack gap="xs">
        <Text size="sm">{t("attempt.sent")}</Text>
        <TextBlock label={`${t("attempt.sent")} ${number}`} text={lines(sent)} />
        {answered && (
          <>
            <Text size="sm">{t("attempt.answered")}</Text>
            <TextBlock label={`${t("attempt.answered")} ${number}`} text={lines(answered)} />
          </>
        )}
        {body !== null && (
          <>
            <Text size="sm">{t("attempt.body")}</Text>
            {body === "" ? (
              <Text size="sm" c="dimmed">
                {t("attempt.nothing")}
              </Text>
            ) : (
              <TextBlock label={`${t("attempt.body")} ${number}`} text={body} />
            )}
          </>
        )}
      </Stack>
    </Unfolding>
  );
}

function lines(headers: Readonly<Record<string, string>>): string {
  return Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join("\n");
}
