import type { InvoiceAllowance } from "../../core/invoices/line-table.js";
import type { LineInput } from "../../core/invoices/line.js";
import { parseLocalDate } from "../../core/kernel/calendar.js";
import { firstVersion } from "../../core/kernel/entity.js";
import { figuresOf } from "../../core/quotes/quoting.js";
import { acceptQuote, type AcceptedQuote, type DraftQuote, issueQuote, type OpenQuote } from "../../core/quotes/quote.js";
import { lineTable } from "../../core/invoices/line-table.js";
import { aLine } from "./invoice-fixtures.js";
import type { World } from "./fixtures.js";

/** For the world's client, with figures computed from the lines. */
export function aQuote(
  world: World,
  changes: Partial<DraftQuote> = {},
  parts: { readonly lines?: readonly LineInput[]; readonly allowances?: readonly InvoiceAllowance[] } = {},
): DraftQuote {
  const content = {
    ...{ clientId: world.client.id, currency: world.workspace.currency, validUntil: null, prices: "net" as const },
    ...{ discount: null, notes: "", projectReference: null, buyerReference: null, ...changes },
  };
  const lines = (parts.lines ?? [aLine()]).map((line) => lineTable.create(line));
  return {
    id: world.ids.next("quo"),
    status: "draft",
    ...content,
    ...figuresOf({ lines, allowances: parts.allowances ?? [], charges: [] }, content),
    taxChosen: false,
    ...{ number: null, issueDate: null, seller: null, buyer: null, issuedAt: null },
    ...{ acceptedAt: null, acceptedBy: null, declinedAt: null, declineReason: null },
    ...{ sentAt: null, viewedAt: null, invoiceId: null, projectId: null },
    ...firstVersion(world.clock.now()),
    ...changes,
  };
}

/** Issued on 2 March 2026 with the number. */
export function anOpenQuote(world: World, number: string, changes: Partial<DraftQuote> = {}): OpenQuote {
  const { name, legalName, email, address, taxId, electronicAddress, legalId, locale } = world.client;
  const buyer = { name, legalName, email, address, taxId, electronicAddress, legalId, locale };
  const issue = { number, issueDate: parseLocalDate("2026-03-02"), seller: world.workspace.seller, buyer };
  return issueQuote(aQuote(world, changes), issue, world.clock.now());
}

/** As {@link anOpenQuote}, accepted. */
export function anAcceptedQuote(world: World, number: string, changes: Partial<DraftQuote> = {}): AcceptedQuote {
  return acceptQuote(anOpenQuote(world, number, changes), "Ada", world.clock.now());
}
