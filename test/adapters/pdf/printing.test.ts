import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect } from "chai";
import { FontPrinting } from "../../../adapters/pdf/index.js";

describe("the characters that the invoice fonts support", () => {
  const printing = new FontPrinting();

  it("include Latin, Greek and Cyrillic, with marks, spaces and line breaks", async () => {
    const texts = ["Zoë Łódź ñ €", "Ωmega", "Привет", "e\u0301 a\u00a0b\u3000c\td\ne", ""];
    expect(await printing.unprintable(texts)).to.deep.equal([[], [], [], [], []]);
  });

  it("exclude Chinese, Japanese, Arabic, Hebrew, Thai, emoji and control characters, and each is listed once", async () => {
    const texts = ["漢a漢字", "カ", "عمر", "שלום", "ไทย", "a😀", "a\u0007"];
    const missing = await printing.unprintable(texts);
    expect(missing[0]).to.deep.equal(["漢", "字"]);
    expect(missing[5]).to.deep.equal(["😀"]);
    expect(missing[6]).to.deep.equal(["\u0007"]);
    for (const characters of missing) expect(characters).to.not.deep.equal([]);
  });

  it("are read before the unit of work of the first invoice that a process issues, and nothing is read while it runs", () => {
    const script = fileURLToPath(new URL("issuing-process.js", import.meta.url));
    const { stdout, stderr } = spawnSync(process.execPath, [script], { encoding: "utf8" });
    expect(stderr).to.equal("");
    const { before, during } = JSON.parse(stdout) as Record<string, readonly string[]>;
    expect(before).to.include.members(["NotoSans_400Regular.ttf", "NotoSans_600SemiBold.ttf"]);
    expect(during).to.deep.equal([]);
  });
});
