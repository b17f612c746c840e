import { once } from "node:events";
import { connect } from "node:net";
import { buffer } from "node:stream/consumers";
import { expect } from "chai";
import { HandOver } from "../../../adapters/mail/hand-over.js";
import { SmtpMailer } from "../../../adapters/mail/index.js";
import type { MailOutcome } from "../../../core/index.js";
import { MailServer } from "./mail-server.js";
import { sampleMail } from "./sample-mail.js";
import { type Script, ScriptedServer } from "./scripted-server.js";

const from = "billing@stint.example";

/** Waits until everything sent has arrived: makes another exchange with the same server. */
async function roundTrip(port: number): Promise<void> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "data");
  socket.write("NOOP\r\n");
  await once(socket, "data");
  socket.destroy();
}

describe("the content of a mail", () => {
  it("is not sent if the mail is stopped before the callback returns", async () => {
    let answer = (): void => undefined;
    const handOver = new HandOver(Buffer.from("content"), () => new Promise((resolve) => (answer = resolve)));
    const reading = buffer(handOver.stream).then(
      (bytes) => bytes.toString(),
      (error: Error) => error.message,
    );
    await Promise.resolve();
    const stopped = handOver.stop();
    answer();
    await stopped;
    expect(await reading).to.match(/broke before/);
    expect([handOver.requested, handOver.begun, handOver.complete]).to.deep.equal([true, false, false]);
  });

  it("starts no callback before it is read", () => {
    let calls = 0;
    const handOver = new HandOver(Buffer.from("content"), () => Promise.resolve(void (calls += 1)));
    expect([calls, handOver.requested]).to.deep.equal([0, false]);
  });
});

describe("handing a mail over to an SMTP server", () => {
  let server: ScriptedServer;

  afterEach(() => server.close());

  async function sendWith(handingOver: () => Promise<void>, script: Script = {}): Promise<MailOutcome> {
    server = await ScriptedServer.start(script);
    return SmtpMailer.create({ url: server.url, from }).send(sampleMail(), handingOver);
  }

  async function rejection(sending: Promise<MailOutcome>): Promise<unknown> {
    return sending.then(
      (outcome) => outcome,
      (error: unknown) => error,
    );
  }

  for (const extensions of ["250 scripted", "250-scripted\r\n250 PIPELINING", "250-scripted\r\n250-CHUNKING\r\n250 8BITMIME"]) {
    it(`calls back once, after all recipients and before the first byte (${extensions.split(/[\r\n]+/).join(" ")})`, async () => {
      let calls = 0;
      const handingOver = async (): Promise<void> => {
        calls += 1;
        server.note("asked");
        await roundTrip(server.port);
        server.note("answered");
      };
      const outcome = await sendWith(handingOver, {
        EHLO: extensions,
        RCPT: (line) => (line.includes("bob") ? "550 no" : "250 ok"),
      });
      expect(outcome).to.deep.equal({ kind: "sent", refused: [{ address: "bob@client.example", permanent: true }] });
      expect(calls).to.equal(1);
      const verbs = server.log
        .map((entry) => entry.split(":")[0])
        .filter((entry) => !/^(EHLO|NOOP|closed|QUIT)/.test(entry ?? ""));
      expect(verbs).to.deep.equal(["MAIL FROM", "RCPT TO", "RCPT TO", "DATA", "asked", "answered", "content", "end of content"]);
    });
  }

  for (const [what, script] of [
    ["no recipient is taken", { RCPT: "550 no" }],
    ["DATA is refused", { DATA: "554 no" }],
    ["the sender is rejected", { MAIL: "550 no" }],
  ] as const) {
    it(`does not call back when ${what}`, async () => {
      let calls = 0;
      await sendWith(() => Promise.resolve(void (calls += 1)), script);
      expect(calls).to.equal(0);
    });
  }

  it("sends nothing and rejects with the same error when the callback rejects", async () => {
    const error = Object.freeze(new Error("the claim is lost"));
    expect(await rejection(sendWith(() => Promise.reject(error)))).to.equal(error);
    expect(Object.keys(error)).to.deep.equal([]);
    await server.noted("closed");
    expect(server.log.slice(-2)).to.deep.equal(["DATA", "closed"]);
  });

  it("treats a callback that throws synchronously as one that rejects", async () => {
    const error = new Error("the claim is lost");
    const throwing = (): Promise<void> => {
      throw error;
    };
    expect(await rejection(sendWith(throwing))).to.equal(error);
    await server.noted("closed");
    expect(server.log).to.not.include("content");
  });

  it("leaves a real server without a message when the callback rejects", async () => {
    const real = await MailServer.start({ disabledCommands: ["STARTTLS"] });
    const mailer = SmtpMailer.create({ url: `smtp://127.0.0.1:${real.port}`, from });
    const error = new Error("the claim is lost");
    expect(await rejection(mailer.send(sampleMail(), () => Promise.reject(error)))).to.equal(error);
    await real.ended();
    expect([real.begun, real.received]).to.deep.equal([1, []]);
    await real.close();
  });

  const interruptions: readonly [what: string, interrupt: (server: ScriptedServer) => void][] = [
    ["the connection breaks", (one) => one.hangUp()],
    ["the server gives up with 421", (one) => one.interject("421 waited too long")],
    ["the server rejects it with 554", (one) => one.interject("554 no")],
    ["the server claims to have it", (one) => one.interject("250 queued")],
  ];
  for (const [what, interrupt] of interruptions) {
    it(`waits for the callback and sends nothing when ${what} meanwhile`, async () => {
      let answered = false;
      const outcome = await sendWith(async () => {
        interrupt(server);
        await server.noted("closed");
        answered = true;
      });
      expect(outcome).to.include({ kind: "not_sent" });
      expect(answered).to.equal(true);
      expect(server.log).to.not.include("content");
    });

    it(`rejects with the callback's error when ${what} before it rejects`, async () => {
      const error = new Error("the claim is lost");
      const sending = sendWith(async () => {
        interrupt(server);
        await server.noted("closed");
        throw error;
      });
      expect(await rejection(sending)).to.equal(error);
    });
  }
});
