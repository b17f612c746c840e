import { expect } from "chai";
import { SmtpMailer } from "../../../adapters/mail/index.js";
import type { MailOutcome } from "../../../core/index.js";
import { CLOSED_PORT } from "../../closed-port.js";
import { sampleMail } from "./sample-mail.js";
import { type Script, ScriptedServer } from "./scripted-server.js";

const IMPATIENT = { greeting: 100, idle: 100, farewell: 100 };
const MORE_THAN_SOCKETS_HOLD = 20_000_000;
const ACCEPT = (): Promise<void> => Promise.resolve();

/** Sends the sample to ann and bob. */
async function outcomeWith(script: Script, timeouts = {}): Promise<{ outcome: MailOutcome; log: readonly string[] }> {
  const server = await ScriptedServer.start(script);
  try {
    const mailer = SmtpMailer.create({ url: server.url, from: "billing@stint.example", timeouts });
    const outcome = await mailer.send(sampleMail(), ACCEPT);
    await server.noted("closed");
    return { outcome, log: server.log };
  } finally {
    await server.close();
  }
}

const refuses = (address: string, reply: string) => (line: string) => (line.includes(address) ? reply : "250 ok");
const bothRefused = (ann: string, bob: string) => (line: string) => (line.includes("ann") ? ann : bob);

