import { createHmac } from "node:crypto";
import { expect } from "chai";
import { Webhook } from "standardwebhooks";
import { NodeWebhookSecrets } from "../../../adapters/system/node-webhook-secrets.js";

const secrets = new NodeWebhookSecrets();

describe("webhook secrets", () => {
  it("are whsec_ and 32 random bytes in base64", () => {
    const issued = Array.from({ length: 100 }, () => secrets.issue());
    for (const secret of issued) expect(secret).to.match(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(new Set(issued).size).to.equal(100);
  });

  it("sign like RFC 4231: its second case", () => {
    expect(secrets.hexSignature("Jefe", "what do ya want for nothing?")).to.equal(
      "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
    );
  });

  it("sign text as UTF-8 with the whole secret as text", () => {
    const secret = secrets.issue();
    const expected = createHmac("sha256", Buffer.from(secret)).update(Buffer.from('1.{"n":"é🕰"}')).digest("hex");
    expect(secrets.hexSignature(secret, '1.{"n":"é🕰"}')).to.equal(expected);
  });

  it("create signatures that the Standard Webhooks library verifies", () => {
    const secret = secrets.issue();
    const at = Math.floor(Date.now() / 1000);
    const body = '{"n":"é🕰"}';
    const signature = `v1,${secrets.base64Signature(secret, `msg_1.${at}.${body}`)}`;
    const headers = { "webhook-id": "msg_1", "webhook-timestamp": String(at), "webhook-signature": signature };
    expect(new Webhook(secret).verify(body, headers)).to.deep.equal({ n: "é🕰" });
    expect(() => new Webhook(secrets.issue()).verify(body, headers)).to.throw();
  });
});
