import { expect } from "chai";
import { createReactions, instant, type InvoiceId, type Message, StintError } from "../../../core/index.js";
import { codeOf } from "../world.js";
import { DAY, MINUTE, refusal, START, taken, ticks, useMailWorld } from "./mail-world.js";

describe("the mail engine, with a fake clock", () => {
  const world = useMailWorld();
  const { engineOn, settle, pass, minutes, invoice, send, found } = world;

  it("sends an invoice with its PDF once, and marks message and invoice as sent", async () => {
    const message = await send();
    await settle();
    await pass(10 * MINUTE);
    expect(world.mails).to.have.length(1);
    const [{ mail } = { mail: undefined }] = world.mails;
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
    const { invoice: stored } = await world.useCases.getInvoice(world.owner, message.invoiceId as InvoiceId);
    expect(stored.sentAt).to.equal(START);
    const events = await world.ports.unitOfWork.read(world.owner, (stores) => stores.events.list(1_000));
    const sent = events.filter(({ type }) => type === "invoice.sent").map(({ body }) => JSON.parse(body) as { data: object });
    expect(sent).to.have.length(1);
    expect(sent[0]?.data).to.include({ id: stored.id, status: "open", sent_at: "2026-03-02T08:00:00.000Z" });
    await world.useCases.sendInvoice(world.owner, stored.id, {});
    await settle();
    expect(world.mails).to.have.length(2);
    expect(await world.ports.unitOfWork.read(world.owner, (stores) => stores.events.list(1_000))).to.have.length(events.length);
  });

  it("records that a mail was written to a file, without a server, and marks the invoice as sent", async () => {
    world.server = async () => ({ kind: "written" });
    const message = await send();
    await settle();
    await pass(10 * MINUTE);
    expect(world.mails).to.have.length(1);
    expect(await found(message)).to.include({ status: "sent", writtenToFile: true, sentAt: START, error: null });
    expect((await world.useCases.getInvoice(world.owner, message.invoiceId as InvoiceId)).invoice.sentAt).to.equal(START);
  });

  it("escapes user text in HTML", async () => {
    await send({ message: '<script>alert("x")</script>\n& more', subject: "<b>" });
    await settle();
    const html = world.mails[0]?.mail.html ?? "";
    expect(html).to.contain("&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;<br>&amp; more").and.not.contain("<script");
    expect(html).to.contain("Grace &amp; Söhne &lt;GmbH&gt;");
    expect(world.mails[0]?.mail.text).to.contain('<script>alert("x")</script>\n& more');
  });

  it("uses the language of the workspace", async () => {
    await world.useCases.updateWorkspace(world.owner, { locale: "de-AT" });
    await send();
    await settle();
    expect(world.mails[0]?.mail.subject).to.match(/^Rechnung INV-2026-0001 von /);
    expect(world.mails[0]?.mail.text)
      .to.contain("Guten Tag Ada,")
      .and.match(/\nGesamtbetrag: EUR\s119,00\nZu zahlen: EUR\s119,00\nFällig am: 01\.04\.2026\n/);
  });

  it("uses the language of the client for the mail and the PDF, as it was when the invoice was issued", async () => {
    await world.useCases.updateWorkspace(world.owner, { locale: "de-AT" });
    const id = await invoice();
    const { clientId } = (await world.useCases.getInvoice(world.owner, id)).invoice;
    await world.useCases.updateClient(world.owner, clientId, { locale: "fr-CH" });
    await world.useCases.sendInvoice(world.owner, id, {});
    await settle();
    expect(world.mails[0]?.mail.subject).to.match(/^Facture INV-2026-0001 de /);
    expect(new TextDecoder().decode(world.mails[0]?.mail.attachments[0]?.content)).to.equal("PDF of INV-2026-0001 in fr-CH");
    await world.useCases.updateClient(world.owner, clientId, { locale: null });
    await world.useCases.sendInvoice(world.owner, id, {});
    await settle();
    expect(world.mails[1]?.mail.subject).to.match(/^Facture INV-2026-0001 de /);
    expect(new TextDecoder().decode(world.mails[1]?.mail.attachments[0]?.content), "the stored PDF").to.contain("in fr-CH");
    expect(await codeOf(world.useCases.updateClient(world.owner, clientId, { locale: "not a language" }))).to.equal(
      "locale_unknown",
    );
  });

  it("sends an invitation with a working link, and deletes its token", async () => {
    await world.useCases.inviteUser(world.owner, { email: "grace@example.com", name: "Grace" });
    const [claim] = await world.ports.mailQueue.claim({ now: instant(world.now), leasedUntil: instant(world.now), limit: 1 });
    expect(claim?.message.secret).to.be.a("string");
    await settle();
    const { text = "", html = "" } = world.mails[0]?.mail ?? {};
    const [link = "", token = ""] = /https:\/\/stint\.example\.com\/invitations\/accept#token=(\S+)/.exec(text) ?? [];
    expect(html).to.contain(`href="${link}"`);
    expect((await world.useCases.acceptInvitation({ token })).user).to.include({ email: "grace@example.com", status: "active" });
    expect(await found(claim?.message as Message)).to.include({ status: "sent", secret: null });
  });

  it("sends a sign-in link that works, in the language of the workspace", async () => {
    await world.useCases.updateWorkspace(world.owner, { locale: "fr" });
    await world.useCases.requestSignInLink((await world.useCases.getMe(world.owner)).email);
    await settle();
    const { subject, text = "", html = "" } = world.mails[0]?.mail ?? {};
    expect(subject).to.match(/^Connexion à /);
    const [link = "", token = ""] = /https:\/\/stint\.example\.com\/sign-in#token=(\S+)/.exec(text) ?? [];
    expect(html).to.contain(`href="${link}"`);
    expect((await world.useCases.signIn(token)).user.id).to.equal(world.owner.userId);
  });

  it("does not send a sign-in link once it has expired", async () => {
    world.server = async () => refusal(false);
    await world.useCases.requestSignInLink((await world.useCases.getMe(world.owner)).email);
    await settle();
    await pass(60 * MINUTE);
    expect(minutes()).to.deep.equal([0, 1, 3, 7]);
    expect(world.notSent).to.deep.equal(["queued", "queued", "queued", "queued", "failed"]);
  });

  it("retries after 1, 2, 4, 8, 16, 32 minutes and then every hour, with the same mail, until it is accepted", async () => {
    world.server = async (mail, handingOver) => (world.mails.length <= 8 ? refusal(false) : taken(mail, handingOver));
    const message = await send();
    await settle();
    await pass(6 * 60 * MINUTE);
    expect(minutes()).to.deep.equal([0, 1, 3, 7, 15, 31, 63, 123, 183]);
    expect(new Set(world.mails.map(({ mail }) => JSON.stringify(mail))).size).to.equal(1);
    expect(await found(message)).to.include({ status: "sent", attempts: 9, error: null });
    expect(world.notSent).to.deep.equal(Array(8).fill("queued"));
  });

  it("gives up after four days", async () => {
    world.server = async () => refusal(false);
    const message = await send();
    await settle();
    await pass(5 * DAY, 10 * MINUTE);
    expect(world.mails.at(-1)?.at).to.be.within(START + 4 * DAY, START + 4 * DAY + 70 * MINUTE);
    expect(await found(message)).to.include({ status: "failed", error: "The server said no.", dueAt: null });
  });

  it("gives up immediately after a permanent rejection", async () => {
    world.server = async () => refusal(true);
    const message = await send();
    await settle();
    await pass(DAY, 10 * MINUTE);
    expect(world.mails).to.have.length(1);
    expect(await found(message)).to.include({ status: "failed", error: "The server said no." });
    expect(world.notSent).to.deep.equal(["failed"]);
  });

  it("does not resend what the server may have accepted", async () => {
    world.server = async (_, handingOver) => {
      await handingOver();
      return { kind: "unknown", error: "The connection broke." };
    };
    const message = await send();
    await settle();
    await pass(DAY, 10 * MINUTE);
    expect(world.mails).to.have.length(1);
    expect(await found(message)).to.include({ status: "unknown", error: "The connection broke." });
  });

  it("stores the hand-over before the mailer continues", async () => {
    let seen: Message | undefined;
    const message = await send();
    world.server = async (_, handingOver) => {
      expect((await found(message)).handedOver).to.equal(false);
      await handingOver();
      seen = await found(message);
      return { kind: "sent", refused: [] };
    };
    await settle();
    expect(world.errors).to.deep.equal([]);
    expect(seen).to.include({ status: "sending", handedOver: true });
  });

  it("resends after five minutes if a sender stopped before the hand-over, and marks the message unknown if after", async () => {
    const left = new Promise<never>(() => undefined);
    const before = await send();
    world.server = () => left;
    await world.reactions.mail.wake();
    await ticks();
    const after = await send();
    world.server = async (_, handingOver) => {
      await handingOver();
      return left;
    };
    await world.reactions.mail.wake();
    await ticks();
    world.server = taken;
    world.reactions = engineOn();
    await pass(299_000);
    expect(world.mails).to.have.length(2);
    await pass(1_000);
    expect(world.mails).to.have.length(3);
    expect(await found(before)).to.include({ status: "sent", attempts: 2 });
    expect((await found(after)).status).to.equal("unknown");
  });

  it("prevents a sender without its lease from changing anything, including the hand-over", async () => {
    let goOn: () => void = () => undefined;
    const message = await send();
    world.server = async (_, handingOver) => {
      await new Promise<void>((resolve) => {
        goOn = resolve;
      });
      await handingOver();
      return { kind: "sent", refused: [] };
    };
    await world.reactions.mail.wake();
    await ticks();
    world.now += 300_000;
    world.server = taken;
    await settle(engineOn());
    const settled = await found(message);
    expect(settled).to.include({ status: "sent", attempts: 2 });
    goOn();
    await world.reactions.mail.idle();
    expect(await found(message)).to.deep.equal(settled);
    expect(world.errors).to.have.length(1);
  });

  it("keeps an outcome that the store cannot accept, and stores it later", async () => {
    const message = await send();
    const { unitOfWork } = world.ports;
    const run = unitOfWork.run.bind(unitOfWork);
    world.server = async () => {
      unitOfWork.run = () => Promise.reject(new StintError("unavailable", "database_unavailable", "Down."));
      return { kind: "sent", refused: [] };
    };
    await world.reactions.mail.wake();
    await ticks();
    expect((await found(message)).status).to.equal("sending");
    unitOfWork.run = run;
    await settle();
    expect(await found(message)).to.include({ status: "sent" });
    expect(world.mails).to.have.length(1);
  });

  it("reports an error of the domain, and does not retry", async () => {
    const message = await send();
    const missing = new StintError("invalid", "invalid_character", "The document cannot be made.");
    world.reactions = createReactions(
      {
        ...world.ports,
        webhookSender: { send: () => Promise.reject(missing) },
        documentRenderer: { render: () => Promise.reject(missing) },
        mailer: { send: world.server },
      },
      {
        deliveries: { random: () => 0, onError: (error) => void world.errors.push(error) },
        mail: { onError: (error) => void world.errors.push(error), onNotSent: ({ status }) => void world.notSent.push(status) },
        events: { onError: (error) => void world.errors.push(error) },
        timers: { onError: (error) => void world.errors.push(error) },
        overdue: { onError: (error) => void world.errors.push(error) },
        recurring: { onError: (error) => void world.errors.push(error) },
        reminders: { onError: (error) => void world.errors.push(error) },
        housekeeping: { onError: (error) => void world.errors.push(error) },
        publicUrl: () => "",
      },
    );
    await settle();
    expect(await found(message)).to.include({ status: "failed", error: "The document cannot be made." });
  });

  it("sends nothing new after it is stopped", async () => {
    world.reactions.mail.stop();
    await send();
    await settle();
    expect(world.mails).to.have.length(0);
  });
});
