import { type Seller, sellerTaxIds } from "../billing/seller.js";
import type { Issue } from "../kernel/errors.js";
import type { Printing } from "../ports/printing.js";
import type { Workspace } from "../workspaces/workspace.js";
import { glyphMissing, noFontCanPrint } from "./glyph-missing.js";
import type { CreditNote, SettleableInvoice } from "./invoice.js";

type Issued = SettleableInvoice | CreditNote;
const printedOfSeller = [
  ...sellerTaxIds,
  ...(["register", "directors", "iban", "bic", "email", "phone"] as const),
] satisfies readonly (keyof Seller)[];
type Text = readonly [path: Issue["path"], text: string | null];

/**
 * Throws `glyph_missing` (invalid) with an issue for each field of an issued invoice that contains characters that cannot be
 * printed.
 */
export async function requirePrintable(printing: Printing, invoice: Issued, { name }: Pick<Workspace, "name">): Promise<void> {
  const texts = textsOf(invoice, name);
  const missing = await printing.unprintable(texts.map(([, text]) => text ?? ""));
  const issues = texts.flatMap(([path], index): Issue[] => {
    const characters = missing[index] ?? [];
    return characters.length === 0 ? [] : [{ path, code: "glyph_missing", message: noFontCanPrint(characters) }];
  });
  if (issues.length > 0) throw glyphMissing(missing.flat(), issues);
}

function textsOf(
  { number, corrects, lines, allowances, charges, notes, purchaseOrder, buyerReference, seller, buyer }: Issued,
  workspaceName: string,
): readonly Text[] {
  return [
    [["number"], number],
    ...lines.flatMap((line, index): Text[] => [
      [["lines", index, "description"], line.description],
      ...line.allowances.map(({ reason }, at): Text => [["lines", index, "allowances", at, "reason"], reason]),
      ...line.charges.map(({ reason }, at): Text => [["lines", index, "charges", at, "reason"], reason]),
      [["lines", index, "tax", "exemptionReason"], line.tax.exemptionReason],
    ]),
    ...Object.entries({ allowances, charges }).flatMap(([list, items]) =>
      items.flatMap(({ reason, tax }, index): Text[] => [
        [[list, index, "reason"], reason],
        [[list, index, "tax", "exemptionReason"], tax.exemptionReason],
      ]),
    ),
    [["reason"], corrects?.reason ?? null],
    [["notes"], notes],
    [["purchaseOrder"], purchaseOrder],
    [["buyerReference"], buyerReference],
    [["seller", "legalName"], seller.legalName ?? workspaceName],
    [["buyer", "legalName"], buyer.legalName],
    [["buyer", "name"], buyer.name],
    ...printedOfSeller.map((field): Text => [["seller", field], seller[field]]),
    ...(["taxId", "email"] as const).map((field): Text => [["buyer", field], buyer[field]]),
    ...Object.entries(seller.address ?? {}).map(([field, text]: [string, string | null]): Text => [
      ["seller", "address", field],
      text,
    ]),
    ...Object.entries(buyer.address ?? {}).map(([field, text]: [string, string | null]): Text => [
      ["buyer", "address", field],
      text,
    ]),
  ];
}
