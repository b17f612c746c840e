import type { Json } from "../kernel/errors.js";
import type { InvoiceId } from "../kernel/ids.js";
import { changedPaths } from "../kernel/recorded.js";
import type { View } from "../kernel/view.js";
import type { Invoice } from "../invoices/invoice.js";
import { issuedContent, withoutChanging } from "../invoices/issued-content.js";
import { DOCUMENT_VERSION, type LedgerEntry } from "../ledger/ledger.js";
import type { Digest } from "../ports/digest.js";
import { type AuditFinding, finding } from "./audit-finding.js";

/** The most changes of one invoice that a finding names. */
const MOST_PATHS = 20;

/** What a document of the ledger contains, as far as it is verified. */
interface Recorded {
  readonly version?: Json;
  readonly series?: Json;
  readonly position?: Json;
  readonly previous_hash?: Json;
  readonly sequence?: Json;
  readonly from?: Json;
  readonly to?: Json;
  readonly invoice?: View;
}

/** The first and the last sequence number that an entry records. */
function numbersOf({ invoice, sequence, from, to }: Recorded): readonly [Json | undefined, Json | undefined] {
  return invoice === undefined ? [from, to] : [sequence, sequence];
}

/** The last sequence number that an entry records. */
export function endOf({ document }: LedgerEntry): number {
  return Number(numbersOf(JSON.parse(document) as Recorded)[1]);
}

/** Verifies the entries of the ledger one by one, in the order of series and position. */
export class LedgerChecks {
  readonly findings: AuditFinding[] = [];
  readonly recorded = new Set<InvoiceId>();
  #last: { readonly series: string; readonly position: number; readonly hash: string; readonly end: number } | null = null;

  constructor(private readonly digest: Digest) {}

  /** The last sequence number of the series of the latest entry. */
  get end(): { readonly series: string; readonly sequence: number } | null {
    return this.#last && { series: this.#last.series, sequence: this.#last.end };
  }

  /** `invoice` is the stored one that the entry records, or null. */
  add(entry: LedgerEntry, invoice: Invoice | null): void {
    const { series, position, hash, document, invoiceId } = entry;
    const about = { series, invoiceId };
    const report = (check: AuditFinding["check"], message: string) => this.findings.push(finding(check, message, about));
    const where = `entry ${position} of the series ${series}`;
    if (this.digest.sha256(document) !== hash) report("ledger_hash", `The hash of ${where} is not that of its document.`);
    const content = JSON.parse(document) as Recorded;
    const before = this.#last?.series === series ? this.#last : null;
    const follows = content.previous_hash === (before?.hash ?? null) && position === (before?.position ?? 0) + 1;
    if (!follows || content.series !== series || content.position !== position)
      report("ledger_chain", `${capital(where)} does not follow the entry before it.`);
    const [start, end] = numbersOf(content);
    if (typeof start !== "number" || typeof end !== "number" || (before !== null && start !== before.end + 1))
      report("ledger_gap", `Numbers are missing before ${where}.`);
    if ((content.version ?? 1) !== DOCUMENT_VERSION)
      report("ledger_document", `${capital(where)} is recorded in a form that this version of Stint does not know.`);
    else if (content.invoice !== undefined) this.#checkInvoice(content.invoice, invoice, report, where);
    if (invoiceId !== null) this.recorded.add(invoiceId);
    this.#last = { series, position, hash, end: Number(end) };
  }

  #checkInvoice(
    recorded: View,
    invoice: Invoice | null,
    report: (check: "ledger_document", message: string) => void,
    where: string,
  ): void {
    if (invoice === null || invoice.status === "draft") {
      report("ledger_document", `The invoice of ${where} does not exist.`);
      return;
    }
    const changed: string[] = [];
    for (const path of changedPaths(withoutChanging(recorded), issuedContent(invoice))) {
      if (changed.push(changed.length < MOST_PATHS ? path : "…") > MOST_PATHS) break;
    }
    if (changed.length > 0)
      report("ledger_document", `The invoice ${invoice.number} was changed after it was issued: ${changed.join(", ")}.`);
  }
}

function capital(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}
