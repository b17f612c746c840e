import { NO_TAX, type Tax } from "../billing/tax.js";
import { taxType } from "../billing/tax-json.js";
import type { Client } from "../clients/client.js";
import { withStoredTexts } from "../kernel/cleaning.js";
import { sameValue } from "../kernel/entity.js";
import { Issues } from "../kernel/errors.js";
import type { Workspace } from "../workspaces/workspace.js";
import { chosenTax, draftParts, type PartRequests } from "./drafting.js";
import type { Invoice } from "./invoice.js";
import type { LineRequest } from "./line-table.js";
import type { DraftParts, InvoiceParts } from "./part-issues.js";
import { partsOf } from "./parts.js";

/** The lists of the parts of a document. */
const partLists = ["lines", "allowances", "charges"] as const;

/** The stored parts of a draft, and whether the tax of all of them was chosen. */
type TaxedParts = Pick<Invoice, "lines" | "allowances" | "charges" | "taxChosen">;

/** What a change makes of the parts of a draft. */
export interface ChangedParts {
  /** The parts after the change. */
  readonly parts: DraftParts;
  /** The lists that differ from the stored ones. */
  readonly changed: readonly (typeof partLists)[number][];
  /** Whether the tax of every line is chosen after the change. */
  readonly taxChosen: boolean;
  /** The rules that the changed lists and the tax of the request break. */
  readonly issues: Issues;
}

/**
 * Applies a request to the parts of a draft. Lists that are not requested do not change, unless the request has a tax, or null for that of the client or
 * the workspace: then their parts get it.
 */
export function changeParts(
  before: TaxedParts,
  { tax: given, ...lists }: PartRequests & { readonly tax?: Tax | null | undefined },
  { client, workspace }: { readonly client: Client; readonly workspace: Workspace },
): ChangedParts {
  const tax = given && taxType.set(given, null);
  const current = partsOf(before);
  const requests = requestsOf(lists, tax, current);
  const chosen = (tax === undefined ? commonTax(before) : tax) ?? chosenTax(tax, client, workspace);
  const drafted = draftParts(requests, tax, chosen ?? NO_TAX);
  const wanted = withStoredTexts(current, drafted.parts);
  const changed = partLists.filter((list) => requests[list] && !sameValue(wanted[list], current[list]));
  const isChosen =
    changed.includes("lines") || tax === null
      ? (requests.lines ?? []).every((line) => hasTax(line, chosen, before))
      : before.taxChosen;
  const issues = new Issues();
  issues.addAll(
    [],
    drafted.issues.found.filter(({ path: [first] }) => first === "tax" || changed.some((list) => list === first)),
  );
  const parts = { ...current, ...Object.fromEntries(changed.map((list) => [list, wanted[list]])) };
  return { parts, changed, taxChosen: isChosen || (tax ?? null) !== null, issues };
}

/** With a tax, or null for that of the client or the workspace, lists that are not replaced are requested again without their taxes. */
function requestsOf(
  { lines, allowances, charges }: PartRequests,
  tax: Tax | null | undefined,
  current: InvoiceParts,
): PartRequests {
  if (tax === undefined) return { lines, allowances, charges };
  const untaxed = <T extends { readonly tax: Tax }>(part: T) => ({ ...part, tax: undefined });
  return {
    lines: lines ?? current.lines.map(untaxed),
    allowances: allowances ?? current.allowances.map(untaxed),
    charges: charges ?? current.charges.map(untaxed),
  };
}

/** The tax that someone has chosen for all parts of the draft, which a part without one has too. */
function commonTax({ taxChosen, lines, allowances, charges }: TaxedParts): Tax | null {
  const [first, ...others] = [...lines, ...allowances, ...charges].map(({ tax }) => tax);
  return taxChosen && first && others.every((tax) => sameValue(tax, first)) ? first : null;
}

/** Whether the line's tax was chosen. The default tax of a line, sent back unchanged, is not a choice. */
function hasTax({ tax }: LineRequest, chosen: Tax | null, { taxChosen }: TaxedParts): boolean {
  return tax === undefined ? chosen !== null : taxChosen || !sameValue(taxType.set(tax, null), NO_TAX);
}
