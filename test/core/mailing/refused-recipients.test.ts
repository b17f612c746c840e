import { expect } from "chai";
import { type InvoiceId, type Message, StintError } from "../../../core/index.js";
import { codeOf } from "../world.js";
import { DAY, MINUTE, refusal, type Server, START, taken, ticks, useMailWorld } from "./mail-world.js";

describe("recipients whom the mail server refuses", () => {
  const world = useMailWorld();
  const { settle, pass, minutes, send, found } = world;

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
      await world.useCases.listInvoiceMessages(
        world.owner,
        one.invoiceId as InvoiceId,
        {},
        { limit: 10, sort: "createdAt", descending: false, after: null },
      )
    ).items;
  const sentTo = () => world.mails.map(({ mail: { to, cc } }) => ({ to, cc }));

  it("reports which recipients the server rejected for good, and does not try them again", async () => {
    world.server = refusing(() => true);
    const message = await send({ to: ["a@example.com", "bad@example.com"] });
    await settle();
    await pass(DAY, 10 * MINUTE);
    expect(await found(message)).to.deep.include({
      status: "sent",
      refused: [{ address: "bad@example.com", permanent: true }],
      error: "The mail server rejected these recipients: bad@example.com.",
    });
    expect(world.mails).to.have.length(1);
    expect(await messagesOf(message)).to.have.length(1);
  });

  it("tries again, with a message of their own, only those recipients whom the server rejected for now", async () => {
    let isBusy = true;
    world.server = refusing(() => isBusy);
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
    const [first, second] = [world.mails[0]?.mail, world.mails[3]?.mail];
    expect(second).to.deep.include({ subject: first?.subject, text: first?.text, attachments: first?.attachments });
    expect(second?.messageId).to.equal(`${rest?.id}@example.org`);
    expect((await messagesOf(message)).map(({ status, attempts }) => [status, attempts])).to.deep.equal([
      ["sent", 1],
      ["sent", 3],
    ]);
  });

  it("gives up the recipients who remain after four days, and each gets the mail at most once", async () => {
    world.server = refusing(() => true);
    const message = await send({ to: ["a@example.com", "tmp@example.com"] });
    await settle();
    await pass(5 * DAY, 10 * MINUTE);
    expect((await messagesOf(message)).map(({ status }) => status)).to.deep.equal(["sent", "failed"]);
    expect(sentTo().filter(({ to }) => to.includes("a@example.com"))).to.have.length(1);
  });

  it("makes recipients of those who got copies if only they remain, since a message has at least one recipient", async () => {
    world.server = refusing(() => world.mails.length === 1);
    await send({ to: ["a@example.com"], cc: ["tmp@example.com", "b@example.com"] });
    await settle();
    await pass(10 * MINUTE);
    expect(sentTo().slice(1)).to.deep.equal([{ to: ["tmp@example.com"], cc: [] }]);
  });

  it("queues one message to those who remain, even if the outcome is stored only later", async () => {
    const { unitOfWork } = world.ports;
    const run = unitOfWork.run.bind(unitOfWork);
    const message = await send({ to: ["a@example.com", "tmp@example.com"] });
    world.server = async () => {
      unitOfWork.run = () => Promise.reject(new StintError("unavailable", "database_unavailable", "Down."));
      return { kind: "sent", refused: [{ address: "tmp@example.com", permanent: false }] };
    };
    await world.reactions.mail.wake();
    await ticks();
    expect(await messagesOf(message)).to.have.length(1);
    unitOfWork.run = run;
    world.server = taken;
    await settle();
    await pass(10 * MINUTE);
    expect((await messagesOf(message)).map(({ status }) => status)).to.deep.equal(["sent", "sent"]);
    expect(sentTo().slice(1)).to.deep.equal([{ to: ["tmp@example.com"], cc: [] }]);
  });

  it("queues such a message even if the limits of mail are used up, since they have counted its recipients", async () => {
    world.server = refusing(() => world.mails.length === 1);
    const message = await send({ to: ["a@example.com", "tmp@example.com"] });
    for (let n = 0; n < 19; n++)
      await world.useCases.sendInvoice(world.owner, message.invoiceId as InvoiceId, { to: ["tmp@example.com"] });
    expect(
      await codeOf(world.useCases.sendInvoice(world.owner, message.invoiceId as InvoiceId, { to: ["tmp@example.com"] })),
    ).to.equal("mail_limit");
    await settle();
    await pass(10 * MINUTE);
    expect(world.errors).to.deep.equal([]);
    expect(sentTo().filter(({ to }) => to[0] === "tmp@example.com")).to.have.length(20);
  });
});
