import { inflateSync } from "node:zlib";
import { expect } from "chai";
import { FontPrinting, PdfkitRenderer } from "../../../adapters/pdf/index.js";
import { printedPicture } from "../../../adapters/pdf/logo-picture.js";
import { type Logo, logoSize } from "../../../core/index.js";
import { jpeg, png, type PngOptions, svg } from "../../logos.js";
import { issued } from "./documents.js";
import { facts, inkBox, words } from "./poppler.js";

const renderer = new PdfkitRenderer();
const printing = new FontPrinting();
const ofPng = (options?: PngOptions): Logo => ({ mediaType: "image/png", content: png(options) });
const ofSvg = (...content: Parameters<typeof svg>): Logo => ({ mediaType: "image/svg+xml", content: svg(...content) });
const canDraw = (logo: Logo) => printing.canDraw(logo, logoSize(logo));

const drawing = `<style>.a{fill:url(#g)}</style><defs><linearGradient id="g"><stop offset="0" stop-color="#c00"/><stop offset="1"
  stop-color="#00c"/></linearGradient><clipPath id="c"><rect width="40" height="10"/></clipPath><mask id="m"><rect width="40" height="10"
  fill="#fff"/></mask></defs><g clip-path="url(#c)" mask="url(#m)" opacity=".5"><rect class="a" width="40" height="10"/></g>`;

describe("a logo", () => {
  for (const [title, logo] of [
    ["PNG with transparency", ofPng()],
    ["grey PNG with transparency", ofPng({ color: 4, depth: 16 })],
    ["PNG of 16 bits", ofPng({ color: 2, depth: 16 })],
    ["PNG with a palette", ofPng({ color: 3 })],
    ["PNG of one bit", ofPng({ color: 0, depth: 1 })],
    ["JPEG", { mediaType: "image/jpeg", content: jpeg({ width: 80, height: 40 }) }],
    ["JPEG that its Exif data turns", { mediaType: "image/jpeg", content: jpeg({ width: 80, height: 40, orientation: 6 }) }],
    ["SVG with gradients, clips and masks", ofSvg(drawing)],
    ["SVG of another size", ofSvg('<rect width="400" height="100"/>', 'width="400" height="100"')],
    [
      "SVG with an offset",
      ofSvg('<rect x="-20" y="-5" width="40" height="10"/>', 'viewBox="-20 -5 40 10" width="9mm" height="9mm"'),
    ],
  ] as const)
    it(`is drawn above the seller's name: ${title}`, async () => {
      expect(await canDraw(logo)).to.equal(true);
      const pdf = await renderer.render(issued({}, { logo }), "pdf");
      expect((await facts(pdf))["Pages"]).to.equal("1");
      const name = (await words(pdf)).find(({ text }) => text === "Nordlicht");
      const box = await inkBox(pdf, { top: 40, bottom: (name?.top ?? 0) - 2, left: 60, right: 320 });
      const { width, height } = logoSize(logo);
      expect(box.right - box.left).to.be.closeTo(Math.min(226.8, (45 * width) / height), 3);
      expect(box.bottom - box.top).to.be.closeTo(Math.min(45, (226.8 * height) / width), 3);
      expect(box.left).to.be.closeTo(70.9, 2);
    });

  it("makes no difference to the text of the invoice, and the same document has the same bytes", async () => {
    const logo = ofSvg(drawing);
    const texts = async (one: Logo | null) =>
      (await words(await renderer.render(issued({}, { logo: one }), "pdf"))).map(({ text }) => text).sort();
    expect(await texts(logo)).to.deep.equal(await texts(null));
    const [first, second] = [
      await renderer.render(issued({}, { logo }), "pdf"),
      await renderer.render(issued({}, { logo }), "pdf"),
    ];
    expect(Buffer.compare(first, second)).to.equal(0);
  });

  it("of pixels with transparency is blended with the paper, so that PDFKit need not decode it", async () => {
    const picture = await printedPicture(ofPng({ color: 6, depth: 16, width: 5, height: 3 }));
    const pixels = inflateSync(picture?.content.subarray(41, -16) ?? "");
    expect([picture?.content[24], picture?.content[25], pixels.length]).to.deep.equal([8, 2, 3 * 16]);
    expect(pixels[1]).to.be.closeTo(255 - (255 - 0x99) * (0x99 / 255), 1);
    for (const options of [{ color: 2, depth: 16 }, { color: 0, depth: 1 }, { color: 3 }] as const) {
      const logo = ofPng(options);
      expect((await printedPicture(logo))?.content).to.deep.equal(logo.content);
    }
    for (const options of [
      { color: 3, transparency: [9] },
      { color: 0, width: 1, height: 1, interlace: 1 },
    ] as const)
      expect((await printedPicture(ofPng(options)))?.content[25]).to.equal(2);
  });

  for (const [title, options] of [
    ["is not packed", { data: Buffer.from("nonsense") }],
    ["is too short", { height: 4, data: png({ height: 2 }).subarray(41, -16) }],
    ["has an unknown depth", { color: 2, depth: 3 }],
  ] as const)
    it(`that ${title} cannot be drawn`, async () => expect(await canDraw(ofPng(options))).to.equal(false));
});
