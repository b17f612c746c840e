import { expect } from "chai";
import { FontPrinting } from "../../../adapters/pdf/index.js";

describe("the characters that the invoice fonts support", () => {
  const printing = new FontPrinting();
  const missing = async (texts: readonly string[]) =>
    (await printing.unprintable(texts, null)).map(({ characters }) => characters);

  it("are those of all living scripts with a font, symbols, emoji, marks, spaces and line breaks", async () => {
    const texts = [
      "Zoë Łódź ñ €",
      "Ωmega",
      "Привет",
      "e\u0301 a\u00a0b\u3000c\td\ne",
      "",
      "漢字 カ 한글",
      "عمر שלום ไทย",
      "A → ✓ ≤ ☎ ① 😀 👩‍👧 ❤️",
    ];
    for (const characters of await missing(texts)) expect(characters).to.deep.equal([]);
  });

  it("are named with the packages of fonts to install, each once", async () => {
    const scope = "@expo-google-fonts";
    expect(await printing.unprintable(["龘a龘", "𞤀", "\ue000", "a\u0007\ud800", "a\u0b95\u{e0061}"], null)).to.deep.equal([
      { characters: ["龘"], packages: [`${scope}/noto-sans-sc`, `${scope}/noto-sans-tc`, `${scope}/noto-sans-jp`] },
      { characters: ["𞤀"], packages: [`${scope}/noto-sans-adlam`] },
      { characters: ["\ue000"], packages: [] },
      { characters: ["\u0007", "\ud800"], packages: [] },
      { characters: [], packages: [] },
    ]);
  });
});
