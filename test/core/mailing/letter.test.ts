import { expect } from "chai";
import fc from "fast-check";
import { type Letter, letterHtml, letterText } from "../../../core/mailing/letter.js";

const letter = (over: Partial<Letter>): Letter => ({
  locale: "en",
  paragraphs: "",
  facts: [],
  payment: null,
  link: null,
  closing: "Acme",
  ...over,
});
const linksOf = (paragraphs: string): readonly (readonly [url: string, label: string])[] =>
  Array.from(letterHtml(letter({ paragraphs })).matchAll(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g), ([, url = "", label = ""]) => [
    url,
    label,
  ]);

describe("the HTML of a mail", () => {
  for (const [text, ...urls] of [
    ["See https://acme.example/pay.", "https://acme.example/pay"],
    ["(https://acme.example/a), http://acme.example/b?x=1!", "https://acme.example/a", "http://acme.example/b?x=1"],
    ["https://de.wikipedia.org/wiki/Rechnung_(Dokument)", "https://de.wikipedia.org/wiki/Rechnung_(Dokument)"],
    ["„https://müller.example/Größe”", "https://müller.example/Größe"],
    ["HTTPS://ACME.EXAMPLE/\nhttps://b.example/", "HTTPS://ACME.EXAMPLE/", "https://b.example/"],
    ["https:// and javascript:alert(1) and ftp://a.example are no links"],
  ]) {
    it(`links the URLs of ${JSON.stringify(text)}`, () => {
      expect(linksOf(text ?? "")).to.deep.equal(urls.map((url) => [url, url]));
    });
  }

  it("escapes what a URL contains", () => {
    const html = letterHtml(letter({ paragraphs: "https://a.example/?a=1&b='2\"<script>" }));
    expect(html).to.contain('href="https://a.example/?a=1&amp;b=&#39;2"').and.contain("</a>&quot;&lt;script&gt;");
  });

  it("keeps every character of a text with URLs in it", () => {
    const words = fc.oneof(fc.constantFrom("https://", "a.example", "(", ")", " ", "\n", ".", "&", "<"), fc.string());
    const plain = (html: string): string =>
      html
        .replace(/^.*<div[^>]*>/s, "")
        .replaceAll("<br>", "\n")
        .replaceAll(/<[^>]*>/g, "")
        .replaceAll("&lt;", "<")
        .replaceAll("&gt;", ">")
        .replaceAll("&quot;", '"')
        .replaceAll("&#39;", "'")
        .replaceAll("&amp;", "&");
    fc.assert(
      fc.property(fc.array(words, { maxLength: 12 }), (parts) => {
        const paragraphs = parts.join("").replaceAll(/\n{2,}/g, "\n");
        expect(plain(letterHtml(letter({ paragraphs })))).to.equal(`${paragraphs}Acme\n`);
      }),
    );
  });

  it("links its button, and the URL below it", () => {
    const link = { label: "Sign in", url: "https://stint.example/sign-in#token=a&b" };
    const html = letterHtml(letter({ link }));
    const escaped = link.url.replace("&", "&amp;");
    expect(Array.from(html.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)</g), ([, url, label]) => [url, label])).to.deep.equal([
      [escaped, "Sign in"],
      [escaped, escaped],
    ]);
    expect(letterText(letter({ link }))).to.contain(`Sign in:\n${link.url}`);
  });
});
