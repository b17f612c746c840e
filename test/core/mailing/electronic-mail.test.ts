import { expect } from "chai";
import { type DocumentFormat, documentFormatNames, type InvoiceId, parseDecimal, StintError } from "../../../core/index.js";
import { codeOf } from "../world.js";
import { DAY, MINUTE, refusal, useMailWorld } from "./mail-world.js";

const address = { line1: "1 Main Street", line2: null, city: "Berlin", region: null, postalCode: "10115", country: "DE" };
const tax = { category: "S", rate: parseDecimal("19"), exemptionReason: null, exemptionCode: null, components: null } as const;

/** By language: what the mail says about XML beside the PDF, and about XML inside of it. */
const said: Readonly<Record<string, readonly [beside: string, inside: string]>> = {
  en: [
    "The attached XML file (XRechnung) contains the same data for your accounting software.",
    "The PDF also contains the data for your accounting software (Factur-X / ZUGFeRD).",
  ],
  de: [
    "Die beigefügte XML-Datei (XRechnung) enthält dieselben Daten für Ihre Buchhaltungssoftware.",
    "Die PDF-Datei enthält auch die Daten für Ihre Buchhaltungssoftware (Factur-X / ZUGFeRD).",
  ],
  fr: [
    "Le fichier XML joint (XRechnung) contient les mêmes données pour votre logiciel comptable.",
    "Le fichier PDF contient aussi les données pour votre logiciel comptable (Factur-X / ZUGFeRD).",
  ],
  es: [
    "El archivo XML adjunto (XRechnung) contiene los mismos datos para su programa de contabilidad.",
    "El PDF contiene también los datos para su programa de contabilidad (Factur-X / ZUGFeRD).",
  ],
};

describe("the mail with an electronic invoice", () => {
  const world = useMailWorld();
  const { engineOn, settle, pass, found } = world;

  beforeEach(async () => {
    await world.useCases.updateWorkspace(world.owner, {
      seller: {
        ...{ legalName: "Grace & Söhne", address, vatId: "DE136695976", iban: "DE02120300000000202051", phone: "+49 30 123456" },
        ...{ email: "billing@example.com", electronicAddress: { scheme: "9930", value: "DE136695976" } },
      },
    });
  });

  const invoiceFor = async (invoiceFormat: DocumentFormat, locale = "en"): Promise<InvoiceId> => {
    const { useCases, owner } = world;
    const party = { name: "Ada", email: "ada@example.com", address, buyerReference: "04011000-12345-34", locale };
    const client = await useCases.createClient(owner, { ...party, invoiceFormat });
    const lines = [{ description: "Work", quantity: parseDecimal("1"), unitPrice: 11_900n }];
    return (await useCases.createInvoice(owner, { clientId: client.id, lines, tax })).invoice.id;
  };
  const texts = () =>
    world.mails.map(({ mail }) => mail.attachments.map(({ filename, content }) => [filename, new TextDecoder().decode(content)]));

  for (const [locale, [beside, inside]] of Object.entries(said))
    it(`says where the data for programs is, in ${locale}`, async () => {
      for (const format of ["xrechnung", "facturx", "pdf"] as const) {
        await world.useCases.sendInvoice(world.owner, await invoiceFor(format, locale), {});
        await settle();
      }
      const has = (text: string) => world.mails.map(({ mail }) => [mail.text, mail.html].every((part) => part.includes(text)));
      expect(has(beside)).to.deep.equal([true, false, false]);
      expect(has(inside)).to.deep.equal([false, true, false]);
    });

  it("has the format of the client when it was queued, in every attempt and for recipients who were busy", async () => {
    const id = await invoiceFor("cii");
    world.server = async () => refusal(false);
    const message = await world.useCases.sendInvoice(world.owner, id, { to: ["a@example.com", "b@example.com"] });
    expect(message.invoiceFormat).to.equal("cii");
    await settle();
    const { invoice } = await world.useCases.getInvoice(world.owner, id);
    await world.useCases.updateClient(world.owner, invoice.clientId, { invoiceFormat: "pdf" });
    world.server = async ({ to }, handingOver) => {
      await handingOver();
      return { kind: "sent", refused: to.length > 1 ? [{ address: "b@example.com", permanent: false }] : [] };
    };
    await pass(5 * MINUTE);
    const attached = [
      ["INV-2026-0001.pdf", "PDF of INV-2026-0001 in en"],
      ["INV-2026-0001.xml", "CII of INV-2026-0001 in en"],
    ];
    expect(texts()).to.deep.equal([attached, attached, attached]);
    expect(new Set(world.mails.map(({ mail }) => mail.to.join())).size).to.equal(2);
    expect(world.errors).to.deep.equal([]);
  });

  it("fails with the reason, and is not tried again, if the renderer does not know the format", async () => {
    const error = new StintError("invalid", "format_not_available", "Only PDFs are rendered.");
    const reactions = engineOn({
      render: async (_, format) => (format === "pdf" ? new Uint8Array(1) : Promise.reject(error)),
    });
    const message = await world.useCases.sendInvoice(world.owner, await invoiceFor("ubl"), {});
    await settle(reactions);
    await pass(DAY, 60 * MINUTE);
    expect(await found(message)).to.include({ status: "failed", attempts: 1, error: "Only PDFs are rendered." });
    expect([world.mails, world.errors, world.notSent]).to.deep.equal([[], [], ["failed"]]);
  });

  it("is refused before the draft is issued if something is missing, whoever it is sent to", async () => {
    const { useCases, owner } = world;
    for (const format of documentFormatNames) {
      const id = await invoiceFor(format);
      const { invoice } = await useCases.getInvoice(owner, id);
      await useCases.updateClient(owner, invoice.clientId, { address: null });
      const sending = codeOf(useCases.sendInvoice(owner, id, { to: ["other@example.com"] }));
      expect(await sending, format).to.equal(format === "pdf" ? "resolved" : "not_ready_to_export");
      const { invoice: after } = await useCases.getInvoice(owner, id);
      expect([after.status, after.number], format).to.deep.equal(format === "pdf" ? ["open", "INV-2026-0001"] : ["draft", null]);
    }
  });
});
