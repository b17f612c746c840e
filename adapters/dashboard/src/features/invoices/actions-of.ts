import { invoiceCopies } from "../../../../../core/ports/document-renderer.js";
import type { Schemas } from "../../../../../client/index.js";
import { choicesOf } from "./payment-values.js";
import { isCreditable, isVoidable } from "./settlements.js";

type Invoice = Schemas["Invoice"];

/** The actions of users who can only read invoices. */
const reading = ["pdf", "download", "formats", "copy"] as const;
/** Everything, in the order of the menu. */
const actions = [
  "edit",
  "changeClient",
  "send",
  "issue",
  "payment",
  "markPaid",
  "changeDueDate",
  "share",
  ...reading,
  "duplicate",
  "makeRecurring",
  "credit",
  "void",
  "delete",
] as const;
export type InvoiceAction = (typeof actions)[number];

export interface OfferedActions {
  /** The one or two most likely actions. */
  readonly buttons: readonly InvoiceAction[];
  /** The one to emphasize; null if none stands out. */
  readonly primary: InvoiceAction | null;
  readonly menu: readonly InvoiceAction[];
}

/** What can be done with an invoice, and which of it is most likely. */
export function actionsOf(invoice: Invoice, mayWrite: boolean): OfferedActions {
  const possible = (mayWrite ? actions : reading).filter((action) => isPossible(action, invoice));
  const buttons = likelyActions(invoice).filter((action) => possible.includes(action));
  return {
    buttons,
    primary: buttons.find((action) => action === primaryAction(invoice)) ?? null,
    menu: possible.filter((action) => !buttons.includes(action)),
  };
}

function isPossible(action: InvoiceAction, invoice: Invoice): boolean {
  const { status, type } = invoice;
  switch (action) {
    case "edit":
    case "issue":
    case "delete":
      return status === "draft";
    case "changeClient":
      return status === "draft" && billsNothingOfClient(invoice);
    case "changeDueDate":
      return status === "open";
    case "send":
      return status !== "void";
    case "payment":
      return choicesOf(invoice, null).length > 0;
    case "markPaid":
      return status === "open" && invoice.amount_refundable === 0;
    case "pdf":
    case "download":
    case "formats":
      return true;
    case "copy":
      return invoiceCopies.some((copy) => copy === status);
    case "duplicate":
      return type !== "credit_note";
    case "share":
      return invoice.issued_at !== null;
    case "makeRecurring":
      return type === "invoice" && status !== "draft";
    case "credit":
      return isCreditable(invoice);
    case "void":
      return isVoidable(invoice);
  }
}

/** Time, expenses and deposits belong to the client. */
function billsNothingOfClient({ lines = [], deposits }: Invoice): boolean {
  return deposits.length === 0 && lines.every((line) => line.time_entry_ids.length + line.expense_ids.length === 0);
}

function likelyActions({ type, status, amount_refundable: refundable }: Invoice): readonly InvoiceAction[] {
  if (status === "draft") return ["edit", "send"];
  if (type === "credit_note") return ["send", "download"];
  if (status === "open") return ["send", "payment"];
  return refundable > 0 ? ["download", "payment"] : ["download"];
}

function primaryAction({ type, status, sent_at: sent }: Invoice): InvoiceAction {
  const isToSend = status === "draft" || type === "credit_note" || status === "open";
  return isToSend && sent === null ? "send" : "payment";
}
