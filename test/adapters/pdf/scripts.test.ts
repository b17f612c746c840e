import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "chai";
import { FontPrinting, PdfkitRenderer } from "../../../adapters/pdf/index.js";
import type { InvoiceDocument } from "../../../core/index.js";
import { root } from "../../repository.js";
import { ownFont } from "../../own-fonts.js";
import { buyer, fixedLine, issued } from "./documents.js";
import { drawnPages, fontsOf, inkBox, printed, words } from "./poppler.js";

const invisible = /[\p{Default_Ignorable_Code_Point}\u202a-\u202e]/gu;

/** What Poppler copies: composed, without marks of direction, with each run of blanks as one. */
async function copied(document: InvoiceDocument): Promise<string> {
  return plain(await printed(await new PdfkitRenderer().render(document, "pdf")));
}

function plain(text: string): string {
  return text.replace(invisible, "").replace(/\s+/g, " ").normalize("NFC");
}

const noted = (text: string): Promise<string> => copied(issued({ invoice: { notes: text } }));

/** A line of a bill in each script. */
const samples: Readonly<Record<string, string>> = {
  Vietnamese: "Thị trấn Đà Nẵng, Việt Nam",
  "simplified Chinese": "软件开发与咨询服务(十月)",
  "traditional Chinese": "軟體開發與顧問服務",
  Japanese: "ソフトウェア開発とコンサルティング、東京都港区",
  Korean: "소프트웨어 개발 및 컨설팅 서울",
  Arabic: "تطوير البرمجيات والاستشارات",
  Persian: "می‌خواهم نرم‌افزار",
  Urdu: "سافٹ ویئر کی تیاری",
  Hebrew: "פיתוח תוכנה וייעוץ",
  Thai: "การพัฒนาซอฟต์แวร์และที่ปรึกษา",
  Lao: "ການພັດທະນາ",
  Khmer: "ការអភិវឌ្ឍន៍កម្មវិធី",
  Burmese: "ဆော့ဖ်ဝဲ ဖွံ့ဖြိုးရေး",
  Tibetan: "བོད་སྐད་",
  Georgian: "პროგრამული უზრუნველყოფა",
  Armenian: "Ծրագրային ապահովում",
  Hindi: "सॉफ़्टवेयर विकास परामर्श कि र्म क्षि",
  Bengali: "সফটওয়্যার উন্নয়ন ক্ষিতি",
  Punjabi: "ਸਾਫਟਵੇਅਰ ਵਿਕਾਸ",
  Gujarati: "સૉફ્ટવેર વિકાસ",
  Odia: "ସଫ୍ଟୱେର ବିକାଶ",
  Tamil: "மென்பொருள் மேம்பாடு கொ",
  Telugu: "సాఫ్ట్‌వేర్ అభివృద్ధి",
  Kannada: "ಸಾಫ್ಟ್‌ವೇರ್ ಅಭಿವೃದ್ಧಿ",
  Malayalam: "സോഫ്റ്റ്‌വെയർ വികസനം",
  Sinhala: "මෘදුකාංග සංවර්ධනය",
  Amharic: "የሶፍትዌር ልማት",
  Mongolian: "ᠮᠣᠩᠭᠣᠯ",
  Cherokee: "ᏣᎳᎩ ᎦᏬᏂᎯᏍᏗ",
  Inuktitut: "ᐃᓄᒃᑎᑐᑦ",
  Tifinagh: "ⵜⴰⵎⴰⵣⵉⵖⵜ",
  Yi: "ꆈꌠꉙ",
  symbols: "Paid ✓ total ≤ limit ★ phone ☎ part ① of",
  emoji: "Party 🎉 family 👨‍👩‍👧 flag 🇩🇪 heart ❤️ end",
};

