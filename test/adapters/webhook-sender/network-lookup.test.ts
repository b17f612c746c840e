import { createSocket } from "node:dgram";
import { lookup, type LookupAddress } from "node:dns";
import { once } from "node:events";
import { promisify } from "node:util";
import { expect } from "chai";
import { networkLookup } from "../../../adapters/webhook-sender/network-lookup.js";

type Answers = Readonly<Record<string, readonly number[] | "unknown" | "silent">>;

/** A name server that returns A records or a refusal, or does not respond. AAAA queries have an empty result. */
async function nameServer(answers: Answers): Promise<{ readonly address: string; readonly asked: string[]; close(): void }> {
  const socket = createSocket("udp4");
  const asked: string[] = [];
  socket.on("message", (question, { port, address }) => {
    const name = nameIn(question);
    const type = question.readUInt16BE(question.length - (hasExtension(question) ? 15 : 4));
    const answer = answers[name] ?? "unknown";
    asked.push(name);
    if (answer !== "silent")
      socket.send(reply(question, name, type === 1 ? answer : answer === "unknown" ? answer : []), port, address);
  });
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  return { address: `127.0.0.1:${socket.address().port}`, asked, close: () => socket.close() };
}

const hasExtension = (question: Buffer): boolean => question.readUInt16BE(10) > 0;

function nameIn(question: Buffer): string {
  const labels: string[] = [];
  for (let at = 12; question[at];) {
    const length = question[at] ?? 0;
    labels.push(question.toString("latin1", at + 1, at + 1 + length));
    at += 1 + length;
  }
  return labels.join(".");
}

function reply(question: Buffer, name: string, answer: readonly number[] | "unknown"): Buffer {
  const end = 12 + name.length + 2 + 4;
  const header = Buffer.from(question.subarray(0, end));
  header.writeUInt16BE(answer === "unknown" ? 0x8183 : 0x8180, 2);
  header.writeUInt16BE(answer === "unknown" || answer.length === 0 ? 0 : 1, 6);
  header.writeUInt32BE(0, 8);
  if (answer === "unknown" || answer.length === 0) return header;
  return Buffer.concat([header, Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, ...answer])]);
}

describe("the lookup of a receiver's name", function () {
  this.timeout(30_000);
  const ask = (servers: readonly string[], name: string): Promise<readonly LookupAddress[] | string> =>
    new Promise((resolve) =>
      networkLookup(servers)(name, (error, found) => resolve(error ? String((error as { code?: string }).code) : found)),
    );

  it("returns the result of the name servers", async () => {
    const server = await nameServer({ "receiver.test": [93, 184, 216, 34] });
    expect(await ask([server.address], "receiver.test")).to.deep.equal([{ address: "93.184.216.34", family: 4 }]);
    server.close();
  });

  it("uses the operating system for names that they do not know, such as those in the hosts file", async () => {
    const server = await nameServer({});
    expect(await ask([server.address], "localhost")).to.deep.include({ address: "127.0.0.1", family: 4 });
    expect(server.asked).to.include("localhost");
    expect(await ask([server.address], "nobody.invalid")).to.be.a("string");
    server.close();
  });

  it("blocks nothing else while name servers do not respond, and times out", async () => {
    const server = await nameServer({ "silent.test": "silent" });
    const asking = Array.from({ length: 32 }, () => ask([server.address], "silent.test"));
    const first = await Promise.race([promisify(lookup)("localhost", 4), ...asking]);
    expect(first).to.deep.equal({ address: "127.0.0.1", family: 4 });
    expect(new Set(await Promise.all(asking))).to.deep.equal(new Set(["ETIMEOUT"]));
    server.close();
  });
});
