import { expect } from "chai";
import { checkCertificates } from "../../../adapters/webhook-sender/index.js";
import { authority, expiredCertificate, receiverCertificate, receiverKey } from "./certificates.js";
import { answering, closeAll, OK, post, receiver, resolving, sender } from "./receivers.js";

const broken = authority.replace("MIIBYDCC", "MIIBYDCD");

describe("certificates that an operator trusts", () => {
  afterEach(closeAll);

  it("may be a bundle of several, in any order", async () => {
    const { port } = await receiver(answering(OK), { tls: { key: receiverKey, cert: receiverCertificate } });
    const others = [expiredCertificate, receiverCertificate];
    for (const bundle of [
      [authority, ...others],
      [...others, authority],
      [...others, `# by hand\r\n${authority}`],
    ]) {
      const one = sender({ trustedCertificates: `${bundle.join("\n")}\n`, lookup: resolving(["127.0.0.1"]) });
      expect((await one.send(post(`https://receiver.test:${port}/`))).response?.status).to.equal(200);
    }
  });

  it("fail the start if one of them is malformed, with a sentence that names it", () => {
    const refused: Readonly<Record<string, string>> = {
      "": "The text contains no certificate in PEM format.",
      "/etc/ssl/ca.pem": "The text contains no certificate in PEM format.",
      [receiverKey]: "The text contains no certificate in PEM format.",
      [broken]: "Certificate 1 of 1 cannot be read.",
      [`${authority}\n${broken}\n${authority}`]: "Certificate 2 of 3 cannot be read.",
      [authority.slice(0, 300)]: "A certificate is incomplete.",
      [`${authority.slice(0, 300)}\n${authority}`]: "A certificate is incomplete.",
    };
    for (const [pem, message] of Object.entries(refused)) {
      expect(() => checkCertificates(pem)).to.throw(Error, message);
      expect(() => sender({ trustedCertificates: pem })).to.throw(Error, message);
    }
    expect(() => checkCertificates(`${authority}\n${receiverCertificate}`)).to.not.throw();
  });
});
