import { createHmac } from "node:crypto";
import { expect } from "chai";
import { verifyServiceSignature, verifyWebhook, WebhookVerificationError, type VerifyOptions } from "../../webhooks/index.js";
import { bodyOf, delivery, inLowerCase, secret, secrets, sentAt, type Signing } from "./deliveries.js";

const { headers, body } = delivery({ attempts: 2 });
const genuine: VerifyOptions = { headers, body, secret, now: sentAt };

/** The error code of a rejected request, or "". */
function refusal(changes: { readonly [K in keyof VerifyOptions]?: unknown }): string {
  try {
    verifyWebhook({ ...genuine, ...changes } as VerifyOptions);
    return "";
  } catch (error) {
    if (error instanceof WebhookVerificationError) return error.code;
    throw error;
  }
}

const late = (seconds: number): Date => new Date(sentAt.getTime() + seconds * 1000);

describe("a delivery signed by Stint", () => {
  it("is returned with its content", () => {
    const webhook = verifyWebhook(genuine);
    expect(webhook).to.deep.equal({
      id: headers["webhook-id"],
      type: "invoice.paid",
      timestamp: 1_790_000_000,
      data: { id: "inv_1", note: "Müller 🕰" },
      attempt: 3,
      deliveryId: headers["X-Service-Delivery"],
    });
  });

  it("has data whose type the compiler knows from the type of the event", () => {
    const webhook = verifyWebhook(genuine);
    const known = ((): readonly string[] => {
      if (webhook.type === "task.deleted") return [webhook.data.project_id];
      return webhook.type === "invoice.paid" ? [webhook.data.id] : [];
    })();
    expect(known).to.deep.equal(["inv_1"]);
  });

  it("is accepted with headers of fetch, of Node, and in any case, and with a body of text or bytes", () => {
    const upper = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toUpperCase(), [value]]));
    for (const given of [new Headers(headers), inLowerCase(headers), upper, { ...headers, cookie: ["a", "b"], via: undefined }]) {
      for (const raw of [body, Buffer.from(body), new TextEncoder().encode(body), new TextEncoder().encode(body).buffer]) {
        expect(refusal({ headers: given, body: raw })).to.equal("");
      }
    }
  });

  it("is accepted without headers that the signature does not cover", () => {
    const kept = Object.entries(headers).filter(([name]) => name.startsWith("webhook-"));
    expect(verifyWebhook({ ...genuine, headers: Object.fromEntries(kept) })).to.include({ attempt: null, deliveryId: null });
    for (const attempt of ["", "0", "-1", "1.5", "x"]) {
      expect(verifyWebhook({ ...genuine, headers: { ...headers, "X-Service-Attempt": attempt } }).attempt).to.equal(null);
    }
  });

  it("is accepted with the old and the new secret while both sign, and by a receiver that knows several", () => {
    const [old, other] = [secrets.issue(), secrets.issue()];
    const rotated = delivery({ previous: old });
    for (const known of [old, secret, [old], [other, old], [secret, other]]) {
      expect(refusal({ ...rotated, secret: known })).to.equal("");
    }
    expect(refusal({ ...rotated, secret: other })).to.equal("signature_mismatch");
  });

  it("may contain signatures of future versions, which are ignored", () => {
    const signature = headers["webhook-signature"] ?? "";
    for (const more of [`v2,AAAA ${signature}`, `v1a,AAAA ${signature} v3,`, `v1,AAAA ${signature} v1,`]) {
      expect(refusal({ headers: { ...headers, "webhook-signature": more } })).to.equal("");
    }
    for (const other of [signature.replace("v1", "v2"), signature.replace("v1,", ""), signature.toUpperCase(), "v1,", "v1"]) {
      expect(refusal({ headers: { ...headers, "webhook-signature": other } }), other).to.equal("signature_mismatch");
    }
  });

  it("is accepted within the tolerance, to the second, in both directions", () => {
    expect([-301, -300, 300, 300.999, 301].map((seconds) => refusal({ now: late(seconds) }))).to.deep.equal([
      "timestamp_too_new",
      "",
      "",
      "",
      "timestamp_too_old",
    ]);
    expect([-1, 0, 1].map((seconds) => refusal({ toleranceSeconds: 0, now: late(seconds) }))).to.deep.equal([
      "timestamp_too_new",
      "",
      "timestamp_too_old",
    ]);
    expect(refusal({ now: undefined })).to.be.oneOf(["timestamp_too_new", "timestamp_too_old"]);
  });
});

