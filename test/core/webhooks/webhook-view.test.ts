import { expect } from "chai";
import { TypeIdSource } from "../../../adapters/system/type-id-source.js";
import {
  type Delivery,
  type DeliveryAttempt,
  deliveryDetailView,
  newWebhookSecret,
  parseInstant,
  plusSeconds,
  rotateSecret,
  webhookSecretView,
} from "../../../core/index.js";
import { firstVersion } from "../../../core/kernel/entity.js";

const ids = new TypeIdSource();
const now = parseInstant("2026-03-02T08:00:00Z");

describe("the views of webhooks", () => {
  it("show a delivery with its body and, of each attempt, the response or the error", () => {
    const delivery: Delivery = {
      ...{ id: ids.next("whd"), webhookId: ids.next("wh"), eventId: ids.next("evt"), eventType: "invoice.paid" },
      ...{ status: "pending", attempts: 2, earlierAttempts: 0, nextAttemptAt: plusSeconds(now, 120), ...firstVersion(now) },
    };
    const url = "https://receiver.example.com/hook";
    const sent = { deliveryId: delivery.id, durationMs: 12, url, requestHeaders: { "X-Service-Attempt": "1" }, late: false };
    const attempts: readonly DeliveryAttempt[] = [
      { ...sent, number: 1, at: now, response: { status: 500, headers: { server: "s" }, body: "no" }, error: null },
      { ...sent, number: 2, at: now, response: null, error: { code: "timeout", message: "Timed out." }, late: true },
    ];
    const shown = { at: "2026-03-02T08:00:00.000Z", duration_ms: 12, url, request_headers: sent.requestHeaders };
    expect(deliveryDetailView(delivery, "{}", attempts)).to.deep.equal({
      ...{ id: delivery.id, webhook_id: delivery.webhookId, event_id: delivery.eventId, event_type: "invoice.paid" },
      ...{ status: "pending", attempt_count: 2, next_attempt_at: "2026-03-02T08:02:00.000Z", body: "{}" },
      ...{ created_at: shown.at, updated_at: shown.at, version: 1 },
      attempts: [
        {
          ...{ ...shown, number: 1, late: false, error: null },
          ...{ response_status: 500, response_headers: { server: "s" }, response_body: "no" },
        },
        {
          ...{ ...shown, number: 2, late: true, error: { code: "timeout", message: "Timed out." } },
          ...{ response_status: null, response_headers: null, response_body: null },
        },
      ],
    });
  });

  it("omit the secret before a rotation", () => {
    const rotated = rotateSecret(newWebhookSecret("first", now), "second", plusSeconds(now, 1));
    expect(webhookSecretView(rotated)).to.deep.equal({
      ...{ secret: "second", rotated_at: "2026-03-02T08:00:01.000Z", version: 2 },
      ...{ created_at: "2026-03-02T08:00:00.000Z", updated_at: "2026-03-02T08:00:01.000Z" },
    });
  });
});
