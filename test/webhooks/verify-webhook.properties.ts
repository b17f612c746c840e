import { expect } from "chai";
import fc from "fast-check";
import { Webhook } from "standardwebhooks";
import { verifyServiceSignature, verifyWebhook, WebhookVerificationError } from "../../webhooks/index.js";
import { bodyOf, delivery, secrets, type Signing } from "./deliveries.js";

const secretsDrawn = fc
  .uint8Array({ minLength: 24, maxLength: 64 })
  .map((bytes) => `whsec_${Buffer.from(bytes).toString("base64")}`);
const times = fc.integer({ min: 0, max: 99_999_999_999 }).map((seconds) => new Date(seconds * 1000));
const bodies = fc.dictionary(fc.string({ unit: "grapheme" }), fc.jsonValue()).map(bodyOf);
const signings: fc.Arbitrary<Required<Signing>> = fc.record({
  body: bodies,
  at: times,
  current: secretsDrawn,
  previous: fc.option(secretsDrawn),
  attempts: fc.nat(6),
});

const verifies = (...given: Parameters<typeof verifyWebhook>): boolean => {
  try {
    verifyWebhook(...given);
    return true;
  } catch (error) {
    if (error instanceof WebhookVerificationError) return false;
    throw error;
  }
};

/** The text with one character changed, at the index modulo its length. */
function altered(text: string, place: number, other: string): string {
  const at = place % text.length;
  const next = text[at] === other ? "~" : other;
  return text.slice(0, at) + next + text.slice(at + 1);
}

describe("a delivery signed by Stint, always", () => {
  it("is valid with the current and the previous secret", () => {
    fc.assert(
      fc.property(signings, (signing) => {
        const request = delivery(signing);
        const { type, timestamp, data, attempt } = verifyWebhook({ ...request, secret: signing.current, now: signing.at });
        expect({ type, timestamp, data }).to.deep.equal(JSON.parse(signing.body));
        expect(attempt).to.equal(signing.attempts + 1);
        expect(verifyServiceSignature(signing.body, request.headers["X-Service-Signature"], signing.current)).to.equal(true);
        if (signing.previous !== null) expect(verifies({ ...request, secret: signing.previous, now: signing.at })).to.equal(true);
      }),
    );
  });

  it("is invalid if a byte of the body changes", () => {
    fc.assert(
      fc.property(signings, fc.nat(), fc.integer({ min: 1, max: 255 }), (signing, place, change) => {
        const { headers, body } = delivery(signing);
        const bytes = Buffer.from(body);
        const at = place % bytes.length;
        bytes[at] = (bytes[at] ?? 0) ^ change;
        expect(verifies({ headers, body: bytes, secret: signing.current, now: signing.at })).to.equal(false);
        expect(verifyServiceSignature(bytes, headers["X-Service-Signature"], signing.current)).to.equal(false);
      }),
    );
  });

  it("is invalid if a character of its id, time or signature changes", () => {
    const names = fc.constantFrom("webhook-id", "webhook-timestamp", "webhook-signature");
    const printable = fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code));
    const alone = signings.map((signing) => ({ ...signing, previous: null }));
    fc.assert(
      fc.property(alone, names, fc.nat(), printable, (signing, name, place, other) => {
        const { headers, body } = delivery(signing);
        const forged = { ...headers, [name]: altered(headers[name] ?? "", place, other) };
        expect(verifies({ headers: forged, body, secret: signing.current, now: signing.at })).to.equal(false);
      }),
      { numRuns: 500 },
    );
  });

  it("is invalid with any other secret", () => {
    fc.assert(
      fc.property(signings, secretsDrawn, (signing, other) => {
        fc.pre(other !== signing.current && other !== signing.previous);
        expect(verifies({ ...delivery(signing), secret: other, now: signing.at })).to.equal(false);
      }),
    );
  });
});

describe("the Standard Webhooks library", () => {
  const agree = (library: () => unknown, own: () => boolean): void => {
    let verified = true;
    try {
      library();
    } catch {
      verified = false;
    }
    expect(own()).to.equal(verified);
  };

  it("agrees on which deliveries are valid, with right and wrong secrets, including its own signatures", () => {
    fc.assert(
      fc.property(bodies, secretsDrawn, secretsDrawn, fc.boolean(), (body, one, other, isWrong) => {
        const now = new Date(Math.floor(Date.now() / 1000) * 1000);
        const known = isWrong ? other : one;
        const signature = new Webhook(one).sign("msg_1", now, body);
        const own = { "webhook-id": "msg_1", "webhook-timestamp": String(now.getTime() / 1000), "webhook-signature": signature };
        for (const headers of [own, delivery({ body, at: now, current: one, previous: secrets.issue() }).headers]) {
          agree(
            () => new Webhook(known).verify(body, headers),
            () => verifies({ headers, body, secret: known, now }),
          );
        }
      }),
    );
  });
});
