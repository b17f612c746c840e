import { createHmac } from "node:crypto";
import {
  type DeliveredType,
  deliveryHeaders,
  type EventId,
  formatInstant,
  invalidField,
  isDelivered,
  type SendResult,
} from "../../core/index.js";
import { NodeWebhookSecrets, systemClock, TypeIdSource, webhookSenderOf } from "../adapters.js";
import type { Config } from "../config.js";

/** An event as its deliveries contain it. */
export interface ForwardedEvent {
  readonly id: EventId;
  readonly type: DeliveredType;
  readonly body: string;
}

/** The developer names the receiver, so it may be at any address. */
const EVERYWHERE = ["0.0.0.0/0", "::/0"];

/** Sends events to a receiver of the developer as deliveries are sent, each once. */
export class Forwarding {
  /** What signs: the same for the same token, so that a receiver needs it only once. It does not reveal the token, and is not the secret of the workspace. */
  readonly secret: string;
  readonly url: string;
  readonly #secrets = new NodeWebhookSecrets();
  readonly #ids = new TypeIdSource();
  readonly #sender;

  /** Throws `required` or `url_malformed` (invalid) for the option `--forward-to`. */
  constructor(config: Config, forwardTo: string | undefined, token: string) {
    this.url = receiverOf(forwardTo);
    this.secret = `whsec_${createHmac("sha256", token).update("stint listen").digest("base64")}`;
    this.#sender = webhookSenderOf({ ...config, webhookAllow: EVERYWHERE, webhookProxy: null });
  }

  /** Returns a line about what the receiver did, and whether it accepted the event. */
  async send({ id, type, body }: ForwardedEvent): Promise<{ readonly line: string; readonly accepted: boolean }> {
    const now = systemClock.now();
    const signed = { id: this.#ids.next("whd"), eventId: id, eventType: type, body, attempts: 0 };
    const secret = { current: this.secret, replaced: [] };
    const headers = deliveryHeaders({ ...signed, secret }, now, this.#secrets);
    const result = await this.#sender.send({ url: this.url, headers, body });
    const parts = [formatInstant(now), type.padEnd(TYPE_WIDTH), id, outcomeOf(result), `${result.durationMs} ms`];
    return { line: parts.join("  "), accepted: isDelivered(result) };
  }

  close(): void {
    this.#sender.close?.();
  }
}

const TYPE_WIDTH = 24;

function outcomeOf({ response, error }: SendResult): string {
  if (response !== null) return String(response.status);
  return `${error?.code ?? "failed"}: ${error?.message ?? ""}`;
}

/** Throws `required` or `url_malformed` (invalid) for the option `--forward-to`. */
export function receiverOf(text: string | undefined): string {
  if (text === undefined || text === "")
    throw invalidField(["forward-to"], "required", "--forward-to is required: the URL that receives the events.");
  const url = completed(text);
  if (/^https?:\/\/[^/]/i.test(url) && URL.canParse(url)) {
    const { href, hostname } = new URL(url);
    // The parser turns numbers such as 9123 into IPv4 addresses.
    if (!/^[\d.]+$/.test(hostname) || url.includes(hostname)) return href;
  }
  throw invalidField(
    ["forward-to"],
    "url_malformed",
    `--forward-to must be a URL with http or https, a host with or without a port, or a port of this machine, such as http://localhost:3000/hook, localhost:3000/hook or 3000/hook, not "${text}".`,
  );
}

/** Completes a port of this machine, and a host, to a URL. */
function completed(text: string): string {
  if (/^\d+(?:[/?]|$)/.test(text)) return `http://127.0.0.1:${text}`;
  return /^(?:\[[\da-f:.]+\]|[^/:?]+)(?::\d+)?(?:[/?]|$)/i.test(text) ? `http://${text}` : text;
}
