import { expect } from "chai";
import { deliveryHeaders, instant, SECRETS_OVERLAP_MS, StintError } from "../../../core/index.js";
import type { WebhookSecrets } from "../../../core/ports/webhook-secrets.js";
import { lockedSecret } from "../../../core/webhooks/secret-of-workspace.js";
import {
  MAX_SIGNING_SECRETS,
  newWebhookSecret,
  rotateSecret,
  signingSecrets,
  type WebhookSecret,
} from "../../../core/webhooks/webhook-secret.js";
import { claimed } from "../../webhooks/deliveries.js";

const now = instant(1_790_000_000_123);
/** Shows what it was given. */
const secrets: WebhookSecrets = {
  issue: () => "whsec_issued",
  hexSignature: (secret, text) => `hex(${secret}, ${text})`,
  base64Signature: (secret, text) => `base64(${secret}, ${text})`,
};

const claim = claimed({ body: "{}", attempts: 2, secret: newWebhookSecret("new", now) });

describe("the headers of a delivery", () => {
  it("identify the event, the delivery and the attempt, and sign the body with the current secret", () => {
    expect(deliveryHeaders(claim, now, secrets)).to.deep.equal({
      "Content-Type": "application/json",
      "User-Agent": "Stint-Webhooks/1",
      "X-Service-Signature": "hex(new, {})",
      "X-Service-Event": "invoice.paid",
      "X-Service-Delivery": claim.id,
      "X-Service-Attempt": "3",
      "webhook-id": claim.eventId,
      "webhook-timestamp": "1790000000",
      "webhook-signature": `v1,base64(new, ${claim.eventId}.1790000000.{})`,
    });
  });

  it("contain a signature with each valid secret, the current one first, separated by spaces", () => {
    const rotated = { ...claim, secret: { current: "new", replaced: [{ secret: "old", at: now }] } };
    const signed = `${claim.eventId}.1790000000.{}`;
    const headers = deliveryHeaders(rotated, now, secrets);
    expect(headers["webhook-signature"]).to.equal(`v1,base64(new, ${signed}) v1,base64(old, ${signed})`);
    expect(headers["X-Service-Signature"]).to.equal("hex(new, {})");
  });
});

describe("the secret of a workspace", () => {
  const first = newWebhookSecret("first", now);

  it("signs alone until it is rotated, then with the new one for 24 hours", () => {
    const rotated = rotateSecret(first, "second", now);
    const after = (ms: number) => signingSecrets(rotated, instant(now + ms));
    expect(SECRETS_OVERLAP_MS).to.equal(86_400_000);
    expect(signingSecrets(first, now)).to.deep.equal(["first"]);
    expect(after(0)).to.deep.equal(["second", "first"]);
    expect(after(SECRETS_OVERLAP_MS - 1)).to.deep.equal(["second", "first"]);
    expect(after(SECRETS_OVERLAP_MS)).to.deep.equal(["second"]);
  });

  it("signs for its own 24 hours, however often it is replaced meanwhile", () => {
    const hours = (count: number) => instant(now + count * 3_600_000);
    const twice = rotateSecret(rotateSecret(first, "second", now), "third", hours(20));
    expect(twice).to.include({ current: "third", rotatedAt: hours(20), version: 3 });
    expect(signingSecrets(twice, hours(20))).to.deep.equal(["third", "second", "first"]);
    expect(signingSecrets(twice, hours(24))).to.deep.equal(["third", "second"]);
    expect(signingSecrets(twice, hours(44))).to.deep.equal(["third"]);
    expect(rotateSecret(twice, "fourth", hours(30)).replaced).to.deep.equal([
      { secret: "third", at: hours(30) },
      { secret: "second", at: hours(20) },
    ]);
  });

  it("is replaced only so often that at most ten sign", () => {
    let secret = first;
    for (let n = 1; n < MAX_SIGNING_SECRETS; n += 1) secret = rotateSecret(secret, `secret ${n}`, now);
    expect(signingSecrets(secret, now)).to.have.length(MAX_SIGNING_SECRETS);
    expect(() => rotateSecret(secret, "next", now)).to.throw(StintError, /at most 9 times within 24 hours/);
    expect(rotateSecret(secret, "next", instant(now + SECRETS_OVERLAP_MS)).replaced).to.have.length(1);
  });

  it("is created for a workspace that has none, once", async () => {
    let stored: WebhookSecret | null = null;
    const webhookSecret = {
      find: async () => stored,
      lock: async () => stored,
      insert: async (secret: WebhookSecret) => void (stored = secret),
      update: async () => expect.fail("Nothing changes."),
    };
    const created = await lockedSecret({ webhookSecret }, secrets, now);
    expect(created).to.deep.equal(newWebhookSecret("whsec_issued", now));
    expect(stored).to.equal(created);
    expect(await lockedSecret({ webhookSecret }, { ...secrets, issue: () => "another" }, now)).to.equal(created);
  });
});
