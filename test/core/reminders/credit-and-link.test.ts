import { expect } from "chai";
import { changeCredit } from "../../../core/client-credits/changing-credit.js";
import { type InvoiceDocument, parseCurrency } from "../../../core/index.js";
import { reactionsIn } from "../reactions.js";
import { day, useReminders } from "./reminder-world.js";

const EUR = parseCurrency("EUR");

describe("the credit and the link in reminders", () => {
  const scene = useReminders();
  const { wake, deliver, at, invoice, of, steps } = scene;
  const credited = async (amount: bigint, currency = EUR) => {
    const { ports, owner } = scene.world;
    const change = { clientId: scene.client.id, currency, kind: "received", amount } as const;
    await ports.unitOfWork.run(owner, (stores) => changeCredit(ports, stores, change));
  };
  const lastText = () => (scene.mails.at(-1)?.text ?? "").replaceAll("\u00a0", " ");

  it("name what the client has paid in excess in the currency, as of the reminder, without deducting it", async () => {
    await steps({ days: 7 }, { days: 14, message: "Please pay {total}." });
    const id = await invoice("2026-04-10");
    await credited(900n, parseCurrency("USD"));
    at("2026-04-17");
    const { useCases, owner } = scene.world;
    expect((await useCases.previewReminder(owner, id)).next).to.include({ creditBalance: 0n });
    await wake();
    await deliver();
    expect((await of(id))[0]).to.include({ creditBalance: 0n, total: 119_000n });
    expect(lastText()).not.to.match(/Guthaben/);
    await credited(5_000n);
    expect((await useCases.previewReminder(owner, id)).next).to.include({ creditBalance: 5_000n });
    at("2026-04-24");
    await wake();
    await credited(1n);
    const [, second] = await of(id);
    const printed: InvoiceDocument[] = [];
    const render = async (document: InvoiceDocument) => {
      printed.push(document);
      return new Uint8Array(1);
    };
    const reactions = reactionsIn(scene.world, () => undefined, { documentRenderer: { render } });
    await reactions.exportReminder(owner, second?.id as never);
    expect(printed.map(({ letter }) => letter?.facts.at(-1))).to.deep.equal([["Verfügbares Guthaben", "50,00\u00a0EUR"]]);
    await deliver();
    expect(second).to.include({ creditBalance: 5_000n, total: 119_000n, message: "Please pay 1.190,00\u00a0EUR." });
    expect(lastText()).to.contain("Offener Betrag: 1.190,00 EUR\nVerfügbares Guthaben: 50,00 EUR");
  });

  it("ask in the usual text whether the credit is to be used", async () => {
    const { useCases, owner } = scene.world;
    await credited(5_000n);
    const texts: string[] = [];
    for (const locale of ["en", "de", "fr", "es"]) {
      await useCases.updateClient(owner, scene.client.id, { locale });
      const id = await invoice("2026-04-10");
      const { message } = await useCases.sendReminder(owner, id, {});
      texts.push(
        message
          .split("\n\n")
          .at(-1)
          ?.replaceAll(/[\u00a0\u202f]/g, " ") ?? "",
      );
    }
    expect(new Set(texts).size).to.equal(4);
    for (const text of texts) expect(text).to.match(/50[.,]00/);
  });

  it("have the link to the page of the invoice as its emails do, the same in each", async () => {
    const { useCases, owner } = scene.world;
    const id = await invoice("2026-04-10", { issueDate: day("2026-03-01") });
    at("2026-04-17");
    await useCases.sendReminder(owner, id, {});
    await deliver();
    expect(lastText()).not.to.contain("/documents/");
    await useCases.updateWorkspace(owner, { linkInMails: true });
    await useCases.sendInvoice(owner, id, {});
    await useCases.sendReminder(owner, id, {});
    await deliver();
    const urls = scene.mails.slice(-2).map(({ text }) => /https?:\/\/\S+\/documents\/\S+/.exec(text)?.[0]);
    expect(urls[0]).to.be.a("string").and.equal(urls[1]);
    expect((await useCases.listDocumentLinks(owner, id)).items).to.have.length(1);
  });
});
