import { expect } from "chai";
import { type Logo, logoSize, MAX_LOGO_BYTES, StintError } from "../../../core/index.js";
import { chunk, jpeg, png, svg } from "../../logos.js";
import { refusalIn } from "../../reasons.js";

/** The size, or the message of `logo_malformed`. */
function checked(content: Uint8Array, mediaType: Logo["mediaType"] = "image/svg+xml"): string {
  try {
    const { width, height } = logoSize({ mediaType, content });
    return `${width} × ${height}`;
  } catch (error) {
    if (error instanceof StintError && refusalIn(error) === "logo_malformed") return error.message;
    throw error;
  }
}

const path = '<path d="M0 0h40v10H0z"/>';

describe("a PNG logo", () => {
  it("has the size of its header", () => {
    expect(checked(png({ width: 300, height: 7 }), "image/png")).to.equal("300 × 7");
    expect(checked(png({ width: 4000, height: 1000, color: 0, depth: 1 }), "image/png")).to.equal("4000 × 1000");
  });

  const good = png();
  for (const [title, content, message] of [
    ["another type", svg(), /not a PNG/],
    ["only a signature", good.subarray(0, 8), /damaged/],
    ["truncated", good.subarray(0, -13), /damaged/],
    ["followed by other data", Buffer.concat([good, Buffer.from("<script>")]), /damaged/],
    ["without pixels", Buffer.concat([good.subarray(0, 33), chunk("IEND", Buffer.alloc(0))]), /damaged/],
    ["of no width", png({ width: 0 }), /damaged/],
    ["too wide", png({ width: 4001, height: 1 }), /at most 4000 pixels/],
    ["too large to decode", png({ width: 4000, height: 1001, color: 0, depth: 1 }), /4000 × 1001/],
    ["too long", Buffer.concat([good, Buffer.alloc(MAX_LOGO_BYTES)]), /at most 262144 bytes/],
  ] as const)
    it(`is rejected if it is ${title}`, () => expect(checked(content, "image/png")).to.match(message));
});

describe("a JPEG logo", () => {
  it("has the size of its frame, as it is shown", () => {
    expect(checked(jpeg({ width: 300, height: 700 }), "image/jpeg")).to.equal("300 × 700");
    expect(checked(jpeg({ width: 300, height: 700, frame: 0xc2, components: 3 }), "image/jpeg")).to.equal("300 × 700");
    for (const orientation of [1, 2, 3, 4]) expect(checked(jpeg({ orientation }), "image/jpeg")).to.equal("16 × 8");
    for (const orientation of [5, 6, 7, 8]) expect(checked(jpeg({ orientation }), "image/jpeg")).to.equal("8 × 16");
    expect(checked(Buffer.concat([jpeg(), Buffer.from("of a camera")]), "image/jpeg")).to.equal("16 × 8");
  });

  const good = jpeg();
  for (const [title, content, message] of [
    ["another type", png(), /not a JPEG/],
    ["empty", Buffer.alloc(0), /not a JPEG/],
    ["truncated", good.subarray(0, -2), /damaged/],
    ["without pixels", Buffer.concat([good.subarray(0, 40), Buffer.from([0xff, 0xd9])]), /damaged/],
    ["of no width", jpeg({ width: 0 }), /damaged/],
    ["too wide", jpeg({ width: 4001, height: 1 }), /at most 4000 pixels/],
    ["compressed without loss", jpeg({ frame: 0xc3 }), /baseline JPEG/],
    ["of 12 bits", jpeg({ precision: 12 }), /color format/],
    ["for offset printing", jpeg({ components: 4 }), /color format/],
  ] as const)
    it(`is rejected if it is ${title}`, () => expect(checked(content, "image/jpeg")).to.match(message));
});