describe("the outcome of a mail over SMTP", () => {
  it("is sent when the server accepts the content", async () => {
    const { outcome, log } = await outcomeWith({});
    expect(outcome).to.deep.equal({ kind: "sent", refused: [] });
    expect(log.slice(1)).to.deep.equal([
      "MAIL FROM:<billing@stint.example>",
      "RCPT TO:<ann@client.example>",
      "RCPT TO:<bob@client.example>",
      "DATA",
      "content",
      "end of content",
      "QUIT",
      "closed",
    ]);
  });

  for (const extensions of ["250 scripted", "250-scripted\r\n250 PIPELINING"]) {
    for (const [reply, permanent] of [
      ["450 later", false],
      ["451 4.7.1 greylisted", false],
      ["452 4.5.3 too many recipients", false],
      ["530 5.7.0 authentication required", false],
      ["552 too many recipients", false],
      ["550 no such user", true],
      ["553 5.1.3 not an address", true],
      ["354 what?", false],
    ] as const) {
      it(`is sent, with the recipient rejected ${permanent ? "for good" : "for now"}, after ${reply} to one of them (${extensions.slice(-9)})`, async () => {
        const { outcome } = await outcomeWith({ EHLO: extensions, RCPT: refuses("bob", reply) });
        expect(outcome).to.deep.equal({ kind: "sent", refused: [{ address: "bob@client.example", permanent }] });
      });
    }
  }

  const refused: readonly [what: string, script: Script, permanent: boolean, reply: RegExp][] = [
    ["a busy greeting", { greeting: "421 too busy" }, false, /421 too busy/],
    ["a greeting that rejects this machine", { greeting: "554 no SMTP service here" }, false, /554 no SMTP service here/],
    ["451 to MAIL", { MAIL: "451 4.3.0 try later" }, false, /451 4\.3\.0 try later/],
    ["550 to MAIL", { MAIL: "550 5.7.1 not you" }, true, /550 5\.7\.1 not you/],
    ["530 to MAIL", { MAIL: "530 5.7.0 authentication required" }, false, /530 5\.7\.0/],
    ["a reply of several lines", { MAIL: "550-5.7.1 not\r\n550 5.7.1 you" }, true, /550-5\.7\.1 not 550 5\.7\.1 you/],
    ["451 to every RCPT", { RCPT: "451 greylisted" }, false, /451 greylisted/],
    ["550 to every RCPT", { RCPT: "550 no such user" }, true, /550 no such user/],
    ["451 and 550 to RCPT", { RCPT: bothRefused("451 later", "550 never") }, false, /451 later/],
    ["550 and 451 to RCPT", { RCPT: bothRefused("550 never", "451 later") }, false, /451 later/],
    ["421 to RCPT", { RCPT: refuses("bob", "421 shutting down") }, false, /421 shutting down/],
    ["451 to DATA", { DATA: "451 no room" }, false, /451 no room/],
    ["554 to DATA", { DATA: "554 no" }, true, /554 no/],
    ["451 to the content", { content: "451 try later" }, false, /451 try later/],
    ["421 to the content", { content: "421 shutting down" }, false, /421 shutting down/],
    ["552 to the content", { content: "552 5.3.4 too big" }, true, /552 5\.3\.4 too big/],
    ["554 amid the content", { amidContent: "554 a virus", content: "silence" }, true, /554 a virus/],
  ];
  for (const [what, script, permanent, reply] of refused) {
    it(`is not sent, ${permanent ? "for good" : "for now"}, after ${what}`, async () => {
      const { outcome } = await outcomeWith(script);
      expect(outcome).to.include({ kind: "not_sent", permanent }).and.to.have.property("error").that.matches(reply);
    });
  }

  it("is the same for rejections of a pipelined envelope, whose content stays empty", async () => {
    const EHLO = "250-scripted\r\n250 PIPELINING";
    const { outcome } = await outcomeWith({ EHLO, RCPT: "550 no such user", DATA: "554 no valid recipients" });
    expect(outcome).to.include({ kind: "not_sent", permanent: true });
    const stubborn = await outcomeWith({ EHLO, MAIL: "550 not you", RCPT: "550 no" });
    expect(stubborn.outcome).to.include({ kind: "not_sent", permanent: true });
    expect(stubborn.log).to.not.include("end of content");
  });

  const broken: readonly [what: string, script: Script][] = [
    ["before the greeting", { greeting: "cut" }],
    ["at EHLO", { EHLO: "cut" }],
    ["at MAIL", { MAIL: "cut" }],
    ["at RCPT", { RCPT: "cut" }],
    ["before the response to DATA", { DATA: "cut" }],
    ["without a greeting in time", { greeting: "silence" }],
    ["without a reply to MAIL in time", { MAIL: "silence" }],
    ["without a reply to DATA in time", { DATA: "silence" }],
  ];
  for (const [when, script] of broken) {
    it(`is not sent, for now, when the connection ends ${when}`, async () => {
      const { outcome, log } = await outcomeWith(script, IMPATIENT);
      expect(outcome).to.include({ kind: "not_sent", permanent: false });
      expect(log).to.not.include("content");
    });
  }

  const open: readonly [what: string, script: Script][] = [
    ["the connection breaks amid the content", { amidContent: "cut" }],
    ["the connection breaks after the final dot", { content: "cut" }],
    ["no reply to the content comes in time", { content: "silence" }],
    ["the reply to the content is invalid", { content: "354 what?" }],
  ];
  for (const [when, script] of open) {
    it(`is unknown when ${when}`, async () => {
      const { outcome, log } = await outcomeWith(script, { idle: 2_000 });
      expect(outcome).to.include({ kind: "unknown" }).and.to.have.property("error").that.is.not.empty;
      expect(log).to.include("content");
    });
  }

  it("is unknown when the server accepts the content before its end", async () => {
    const server = await ScriptedServer.start({ amidContent: "250 queued", stalls: true });
    const content = new Uint8Array(MORE_THAN_SOCKETS_HOLD);
    const mail = sampleMail({ attachments: [{ filename: "a.pdf", contentType: "application/pdf", content }] });
    const outcome = await SmtpMailer.create({ url: server.url, from: "billing@stint.example" }).send(mail, ACCEPT);
    expect(outcome).to.deep.equal({ kind: "unknown", error: "The server replied before the content was complete." });
    await server.close();
  });

  it("is not sent, for good, when the mail exceeds the server's size limit", async () => {
    const { outcome, log } = await outcomeWith({ EHLO: "250-scripted\r\n250 SIZE 1000" });
    expect(outcome).to.include({ kind: "not_sent", permanent: true }).and.to.have.property("error").that.matches(/1000/);
    expect(log.join()).to.not.match(/MAIL/);
  });

  it("is not sent, for now, when nothing listens on the port", async () => {
    const url = `smtp://127.0.0.1:${CLOSED_PORT}`;
    const outcome = await SmtpMailer.create({ url, from: "billing@stint.example" }).send(sampleMail(), ACCEPT);
    expect(outcome)
      .to.include({ kind: "not_sent", permanent: false })
      .and.to.have.property("error")
      .that.matches(/ECONNREFUSED/);
  });

  it("is sent whether or not the server responds to QUIT, and the connection ends", async () => {
    const { outcome } = await outcomeWith({ QUIT: "silence" }, { farewell: 100 });
    expect(outcome).to.include({ kind: "sent" });
  });

  it("limits the wait for the greeting", async () => {
    // Without it, the test would time out.
    const { outcome } = await outcomeWith({ greeting: "silence" }, { connect: 600_000, idle: 600_000, greeting: 100 });
    expect(outcome).to.include({ kind: "not_sent", permanent: false });
  });

  it("limits the wait for TLS to that for a connection", async () => {
    const server = await ScriptedServer.start({ greeting: "silence" });
    const url = `smtps://127.0.0.1:${server.port}`;
    const mailer = SmtpMailer.create({ url, from: "billing@stint.example", timeouts: { connect: 100 } });
    expect(await mailer.send(sampleMail(), ACCEPT)).to.include({ kind: "not_sent", permanent: false });
    await server.close();
  });
});
