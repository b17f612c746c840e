import { plusSeconds } from "../../kernel/instant.js";
import type { Clock } from "../../ports/clock.js";
import type { ClaimedDelivery, FinishedAttempt } from "../../ports/delivery-queue.js";
import type { WebhookSecrets } from "../../ports/webhook-secrets.js";
import type { SendResult, WebhookSender } from "../../ports/webhook-sender.js";
import { type DeliveryAttempt, isAccepting, isDelivered, type WebhookResponse } from "../delivery.js";
import { retryAfterSeconds } from "../retry-after.js";
import { retryDelaySeconds } from "../retry-schedule.js";
import { deliveryHeaders } from "../signatures.js";

export interface SendingNeeds {
  readonly webhookSender: WebhookSender;
  readonly webhookSecrets: WebhookSecrets;
  readonly clock: Clock;
}

export interface RetryPolicy {
  /** Seconds before the first retry; defaults to `DEFAULT_RETRY_BASE_SECONDS`. */
  readonly retryBaseSeconds?: number;
  /** A random number in [0, 1) for the jitter of one retry. */
  readonly random: () => number;
}

/** After this many claims without a result, the delivery itself probably crashes its senders. */
const MAX_CLAIMS = 10;

/** Sends once and determines the delivery's next state. */
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
  const attempt: DeliveryAttempt = { ...base, ...result, error: isAccepted(result) ? null : result.error };
  return {
    claim,
    attempt,
    next: isDelivered(attempt)
      ? { status: "succeeded" }
      : nextAfterFailure(needs, attempt, { ...policy, earlier: claim.earlierAttempts }),
  };
}

/** What follows the status says nothing about the delivery: the receiver has it. */
function isAccepted({ response }: SendResult): boolean {
  return response !== null && isAccepting(response.status);
}

const senderLost = {
  durationMs: 0,
  response: null,
  error: {
    code: "sender_lost",
    message: `The sending process stopped ${MAX_CLAIMS} times in a row, so this attempt was not sent.`,
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
    retryAfterSeconds: requestedDelay(response, now),
  });
  return delay === null ? { status: "failed" } : { status: "pending", at: plusSeconds(now, delay) };
}

function requestedDelay(response: WebhookResponse | null, now: number): number | null {
  const header = response?.headers["retry-after"];
  return header === undefined ? null : retryAfterSeconds(header, now);
}