describe("a printed text", () => {
  for (const [language, text] of Object.entries(samples))
    it(`is copied as it was written: ${language}`, async () => {
      expect(await noted(text)).to.contain(plain(text));
    });

  it("has the order of reading in lines of both directions", async () => {
    const lines = ["Invoice for שלום Ltd, no. 123", "נקי (10 שעות) ABC"];
    const text = (await copied(issued({ lines: lines.map((description) => fixedLine({ description })) }))).replaceAll(" ", "");
    expect(text).to.contain("InvoiceforשלוםLtd,no.123");
    // Poppler reads such a line from left to right: on the page, ABC is at its left, and the first word at its right.
    expect(text).to.match(/ABC.שעות10.נקי/);
    expect(await noted("אקמה (ישראל) בעמ")).to.contain("אקמה (ישראל) בעמ");
  });

  it("keeps the marks of letters from right to left behind their letters when it is copied", async () => {
    expect(await noted("مُحَمد")).to.contain(plain("مُحَمد"));
    expect(await noted("שָׁלום")).to.contain(plain("שָׁלום"));
  });

  it("starts at the right from right to left, but not in an address, whose lines can differ", async () => {
    const address = { line1: "דיזנגוף 50", line2: null, city: "תל אביב", postalCode: null, region: null, country: "IL" };
    const pdf = await new PdfkitRenderer().render(
      issued({ invoice: { notes: "שלום" } }, { buyer: { ...buyer, name: "אקמה", legalName: null, address } }),
      "pdf",
    );
    // With positions, Poppler gives letters from left to right.
    const onPage = (text: string) => Array.from(text).reverse().join("");
    const leftOf = async (text: string) => (await words(pdf)).find((word) => word.text === onPage(text))?.left ?? NaN;
    expect(await leftOf("אקמה")).to.be.closeTo(70.9, 3);
    expect(await leftOf("שלום")).to.be.greaterThan(400);
  });

  it("breaks between words also where the script has no blanks", async () => {
    const thai = "การพัฒนาซอฟต์แวร์และที่ปรึกษาด้านเทคโนโลยีสารสนเทศสำหรับธุรกิจขนาดกลางและขนาดย่อมในกรุงเทพมหานคร";
    const chinese = "软件开发与咨询服务".repeat(12);
    for (const text of [thai.repeat(2), chinese]) {
      const pages = await drawnPages(await new PdfkitRenderer().render(issued({ invoice: { notes: text } }), "pdf"));
      expect(pages.join("").replace(/\s/g, "")).to.contain(text);
      expect(pages.join("")).to.not.contain(text);
    }
  });

  it("shows a box for what no font has, and what it stands for is copied", async () => {
    expect(await noted("a𐎀b \ue000 龘"))
      .to.contain("a𐎀b")
      .and.to.contain("\ue000 龘");
    expect(await noted("a\u0007b")).to.contain("a\ufffdb");
    const pdf = await new PdfkitRenderer().render(issued({ invoice: { notes: "𐎀" } }), "pdf");
    const box = (await words(pdf)).find(({ text }) => text === "𐎀") ?? expect.fail("It is not copied.");
    const ink = await inkBox(pdf, box);
    expect(ink.right - ink.left).to.be.within(2, box.right - box.left);
  });

  it("has the first marks of a letter with thousands", async () => {
    const text = `a${"\u0301\u0316".repeat(4_000)}b`;
    const copy = (await copied(issued({ invoice: { notes: text } }))).normalize("NFD");
    expect(copy).to.match(/a[\u0301\u0316]{20,}b/);
  });

  it("shows a plain form where a font has only that", async () => {
    expect(await noted("a ㎢ ﬆ ﹙b")).to.contain("a ㎢ ﬆ ﹙b");
  });

  it("is bold also in fonts without a bold weight, and embeds each font once", async () => {
    const pdf = await new PdfkitRenderer().render(issued({}, { sellerName: "株式会社ノルド漢字" }), "pdf");
    expect(Buffer.from(pdf).length).to.be.lessThan(60_000);
    expect((await fontsOf(pdf)).map(({ name }) => name.slice(7)).sort()).to.deep.equal([
      "NotoSans-Regular",
      "NotoSans-SemiBold",
      "NotoSansJP-Regular",
    ]);
  });

  it("looks as in the region that the document or its texts belong to", async () => {
    const fontFor = async (locale: string, notes: string) =>
      (await fontsOf(await new PdfkitRenderer().render(issued({ invoice: { notes } }, { locale }), "pdf")))
        .map(({ name }) => name.slice(7))
        .at(-1);
    expect(await fontFor("ja", "直")).to.equal("NotoSansJP-Regular");
    expect(await fontFor("en", "直す")).to.equal("NotoSansJP-Regular");
    expect(await fontFor("en", "直")).to.equal("NotoSansSC-Regular");
    expect(await fontFor("zh-TW", "直")).to.equal("NotoSansTC-Regular");
    expect(await fontFor("en", "軟體開發與顧問")).to.equal("NotoSansTC-Regular");
  });

  it("uses the font of the workspace for what no other font has, also one with PostScript outlines", async () => {
    const printing = new FontPrinting();
    for (const [name, mediaType, text] of [
      ["adlam.ttf", "font/ttf", "𞤀"],
      ["rare-han.otf", "font/otf", "rare 龘𠮷 here"],
    ] as const) {
      const font = { mediaType, content: ownFont(name) };
      expect(await printing.unprintable([text], font)).to.deep.equal([{ characters: [], packages: [] }]);
      expect((await printing.unprintable([text], null))[0]?.characters).to.not.deep.equal([]);
      const pdf = await new PdfkitRenderer().render(issued({ invoice: { notes: `${text} A\u0301` } }, { font }), "pdf");
      expect(plain(await printed(pdf))).to.contain(text);
      expect((await fontsOf(pdf)).map(({ name: embedded }) => embedded.slice(7))).to.include(
        name === "adlam.ttf" ? "NotoSansAdlam-Regular" : "NotoSansCJKjp-Regular",
      );
    }
  });

  it("has a font of the workspace only if it can be read and embedded", async () => {
    const printing = new FontPrinting();
    const nameOf = (content: Uint8Array) => printing.nameOfFont({ mediaType: "font/ttf", content });
    expect(await nameOf(ownFont("adlam.ttf"))).to.equal("Noto Sans Adlam Regular");
    expect(await nameOf(ownFont("rare-han.otf"))).to.equal("Noto Sans CJK JP");
    const restricted = Buffer.from(ownFont("adlam.ttf"));
    const table = Array.from({ length: restricted.readUInt16BE(4) }, (_, index) => 12 + index * 16).find(
      (at) => restricted.toString("latin1", at, at + 4) === "OS/2",
    );
    // fsType 2: restricted license embedding.
    restricted.writeUInt16BE(2, restricted.readUInt32BE((table ?? 0) + 8) + 8);
    for (const content of [
      restricted,
      Buffer.alloc(0),
      Buffer.from("not a font"),
      ownFont("adlam.ttf").subarray(0, 200),
      Buffer.from("ttcf\0\x01\0\0"),
    ])
      expect(await nameOf(content)).to.equal(null);
  });

  it("uses the complete font of a package that is installed in the folder of the service", () => {
    const folder = mkdtempSync(join(tmpdir(), "stint-fonts-"));
    try {
      const target = join(folder, "node_modules/@expo-google-fonts/noto-sans-adlam");
      mkdirSync(join(target, "400Regular"), { recursive: true });
      writeFileSync(join(target, "package.json"), `{"name":"@expo-google-fonts/noto-sans-adlam","version":"1.0.0"}`);
      writeFileSync(join(target, "400Regular/NotoSansAdlam_400Regular.ttf"), ownFont("adlam.ttf"));
      const script = `
        import { FontPrinting } from ${JSON.stringify(join(root, "dist/adapters/pdf/index.js"))};
        process.stdout.write(JSON.stringify(await new FontPrinting().unprintable(["𞤀𞤣"], null)));
      `;
      const unprintable = (cwd: string) =>
        spawnSync(process.execPath, ["--input-type=module", "-e", script], { cwd, encoding: "utf8" }).stdout;
      expect(JSON.parse(unprintable(folder))).to.deep.equal([{ characters: [], packages: [] }]);
      expect(JSON.parse(unprintable(root))).to.have.nested.property("[0].characters.length", 2);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
