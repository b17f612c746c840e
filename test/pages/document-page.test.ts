import { expect } from "chai";
import type { Page } from "playwright-core";
import { memoryPorts } from "../../adapters/memory/index.js";
import { checkAccessibility } from "../dashboard/dashboards.js";
import { DocumentScene } from "../http/document-scene.js";
import { useBrowser } from "./browser.js";

const languages = {
  en: { due: "Amount due", ask: "Your question", send: "Send question", sent: "Your question has been sent." },
  de: { due: "Offener Betrag", ask: "Ihre Frage", send: "Frage senden", sent: "Ihre Frage wurde gesendet." },
  fr: { due: "Montant dû", ask: "Votre question", send: "Envoyer la question", sent: "Votre question a été envoyée." },
  es: { due: "Importe pendiente", ask: "Su pregunta", send: "Enviar pregunta", sent: "Su pregunta se ha enviado." },
} as const;

describe("the page of a link to an invoice, in Chromium", () => {
  const browser = useBrowser();
  const scene = new DocumentScene();
  before(() => scene.start(memoryPorts()));
  beforeEach(() => scene.enter());
  after(() => scene.harness?.close());

  async function open(url: string, options: object = {}): Promise<{ readonly page: Page; readonly blocked: string[] }> {
    const page = await (await browser().newContext(options)).newPage();
    const blocked: string[] = [];
    page.on("console", (message) => blocked.push(message.text()));
    await page.goto(url);
    return { page, blocked };
  }

  for (const [locale, words] of Object.entries(languages))
    it(`works without scripts, in ${locale}, and takes a question`, async () => {
      const invoice = await scene.issued({}, { locale });
      const { page: url } = await scene.link(invoice);
      const { page, blocked } = await open(url, { javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
      expect(await page.locator("html").getAttribute("lang")).to.equal(locale);
      await page.getByText(words.due).first().waitFor();
      await page.getByLabel(words.ask).fill("Why?");
      await page.getByRole("button", { name: words.send }).click();
      await page.getByRole("status").getByText(words.sent).waitFor();
      expect(page.url()).to.equal(`${url}?question=asked#question`);
      expect(blocked).to.deep.equal([]);
      await page.context().close();
      expect((await scene.links(invoice))[0]).to.include({ views: 1 });
      const { page: scripted } = await open(url, { viewport: { width: 360, height: 740 } });
      await checkAccessibility(scripted);
      await scripted.context().close();
    });

  for (const colorScheme of ["light", "dark"] as const)
    it(`is accessible in ${colorScheme} colours: open, overdue, paid, void, with a refused question, and without a document`, async () => {
      const [open1, overdue, paid, voided] = [
        await scene.issued(),
        await scene.issued({ issue_date: "2026-01-02", due_date: "2026-01-09" }),
        await scene.issued(),
        await scene.issued(),
      ];
      await scene.make(`/invoices/${paid}/pay`);
      await scene.make(`/invoices/${voided}/void`);
      for (const [invoice, status] of [
        [open1, "Open"],
        [overdue, "Overdue"],
        [paid, "Paid"],
        [voided, "Void"],
      ] as const) {
        const { page, blocked } = await open((await scene.link(invoice)).page, { colorScheme });
        expect(await page.locator(".status").textContent()).to.equal(status);
        await checkAccessibility(page);
        expect(blocked).to.deep.equal([]);
        if (invoice === open1) {
          await page.getByLabel("Your question").fill("Why?");
          // As a browser that does not check addresses.
          await page.evaluate("document.querySelector('form').noValidate = true");
          await page.getByLabel("Your email address").fill("nobody");
          await page.getByRole("button", { name: "Send question" }).click();
          await page.getByRole("alert").waitFor();
          expect(await page.getByLabel("Your question").inputValue()).to.equal("Why?");
          await checkAccessibility(page);
          const file = page.waitForEvent("download");
          await page.getByRole("link", { name: "Download PDF" }).click();
          expect((await file).suggestedFilename()).to.match(/^INV-.*\.pdf$/);
        }
        await page.context().close();
      }
      const { page } = await open(`${scene.harness.url}/documents/unknown`, { colorScheme, locale: "de-DE" });
      expect(await page.getByRole("heading").textContent()).to.equal("Seite nicht gefunden");
      await checkAccessibility(page);
      await page.context().close();
    });
});
