import { expect } from "chai";
import { PdfkitRenderer } from "../../../adapters/pdf/index.js";
import { type InvoiceDocument, isStintError, type StintError } from "../../../core/index.js";
import { buyer, fixedLine, issued, seller, tax } from "./documents.js";
import { squeezed } from "./poppler.js";

const renderer = new PdfkitRenderer();
const described = (description: string): InvoiceDocument => issued({ lines: [fixedLine({ description })] });

async function refusal(document: InvoiceDocument): Promise<StintError> {
  try {
    await renderer.render(document, "pdf");
  } catch (error) {
    if (isStintError(error)) return error;
    throw error;
  }
  throw new Error("The invoice was printed.");
}

const KANJI = "漢";
const fields: Readonly<Record<string, InvoiceDocument>> = {
  description: described(KANJI),
  "allowance reason": issued({ lines: [fixedLine({ allowances: [{ amount: 1n, reason: KANJI }] })] }),
  "charge reason": issued({ lines: [fixedLine({ charges: [{ amount: 1n, reason: KANJI }] })] }),
  "exemption reason": issued({ lines: [fixedLine({ tax: tax("E", "0", KANJI) })] }),
  notes: issued({ invoice: { notes: KANJI } }),
  number: issued({ invoice: { number: KANJI } }),
  "purchase order": issued({ invoice: { purchaseOrder: KANJI } }),
  "buyer reference": issued({ invoice: { buyerReference: KANJI } }),
  "seller name": issued({}, { sellerName: KANJI }),
  "seller address": issued({}, { seller: { ...seller, address: { ...buyer.address, city: KANJI } as typeof seller.address } }),
  "seller tax id": issued({}, { seller: { ...seller, taxId: KANJI } }),
  "seller e-mail": issued({}, { seller: { ...seller, email: `${KANJI}@example.com` } }),
  IBAN: issued({}, { seller: { ...seller, iban: KANJI } }),
  "buyer legal name": issued({}, { buyer: { ...buyer, legalName: KANJI } }),
  "buyer name": issued({}, { buyer: { ...buyer, legalName: null, name: KANJI } }),
  "buyer address": issued({}, { buyer: { ...buyer, address: { ...seller.address, line2: KANJI } as typeof buyer.address } }),
  "buyer tax id": issued({}, { buyer: { ...buyer, taxId: KANJI } }),
};

describe("a character that no font can print", () => {
  for (const [field, document] of Object.entries(fields)) {
    it(`is rejected in the ${field}`, async () => {
      const error = await refusal(document);
      expect([error.kind, error.code]).to.deep.equal(["invalid", "glyph_missing"]);
      expect(error.message).to.contain("漢 (U+6F22)");
      expect(error.details).to.deep.equal({ characters: [{ character: "漢", code_point: "U+6F22" }] });
    });
  }

  it("is listed once with the others, at most twenty", async () => {
    const { details } = await refusal(issued({ invoice: { notes: "漢字漢字 🎉" }, lines: [fixedLine({ description: "שלום" })] }));
    const named = (details["characters"] as readonly { readonly character: string }[]).map(({ character }) => character);
    expect(named).to.have.members(["ש", "ל", "ו", "ם", "漢", "字", "🎉"]);
    const many = String.fromCodePoint(...Array.from({ length: 30 }, (_, index) => 0x4e00 + index));
    expect((await refusal(described(many))).details["characters"]).to.have.length(20);
  });

  it("may be a control character or an unpaired surrogate, which the message shows by its number", async () => {
    for (const [text, codePoint] of Object.entries({
      "a\u0007b": "U+0007",
      "a\u0085b": "U+0085",
      "a\ud800b": "U+D800",
      "\u0000": "U+0000",
    })) {
      const { details, message } = await refusal(described(text));
      expect(details["characters"]).to.have.nested.property("[0].code_point", codePoint);
      expect(message).to.equal(`No font can print ${codePoint}.`);
    }
  });
});

describe("printed letters", () => {
  const copied = async (text: string): Promise<string> =>
    squeezed(await renderer.render(issued({ invoice: { notes: text } }), "pdf"));

  it("can be extracted unchanged: accents, Greek, Cyrillic, currencies, ligatures", async () => {
    for (const text of [
      "Ångström Žižek Łódź ĳsvrij œuvre ẞ Ðorður şığ ąęćń ő ű",
      "Ώρες εργασίας, ΐ ΰ",
      "Разработка ПО, Київ ґ є ї, Ђорђе Љиљана",
      "€ £ ₺ ₴ ₹ № § — “…” ½ m²",
      "office fjord affluent AVATAR To.",
    ]) {
      expect(await copied(text)).to.contain(text);
    }
  });

  it("are composed if a composed letter exists, and otherwise keep their mark", async () => {
    expect(await copied("cafe\u0301 Mu\u0308ller")).to.contain("café Müller");
    expect((await copied("x\u0302y")).normalize("NFD")).to.contain("x\u0302");
  });

  it("can be extracted unchanged after other letters with the same shape", async () => {
    expect(await copied("\u0131")).to.contain("\u0131");
    expect(await copied("i\u0307")).to.contain("i\u0307");
    expect(await copied("\u0131")).to.contain("\u0131");
  });

  it("omit characters that are invisible by definition, and keep line breaks", async () => {
    expect(await copied("\ufeffin\u00advi\u200dsi\u200bble\ufe0f\u202e")).to.contain(" invisible ");
    expect(await copied("one\ttwo\r\nthree\u2028four")).to.match(/one two .*three four/);
    expect(await copied("alpha\u3000beta")).to.contain("alpha beta");
  });
});
