import { expect } from "chai";
import { AddressPolicy, checkProxyUrl } from "../../../adapters/webhook-sender/index.js";
import { receiverCertificate, receiverKey, authority } from "./certificates.js";
import { connectProxy, type ConnectProxy } from "./proxies.js";
import { allowNothing, answering, closeAll, OK, post, receiver, resolving, sender, until } from "./receivers.js";

const tls = { key: receiverKey, cert: receiverCertificate };
const trusting = { trustedCertificates: authority, lookup: resolving(["127.0.0.1"]) };
const through = ({ port }: Pick<ConnectProxy, "port">, credentials = "") => ({ proxy: `http://${credentials}127.0.0.1:${port}` });

describe("a delivery through a proxy", () => {
  afterEach(closeAll);

  it("uses a tunnel to the address, and the proxy never receives the host name", async () => {
    for (const [scheme, options] of Object.entries({ https: { tls }, http: {} })) {
      const proxy = await connectProxy();
      const { port, received } = await receiver(answering(OK), options);
      const one = sender({ ...trusting, ...through(proxy) });
      const { response, error } = await one.send(post(`${scheme}://receiver.test:${port}/hook?a=1`, "body"));
      expect({ status: response?.status, error }).to.deep.equal({ status: 200, error: null });
      expect(proxy.asked.map(({ target }) => target)).to.deep.equal([`127.0.0.1:${port}`]);
      expect(proxy.asked[0]?.headers).to.deep.equal({ host: `127.0.0.1:${port}`, connection: "keep-alive" });
      expect(received().toString()).to.match(/^POST \/hook\?a=1 HTTP\/1\.1\r\n/);
      expect(received().toString()).to.match(new RegExp(`Host: receiver\\.test:${port}\r\nConnection: keep-alive\r\n\r\nbody$`));
    }
  });

  it("writes an IPv6 address in brackets", async () => {
    const proxy = await connectProxy({ refusal: () => "403 Forbidden" });
    await sender({ lookup: resolving(["2606:4700::1111"]), ...through(proxy) }).send(post("https://six.example/"));
    await sender(through(proxy)).send(post("https://[2606:4700::2222]:8443/"));
    expect(proxy.asked.map(({ target }) => target)).to.deep.equal(["[2606:4700::1111]:443", "[2606:4700::2222]:8443"]);
  });

  it("uses one tunnel for two consecutive deliveries", async () => {
    for (const [scheme, options] of Object.entries({ https: { tls }, http: {} })) {
      const proxy = await connectProxy();
      const { port, connections } = await receiver(answering(OK), options);
      const one = sender({ ...trusting, ...through(proxy) });
      for (const body of ["first", "second"]) {
        expect((await one.send(post(`${scheme}://receiver.test:${port}/`, body))).error).to.equal(null);
      }
      expect([proxy.connections(), proxy.asked.length, connections()]).to.deep.equal([1, 1, 1]);
      one.close();
      await until(() => proxy.open() === 0);
    }
  });

  it("sends credentials only to the proxy", async () => {
    const authorization = `Basic ${Buffer.from("stint:pa:ss wörd").toString("base64")}`;
    const proxy = await connectProxy({ authorization });
    const { port, received } = await receiver(answering(OK));
    const one = sender({ ...trusting, ...through(proxy, "stint:pa%3Ass%20w%C3%B6rd@") });
    expect((await one.send(post(`http://receiver.test:${port}/`))).response?.status).to.equal(200);
    expect(proxy.asked[0]?.headers).to.include({ "proxy-authorization": authorization });
    expect(received().toString()).to.not.match(/proxy|basic/i);
  });

  it("verifies the certificate for the host name, not for the address or the proxy", async () => {
    const proxy = await connectProxy();
    const { port, received } = await receiver(answering(OK), { tls });
    const { error } = await sender({ ...trusting, ...through(proxy) }).send(post(`https://other.test:${port}/`));
    expect(error).to.deep.equal({ code: "tls_error", message: "The certificate is for another host name." });
    expect(received().length).to.equal(0);
    await until(() => proxy.open() === 0);
  });
});

describe("the address guard with a proxy", () => {
  afterEach(closeAll);

  it("sends the proxy nothing for names and addresses that are not public", async () => {
    const proxy = await connectProxy();
    for (const address of ["127.0.0.1", "10.0.0.1", "169.254.169.254", "::1", "::ffff:127.0.0.1", "64:ff9b::7f00:1"]) {
      const literal = address.includes(":") ? `[${address}]` : address;
      for (const host of ["inside.example", literal]) {
        const one = sender({ allow: allowNothing, lookup: resolving([address]), ...through(proxy) });
        expect((await one.send(post(`https://${host}/`))).error?.code).to.equal("address_not_allowed");
      }
    }
    expect(proxy.connections()).to.equal(0);
  });

  it("requests only the admitted addresses of a mixed result", async () => {
    const proxy = await connectProxy({ refusal: () => "502 Bad Gateway" });
    const lookup = resolving(["10.0.0.1", "8.8.8.8", "127.0.0.1", "1.1.1.1"]);
    await sender({ allow: allowNothing, lookup, ...through(proxy) }).send(post("https://mixed.example/"));
    expect(proxy.asked.map(({ target }) => target)).to.deep.equal(["8.8.8.8:443", "1.1.1.1:443"]);
  });

  it("checks the target of the tunnel for each delivery, and not the proxy", async () => {
    for (const [scheme, options] of Object.entries({ https: { tls }, http: {} })) {
      const proxy = await connectProxy();
      const { port, received } = await receiver(answering(OK), { ...options, host: "127.0.0.2" });
      let closed = false;
      const allow = AddressPolicy.parse([]);
      allow.allows = allow.permits = (address) => !closed && address === "127.0.0.2";
      const one = sender({ ...trusting, allow, lookup: resolving(["127.0.0.2"]), ...through(proxy) });
      expect((await one.send(post(`${scheme}://receiver.test:${port}/`, "first"))).error).to.equal(null);
      closed = true;
      expect((await one.send(post(`${scheme}://receiver.test:${port}/`, "second"))).error?.code).to.equal("address_not_allowed");
      await until(() => proxy.open() === 0);
      expect(received().toString()).to.match(/first$/);
    }
  });
});

describe("the URL of a proxy", () => {
  it("is http with a host, and optional credentials", () => {
    for (const url of [
      "http://proxy.example:3128",
      "http://proxy.example",
      "http://[fd00::1]:3128/",
      "http://a:b@10.0.0.1:8080",
    ]) {
      expect(() => checkProxyUrl(url), url).to.not.throw();
    }
    for (const url of [
      "",
      "proxy:3128",
      "https://proxy.example",
      "socks5://proxy.example",
      "http://p.example/x",
      "http://p.example?x",
    ]) {
      expect(() => checkProxyUrl(url), url).to.throw(
        "The proxy must have the form http://host:port or http://user:password@host:port.",
      );
    }
  });

  it("is not repeated when it is rejected, since it may contain a password", () => {
    for (const url of [
      "http://a%3Ab:secret@p.example",
      "http://a:secret%zz@p.example",
      "https://a:secret@p.example",
      "a:secret@p",
    ]) {
      for (const refuse of [() => checkProxyUrl(url), () => sender({ proxy: url })]) {
        expect(refuse, url)
          .to.throw(/^[A-Z][^.]*\.$/)
          .with.property("message")
          .not.match(/secret/);
      }
    }
  });
});
