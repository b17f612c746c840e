import { expect } from "chai";
import { type Mail, parseDecimal, parseLocalDate, type RecurringInvoice, type UserActor } from "../../../core/index.js";
import { reactionsIn } from "../reactions.js";
import { createWorld, type World } from "../world.js";

describe("the mail about a recurring invoice that failed", () => {
  let world: World;
  let mails: Mail[];
  let errors: unknown[];
  let accountant: UserActor;

  const engines = () =>
    reactionsIn(world, (error) => void errors.push(error), {
      mailer: {
        send: async (mail) => {
          mails.push(mail);
          return { kind: "sent", refused: [] };
        },
      },
      onNotSent: (message) => void errors.push(message.error),
    });
  const sendMail = async () => {
    const { mail } = engines();
    await mail.wake();
    await mail.idle();
  };
  const wakeAt = async (time: string) => {
    world.at(time);
    await Promise.all([engines().recurring.wake(), engines().recurring.wake()]);
    await sendMail();
  };
  /** Weekly from March 3 on, to a client without an email address. */
  const failing = async (): Promise<RecurringInvoice> => {
    const { id: clientId } = await world.useCases.createClient(world.owner, { name: "Ada" });
    return world.useCases.createRecurringInvoice(world.owner, {
      ...{ clientId, name: "Hosting", unit: "week", startsOn: parseLocalDate("2026-03-03"), action: "send" },
      lines: [{ description: "Hosting", quantity: parseDecimal("1"), unitPrice: 100n }],
    });
  };

  beforeEach(async () => {
    world = await createWorld("2026-03-02T08:00:00Z");
    errors = [];
    mails = [];
    accountant = await world.actor("accountant");
    await world.actor("member");
    await sendMail();
    mails = [];
  });
  afterEach(() => expect(errors).to.deep.equal([]));

  it("goes once for each failure to everyone who can resolve it, and says why and what to do", async () => {
    const { id } = await failing();
    await wakeAt("2026-03-03T08:00:00Z");
    await wakeAt("2026-03-04T08:00:00Z");
    expect(mails.map(({ to, cc, subject }) => [to, cc, subject])).to.have.deep.members([
      [["owner@example.com"], [], "Recurring invoice failed: Hosting"],
      [["accountant1@example.com"], [], "Recurring invoice failed: Hosting"],
    ]);
    expect(mails.find(({ to }) => to[0] === "accountant1@example.com")?.text.split("\n")).to.deep.equal([
      "Hello accountant1,",
      "",
      "the recurring invoice “Hosting” in World could not create the invoice of Mar 3, 2026:",
      "",
      "The message has no recipient. Name one, or give the client an email address.",
      "",
      "Resolve this, then bill the date, or skip it. Until then, this recurring invoice creates no more invoices.",
      "",
      "Open the recurring invoice:",
      `https://stint.example.com/invoices/recurring/${id}`,
      "",
      "World",
      "",
    ]);
    await world.useCases.skipRecurringInvoice(accountant, id);
    await wakeAt("2026-03-10T08:00:00Z");
    expect(mails.length).to.equal(4);
  });

  for (const [locale, subject, date, reason] of [
    ["de", "Wiederkehrende Rechnung fehlgeschlagen: Hosting", "03.03.2026", "Der Kunde hat keine E-Mail-Adresse."],
    ["fr", "Échec de la facture récurrente\u00a0: Hosting", "3 mars 2026\u00a0:", "Le client n’a pas d’adresse e-mail."],
    ["es", "Error en la factura recurrente: Hosting", "3 mar 2026", "El cliente no tiene dirección de correo electrónico."],
  ] as const)
    it(`is in the language of the workspace (${locale})`, async () => {
      await world.useCases.updateWorkspace(world.owner, { locale });
      await failing();
      await wakeAt("2026-03-03T08:00:00Z");
      expect(mails[0]?.subject).to.equal(subject);
      expect(mails[0]?.text).to.contain(date).and.to.contain(reason);
    });

  it("goes out however much mail the workspace has sent, and to no user who is not active", async () => {
    await world.useCases.updateUser(world.owner, accountant.userId, { status: "deactivated" });
    for (let count = 0; count < 25; count++) await failing();
    await wakeAt("2026-03-03T08:00:00Z");
    expect(mails.map(({ to }) => to)).to.deep.equal(mails.map(() => ["owner@example.com"]));
    expect(mails.length).to.equal(25);
  });
});
