import { sellerTable } from "../billing/seller.js";
import type { Issue } from "../kernel/errors.js";
import type { PathedText } from "../kernel/field-table.js";
import type { Printing } from "../ports/printing.js";
import type { Workspace } from "../workspaces/workspace.js";
import { buyerTable } from "./buyer.js";
import { glyphMissing, noFontCanPrint } from "./glyph-missing.js";
import type { CreditNote, SettleableInvoice } from "./invoice.js";
import { documentAllowanceTable, lineTable } from "./line-table.js";

type Issued = SettleableInvoice | CreditNote;

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
): readonly PathedText[] {
  return [
    [["number"], number],
    ...lines.flatMap((line, index) => lineTable.texts(line, ["lines", index])),
    ...Object.entries({ allowances, charges }).flatMap(([list, items]) =>
      items.flatMap((item, index) => documentAllowanceTable.texts(item, [list, index])),
    ),
    [["reason"], corrects?.reason ?? null],
    [["notes"], notes],
    [["purchaseOrder"], purchaseOrder],
    [["buyerReference"], buyerReference],
    ...sellerTable.texts({ ...seller, legalName: seller.legalName ?? workspaceName }, ["seller"]),
    ...buyerTable.texts(buyer, ["buyer"]),
  ];
}