describe("an SVG logo", () => {
  const xml = (text: string) => Buffer.from(text);
  const ns = 'xmlns="http://www.w3.org/2000/svg"';

  for (const [title, content, size] of [
    ["its view box", svg(path, 'viewBox="-5,-5 40 10" width="100%"'), "40 × 10"],
    ["its width and height", svg(path, 'width="80px" height="20.5"'), "80 × 20.5"],
    [
      "a declaration, a comment and a DTD",
      xml(`\ufeff<?xml version="1.0" encoding="UTF-8"?>\n<!-- a > b -->
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
      <svg ${ns} viewBox='0 0 1 2'>${path}</svg>\n`),
      "1 × 2",
    ],
    [
      "the data of a drawing program",
      svg(
        `<metadata><rdf:RDF><rdf:li>x</rdf:li></rdf:RDF></metadata><s:view s:scale="1"/>${path}`,
        'viewBox="0 0 1 1" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:s="http://example.org/draw" xmlns:svg="http://www.w3.org/2000/svg"',
      ),
      "1 × 1",
    ],
    [
      "gradients, clips, masks and copies",
      svg(
        `<defs><linearGradient id="a"><stop offset="0"/></linearGradient>
      <linearGradient id="b" xlink:href="#a"/><clipPath id="c">${path}</clipPath><mask id="m">${path}</mask><g id="g">${path}</g></defs>
      <g clip-path="url(#c)" mask="url('#m')"><use href="#g" fill="url(#b)"/><use href="#g"/></g>`,
        'viewBox="0 0 1 1" xmlns:xlink="http://www.w3.org/1999/xlink"',
      ),
      "1 × 1",
    ],
    [
      "a style sheet",
      svg(`<style><![CDATA[ .a { fill: url(#b) } ]]></style><linearGradient id="b"/><path class="a" d="M0 0"/>`),
      "40 × 10",
    ],
    ["names in other scripts", svg(`<title>Größe &amp; 東京 &#8364;</title>${path}`), "40 × 10"],
  ] as const)
    it(`may have ${title}`, () => expect(checked(content)).to.equal(size));

  const rejected: Readonly<Record<string, readonly [content: Buffer, message: RegExp]>> = {
    "another type": [png(), /not an SVG in UTF-8/],
    "UTF-16": [Buffer.from(`\ufeff<svg ${ns}/>`, "utf16le"), /not an SVG in UTF-8/],
    "another encoding": [xml(`<?xml version="1.0" encoding="utf-7"?><svg ${ns} viewBox="0 0 1 1"/>`), /not an SVG in UTF-8/],
    HTML: [xml("<html><body/></html>"), /type html/],
    "a script": [svg(`<script>alert(1)</script>${path}`), /type script/],
    "an event handler": [svg(`<g onclick="alert(1)">${path}</g>`), /script in the attribute onclick/],
    "an event handler in capitals": [svg(path, 'viewBox="0 0 1 1" ONLOAD="alert(1)"'), /script in the attribute ONLOAD/],
    "HTML inside": [svg('<foreignObject><p xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'), /type foreignObject/],
    "a prefixed script": [svg("<x:script/>", 'viewBox="0 0 1 1" xmlns:x="http://www.w3.org/2000/svg"'), /another language/],
    "another default namespace": [svg('<g xmlns="http://www.w3.org/1999/xhtml"/>'), /another language/],
    "an external picture": [svg('<image href="https://example.com/a.png"/>'), /type image/],
    "an external copy": [svg('<use href="https://example.com/a.svg#b"/>'), /another file in the attribute href/],
    "a script as a reference": [svg('<use xlink:href="java&#115;cript:alert(1)"/>'), /another file in the attribute xlink:href/],
    "an external fill": [svg('<path fill="url(https://example.com/a.svg#b)"/>'), /another file in the attribute fill/],
    "an encoded external fill": [svg('<path style="fill:u&#x72;l(//example.com/a#b)"/>'), /another file in the attribute style/],
    "an escaped external fill": [svg('<path style="fill:u\\72l(//example.com/a#b)"/>'), /another file in the attribute style/],
    "another base": [svg('<g xml:base="https://example.com/"><use href="#a"/></g>'), /another file in the attribute xml:base/],
    "an imported style sheet": [svg("<style>@import 'https://example.com/a.css';</style>"), /not well-formed/],
    "a style sheet with an external reference": [svg("<style>a{fill:url(//example.com)}</style>"), /not well-formed/],
    texts: [svg("<text>Acme</text>"), /Convert texts to paths/],
    "an animation": [svg('<path><animate attributeName="d"/></path>'), /type animate/],
    "a filter": [svg('<filter id="f"/>'), /type filter/],
    entities: [xml(`<!DOCTYPE svg [<!ENTITY a "b">]><svg ${ns} viewBox="0 0 1 1"/>`), /entities/],
    "an undefined entity": [svg("<title>&nbsp;</title>"), /entities/],
    "a processing instruction": [xml(`<?xml-stylesheet href="a.css"?><svg ${ns} viewBox="0 0 1 1"/>`), /not well-formed/],
    "an open tag": [xml(`<svg ${ns} viewBox="0 0 1 1"><g></svg>`), /not well-formed/],
    "crossed tags": [svg("<g><path></g></path>"), /not well-formed/],
    "a repeated attribute": [svg('<path d="a" d="b"/>'), /not well-formed/],
    "text after the end": [xml(`<svg ${ns} viewBox="0 0 1 1"/>x`), /not well-formed/],
    "two roots": [xml(`<svg ${ns} viewBox="0 0 1 1"/><svg ${ns}/>`), /not well-formed/],
    "no size": [svg(path, 'width="100%" height="50mm"'), /needs a view box/],
    "an empty view box": [svg(path, 'viewBox="0 0 0 10"'), /needs a view box/],
    "too much nesting": [svg(`${"<g>".repeat(101)}${"</g>".repeat(101)}`), /nested too deeply/],
    "too many elements": [svg("<path/>".repeat(10_001)), /at most 10000 elements/],
    "too many elements, before what is wrong with each": [svg("<text/>".repeat(10_001)), /at most 10000 elements/],
    "a circular copy": [svg('<g id="a"><use href="#a"/></g>'), /circular/],
    "a circular pattern": [svg('<pattern id="p"><path fill="url(#p)"/></pattern>'), /circular/],
    "exponential copies": [
      svg(
        Array.from({ length: 30 }, (_, n) => `<g id="g${n + 1}"><use href="#g${n}"/><use href="#g${n}"/></g>`).join("") +
          '<g id="g0"><path d="M0 0"/></g>',
      ),
      /at most 10000 elements/,
    ],
    "a long chain of copies": [
      svg(Array.from({ length: 4_900 }, (_, n) => `<g id="g${n}"><use href="#g${n + 1}"/></g>`).join("")),
      /deeply nested references/,
    ],
    "a style sheet with patterns": [svg('<style>path{fill:url(#p)}</style><pattern id="p"/>'), /circular/],
  };
  for (const [title, [content, message]] of Object.entries(rejected))
    it(`is rejected if it has ${title}`, () => expect(checked(content)).to.match(message));

  it("is checked in time proportional to its size", () => {
    for (const part of [
      "<!--",
      "<a ",
      "<svg a='",
      "&#1;",
      "url(",
      "<![CDATA[",
      "<!DOCTYPE ",
      "<g a='b' ",
      " \t\n",
      "</",
      "-",
      "url(#a",
      "url(# ",
    ]) {
      const many = part.repeat(Math.floor((MAX_LOGO_BYTES - 100) / part.length));
      checked(Buffer.from(`<svg ${ns} viewBox="0 0 1 1"><style>${many}`));
      checked(Buffer.from(`<svg ${ns} viewBox="0 0 1 1" class="${many}"/>`));
    }
  });
});
