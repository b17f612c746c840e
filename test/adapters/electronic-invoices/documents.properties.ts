import { expect } from "chai";
import fc from "fast-check";
import { xmlFormats } from "../../../adapters/electronic-invoices/formats.js";
import { formatAmount, type InvoiceDocument, isStintError } from "../../../core/index.js";
import { drafts, issuedDocuments } from "./generated.js";
import { all, at, exact, expectedOf, parsed, type Read, readCii, readUbl } from "./reading.js";

/** Some drafts cannot be issued, such as those with a discount on a negative sum. */
const issued = (draft: Parameters<typeof issuedDocuments>[0]) =>
  issuedDocuments(draft).catch((error: unknown) => {
    if (isStintError(error) && error.kind === "invalid") return [];
    throw error;
  });

/** What a receiver of the UBL computes again (BR-CO-10 to BR-CO-16, Peppol R120), in hundred-millionths. */
function expectSums(xml: string): void {
  const document = parsed(xml);
  const root = document["Invoice"] ?? document["CreditNote"];
  const total = (name: string) => exact(at(root, "cac:LegalMonetaryTotal", `cbc:${name}`) ?? "0");
  const sumOf = (from: unknown, isCharge: boolean) =>
    all(from, "cac:AllowanceCharge").reduce<bigint>(
      (sum, one) => sum + (at(one, "cbc:ChargeIndicator") === String(isCharge) ? exact(at(one, "cbc:Amount")) : 0n),
      0n,
    );
  const lines = [...all(root, "cac:InvoiceLine"), ...all(root, "cac:CreditNoteLine")];
  const nets = lines.map((line) => exact(at(line, "cbc:LineExtensionAmount")));
  expect(nets.reduce((a, b) => a + b, 0n)).to.equal(total("LineExtensionAmount"));
  expect([sumOf(root, false), sumOf(root, true)]).to.deep.equal([total("AllowanceTotalAmount"), total("ChargeTotalAmount")]);
  const net = total("LineExtensionAmount") - total("AllowanceTotalAmount") + total("ChargeTotalAmount");
  expect(net).to.equal(total("TaxExclusiveAmount"));
  const tax = exact(at(root, "cac:TaxTotal", 0, "cbc:TaxAmount"));
  expect(net + tax).to.equal(total("TaxInclusiveAmount"));
  const payable = total("TaxInclusiveAmount") - total("PrepaidAmount") + total("PayableRoundingAmount");
  expect(payable).to.equal(total("PayableAmount"));
  for (const [index, line] of lines.entries()) {
    const quantity = exact(at(line, "cbc:InvoicedQuantity") ?? at(line, "cbc:CreditedQuantity"));
    const [price, base] = [at(line, "cac:Price", "cbc:PriceAmount"), at(line, "cac:Price", "cbc:BaseQuantity")].map(exact);
    const product = (quantity * (price ?? 0n)) / (base ?? 1n);
    const off = (nets[index] ?? 0n) - product - sumOf(line, true) + sumOf(line, false);
    expect(off, `line ${index + 1}`).to.satisfy((one: bigint) => one <= 2_000_001n && one >= -2_000_001n);
    expect(price, "BR-27").to.satisfy((one: bigint) => one >= 0n);
    expect(base, "Peppol R121").to.satisfy((one: bigint) => one > 0n);
  }
}

/** Peppol permits one note (R002). It has the notes, what is withheld, and statements, which other formats have on their own. */
function expectNotes(xml: string, format: string, { invoice }: InvoiceDocument): void {
  const { notes, withholding, withheldTotal, currency, statements } = invoice;
  const found = [...xml.matchAll(/^(?: {2}<cbc:Note| *<ram:Content)>([^<]*)</gm)].map(([, text = ""]) => text);
  const isWithheld = withholding !== null && withheldTotal !== 0n;
  const own = ["cii", "ubl"].includes(format) ? statements : [];
  const isJoined = own.length < statements.length;
  expect(found.length - own.length).to.be.within(notes !== "" || isWithheld || isJoined ? 1 : 0, 1);
  for (const [index, { text }] of statements.entries()) {
    const note = isJoined ? found[0] : found.slice(found.length - own.length)[index];
    expect(note).to.include(text.replaceAll("&", "&amp;"));
  }
  if (notes !== "") expect(found[0]).to.include(notes.split(" ")[0]);
  if (isWithheld) expect(found[0]).to.include(`${formatAmount(withheldTotal, currency)} ${currency}`);
}

/** The syntax of CII has room for one preceding invoice. */
const stated = (read: Read, format: string): Read =>
  format === "cii" ? { ...read, references: read.references.slice(0, 1) } : read;

describe("electronic invoices", () => {
  it("are read back to the figures and texts of the invoice by another program, in each format", async () => {
    let count = 0;
    await fc.assert(
      fc.asyncProperty(drafts, async (draft) => {
        for (const document of await issued(draft)) {
          count += 1;
          const expected = expectedOf(document);
          for (const [format, write] of Object.entries(xmlFormats)) {
            const xml = write(document);
            expect(format === "cii" ? readCii(xml) : readUbl(xml), format).to.deep.equal(stated(expected, format));
            for (const number of expected.references) expect(xml).to.include(`${String(number)}`);
            expect(write(document)).to.equal(xml);
            if (format !== "cii") expectSums(xml);
            expectNotes(xml, format, document);
          }
        }
      }),
      { numRuns: 60 },
    );
    expect(count).to.be.above(60);
  });
});
