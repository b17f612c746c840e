import type { EnteredKind } from "../../core/index.js";

/** A change of an invoice or of time. `of` and `deposit` are the steps that created the invoice and the deposit. */
export type Step =
  | { readonly do: "add entry"; readonly minutes: number }
  | { readonly do: "create" }
  | { readonly do: "create deposit"; readonly minutes: number }
  | { readonly do: "create deducting"; readonly deposit: number }
  | { readonly do: "deduct"; readonly of: number; readonly deposit: number }
  | { readonly do: "issue" | "pay" | "void" | "delete" | "credit all" | "release"; readonly of: number }
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
  readonly type: "invoice" | "deposit";
  /** The deposits that it deducts. */
  deposits: readonly number[];
  deducted: number;
  deductedBy: number | null;
  status: "draft" | "open" | "paid" | "credited" | "written_off" | "void";
  readonly lines: Line[];
  readonly rows: Row[];
}

const NO_DEPOSITS = { deposits: [], deducted: 0, deductedBy: null } as const;

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
    if (step.do === "create") return this.create(index, []);
    if (step.do === "create deducting") return this.create(index, [step.deposit]);
    if (step.do === "create deposit") {
      const lines = [{ entry: -1, amount: step.minutes * MINUTE, credited: 0 }];
      this.invoices.set(index, { type: "deposit", ...NO_DEPOSITS, status: "draft", lines, rows: [] });
      return "ok";
    }
    const invoice = this.invoices.get(step.of);
    if (!invoice) return "not_found";
    switch (step.do) {
      case "issue":
        return this.issue(invoice);
      case "pay":
        return this.pay(invoice);
      case "deduct":
        return this.deduct(invoice, step.of, [step.deposit]);
      case "release":
        return this.deduct(invoice, step.of, []);
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

  private create(index: number, deposits: readonly number[]): string {
    const free = [...this.entries].filter(([, { billedOn }]) => billedOn === null);
    const lines = free.map(([entry, { minutes }]) => ({ entry, amount: minutes * MINUTE, credited: 0 }));
    const invoice: ModelInvoice = { type: "invoice", ...NO_DEPOSITS, status: "draft", lines, rows: [] };
    const [unsound] = this.unsound(invoice, deposits);
    if (unsound !== undefined) return unsound;
    if (free.length === 0) return "nothing_to_bill";
    const refused = this.refused(invoice, index, deposits);
    if (refused !== null) return refused;
    for (const [, entry] of free) entry.billedOn = index;
    this.invoices.set(index, invoice);
    this.mark(invoice, index, deposits);
    return "ok";
  }

  /** What is wrong with a request to deduct deposits, whatever their status. */
  private unsound({ type }: ModelInvoice, deposits: readonly number[]): readonly string[] {
    const found = deposits.flatMap((of) => {
      const deposit = this.invoices.get(of);
      if (!deposit) return ["unknown_reference"];
      return deposit.type === "deposit" ? [] : ["not_a_deposit"];
    });
    return [...(type === "deposit" && deposits.length > 0 ? ["not_for_deposits"] : []), ...found];
  }

  private refused(invoice: ModelInvoice, id: number, deposits: readonly number[]): string | null {
    const found = deposits.flatMap((of) => this.invoices.get(of) ?? []);
    for (const { status, lines, deductedBy } of found) {
      if (status !== "paid" || lines.some(({ credited }) => credited > 0)) return "deposit_not_paid";
      if (deductedBy !== null && deductedBy !== id) return "deposit_already_deducted";
    }
    return found.reduce((sum, deposit) => sum + totalOf(deposit), 0) > totalOf(invoice) ? "deposit_exceeds_total" : null;
  }

  private mark(invoice: ModelInvoice, id: number, deposits: readonly number[]): void {
    this.releaseDeposits(invoice, id);
    invoice.deposits = deposits;
    const found = deposits.flatMap((of) => this.invoices.get(of) ?? []);
    invoice.deducted = found.reduce((sum, deposit) => sum + totalOf(deposit), 0);
    for (const deposit of found) deposit.deductedBy = id;
  }

  private deduct(invoice: ModelInvoice, id: number, deposits: readonly number[]): string {
    if (JSON.stringify(deposits) === JSON.stringify(invoice.deposits)) return "ok";
    const unsound = this.unsound(invoice, deposits);
    if (unsound.length > 0) return [...new Set(unsound)].join(" ");
    if (invoice.status !== "draft") return "invoice_not_draft";
    const refused = this.refused(invoice, id, deposits);
    if (refused !== null) return refused;
    this.mark(invoice, id, deposits);
    return "ok";
  }

  private pay(invoice: ModelInvoice): string {
    if (invoice.status === "paid") return "ok";
    if (invoice.status !== "draft" && invoice.status !== "open") return "invalid_transition";
    if (invoice.status === "draft") this.issue(invoice);
    const amount = restOf(invoice);
    if (amount > 0) invoice.rows.push({ kind: "payment", amount, counts: true });
    if (amount > 0) rebalance(invoice);
    else invoice.status = "paid";
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
    if (invoice.deductedBy !== null) return "deposit_deducted";
    if (invoice.status !== "draft" && invoice.status !== "open") return "invalid_transition";
    if (invoice.rows.some(({ counts }) => counts) || invoice.lines.some(({ credited }) => credited > 0))
      return "invoice_has_payments";
    invoice.status = "void";
    this.release(id, invoice.lines);
    this.releaseDeposits(invoice, id);
    return "ok";
  }

  private delete(invoice: ModelInvoice, id: number): string {
    if (invoice.status !== "draft") return "invoice_not_draft";
    this.release(id, invoice.lines);
    this.releaseDeposits(invoice, id);
    this.invoices.delete(id);
    return "ok";
  }

  private credit(invoice: ModelInvoice, id: number, lines: readonly Line[], all: boolean): string {
    if (invoice.status === "draft" || invoice.status === "void") return "invoice_not_creditable";
    const left = invoice.lines.filter(({ amount, credited }) => credited < amount);
    if (left.length === 0) return "nothing_to_credit";
    if (invoice.deductedBy !== null) return "deposit_deducted";
    if (lines.length === 0) return "out_of_range";
    if (!all && lines.some(({ amount, credited }) => credited === amount)) return "credit_exceeds_line";
    const wanted = lines.reduce((sum, { amount, credited }) => sum + amount - credited, 0);
    const completes = left.every((line) => lines.includes(line));
    if (!completes && wanted > totalOf(invoice) - invoice.deducted - creditedOf(invoice)) return "credit_exceeds_invoice";
    for (const line of lines) line.credited = line.amount;
    this.creditNotes += 1;
    if (all) this.release(id, invoice.lines);
    if (completes) this.releaseDeposits(invoice, id);
    rebalance(invoice);
    return "ok";
  }

  /** An invoice that is void or credited in full keeps the record of what it deducted. */
  private releaseDeposits({ deposits }: ModelInvoice, id: number): void {
    for (const of of deposits) {
      const deposit = this.invoices.get(of);
      if (deposit?.deductedBy === id) deposit.deductedBy = null;
    }
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
/** The note that completes the credit contains the deposits. */
export function creditedOf({ lines, deducted }: ModelInvoice): number {
  const isComplete = lines.every(({ amount, credited }) => credited === amount);
  return lines.reduce((sum, { credited }) => sum + credited, 0) - (isComplete ? deducted : 0);
}

/** What is due, or, if negative, refundable. */
export function restOf(invoice: ModelInvoice): number {
  const settled = paidOf(invoice) + sumOf(invoice, "write_off") + sumOf(invoice, "early_payment_discount");
  return totalOf(invoice) - invoice.deducted - creditedOf(invoice) - settled;
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
  if (isLost(invoice)) {
    invoice.rows.pop();
    return "deposit_deducted";
  }
  rebalance(invoice);
  return "ok";
}

/** Whether a deducted deposit would no longer be paid. */
function isLost(invoice: ModelInvoice): boolean {
  return invoice.deductedBy !== null && restOf(invoice) > 0;
}

function reverse(invoice: ModelInvoice, at: number): string {
  const row = invoice.rows[at];
  if (!row) return "not_found";
  if (row.kind === "reversal") return "reversal_not_reversible";
  if (!row.counts) return "already_reversed";
  if (row.kind === "payment" && paidOf(invoice) < row.amount) return "amount_paid_negative";
  row.counts = false;
  if (isLost(invoice)) {
    row.counts = true;
    return "deposit_deducted";
  }
  invoice.rows.push({ kind: "reversal", amount: row.amount, counts: false });
  rebalance(invoice);
  return "ok";
}

function structuredCloneOf(model: Model): Model {
  const copy = new Model();
  for (const [id, entry] of model.entries) copy.entries.set(id, { ...entry });
  for (const [id, invoice] of model.invoices) {
    const { lines, rows } = invoice;
    copy.invoices.set(id, { ...invoice, lines: lines.map((line) => ({ ...line })), rows: rows.map((row) => ({ ...row })) });
  }
  copy.issued = model.issued;
  copy.creditNotes = model.creditNotes;
  return copy;
}
