import { expect } from "chai";
import { type MemoryPorts, memoryPorts } from "../../../adapters/memory/index.js";
import {
  type UserActor,
  createReactions,
  createUseCases,
  instant,
  type InvoiceId,
  type Mail,
  type MailOutcome,
  type Message,
  parseCurrency,
  parseDecimal,
  parseInstant,
  parseTimeZone,
  type Reactions,
  StintError,
  type UseCases,
} from "../../../core/index.js";
import { codeOf } from "../world.js";

const START = parseInstant("2026-03-02T08:00:00Z");
const MINUTE = 60_000;
const DAY = 86_400_000;

type Server = (mail: Mail, handingOver: () => Promise<void>) => Promise<MailOutcome>;

const refusal = (permanent: boolean): MailOutcome => ({ kind: "not_sent", permanent, error: "The server said no." });
const taken: Server = async (_, handingOver) => {
  await handingOver();
  return { kind: "sent", refused: [] };
};

describe("the mail engine, with a fake clock", () => {
  let now: number;
  let server: Server;
  let mails: { readonly at: number; readonly mail: Mail }[];
  let ports: MemoryPorts;
  let useCases: UseCases;
  let reactions: Reactions;
  let owner: UserActor;
  let errors: unknown[];
  let notSent: string[];

  const engineOn = () =>
    createReactions(
      {
        ...ports,
        webhookSender: { send: () => Promise.reject(new Error("Nothing is delivered here.")) },
        documentRenderer: {
          render: async ({ invoice, locale }) => new TextEncoder().encode(`PDF of ${invoice.number ?? "a draft"} in ${locale}`),
        },
        mailer: {
          send: (mail, handingOver) => {
            mails.push({ at: now, mail });
            return server(mail, handingOver);
          },
        },
      },
      {
        deliveries: { random: () => 0, onError: (error) => void errors.push(error) },
        mail: { onError: (error) => void errors.push(error), onNotSent: ({ status }) => void notSent.push(status) },
        events: { onError: (error) => void errors.push(error) },
        timers: { onError: (error) => void errors.push(error) },
        housekeeping: { onError: (error) => void errors.push(error) },
        publicUrl: () => "https://stint.example.com",
      },
    );
  const settle = async (on = reactions) => {
    await on.mail.wake();
    await on.mail.idle();
  };
  const pass = async (ms: number, step = 10_000) => {
    for (let left = ms; left > 0; left -= step) {
      now += Math.min(step, left);
      await settle();
    }
  };
  const minutes = () => mails.map(({ at }) => (at - START) / MINUTE);

  beforeEach(async () => {
    now = START;
    mails = [];
    errors = [];
    notSent = [];
    server = taken;
    ports = memoryPorts({ clock: { now: () => instant(now) }, mailDomain: "example.org" });
    useCases = createUseCases(ports);
    reactions = engineOn();
    const currency = parseCurrency("EUR");
    const workspace = { name: "Grace & Söhne <GmbH>", ownerEmail: "owner@example.com", currency, timeZone: parseTimeZone("UTC") };
    const { token } = await useCases.createWorkspace(workspace);
    owner = (await useCases.authenticate(token)) as UserActor;
  });

  const invoice = async (): Promise<InvoiceId> => {
    const client = await useCases.createClient(owner, { name: "Ada", email: "ada@example.com" });
    const line = { description: "Work", quantity: parseDecimal("1"), unitPrice: 11_900n };
    return (await useCases.createInvoice(owner, { clientId: client.id, lines: [line] })).invoice.id;
  };
  const send = async (command = {}) => useCases.queueInvoice(owner, await invoice(), command);
  const found = ({ id }: Message) => ports.unitOfWork.read(owner, (stores) => stores.messages.find(id)) as Promise<Message>;

  it("sends an invoice with its PDF once, and marks message and invoice as sent", async () => {
    const message = await send();
    await settle();
    await pass(10 * MINUTE);
    expect(mails).to.have.length(1);
    const [{ mail } = { mail: undefined }] = mails;
    expect(mail).to.deep.include({
      messageId: `${message.id}@example.org`,
      date: START,
      fromName: "Grace & Söhne <GmbH>",
      to: ["ada@example.com"],
      cc: [],
      subject: "Invoice INV-2026-0001 from Grace & Söhne <GmbH>",
    });
    expect(mail?.text)
      .to.contain("Hello Ada,")
      .and.match(/\nAmount due: EUR\s119\.00\nDue date: Apr 1, 2026\n/);
    expect(mail?.attachments.map(({ filename, contentType }) => [filename, contentType])).to.deep.equal([
      ["INV-2026-0001.pdf", "application/pdf"],
    ]);
    expect(new TextDecoder().decode(mail?.attachments[0]?.content)).to.equal("PDF of INV-2026-0001 in en");
    expect(await found(message)).to.include({ status: "sent", sentAt: START, attempts: 1, error: null });
    const { invoice: stored } = await useCases.getInvoice(owner, message.invoiceId as InvoiceId);
    expect(stored.sentAt).to.equal(START);
    const events = await ports.unitOfWork.read(owner, (stores) => stores.events.list(1_000));
    const sent = events.filter(({ type }) => type === "invoice.sent").map(({ body }) => JSON.parse(body) as { data: object });
    expect(sent).to.have.length(1);
    expect(sent[0]?.data).to.include({ id: stored.id, status: "open", sent_at: "2026-03-02T08:00:00.000Z" });
    await useCases.queueInvoice(owner, stored.id, {});
    await settle();
    expect(mails).to.have.length(2);
    expect(await ports.unitOfWork.read(owner, (stores) => stores.events.list(1_000))).to.have.length(events.length);
  });

  it("records that a mail was written to a file, without a server, and marks the invoice as sent", async () => {
    server = async () => ({ kind: "written" });
    const message = await send();
    await settle();
    await pass(10 * MINUTE);
    expect(mails).to.have.length(1);
    expect(await found(message)).to.include({ status: "sent", writtenToFile: true, sentAt: START, error: null });
    expect((await useCases.getInvoice(owner, message.invoiceId as InvoiceId)).invoice.sentAt).to.equal(START);
  });

  it("escapes user text in HTML", async () => {
    await send({ message: '<script>alert("x")</script>\n& more', subject: "<b>" });
    await settle();
    const html = mails[0]?.mail.html ?? "";
    expect(html).to.contain("&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;<br>&amp; more").and.not.contain("<script");
    expect(html).to.contain("Grace &amp; Söhne &lt;GmbH&gt;");
    expect(mails[0]?.mail.text).to.contain('<script>alert("x")</script>\n& more');
  });

  it("uses the language of the workspace", async () => {
    await useCases.updateWorkspace(owner, { locale: "de-AT" });
    await send();
    await settle();
    expect(mails[0]?.mail.subject).to.match(/^Rechnung INV-2026-0001 von /);
    expect(mails[0]?.mail.text)
      .to.contain("Guten Tag Ada,")
      .and.match(/\nGesamtbetrag: EUR\s119,00\nZu zahlen: EUR\s119,00\nFällig am: 01\.04\.2026\n/);
  });

  it("uses the language of the client for the mail and the PDF, as it was when the invoice was issued", async () => {
    await useCases.updateWorkspace(owner, { locale: "de-AT" });
    const id = await invoice();
    const { clientId } = (await useCases.getInvoice(owner, id)).invoice;
    await useCases.updateClient(owner, clientId, { locale: "fr-CH" });
    await useCases.queueInvoice(owner, id, {});
    await settle();
    expect(mails[0]?.mail.subject).to.match(/^Facture INV-2026-0001 de /);
    expect(new TextDecoder().decode(mails[0]?.mail.attachments[0]?.content)).to.equal("PDF of INV-2026-0001 in fr-CH");
    await useCases.updateClient(owner, clientId, { locale: null });
    await useCases.queueInvoice(owner, id, {});
    await settle();
    expect(mails[1]?.mail.subject).to.match(/^Facture INV-2026-0001 de /);
    expect(new TextDecoder().decode(mails[1]?.mail.attachments[0]?.content), "the stored PDF").to.contain("in fr-CH");
    expect(await codeOf(useCases.updateClient(owner, clientId, { locale: "not a language" }))).to.equal("locale_unknown");
  });

  it("sends an invitation with a working link, and deletes its token", async () => {
    await useCases.inviteUser(owner, { email: "grace@example.com", name: "Grace" });
    const [claim] = await ports.mailQueue.claim({ now: instant(now), leasedUntil: instant(now), limit: 1 });
    expect(claim?.message.secret).to.be.a("string");
    await settle();
    const { text = "", html = "" } = mails[0]?.mail ?? {};
    const [link = "", token = ""] = /https:\/\/stint\.example\.com\/invitations\/accept#token=(\S+)/.exec(text) ?? [];
    expect(html).to.contain(`href="${link}"`);
    expect((await useCases.acceptInvitation({ token })).user).to.include({ email: "grace@example.com", status: "active" });
    expect(await found(claim?.message as Message)).to.include({ status: "sent", secret: null });
  });

  it("sends a sign-in link that works, in the language of the workspace", async () => {
    await useCases.updateWorkspace(owner, { locale: "fr" });
    await useCases.requestSignIn((await useCases.getMe(owner)).email);
    await settle();
    const { subject, text = "", html = "" } = mails[0]?.mail ?? {};
    expect(subject).to.match(/^Connexion à /);
    const [link = "", token = ""] = /https:\/\/stint\.example\.com\/sign-in#token=(\S+)/.exec(text) ?? [];
    expect(html).to.contain(`href="${link}"`);
    expect((await useCases.signIn(token)).user.id).to.equal(owner.userId);
  });

  it("does not send a sign-in link once it has expired", async () => {
    server = async () => refusal(false);
    await useCases.requestSignIn((await useCases.getMe(owner)).email);
    await settle();
    await pass(60 * MINUTE);
    expect(minutes()).to.deep.equal([0, 1, 3, 7]);
    expect(notSent).to.deep.equal(["queued", "queued", "queued", "queued", "failed"]);
  });

  it("retries after 1, 2, 4, 8, 16, 32 minutes and then every hour, with the same mail, until it is accepted", async () => {
    server = async (mail, handingOver) => (mails.length <= 8 ? refusal(false) : taken(mail, handingOver));
    const message = await send();
    await settle();
    await pass(6 * 60 * MINUTE);
    expect(minutes()).to.deep.equal([0, 1, 3, 7, 15, 31, 63, 123, 183]);
    expect(new Set(mails.map(({ mail }) => JSON.stringify(mail))).size).to.equal(1);
    expect(await found(message)).to.include({ status: "sent", attempts: 9, error: null });
    expect(notSent).to.deep.equal(Array(8).fill("queued"));
  });

  it("gives up after four days", async () => {
    server = async () => refusal(false);
    const message = await send();
    await settle();
    await pass(5 * DAY, 10 * MINUTE);
    expect(mails.at(-1)?.at).to.be.within(START + 4 * DAY, START + 4 * DAY + 70 * MINUTE);
    expect(await found(message)).to.include({ status: "failed", error: "The server said no.", dueAt: null });
  });

  it("gives up immediately after a permanent rejection", async () => {
    server = async () => refusal(true);
    const message = await send();
    await settle();
    await pass(DAY, 10 * MINUTE);
    expect(mails).to.have.length(1);
    expect(await found(message)).to.include({ status: "failed", error: "The server said no." });
    expect(notSent).to.deep.equal(["failed"]);
  });

  /** A server that refuses addresses that begin with `bad` for good, and those that begin with `tmp` for now, as long as it is `busy`. */
  const refusing = (isBusy: () => boolean): Server => {
    const isRefused = (address: string) => address.startsWith("bad") || (address.startsWith("tmp") && isBusy());
    return async ({ to, cc }, handingOver) => {
      const all = [...to, ...cc];
      const refused = all.filter(isRefused).map((address) => ({ address, permanent: address.startsWith("bad") }));
      if (refused.length === all.length) return refusal(refused.every(({ permanent }) => permanent));
      await handingOver();
      return { kind: "sent", refused };
    };
  };
  const messagesOf = async (one: Message) =>
    (
      await useCases.listMessages(
        owner,
        one.invoiceId as InvoiceId,
        {},
        { limit: 10, sort: "createdAt", descending: false, after: null },
      )
    ).items;
  const sentTo = () => mails.map(({ mail: { to, cc } }) => ({ to, cc }));

  it("reports which recipients the server rejected for good, and does not try them again", async () => {
    server = refusing(() => true);
    const message = await send({ to: ["a@example.com", "bad@example.com"] });
    await settle();
    await pass(DAY, 10 * MINUTE);
    expect(await found(message)).to.deep.include({
      status: "sent",
      refused: [{ address: "bad@example.com", permanent: true }],
      error: "The mail server rejected these recipients: bad@example.com.",
    });
    expect(mails).to.have.length(1);
    expect(await messagesOf(message)).to.have.length(1);
  });

  it("tries again, with a message of their own, only those recipients whom the server rejected for now", async () => {
    let isBusy = true;
    server = refusing(() => isBusy);
    const recipients = { to: ["a@example.com", "tmp1@example.com", "bad@example.com"], cc: ["tmp2@example.com"] };
    const message = await send({ ...recipients, subject: "Reminder", message: "Please pay." });
    await settle();
    const [, rest] = await messagesOf(message);
    expect(rest).to.include({ status: "queued", attempts: 0, dueAt: START + MINUTE, subject: "Reminder", text: "Please pay." });
    expect(rest?.author).to.equal(message.author);
    expect((await found(message)).error).to.equal(
      "The mail server rejected these recipients: bad@example.com. " +
        "The mail server rejected these recipients for now: tmp1@example.com, tmp2@example.com. They get an email of their own.",
    );
    await pass(3 * MINUTE);
    isBusy = false;
    await pass(DAY, 10 * MINUTE);
    const deferred = { to: ["tmp1@example.com"], cc: ["tmp2@example.com"] };
    expect(sentTo()).to.deep.equal([recipients, deferred, deferred, deferred]);
    expect(minutes().slice(0, 3)).to.deep.equal([0, 1, 2]);
    const [first, second] = [mails[0]?.mail, mails[3]?.mail];
    expect(second).to.deep.include({ subject: first?.subject, text: first?.text, attachments: first?.attachments });
    expect(second?.messageId).to.equal(`${rest?.id}@example.org`);
    expect((await messagesOf(message)).map(({ status, attempts }) => [status, attempts])).to.deep.equal([
      ["sent", 1],
      ["sent", 3],
    ]);
  });

  it("gives up the recipients who remain after four days, and each gets the mail at most once", async () => {
    server = refusing(() => true);
    const message = await send({ to: ["a@example.com", "tmp@example.com"] });
    await settle();
    await pass(5 * DAY, 10 * MINUTE);
    expect((await messagesOf(message)).map(({ status }) => status)).to.deep.equal(["sent", "failed"]);
    expect(sentTo().filter(({ to }) => to.includes("a@example.com"))).to.have.length(1);
  });

  it("makes recipients of those who got copies if only they remain, since a message has at least one recipient", async () => {
    server = refusing(() => mails.length === 1);
    await send({ to: ["a@example.com"], cc: ["tmp@example.com", "b@example.com"] });
    await settle();
    await pass(10 * MINUTE);
    expect(sentTo().slice(1)).to.deep.equal([{ to: ["tmp@example.com"], cc: [] }]);
  });

  it("queues one message to those who remain, even if the outcome is stored only later", async () => {
    const { unitOfWork } = ports;
    const run = unitOfWork.run.bind(unitOfWork);
    const message = await send({ to: ["a@example.com", "tmp@example.com"] });
    server = async () => {
      unitOfWork.run = () => Promise.reject(new StintError("unavailable", "database_unavailable", "Down."));
      return { kind: "sent", refused: [{ address: "tmp@example.com", permanent: false }] };
    };
    await reactions.mail.wake();
    await ticks();
    expect(await messagesOf(message)).to.have.length(1);
    unitOfWork.run = run;
    server = taken;
    await settle();
    await pass(10 * MINUTE);
    expect((await messagesOf(message)).map(({ status }) => status)).to.deep.equal(["sent", "sent"]);
    expect(sentTo().slice(1)).to.deep.equal([{ to: ["tmp@example.com"], cc: [] }]);
  });

  it("queues such a message even if the limits of mail are used up, since they have counted its recipients", async () => {
    server = refusing(() => mails.length === 1);
    const message = await send({ to: ["a@example.com", "tmp@example.com"] });
    for (let n = 0; n < 19; n++) await useCases.queueInvoice(owner, message.invoiceId as InvoiceId, { to: ["tmp@example.com"] });
    expect(await codeOf(useCases.queueInvoice(owner, message.invoiceId as InvoiceId, { to: ["tmp@example.com"] }))).to.equal(
      "mail_limit",
    );
    await settle();
    await pass(10 * MINUTE);
    expect(errors).to.deep.equal([]);
    expect(sentTo().filter(({ to }) => to[0] === "tmp@example.com")).to.have.length(20);
  });

  it("does not resend what the server may have accepted", async () => {
    server = async (_, handingOver) => {
      await handingOver();
      return { kind: "unknown", error: "The connection broke." };
    };
    const message = await send();
    await settle();
    await pass(DAY, 10 * MINUTE);
    expect(mails).to.have.length(1);
    expect(await found(message)).to.include({ status: "unknown", error: "The connection broke." });
  });

  it("stores the hand-over before the mailer continues", async () => {
    let seen: Message | undefined;
    const message = await send();
    server = async (_, handingOver) => {
      expect((await found(message)).handedOver).to.equal(false);
      await handingOver();
      seen = await found(message);
      return { kind: "sent", refused: [] };
    };
    await settle();
    expect(errors).to.deep.equal([]);
    expect(seen).to.include({ status: "sending", handedOver: true });
  });

  it("resends after five minutes if a sender stopped before the hand-over, and marks the message unknown if after", async () => {
    const left = new Promise<never>(() => undefined);
    const before = await send();
    server = () => left;
    await reactions.mail.wake();
    await ticks();
    const after = await send();
    server = async (_, handingOver) => {
      await handingOver();
      return left;
    };
    await reactions.mail.wake();
    await ticks();
    server = taken;
    reactions = engineOn();
    await pass(299_000);
    expect(mails).to.have.length(2);
    await pass(1_000);
    expect(mails).to.have.length(3);
    expect(await found(before)).to.include({ status: "sent", attempts: 2 });
    expect((await found(after)).status).to.equal("unknown");
  });

  it("prevents a sender without its lease from changing anything, including the hand-over", async () => {
    let goOn: () => void = () => undefined;
    const message = await send();
    server = async (_, handingOver) => {
      await new Promise<void>((resolve) => {
        goOn = resolve;
      });
      await handingOver();
      return { kind: "sent", refused: [] };
    };
    await reactions.mail.wake();
    await ticks();
    now += 300_000;
    server = taken;
    await settle(engineOn());
    const settled = await found(message);
    expect(settled).to.include({ status: "sent", attempts: 2 });
    goOn();
    await reactions.mail.idle();
    expect(await found(message)).to.deep.equal(settled);
    expect(errors).to.have.length(1);
  });

  it("keeps an outcome that the store cannot accept, and stores it later", async () => {
    const message = await send();
    const { unitOfWork } = ports;
    const run = unitOfWork.run.bind(unitOfWork);
    server = async () => {
      unitOfWork.run = () => Promise.reject(new StintError("unavailable", "database_unavailable", "Down."));
      return { kind: "sent", refused: [] };
    };
    await reactions.mail.wake();
    await ticks();
    expect((await found(message)).status).to.equal("sending");
    unitOfWork.run = run;
    await settle();
    expect(await found(message)).to.include({ status: "sent" });
    expect(mails).to.have.length(1);
  });

  it("reports an error of the domain, and does not retry", async () => {
    const message = await send();
    const missing = new StintError("invalid", "invalid_character", "The document cannot be made.");
    reactions = createReactions(
      {
        ...ports,
        webhookSender: { send: () => Promise.reject(missing) },
        documentRenderer: { render: () => Promise.reject(missing) },
        mailer: { send: server },
      },
      {
        deliveries: { random: () => 0, onError: (error) => void errors.push(error) },
        mail: { onError: (error) => void errors.push(error), onNotSent: ({ status }) => void notSent.push(status) },
        events: { onError: (error) => void errors.push(error) },
        timers: { onError: (error) => void errors.push(error) },
        housekeeping: { onError: (error) => void errors.push(error) },
        publicUrl: () => "",
      },
    );
    await settle();
    expect(await found(message)).to.include({ status: "failed", error: "The document cannot be made." });
  });

  it("sends nothing new after it is stopped", async () => {
    reactions.mail.stop();
    await send();
    await settle();
    expect(mails).to.have.length(0);
  });
});

async function ticks(): Promise<void> {
  for (let n = 0; n < 50; n++) await new Promise((resolve) => setImmediate(resolve));
}
