import { expect } from "chai";
import { type Letter, letterHtml } from "../../../core/mailing/letter.js";
import { useBrowser } from "../../pages/browser.js";

const LONG = `https://pay.example.com/i/${"x9".repeat(150)}?a=1&b=2`;
const letter: Letter = {
  locale: "de-DE",
  paragraphs: `Guten Tag ${"Donaudampfschifffahrtsgesellschaft".repeat(4)},\n\nbitte zahlen Sie unter ${LONG}.`,
  facts: [
    ["Rechnung", "INV-2026-0001"],
    ["Zu zahlen", "1.234.567,89 EUR"],
  ],
  payment: { title: "Bitte zahlen Sie an", facts: [["Kontoinhaber", "Müller".repeat(30)]] },
  link: { label: "Anmelden", url: `https://stint.example/sign-in#token=${"t".repeat(120)}` },
  closing: "Grace & Söhne GmbH",
};

/** The lowest contrast of a text with what is behind it (WCAG 2.2 section 1.4.3). */
const LOWEST_CONTRAST = `(() => {
  const channels = (color) => color.match(/[\\d.]+/g).map(Number);
  const luminance = (color) => {
    const [r, g, b] = channels(color).map((c) => c / 255).map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const behind = (one) => {
    const color = getComputedStyle(one).backgroundColor;
    return channels(color)[3] === 0 ? behind(one.parentElement) : color;
  };
  const texts = [...document.body.querySelectorAll("*")].filter((one) => [...one.childNodes].some((node) => node.nodeType === 3));
  return Math.min(...texts.map((one) => {
    const [high, low] = [luminance(getComputedStyle(one).color), luminance(behind(one))].sort((a, b) => b - a);
    return (high + 0.05) / (low + 0.05);
  }));
})()`;

describe("a mail on a phone, in Chromium", () => {
  const browser = useBrowser();

  for (const colorScheme of ["light", "dark"] as const)
    it(`is readable with a ${colorScheme} theme, and not wider than the screen`, async () => {
      const page = await browser().newPage({ viewport: { width: 390, height: 844 }, colorScheme });
      try {
        await page.setContent(letterHtml(letter));
        expect(await page.evaluate<number>("document.documentElement.scrollWidth")).to.equal(390);
        expect(await page.evaluate<number>(LOWEST_CONTRAST)).to.be.at.least(4.5);
        const background = await page.evaluate<string>("getComputedStyle(document.body).backgroundColor");
        expect(background).to.equal(colorScheme === "light" ? "rgb(255, 255, 255)" : "rgb(27, 27, 29)");
        expect(await page.evaluate<string[]>("[...document.links].map(({ href }) => href)")).to.deep.equal([
          LONG,
          letter.link?.url,
          letter.link?.url,
        ]);
      } finally {
        await page.close();
      }
    });
});
