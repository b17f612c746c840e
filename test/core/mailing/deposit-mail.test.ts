import { expect } from "chai";
import { type CreateInvoice, parseDecimal } from "../../../core/index.js";
import { composeMail } from "../../../core/mailing/reactions/compose-mail.js";
import { createWorld, type World } from "../world.js";

const line = (unitPrice: bigint) => ({ description: "Work", quantity: parseDecimal("1"), unitPrice });

/** By language: the subject and the figures of the mail of the deposit, and the deduction in the mail of the final invoice. */
const expected: Readonly<Record<string, readonly [subject: string, ...lines: readonly string[]]>> = {
  en: [
    "Deposit invoice INV-2026-0001 from World",
    "Please find our deposit invoice attached as a PDF.",
    "Deposit invoice: INV-2026-0001",
    "Deducted deposits: -EUR 100.00",
    "Amount due: EUR 100.00",
  ],
  "de-DE": [
    "Anzahlungsrechnung INV-2026-0001 von World",
    "anbei erhalten Sie unsere Anzahlungsrechnung als PDF.",
    "Anzahlungsrechnung: INV-2026-0001",
    "Abzüglich Anzahlungen: -100,00 EUR",
    "Zu zahlen: 100,00 EUR",
  ],
  fr: [
    "Facture d’acompte INV-2026-0001 de World",
    "vous trouverez notre facture d’acompte en pièce jointe (PDF).",
    "Facture d’acompte : INV-2026-0001",
    "Acomptes déduits : -100,00 EUR",
    "Montant à payer : 100,00 EUR",
  ],
  "es-ES": [
    "Factura de anticipo INV-2026-0001 de World",
    "Adjuntamos nuestra factura de anticipo en PDF.",
    "Factura de anticipo: INV-2026-0001",
    "Anticipos deducidos: -100,00 EUR",
    "Importe a pagar: 100,00 EUR",
  ],
};

describe("the mail of a deposit, and of the invoice that deducts it", () => {
  for (const [locale, [subject, ...rows]] of Object.entries(expected)) {
    it(`says what they are and what is deducted, in ${locale}`, async () => {
      const world: World = await createWorld();
      const { ports, useCases, owner } = world;
      const { id: clientId } = await useCases.createClient(owner, { name: "Ada", email: "ada@example.com", locale });
      const create = async (command: Partial<CreateInvoice>) =>
        (await useCases.createInvoice(owner, { clientId, ...command })).invoice.id;
      const mailOf = async (id: Awaited<ReturnType<typeof create>>) => {
        const message = await useCases.sendInvoice(owner, id, {});
        const documentRenderer = { render: async () => new Uint8Array(1) };
        const needs = {
          unitOfWork: ports.unitOfWork,
          clock: ports.clock,
          documentRenderer,
          publicUrl: () => "https://stint.example.com",
        };
        return composeMail(needs, { workspaceId: owner.workspaceId, message });
      };
      const deposit = await create({ type: "deposit", lines: [line(10_000n)] });
      const first = await mailOf(deposit);
      await useCases.updateInvoice(owner, deposit, { status: "paid" });
      const second = await mailOf(await create({ lines: [line(20_000n)], deposits: [{ invoiceId: deposit }] }));
      expect(first.subject).to.equal(subject);
      const lines = [...first.text.split("\n"), ...second.text.split("\n")].map((text) => text.replace(/[\u00a0\u202f]/g, " "));
      expect(lines).to.include.members(rows);
    });
  }
});