describe("a request not signed by Stint", () => {
  const missing = ["webhook-id", "webhook-timestamp", "webhook-signature"];
  for (const name of missing) {
    it(`has no ${name}, or more than one`, () => {
      const { [name]: value = "", ...others } = headers;
      for (const without of [others, { ...others, [name]: "" }, { ...others, [name]: undefined }, { ...others, [name]: [] }]) {
        expect(refusal({ headers: without })).to.equal("header_missing");
      }
      expect(refusal({ headers: new Headers(others) })).to.equal("header_missing");
      const twice = [
        { [name]: [value, value] },
        { [name]: value, [name.toUpperCase()]: value },
        { [name]: `${value}, ${value}` },
      ];
      for (const more of twice) expect(refusal({ headers: { ...others, ...more } })).to.equal("header_ambiguous");
      const appended = new Headers(headers);
      appended.append(name, value);
      expect(refusal({ headers: appended })).to.equal("header_ambiguous");
    });
  }

  it("has an invalid time", () => {
    for (const timestamp of ["now", "-1", "1e9", "0x10", " ", "1790000000.5", "9".repeat(13), "١٢٣"]) {
      expect(refusal({ headers: { ...headers, "webhook-timestamp": timestamp } }), timestamp).to.equal("timestamp_malformed");
    }
  });

  it("has a body without content, although it is signed", () => {
    const bodies = [
      "",
      "x",
      "null",
      "[]",
      "1",
      "{}",
      bodyOf(null),
      bodyOf([]),
      bodyOf("x"),
      '{"type":1,"timestamp":1,"data":{}}',
    ];
    for (const text of [...bodies, '{"type":"x","timestamp":"1","data":{}}']) {
      expect(refusal(delivery({ body: text })), text).to.equal("body_malformed");
    }
  });

  it("has a body that is not valid UTF-8, although it is signed", () => {
    const bytes = Buffer.from(bodyOf({ note: "é" }), "latin1");
    const key = Buffer.from(secret.slice(6), "base64");
    const text = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.`;
    const signature = `v1,${createHmac("sha256", key).update(text).update(bytes).digest("base64")}`;
    expect(refusal({ headers: { ...headers, "webhook-signature": signature }, body: bytes })).to.equal("body_malformed");
  });

  it("is reported without the secret or the expected signature", () => {
    const right = (headers["webhook-signature"] ?? "").slice(3);
    const forged = { ...headers, "webhook-signature": "v1,AAAA" };
    expect(() => verifyWebhook({ ...genuine, headers: forged }))
      .to.throw(WebhookVerificationError)
      .with.property("message")
      .not.include(right)
      .and.not.include(secret.slice(6));
  });
});

describe("a receiver's mistake", () => {
  it("is a TypeError that says what to do: a body that was already parsed", () => {
    for (const parsed of [JSON.parse(body), undefined, null, [...Buffer.from(body)], 1]) {
      expect(() => refusal({ body: parsed })).to.throw(TypeError, /raw/);
    }
  });

  it("is a TypeError that does not repeat it: an invalid secret", () => {
    const short = `whsec_${Buffer.alloc(23).toString("base64")}`;
    const long = `whsec_${Buffer.alloc(65).toString("base64")}`;
    for (const none of [
      "",
      "whsec_",
      `${secret}\n`,
      ` ${secret}`,
      secret.slice(6),
      secret.slice(0, -1),
      short,
      long,
      [],
      [secret, ""],
      null,
    ]) {
      for (const verify of [() => refusal({ secret: none }), () => verifyServiceSignature(body, "", none as string)]) {
        expect(verify)
          .to.throw(TypeError, /^The secret must be whsec_ followed by base64/)
          .with.property("message")
          .not.include(secret.slice(6, 20));
      }
    }
  });

  it("is a TypeError: a tolerance or a time that would accept everything", () => {
    for (const toleranceSeconds of [Number.NaN, -1, Infinity, "300s", null]) {
      expect(() => refusal({ toleranceSeconds })).to.throw(TypeError, /toleranceSeconds/);
    }
    expect(() => refusal({ now: new Date("never") })).to.throw(TypeError, /now/);
  });
});

describe("X-Service-Signature", () => {
  const signed = (changes: Signing) => delivery(changes).headers["X-Service-Signature"];

  it("is verified with the secret as shown, and with no other", () => {
    const header = headers["X-Service-Signature"];
    expect(verifyServiceSignature(body, header, secret)).to.equal(true);
    expect(verifyServiceSignature(Buffer.from(body), header, [secrets.issue(), secret])).to.equal(true);
    expect(verifyServiceSignature(body, header, secrets.issue())).to.equal(false);
    expect(verifyServiceSignature(`${body} `, header, secret)).to.equal(false);
    expect(verifyServiceSignature(body, signed({ current: secrets.issue() }), secret)).to.equal(false);
    for (const other of [undefined, null, "", "é", header?.toUpperCase(), `${header}0`, [header ?? "", header ?? ""]]) {
      expect(verifyServiceSignature(body, other, secret)).to.equal(false);
    }
  });

  it("needs the raw body", () => {
    const parsed = JSON.parse(body) as string;
    expect(() => verifyServiceSignature(parsed, "", secret)).to.throw(TypeError, /raw/);
  });
});
