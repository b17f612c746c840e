import { expect } from "chai";
import { textsFor } from "../../../core/billing/document-texts.js";
import { refusal } from "../issues.js";
import { createWorld } from "../world.js";
import { parseDecimal } from "../../../core/index.js";

const texts = [
  { language: "de", notes: "Danke", footer: "Fuß" },
  { language: "fr-CH", notes: "Merci (CH)", footer: "" },
  { language: "fr", notes: "Merci", footer: "" },
];

describe("the texts of documents", () => {
  it("are those of the locale, of its language, or else the first", () => {
    const notes = (locale: string) => textsFor(texts, locale)?.notes;
    expect(["de", "de-AT", "fr-CH", "FR-ch", "fr-CA", "it"].map(notes)).to.deep.equal([
      "Danke",
      "Danke",
      "Merci (CH)",
      "Merci (CH)",
      "Merci (CH)",
      "Danke",
    ]);
    expect(textsFor([], "de")).to.equal(null);
  });

  it("are the notes of a new invoice without its own: the client's, or the workspace's in the language of the document", async () => {
    const { useCases, owner } = await createWorld();
    await useCases.updateWorkspace(owner, { locale: "de-DE", documentTexts: texts });
    const lines = [{ description: "Work", quantity: parseDecimal("1"), unitPrice: 100n }];
    const notesFor = async (client: object, notes?: string) => {
      const { id: clientId } = await useCases.createClient(owner, { name: "Client", ...client });
      const command = { clientId, lines, ...(notes === undefined ? {} : { notes }) };
      expect((await useCases.previewInvoice(owner, command)).invoice.notes).to.equal(
        (await useCases.createInvoice(owner, command)).invoice.notes,
      );
      return (await useCases.createInvoice(owner, command)).invoice.notes;
    };
    expect(await notesFor({})).to.equal("Danke");
    expect(await notesFor({ locale: "fr-FR" })).to.equal("Merci (CH)");
    expect(await notesFor({ locale: "fr-FR", invoiceNotes: "Bonjour" })).to.equal("Bonjour");
    expect(await notesFor({}, "Own")).to.equal("Own");
    expect(await notesFor({}, "")).to.equal("");
  });

  it("have one entry for each language, and a color of documents is a color", async () => {
    const { useCases, owner } = await createWorld();
    const both = [...texts, { language: "DE", notes: "", footer: "" }];
    expect(await refusal(useCases.updateWorkspace(owner, { documentTexts: both }))).to.include({
      code: "not_unique",
      at: "documentTexts.3.language",
    });
    const unknown = useCases.updateWorkspace(owner, { documentTexts: [{ language: "?", notes: "", footer: "" }] });
    expect(await refusal(unknown)).to.include({ code: "locale_unknown", at: "documentTexts.0.language" });
    expect(await refusal(useCases.updateWorkspace(owner, { accentColor: "red" }))).to.include({
      code: "color_malformed",
      at: "accentColor",
    });
  });
});
