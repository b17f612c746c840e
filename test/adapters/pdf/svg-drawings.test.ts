import { expect } from "chai";
import { FontPrinting, PdfkitRenderer } from "../../../adapters/pdf/index.js";
import { plainSvg } from "../../../adapters/pdf/svg/plain-svg.js";
import { SvgDrawings } from "../../../adapters/pdf/svg/svg-drawings.js";
import { type Logo, logoSize } from "../../../core/index.js";
import { svg } from "../../logos.js";
import { issued } from "./documents.js";
import { facts, words } from "./poppler.js";

const area = '<path d="M0 0h40v10H0z"';
const logoOf = (...content: Parameters<typeof svg>): Logo => ({ mediaType: "image/svg+xml", content: svg(...content) });
const sizeOf = (png: Buffer | null) => png && [png.readUInt32BE(16), png.readUInt32BE(20)];
const drawing = async (content: string, width = 400) => ({
  svg: await plainSvg(svg(content), { width: 40, height: 10 }),
  width,
});

/** Each layer covers the picture, and costs as much as all of its pixels. */
const layers = `<g opacity=".5">${area}/></g>`.repeat(4_000);

describe("SVG drawings", () => {
  it("are PNGs without transparency, so many pixels wide", async () => {
    const png = await new SvgDrawings().draw(await drawing(`${area} fill="#f00" opacity=".5"/>`), "print");
    expect(sizeOf(png)).to.deep.equal([400, 100]);
    expect([png?.[24], png?.[25]]).to.deep.equal([8, 2]);
  });

  it("are kept, and so are failures to print, but not to check", async () => {
    const drawings = new SvgDrawings({ check: 1, print: 600_000 });
    const red = await drawing(`${area} fill="#f00"/>`);
    expect(await drawings.draw(red, "check")).to.equal(null);
    const printed = await drawings.draw(red, "print");
    expect(sizeOf(printed)).to.deep.equal([400, 100]);
    expect(await drawings.draw(red, "check")).to.equal(printed);

    const slow = new SvgDrawings({ check: 600_000, print: 1 });
    expect([await slow.draw(red, "print"), await slow.draw(red, "check")]).to.deep.equal([null, null]);
  });

  it("are stopped if they take too long", async () => {
    expect(await new SvgDrawings({ check: 500, print: 500 }).draw(await drawing(layers, 1_890), "check")).to.equal(null);
  });

  it("are stopped if they need too much memory", async () => {
    const nested = `${'<g opacity=".9">'.repeat(60)}${area}/>${"</g>".repeat(60)}`;
    const drawings = new SvgDrawings({ check: 600_000, print: 600_000 });
    expect(await drawings.draw(await drawing(nested, 1_890), "check")).to.equal(null);
    expect(sizeOf(await drawings.draw(await drawing(nested), "check"))).to.deep.equal([400, 100]);
  });

  for (const [title, content] of [
    [
      "a gradient that repeats without end",
      `<linearGradient id="g" x2="0.000000001" spreadMethod="repeat"><stop/></linearGradient>${area} fill="url(#g)"/>`,
    ],
    [
      "a pattern of tiny tiles",
      `<pattern id="g" width="1e-9" height="1e-9"><path d="M0 0h1v1"/></pattern>${area} fill="url(#g)"/>`,
    ],
    ["a line of tiny dashes", '<path stroke="#000" stroke-dasharray="1e-7" d="M0 0h1000000"/>'],
    ["a path of a quarter of a megabyte", `<path d="M0 0${"c40-90 0 90 9 9".repeat(16_000)}"/>`],
  ] as const)
    it(`print ${title}`, async () => {
      const logo = logoOf(content);
      expect(await new FontPrinting().canDraw(logo, logoSize(logo))).to.equal(true);
      expect(await facts(await new PdfkitRenderer().render(issued({}, { logo }), "pdf"))).to.include({ Pages: "1" });
    });

  it("are left out of an invoice if earlier versions accepted what is not drawn now", async () => {
    const nested = `${'<g opacity=".9">'.repeat(60)}${area}/>${"</g>".repeat(60)}`;
    const texts = async (logo: Logo | null) => words(await new PdfkitRenderer().render(issued({}, { logo }), "pdf"));
    const without = await texts(null);
    for (const logo of [logoOf(nested), logoOf(`${area} fill="url(#a b)"/>`)]) {
      expect(await texts(logo)).to.deep.equal(without);
    }
  });
});

describe("an SVG as it is drawn", () => {
  const plain = async (content: string, attributes?: string) =>
    (await plainSvg(svg(content, attributes), { width: 4, height: 1 })).replace(/ xmlns\S+/g, "");

  it("has the view box or the size, and no other place", async () => {
    expect(await plain("<path/>", 'width="8" x="1" height="2mm" preserveAspectRatio="none"')).to.equal(
      '<svg viewBox="0 0 4 1"><path/></svg>',
    );
    expect(await plain("", 'width="8" viewBox="1 2 3 4"')).to.equal('<svg viewBox="1 2 3 4"></svg>');
    expect(await plain('<svg width="1" x="2" viewBox="0 0 1 1"/>', 'viewBox="0 0 1 1"')).to.equal(
      '<svg viewBox="0 0 1 1"><svg width="1" x="2" viewBox="0 0 1 1"/></svg>',
    );
  });

  it("has no comments, data of drawing programs or texts, but style sheets and copies", async () => {
    expect(
      await plain(
        `<!-- a --><title>A</title><metadata><path/><x:y><path/></x:y></metadata><x:y z="1"/><style><![CDATA[.a>b{fill:"&#65;"}]]></style>
        <g x:data="1" class="é"><x:y><path/></x:y><use x:href="#a"/></g>`,
        'viewBox="0 0 1 1" xmlns:x="http://example.com/"',
      ),
    ).to.equal(
      '<svg viewBox="0 0 1 1"><style>.a>b{fill:&quot;&amp;#65;&quot;}</style><g class="é"><use xlink:href="#a"/></g></svg>',
    );
  });
});
