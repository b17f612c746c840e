import { expect } from "chai";
import { AddressPolicy } from "../../../adapters/webhook-sender/index.js";
import { allowNothing, answering, closeAll, OK, post, receiver, resolving, sender, type Receiver } from "./receivers.js";

const literals = [
  "127.0.0.1",
  "10.0.0.1",
  "0x7f000001",
  "0177.0.0.1",
  "2130706433",
  "127.1",
  "0.0.0.0",
  "169.254.169.254",
  "192.168.1.1",
];
const literals6 = [
  "[::1]",
  "[::]",
  "[::ffff:127.0.0.1]",
  "[::ffff:7f00:1]",
  "[64:ff9b::7f00:1]",
  "[2002:7f00:1::]",
  "[fd00:ec2::254]",
];
const insides = [
  "127.0.0.1",
  "10.0.0.1",
  "0.0.0.0",
  "169.254.169.254",
  "::1",
  "::",
  "::ffff:127.0.0.1",
  "64:ff9b::7f00:1",
  "fe80::1",
];

/** One canary on every local address. */
async function canaries(): Promise<Receiver[]> {
  const first = await receiver(answering(OK), { host: "0.0.0.0" });
  return [first, await receiver(answering(OK), { host: "::1" }).catch(() => first)];
}

describe("the address guard without allowed ranges", () => {
  afterEach(closeAll);

  for (const host of [...literals, ...literals6, "localhost"]) {
    it(`does not connect to ${host}`, async () => {
      const dead = await canaries();
      for (const { port } of dead) {
        for (const scheme of ["https", "http"]) {
          const { response, error } = await sender({ allow: allowNothing }).send(post(`${scheme}://${host}:${port}/`));
          expect(error).to.deep.equal({ code: "address_not_allowed", message: "The address is not public." });
          expect(response).to.equal(null);
        }
      }
      expect(dead.map(({ connections }) => connections())).to.deep.equal(dead.map(() => 0));
    });
  }

  for (const address of insides) {
    it(`does not connect to a name that resolves to ${address}, and does not reveal the address`, async () => {
      const dead = await canaries();
      for (const { port } of dead) {
        const one = sender({ allow: allowNothing, lookup: resolving([address]) });
        const { error } = await one.send(post(`https://rebound.example:${port}/`));
        expect(error).to.deep.equal({ code: "address_not_allowed", message: "The address is not public." });
      }
      expect(dead.map(({ connections }) => connections())).to.deep.equal(dead.map(() => 0));
    });
  }
});

describe("the address guard with loopback allowed", () => {
  afterEach(closeAll);

  it("tries only the admitted addresses of a mixed result", async () => {
    const canary = await receiver(answering(OK), { host: "127.0.0.2" });
    const lookup = resolving(["10.0.0.1", "127.0.0.2", "169.254.169.254", "::1"]);
    const allow = AddressPolicy.parse(["127.0.0.1/32"]);
    const { error } = await sender({ allow, lookup }).send(post(`http://mixed.example:${canary.port}/`));
    expect(error?.code).to.equal("address_not_allowed");
    expect(canary.connections()).to.equal(0);
    const other = AddressPolicy.parse(["127.0.0.2/32"]);
    const result = await sender({ allow: other, lookup }).send(post(`http://mixed.example:${canary.port}/`));
    expect(result.response?.status).to.equal(200);
    expect(canary.connections()).to.equal(1);
  });

  it("connects to the address that it checked, and resolves the name once", async () => {
    const good = await receiver(answering(OK.replace("OK\r\n", "OK\r\nConnection: close\r\n")));
    const canary = await receiver(answering(OK), { host: "127.0.0.2" });
    let asked = 0;
    const answers = resolving(["127.0.0.1"], ["127.0.0.2"]);
    const one = sender({
      allow: AddressPolicy.parse(["127.0.0.1/32"]),
      lookup: (name, callback) => {
        asked += 1;
        answers(name, callback);
      },
    });
    expect((await one.send(post(`http://rebound.example:${good.port}/`))).error).to.equal(null);
    expect(asked).to.equal(1);
    expect((await one.send(post(`http://rebound.example:${canary.port}/`))).error?.code).to.equal("address_not_allowed");
    expect((await one.send(post(`http://rebound.example:${good.port}/`))).error?.code).to.equal("address_not_allowed");
    expect([good.connections(), canary.connections()]).to.deep.equal([1, 0]);
  });

  it("follows no redirect, inside or outside the allowed range", async () => {
    const canary = await receiver(answering(OK), { host: "127.0.0.2" });
    const target = `http://127.0.0.2:${canary.port}/`;
    const { port } = await receiver(answering(`HTTP/1.1 302 Found\r\nLocation: ${target}\r\nContent-Length: 0\r\n\r\n`));
    const { response, error } = await sender({ allow: AddressPolicy.parse(["127.0.0.1/32"]) }).send(
      post(`http://127.0.0.1:${port}/`),
    );
    expect({ status: response?.status, error }).to.deep.equal({ status: 302, error: null });
    expect(canary.connections()).to.equal(0);
  });

  it("allows http: only to allowed ranges, not to public addresses", async () => {
    for (const host of ["8.8.8.8", "public.example"]) {
      const one = sender({ lookup: resolving(["8.8.8.8", "2606:4700::1111"]) });
      const { error } = await one.send(post(`http://${host}:9/`));
      expect(error?.code).to.equal("address_not_allowed");
    }
  });

  it("ignores proxy settings of the environment", async () => {
    const proxy = await receiver(answering(OK));
    const { port, connections } = await receiver(answering(OK));
    const names = ["http_proxy", "HTTP_PROXY", "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY", "NODE_USE_ENV_PROXY"];
    const before = names.map((name) => process.env[name]);
    for (const name of names) process.env[name] = name.startsWith("NODE") ? "1" : `http://127.0.0.1:${proxy.port}`;
    try {
      expect((await sender().send(post(`http://127.0.0.1:${port}/`))).response?.status).to.equal(200);
      await sender({ connectTimeoutMs: 300 }).send(post(`https://127.0.0.1:${port}/`));
    } finally {
      names.forEach((name, index) => {
        const value = before[index];
        if (value === undefined) Reflect.deleteProperty(process.env, name);
        else process.env[name] = value;
      });
    }
    expect([connections(), proxy.connections()]).to.deep.equal([2, 0]);
  });
});
