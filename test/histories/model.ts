import type { EnteredKind } from "../../core/index.js";

/** A change of an invoice or of time. `invoice` and `of` are the steps that created the invoice. */
export type Step =
  | { readonly do: "add entry"; readonly minutes: number }
  | { readonly do: "create" }
  | { readonly do: "issue" | "void" | "delete" | "credit all"; readonly of: number }
  | { readonly do: "settle"; readonly of: number; readonly kind: EnteredKind; readonly amount: number }
  | { readonly do: "reverse" | "credit line"; readonly of: number; readonly at: number };

export interface Line {
  readonly entry: number;
  readonly amount: number;
  credited: number;
}

export interface Row {
  readonly kind: EnteredKind | "reversal";
  readonly amount: number;
  counts: boolean;
}

export interface ModelInvoice {
  status: "draft" | "open" | "paid" | "credited" | "written_off" | "void";
  readonly lines: Line[];
  readonly rows: Row[];
}

/** The price of a minute, in minor units. */
export const MINUTE = 100;

/** What the rules say about entries and invoices of one client, without tax: written independently of the code, with plain numbers. */
export class Model {
  readonly entries = new Map<number, { readonly minutes: number; billedOn: number | null }>();
  readonly invoices = new Map<number, ModelInvoice>();
  issued = 0;
  creditNotes = 0;

  copy(): Model {
    return structuredCloneOf(this);
  }

  /** Applies a step, whose index names what it creates. Returns "ok" or the code of the refusal. */
  apply(step: Step, index: number): string {
    if (step.do === "add entry") {
      this.entries.set(index, { minutes: step.minutes, billedOn: null });
      return "ok";
    }
    if (step.do === "create") return this.create(index);
    const invoice = this.invoices.get(step.of);
    if (!invoice) return "not_found";
    switch (step.do) {
      case "issue":
        return this.issue(invoice);
      case "void":
        return this.void(invoice, step.of);
      case "delete":
        return this.delete(invoice, step.of);
      case "settle":
        return settle(invoice, step.kind, step.amount);
      case "reverse":
        return reverse(invoice, step.at);
      case "credit all":
        return this.credit(invoice, step.of, invoice.lines, true);
      case "credit line":
        return this.credit(invoice, step.of, invoice.lines.slice(step.at, step.at + 1), false);
    }
  }

  private create(index: number): string {
    const free = [...this.entries].filter(([, { billedOn }]) => billedOn === null);
    if (free.length === 0) return "nothing_to_bill";
    for (const [, entry] of free) entry.billedOn = index;
    const lines = free.map(([entry, { minutes }]) => ({ entry, amount: minutes * MINUTE, credited: 0 }));
    this.invoices.set(index, { status: "draft", lines, rows: [] });
    return "ok";
  }

  private issue(invoice: ModelInvoice): string {
    if (invoice.status === "open") return "ok";
    if (invoice.status !== "draft") return "invalid_transition";
    invoice.status = "open";
    this.issued += 1;
    return "ok";
  }

  private void(invoice: ModelInvoice, id: number): string {
    if (invoice.status === "void") return "ok";
    if (invoice.status !== "draft" && invoice.status !== "open") return "invalid_transition";
    if (invoice.rows.some(({ counts }) => counts) || invoice.lines.some(({ credited }) => credited > 0))
      return "invoice_has_payments";
    invoice.status = "void";
    this.release(id, invoice.lines);
    return "ok";
  }

  private delete(invoice: ModelInvoice, id: number): string {
    if (invoice.status !== "draft") return "invoice_not_draft";
    this.release(id, invoice.lines);
    this.invoices.delete(id);
    return "ok";
  }

  private credit(invoice: ModelInvoice, id: number, lines: readonly Line[], all: boolean): string {
    if (invoice.status === "draft" || invoice.status === "void") return "invoice_not_creditable";
    const left = invoice.lines.filter(({ amount, credited }) => credited < amount);
    if (left.length === 0) return "nothing_to_credit";
    if (lines.length === 0) return "out_of_range";
    if (!all && lines.some(({ amount, credited }) => credited === amount)) return "credit_exceeds_line";
    for (const line of lines) line.credited = line.amount;
    this.creditNotes += 1;
    if (all) this.release(id, invoice.lines);
    rebalance(invoice);
    return "ok";
  }

  private release(id: number, lines: readonly Line[]): void {
    for (const { entry } of lines) {
      const found = this.entries.get(entry);
      if (found?.billedOn === id) found.billedOn = null;
    }
  }
}

export function sumOf({ rows }: ModelInvoice, kind: EnteredKind): number {
  return rows.reduce((sum, row) => (row.counts && row.kind === kind ? sum + row.amount : sum), 0);
}

export const paidOf = (invoice: ModelInvoice): number => sumOf(invoice, "payment") - sumOf(invoice, "refund");
export const totalOf = ({ lines }: ModelInvoice): number => lines.reduce((sum, { amount }) => sum + amount, 0);
export const creditedOf = ({ lines }: ModelInvoice): number => lines.reduce((sum, { credited }) => sum + credited, 0);

/** What is due, or, if negative, refundable. */
export function restOf(invoice: ModelInvoice): number {
  const settled = paidOf(invoice) + sumOf(invoice, "write_off") + sumOf(invoice, "early_payment_discount");
  return totalOf(invoice) - creditedOf(invoice) - settled;
}

function rebalance(invoice: ModelInvoice): void {
  if (restOf(invoice) > 0) invoice.status = "open";
  else if (sumOf(invoice, "write_off") > 0) invoice.status = "written_off";
  else invoice.status = paidOf(invoice) > 0 ? "paid" : "credited";
}

function settle(invoice: ModelInvoice, kind: EnteredKind, amount: number): string {
  const isIssued = invoice.status !== "draft" && invoice.status !== "void";
  if (kind === "refund" ? !isIssued : invoice.status !== "open") return "invoice_not_open";
  if (kind === "refund" ? amount > paidOf(invoice) : amount > restOf(invoice)) {
    return kind === "refund" ? "amount_paid_negative" : "amount_exceeds_due";
  }
  invoice.rows.push({ kind, amount, counts: true });
  rebalance(invoice);
  return "ok";
}

function reverse(invoice: ModelInvoice, at: number): string {
  const row = invoice.rows[at];
  if (!row) return "not_found";
  if (row.kind === "reversal") return "reversal_not_reversible";
  if (!row.counts) return "already_reversed";
  if (row.kind === "payment" && paidOf(invoice) < row.amount) return "amount_paid_negative";
  row.counts = false;
  invoice.rows.push({ kind: "reversal", amount: row.amount, counts: false });
  rebalance(invoice);
  return "ok";
}

function structuredCloneOf(model: Model): Model {
  const copy = new Model();
  for (const [id, entry] of model.entries) copy.entries.set(id, { ...entry });
  for (const [id, { status, lines, rows }] of model.invoices) {
    copy.invoices.set(id, { status, lines: lines.map((line) => ({ ...line })), rows: rows.map((row) => ({ ...row })) });
  }
  copy.issued = model.issued;
  copy.creditNotes = model.creditNotes;
  return copy;
}
