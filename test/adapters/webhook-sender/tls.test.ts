import { expect } from "chai";
import { failureOf, handshakeFailure } from "../../../adapters/webhook-sender/send-failure.js";
import { authority, expiredCertificate, receiverCertificate, receiverKey } from "./certificates.js";
import { allowNothing, answering, closeAll, OK, post, receiver, resolving, sender, until } from "./receivers.js";

const valid = { key: receiverKey, cert: receiverCertificate };
const trusting = { trustedCertificates: authority, lookup: resolving(["127.0.0.1"]) };

describe("https to a receiver", () => {
  afterEach(closeAll);

  it("works with a certificate from a trusted authority, and keeps connections", async () => {
    const { port, connections, received } = await receiver(answering(OK), { tls: valid });
    const one = sender(trusting);
    for (const body of ["first", "second"]) {
      const { response, error } = await one.send(post(`https://receiver.test:${port}/hook`, body));
      expect({ status: response?.status, body: response?.body, error }).to.deep.equal({ status: 200, body: "ok", error: null });
    }
    expect(connections()).to.equal(1);
    expect(received().toString()).to.match(/^POST \/hook HTTP\/1\.1\r\n[^]*first[^]*second$/);
  });

  it("works for an address that the certificate names", async () => {
    const { port } = await receiver(answering(OK), { tls: valid });
    expect((await sender(trusting).send(post(`https://127.0.0.1:${port}/`))).response?.status).to.equal(200);
  });

  it("is rejected before TLS begins if the address is not admitted", async () => {
    const { port, connections } = await receiver(answering(OK), { tls: valid });
    const { error } = await sender({ ...trusting, allow: allowNothing }).send(post(`https://receiver.test:${port}/`));
    expect(error?.code).to.equal("address_not_allowed");
    expect(connections()).to.equal(0);
  });

  const failures = {
    "an untrusted authority": [{ lookup: trusting.lookup }, valid, "receiver.test", /certificate authority is not trusted/],
    "a certificate for another name": [trusting, valid, "other.test", /for another host name/],
    "an expired certificate": [trusting, { ...valid, cert: expiredCertificate }, "receiver.test", /has expired/],
    "no TLS version in common": [trusting, { ...valid, maxVersion: "TLSv1.1", minVersion: "TLSv1" }, "receiver.test", /TLS/],
  } as const;
  for (const [what, [options, tls, host, message]] of Object.entries(failures)) {
    it(`fails as tls_error with ${what}, and sends nothing`, async () => {
      const { port, received, open } = await receiver(answering(OK), { tls });
      const { response, error } = await sender(options).send(post(`https://${host}:${port}/`));
      expect(error?.code).to.equal("tls_error");
      expect(error?.message)
        .to.match(message)
        .and.not.match(/receiver\.test|127\.0\.0\.1/);
      expect(response).to.equal(null);
      await until(() => open() === 0);
      expect(received().length).to.equal(0);
    });
  }

  it("fails as tls_error for any other certificate error", () => {
    for (const code of ["INVALID_PURPOSE", "PATH_LENGTH_EXCEEDED", "CERT_UNTRUSTED"]) {
      expect(failureOf(handshakeFailure(Object.assign(new Error("10.9.8.7"), { code })))).to.deep.equal({
        code: "tls_error",
        message: "The TLS handshake failed.",
      });
    }
  });

  it("fails as tls_error if the receiver uses plain HTTP", async () => {
    const { port } = await receiver((socket) => socket.end("HTTP/1.1 400 Bad Request\r\n\r\n"));
    expect((await sender(trusting).send(post(`https://receiver.test:${port}/`))).error?.code).to.equal("tls_error");
  });

  it("fails as a connect time-out if the handshake never completes, and as a reset if it is interrupted", async () => {
    const silent = await receiver(() => undefined);
    const { error } = await sender({ ...trusting, connectTimeoutMs: 200 }).send(post(`https://receiver.test:${silent.port}/`));
    expect(error).to.deep.equal({ code: "timeout", message: "No connection within 0.2 seconds." });
    await until(() => silent.open() === 0);
    const rude = await receiver((socket) => socket.resetAndDestroy());
    expect((await sender(trusting).send(post(`https://receiver.test:${rude.port}/`))).error?.code).to.equal("connection_reset");
  });
});
