import { plusSeconds } from "../../kernel/instant.js";
import type { Clock } from "../../ports/clock.js";
import type { ClaimedDelivery, FinishedAttempt } from "../../ports/delivery-queue.js";
import type { WebhookSecrets } from "../../ports/webhook-secrets.js";
import type { WebhookSender } from "../../ports/webhook-sender.js";
import { type DeliveryAttempt, isDelivered, type WebhookResponse } from "../delivery.js";
import { retryAfterSeconds } from "../retry-after.js";
import { retryDelaySeconds } from "../retry-schedule.js";
import { deliveryHeaders } from "../signatures.js";

export interface SendingNeeds {
  readonly webhookSender: WebhookSender;
  readonly webhookSecrets: WebhookSecrets;
  readonly clock: Clock;
}

export interface RetryPolicy {
  /** The first retry's wait; 60 unless told. */
  readonly retryBaseSeconds?: number;
  /** A number in [0, 1) for the jitter of one retry. */
  readonly random: () => number;
}

/** After so many claims without a result it is the delivery that stops its senders. */
const MAX_CLAIMS = 10;

/** Sends once and decides what comes next. */
export async function attemptDelivery(
  needs: SendingNeeds,
  claim: ClaimedDelivery,
  policy: RetryPolicy,
): Promise<FinishedAttempt> {
  const at = needs.clock.now();
  const requestHeaders = deliveryHeaders(claim, at, needs.webhookSecrets);
  const base = { deliveryId: claim.id, number: claim.attempts + 1, at, url: claim.url, requestHeaders, late: false };
  if (claim.claims > MAX_CLAIMS) return { claim, attempt: { ...base, ...senderLost }, next: { status: "failed" } };
  const result = await needs.webhookSender.send({ url: claim.url, headers: requestHeaders, body: claim.body });
  const attempt: DeliveryAttempt = { ...base, ...result };
  return {
    claim,
    attempt,
    next: isDelivered(attempt)
      ? { status: "succeeded" }
      : nextAfterFailure(needs, attempt, { ...policy, earlier: claim.earlierAttempts }),
  };
}

const senderLost = {
  durationMs: 0,
  response: null,
  error: {
    code: "sender_lost",
    message: `The process that was to send this stopped ${MAX_CLAIMS} times in a row. It was not sent this time.`,
  },
} as const;

function nextAfterFailure(
  { clock }: Pick<SendingNeeds, "clock">,
  { number, response }: DeliveryAttempt,
  { retryBaseSeconds, random, earlier }: RetryPolicy & { readonly earlier: number },
): FinishedAttempt["next"] {
  const now = clock.now();
  const delay = retryDelaySeconds(number - earlier, {
    ...(retryBaseSeconds === undefined ? {} : { baseSeconds: retryBaseSeconds }),
    jitter: random(),
    retryAfterSeconds: asked(response, now),
  });
  return delay === null ? { status: "failed" } : { status: "pending", at: plusSeconds(now, delay) };
}

function asked(response: WebhookResponse | null, now: number): number | null {
  const header = response?.headers["retry-after"];
  return header === undefined ? null : retryAfterSeconds(header, now);
}
