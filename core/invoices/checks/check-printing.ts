import { sellerTable } from "../../billing/seller.js";
import type { PathedText } from "../../kernel/field-table.js";
import type { Needs } from "../../ports/ports.js";
import type { Unprintable } from "../../ports/printing.js";
import type { Font } from "../../workspaces/font/font.js";
import type { Workspace } from "../../workspaces/workspace.js";
import { buyerTable } from "../buyer.js";
import type { Finding } from "../finding.js";
import type { Invoice } from "../invoice.js";
import { documentAllowanceTable, lineTable } from "../line-table.js";
import type { CheckedInvoice } from "./rule.js";

const NAMED_AT_MOST = 20;
const unseen = /[\p{Cc}\p{Cs}\p{M}]/u;

/** What is printed on an invoice. */
type Printed = Pick<CheckedInvoice, "seller" | "buyer"> & { readonly invoice: Invoice };

/** The warning `glyph_missing` for each text that contains characters for which the document shows a substitute. Paths are those of the invoice. */
export async function checkPrinting(
  { printing, unitOfWork }: Needs<"files", "printing">,
  printed: Printed,
  { id, name, font }: Pick<Workspace, "id" | "name" | "font">,
): Promise<readonly Finding[]> {
  const texts = textsOf(printed, name);
  const unprintable = (own: Font | null) =>
    printing.unprintable(
      texts.map(([, text]) => text ?? ""),
      own,
    );
  const included = await unprintable(null);
  // A font can have megabytes, and few texts need it.
  const needsFont = font !== null && included.some(({ characters }) => characters.length > 0);
  const missing = needsFont
    ? await unprintable(await unitOfWork.read({ workspaceId: id }, (stores) => stores.files.find("font", null)))
    : included;
  return texts.flatMap(([path], index): Finding[] => {
    const found = missing[index];
    return found === undefined || found.characters.length === 0 ? [] : [glyphMissing(path, found)];
  });
}

function glyphMissing(path: Finding["path"], { characters, packages }: Unprintable): Finding {
  const named = characters.slice(0, NAMED_AT_MOST).map(described).join(", ");
  const packageNames = new Intl.ListFormat("en", { type: "disjunction" }).format(packages);
  const install = packages.length === 0 ? "" : `Install the npm package ${packageNames} where the service runs, or replace`;
  return {
    rule: "glyph_missing",
    severity: "warning",
    path,
    message: `No installed font has ${named}. The document shows a box instead.`,
    fix: `${install === "" ? "Replace" : install} the characters.`,
  };
}

function described(character: string): string {
  const name = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
  return unseen.test(character) ? name : `${character} (${name})`;
}

function textsOf({ invoice, seller, buyer }: Printed, workspaceName: string): readonly PathedText[] {
  const { number, corrects, lines, allowances, charges, notes, ...references } = invoice;
  const { purchaseOrder, contractReference, projectReference, buyerReference, paymentReference } = references;
  return [
    [["number"], number],
    ...lines.flatMap((line, index) => lineTable.texts(line, ["lines", index])),
    ...Object.entries({ allowances, charges }).flatMap(([list, items]) =>
      items.flatMap((item, index) => documentAllowanceTable.texts(item, [list, index])),
    ),
    [["reason"], corrects?.reason ?? null],
    [["notes"], notes],
    [["purchaseOrder"], purchaseOrder],
    [["contractReference"], contractReference],
    [["projectReference"], projectReference],
    [["buyerReference"], buyerReference],
    [["paymentReference"], paymentReference],
    ...sellerTable.texts({ ...seller, legalName: seller.legalName ?? workspaceName }, ["seller"]),
    ...buyerTable.texts(buyer, ["buyer"]),
  ];
}
