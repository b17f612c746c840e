import { expect } from "chai";
import { PdfkitRenderer } from "../../../adapters/pdf/index.js";
import { issued } from "./documents.js";
import { squeezed } from "./poppler.js";

const renderer = new PdfkitRenderer();

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
