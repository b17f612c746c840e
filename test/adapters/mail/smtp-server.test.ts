import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import type { SMTPServerOptions } from "smtp-server";
import { FileMailer, SmtpMailer } from "../../../adapters/mail/index.js";
import type { Mail, MailOutcome } from "../../../core/index.js";
import { createFolder } from "../sql/databases.js";
import { type Certificates, makeCertificates } from "./certificates.js";
import { MailServer, PASSWORD, USER } from "./mail-server.js";
import { sampleMail } from "./sample-mail.js";

const from = "Stint <billing@stint.example>";
const PLAIN: SMTPServerOptions = { disabledCommands: ["STARTTLS"] };
const login = (password: string): string => `${encodeURIComponent(USER)}:${encodeURIComponent(password)}@`;

describe("sending to an SMTP server", () => {
  let certificates: Certificates;
  let server: MailServer;

  before(() => {
    certificates = makeCertificates();
  });

  afterEach(() => server.close());

  interface Attempt {
    readonly options?: SMTPServerOptions;
    /** `PORT` is replaced by the server's port. */
    readonly url: string;
    readonly trusted?: boolean;
    readonly mail?: Mail;
  }

  async function attempt({ options = {}, url, trusted = true, mail = sampleMail() }: Attempt): Promise<MailOutcome> {
    server = await MailServer.start({ cert: certificates.cert, key: certificates.key, ...options });
    const trust = trusted ? { trustedCertificates: certificates.authority } : {};
    const mailer = SmtpMailer.create({ url: url.replace("PORT", String(server.port)), from, ...trust });
    return mailer.send(mail, () => Promise.resolve());
  }

  const errorOf = (outcome: MailOutcome): string => ("error" in outcome ? outcome.error : "");

  it("delivers exactly the bytes that the file mailer writes, to exactly the recipients", async () => {
    const mail = sampleMail({ text: ".\n..\n.a\nb.\n\n.\n", subject: "Überweisung", attachments: [] });
    expect(await attempt({ options: PLAIN, url: "smtp://127.0.0.1:PORT", mail })).to.deep.equal({ kind: "sent", refused: [] });
    const folder = createFolder();
    await FileMailer.create({ folder: folder.path, from }).send(mail);
    const [file = ""] = readdirSync(folder.path);
    const written = readFileSync(join(folder.path, file));
    folder.remove();
    const [received] = server.received;
    expect(received).to.deep.include({ from: "billing@stint.example", to: ["ann@client.example", "bob@client.example"] });
    expect(received?.bytes.toString("latin1")).to.equal(written.toString("latin1"));
    expect(received?.secure).to.equal(false);
  });

  it("delivers large attachments completely", async () => {
    const content = Buffer.alloc(3_000_000, ".\r\n.");
    const mail = sampleMail({ attachments: [{ filename: "a.pdf", contentType: "application/pdf", content }] });
    await attempt({ options: PLAIN, url: "smtp://127.0.0.1:PORT", mail });
    const text = server.received[0]?.bytes.toString("latin1") ?? "";
    const base64 = text.slice(text.indexOf("\r\n\r\n", text.indexOf("application/pdf"))).split("\r\n--")[0] ?? "";
    expect(Buffer.from(base64, "base64").equals(content)).to.equal(true);
  });

  it("delivers to an international address if the server supports it", async () => {
    const mail = sampleMail({ to: ["jörg@client.example"], cc: [] });
    expect(await attempt({ options: PLAIN, url: "smtp://127.0.0.1:PORT", mail })).to.include({ kind: "sent" });
    expect(server.received[0]?.to).to.deep.equal(["jörg@client.example"]);
    expect(server.received[0]?.bytes.toString("utf8")).to.include("\r\nTo: jörg@client.example\r\n");
  });

  const WITHOUT_UTF8: SMTPServerOptions = { ...PLAIN, hideSMTPUTF8: true };

  it("delivers to an international domain in ASCII, and to each mailbox once, on any server", async () => {
    const to = ["rechnung@müller.example", "a@xn--fsqu00a.example"];
    const mail = sampleMail({ to, cc: ["a@例子.example", "rechnung@MÜLLER.example"], replyTo: "owner@bücher.example" });
    expect(await attempt({ options: WITHOUT_UTF8, url: "smtp://127.0.0.1:PORT", mail })).to.deep.equal({
      kind: "sent",
      refused: [],
    });
    const [received] = server.received;
    // The server decodes the domains.
    expect(received?.to).to.deep.equal(["rechnung@müller.example", "a@例子.example"]);
    const text = received?.bytes.toString("latin1") ?? "";
    expect(text).to.contain("\r\nTo: rechnung@xn--mller-kva.example, a@xn--fsqu00a.example\r\n");
    expect(text).to.contain("\r\nReply-To: owner@xn--bcher-kva.example\r\n");
  });

  it("shows a rejected recipient as it was typed", async () => {
    const options: SMTPServerOptions = {
      ...PLAIN,
      onRcptTo: ({ address }, _session, callback) => {
        if (address.startsWith("gone")) return callback(new Error("no such user"));
        return callback(address.startsWith("busy") ? Object.assign(new Error("later"), { responseCode: 450 }) : null);
      },
    };
    const mail = sampleMail({ to: ["ann@client.example", "gone@müller.example"], cc: ["busy@client.example", "GONE@b.example"] });
    const outcome = await attempt({ options, url: "smtp://127.0.0.1:PORT", mail });
    expect(outcome).to.deep.equal({
      kind: "sent",
      refused: [
        { address: "gone@müller.example", permanent: true },
        { address: "busy@client.example", permanent: false },
      ],
    });
  });

  for (const over of [
    { to: ["ann@client.example", "用户@例え.example"] },
    { cc: ["jörg@client.example"] },
    { replyTo: "é@a.example" },
  ]) {
    it(`sends nothing without SMTPUTF8 to ${JSON.stringify(over)}, and says why`, async () => {
      const outcome = await attempt({ options: WITHOUT_UTF8, url: "smtp://127.0.0.1:PORT", mail: sampleMail(over) });
      expect(outcome).to.include({ kind: "not_sent", permanent: true });
      const address = Object.values(over).flat().at(-1);
      expect(errorOf(outcome)).to.equal(
        `The mail server does not support SMTPUTF8, which ${address} needs. ` +
          "Use an address that has only ASCII characters before the @, or another mail server.",
      );
      expect(server.begun).to.equal(0);
    });
  }

  it("sends nothing to a domain that has no ASCII form, and says so", async () => {
    const address = `a@${"例".repeat(60)}.example`;
    const mail = sampleMail({ to: ["ann@client.example", address] });
    const expected = { kind: "not_sent", permanent: true, error: `The domain of ${address} is not valid. Correct the address.` };
    expect(await attempt({ options: PLAIN, url: "smtp://127.0.0.1:PORT", mail })).to.deep.equal(expected);
    expect(await FileMailer.create({ folder: createFolder().path, from }).send(mail)).to.deep.equal(expected);
    expect(server.begun).to.equal(0);
  });

  describe("asked whether it takes the sender", () => {
    const refusal = async (options: SMTPServerOptions): Promise<string | null> => {
      server = await MailServer.start({ ...PLAIN, ...options });
      return SmtpMailer.create({ url: `smtp://127.0.0.1:${server.port}`, from }).refusalOfSender();
    };
    const refused = (text: string): Error => Object.assign(new Error(text), { responseCode: 550 });

    it("names the server's refusal of the sender, at MAIL and at RCPT", async () => {
      expect(await refusal({ onMailFrom: (_, __, done) => done(refused("not your domain")) })).to.contain("550 not your domain");
      await server.close();
      const text = "<billing@stint.example>: Sender address rejected: Domain not found";
      expect(await refusal({ onRcptTo: (_, __, done) => done(refused(text)) })).to.contain(`550 ${text}`);
    });

    it("says nothing if the server takes the sender, refuses the recipient, or is busy, and sends no content", async () => {
      for (const options of [
        {},
        { onRcptTo: (_, __, done) => done(refused("no such user")) },
        { onMailFrom: (_, __, done) => done(Object.assign(new Error("later"), { responseCode: 451 })) },
      ] satisfies SMTPServerOptions[]) {
        expect(await refusal(options)).to.equal(null);
        expect(server.received).to.deep.equal([]);
        await server.close();
      }
      expect(await SmtpMailer.create({ url: "smtp://127.0.0.1:1", from }).refusalOfSender()).to.equal(null);
    });
  });

  it("uses STARTTLS if the server offers it", async () => {
    expect(await attempt({ url: "smtp://127.0.0.1:PORT" })).to.include({ kind: "sent" });
    expect(server.received.map(({ secure }) => secure)).to.deep.equal([true]);
  });

  it("uses TLS from the start with smtps", async () => {
    expect(await attempt({ options: { secure: true }, url: "smtps://127.0.0.1:PORT" })).to.include({ kind: "sent" });
    expect(server.received.map(({ secure }) => secure)).to.deep.equal([true]);
  });

  for (const [way, secure, scheme] of [
    ["STARTTLS", false, "smtp"],
    ["smtps", true, "smtps"],
  ] as const) {
    it(`sends nothing to a server with an untrusted certificate (${way})`, async () => {
      const outcome = await attempt({ options: { secure }, url: `${scheme}://${login(PASSWORD)}127.0.0.1:PORT`, trusted: false });
      expect(outcome)
        .to.include({ kind: "not_sent", permanent: false })
        .and.to.have.property("error")
        .that.matches(/certificate/);
      expect([server.methods, server.begun]).to.deep.equal([[], 0]);
    });

    it(`sends nothing to a server with another host's certificate (${way})`, async () => {
      const options = { secure, cert: certificates.strangerCert };
      const outcome = await attempt({ options, url: `${scheme}://${login(PASSWORD)}127.0.0.1:PORT` });
      expect(outcome)
        .to.include({ kind: "not_sent", permanent: false })
        .and.to.have.property("error")
        .that.matches(/altnames/);
      expect([server.methods, server.begun]).to.deep.equal([[], 0]);
    });
  }

  it("skips STARTTLS for a server on this machine if the operator allows it", async () => {
    expect(await attempt({ url: "smtp://127.0.0.1:PORT?tls=never", trusted: false })).to.include({ kind: "sent" });
    expect(server.received.map(({ secure }) => secure)).to.deep.equal([false]);
  });

  it("sends nothing unencrypted when TLS is required", async () => {
    const outcome = await attempt({ options: PLAIN, url: "smtp://127.0.0.1:PORT?tls=required" });
    expect(outcome)
      .to.include({ kind: "not_sent", permanent: false })
      .and.to.have.property("error")
      .that.matches(/STARTTLS/);
    expect(server.begun).to.equal(0);
  });

  it("sends no credentials over an unencrypted connection to another machine", async () => {
    const outcome = await attempt({ options: PLAIN, url: `smtp://${login(PASSWORD)}0.0.0.0:PORT` });
    expect(outcome).to.include({ kind: "not_sent", permanent: false });
    expect([server.methods, server.begun]).to.deep.equal([[], 0]);
  });

  for (const method of ["PLAIN", "LOGIN"]) {
    it(`logs in with AUTH ${method}`, async () => {
      const outcome = await attempt({ options: { authMethods: [method] }, url: `smtp://${login(PASSWORD)}127.0.0.1:PORT` });
      expect(outcome).to.include({ kind: "sent" });
      expect([server.methods, server.received[0]?.user]).to.deep.equal([[method], USER]);
    });

    it(`treats a wrong password as temporary, and does not repeat it (AUTH ${method})`, async () => {
      const wrong = "wr0ng pässword";
      const outcome = await attempt({ options: { authMethods: [method] }, url: `smtp://${login(wrong)}127.0.0.1:PORT` });
      expect(outcome).to.include({ kind: "not_sent", permanent: false });
      expect(errorOf(outcome)).to.match(/535 .*not with the password \*\*\*$/);
      for (const secret of [
        wrong,
        Buffer.from(wrong).toString("base64"),
        Buffer.from(`\0${USER}\0${wrong}`).toString("base64"),
      ]) {
        expect(errorOf(outcome)).to.not.include(secret);
      }
      expect(server.begun).to.equal(0);
    });
  }

  it("sends nothing if it is configured to log in and cannot", async () => {
    const options = { ...PLAIN, disabledCommands: ["STARTTLS", "AUTH"] };
    const outcome = await attempt({ options, url: `smtp://${login(PASSWORD)}127.0.0.1:PORT` });
    expect(outcome).to.deep.equal({ kind: "not_sent", permanent: false, error: "The server does not support authentication." });
    expect(server.begun).to.equal(0);
  });
});
