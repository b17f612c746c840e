import { expect } from "chai";
import { MAX_PRINTED_ROWS, parseDecimal, parseLocalDate, type StatementDocument } from "../../../core/index.js";
import { requirePrintable } from "../../../core/reports/stating.js";
import { codeOf } from "../world.js";
import { MINUTE, refusal, useMailWorld } from "./mail-world.js";

describe("the mail with a statement of account", () => {
  const world = useMailWorld();
  let printed: StatementDocument[] = [];
  beforeEach(() => {
    printed = [];
    world.reactions = world.engineOn({
      render: async () => new Uint8Array(1),
      renderStatement: async (document) => {
        printed.push(document);
        return new TextEncoder().encode(`Statement of ${document.statement.asOf}`);
      },
    });
  });

  const clientWith = async (given: object = {}) =>
    (await world.useCases.createClient(world.owner, { name: "Ada", email: "ada@example.com", ...given })).id;
  const issued = async (clientId: Awaited<ReturnType<typeof clientWith>>, given: object = {}) => {
    const lines = [{ description: "Work", quantity: parseDecimal("1"), unitPrice: 11_900n }];
    const { invoice } = await world.useCases.createInvoice(world.owner, { clientId, lines, ...given });
    await world.useCases.updateInvoice(world.owner, invoice.id, { status: "open" });
    return invoice.id;
  };
  const lastMail = () => {
    const mail = world.mails.at(-1)?.mail;
    if (!mail) throw new Error("No mail was sent.");
    return mail;
  };

  it("has the PDF with what is due when it is sent, in the client's language", async () => {
    const { useCases, owner } = world;
    const id = await clientWith({ locale: "de" });
    const old = { issueDate: parseLocalDate("2026-01-01"), dueDate: parseLocalDate("2026-01-15") };
    const overdue = await issued(id, old);
    await issued(id);
    const from = parseLocalDate("2026-02-01");
    const message = await useCases.sendAccountStatement(owner, id, { statementFrom: from });
    expect(message).to.include({ kind: "statement", clientId: id, invoiceId: null, status: "queued" });
    await useCases.recordPayment(owner, overdue, { amount: 1_900n });
    await world.settle();
    const mail = lastMail();
    expect(mail).to.deep.include({ to: ["ada@example.com"], subject: "Kontoauszug von Grace & Söhne <GmbH>, 02.03.2026" });
    expect(mail.attachments.map(({ filename, contentType }) => `${filename} ${contentType}`)).to.deep.equal([
      "kontoauszug-2026-03-02.pdf application/pdf",
    ]);
    expect(mail.text).to.contain("Guten Tag Ada,\n\nanbei erhalten Sie den Auszug Ihres Kundenkontos vom 02.03.2026 als PDF.");
    expect(mail.text.replaceAll("\u00a0", " ")).to.contain("Offener Betrag: 219,00 EUR\nDavon überfällig: 100,00 EUR");
    expect(printed[0]?.statement).to.deep.include({ clientId: id, range: { from, to: undefined } });
    expect((await world.found(message)).status).to.equal("sent");
    expect(world.errors).to.deep.equal([]);
  });

  it("says that nothing is due, and has the texts of the sender", async () => {
    const { useCases, owner } = world;
    const id = await clientWith();
    await useCases.sendAccountStatement(owner, id, {});
    await world.settle();
    expect(lastMail().text).to.contain("Nothing is due at present.").and.not.contain("IBAN");
    await useCases.sendAccountStatement(owner, id, { to: ["b@example.com"], subject: "Yours", message: "As you wished." });
    await world.settle();
    expect(lastMail()).to.deep.include({ to: ["b@example.com"], cc: [], subject: "Yours" });
    expect(lastMail().text).to.contain("As you wished.").and.not.contain("Hello");
  });

  it("is retried with what is due then, and its copies to deferred recipients remain about the client", async () => {
    const { useCases, owner } = world;
    const id = await clientWith();
    world.server = async () => refusal(false);
    const message = await useCases.sendAccountStatement(owner, id, { to: ["a@example.com", "b@example.com"] });
    await world.settle();
    await issued(id);
    world.server = async () => ({ kind: "sent", refused: [{ address: "b@example.com", permanent: false }] });
    await world.pass(MINUTE);
    const { items } = await useCases.listClientMessages(owner, id);
    expect(items.map(({ to, status }) => [to, status])).to.deep.equal([
      [["b@example.com"], "queued"],
      [["a@example.com", "b@example.com"], "sent"],
    ]);
    expect(items[1]?.id).to.equal(message.id);
    expect(printed.map(({ statement }) => statement.currencies.length)).to.deep.equal([0, 1]);
  });

  it("fails for good without a renderer of statements", async () => {
    world.reactions = world.engineOn({ render: async () => new Uint8Array(1) });
    const message = await world.useCases.sendAccountStatement(world.owner, await clientWith(), {});
    await world.settle();
    const { status, error } = await world.found(message);
    expect([status, error]).to.deep.equal(["failed", "The documentRenderer of this installation prints no statements."]);
  });

  it("needs a recipient, a client and days in order, and is within the limit of mail", async () => {
    const { useCases, owner } = world;
    const id = await clientWith({ email: null });
    const range = { statementFrom: parseLocalDate("2026-02-01"), statementTo: parseLocalDate("2026-01-01") };
    expect(await codeOf(useCases.sendAccountStatement(owner, id, {}))).to.equal("recipient_missing");
    expect(await codeOf(useCases.sendAccountStatement(owner, id, { to: ["a@example.com"], ...range }))).to.equal(
      "range_reversed",
    );
    expect(await codeOf(useCases.sendAccountStatement(owner, "cli_1" as never, {}))).to.equal("not_found");
    for (let sent = 0; sent < 20; sent++) await useCases.sendAccountStatement(owner, id, { to: ["a@example.com"] });
    expect(await codeOf(useCases.sendAccountStatement(owner, id, { to: ["a@example.com"] }))).to.equal("mail_limit");
  });

  it("has at most as many rows as a PDF can have", async () => {
    const account = { openItems: Array(MAX_PRINTED_ROWS), movements: [] as unknown[] };
    expect(() => requirePrintable({ currencies: [account] as never })).not.to.throw();
    account.movements.push({});
    expect(() => requirePrintable({ currencies: [account] as never }))
      .to.throw()
      .with.nested.property("issues[0].code", "range_too_long");
  });
});
