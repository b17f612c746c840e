import {
  amountDue,
  BYTE_ORDER_MARK,
  type CsvFormat,
  csvFormatOf,
  csvLines,
  csvNumber,
  type CurrencyCode,
  formatAmount,
  formatDecimal,
  type InvoiceSummary,
  type LocalDate,
  localDateIn,
  remainingTaxes,
  type Settlement,
  type TaxGroup,
  type TimeZone,
} from "../../core/index.js";
import {
  type AccountingWords,
  accountingWordsFor,
  type DocumentColumn,
  documentColumns,
  type PaymentColumn,
  paymentColumns,
} from "./accounting-words.js";

/** An invoice, a deposit or a credit note with a number, also one that is void. */
export type IssuedSummary = InvoiceSummary & {
  readonly status: Exclude<InvoiceSummary["status"], "draft">;
  readonly number: string;
  readonly issueDate: LocalDate;
};

export const isIssued = (invoice: InvoiceSummary): invoice is IssuedSummary =>
  invoice.status !== "draft" && invoice.number !== null && invoice.issueDate !== null;

/** A row of an invoice's settlements, with its invoice. */
export interface RecordedPayment {
  readonly invoice: IssuedSummary;
  readonly payment: Settlement;
}

type Row<Column extends string> = Readonly<Record<Column, string | null>>;

/** Writes documents and payments as CSV (RFC 4180) for accountants, in the language and number format of a locale. */
export class AccountingSheet {
  readonly #words: AccountingWords;
  readonly #format: CsvFormat;

  constructor(
    locale: string,
    private readonly timeZone: TimeZone,
  ) {
    this.#words = accountingWordsFor(locale);
    this.#format = csvFormatOf(locale);
  }

  documentHeader(): string {
    return this.#header(documentColumns);
  }

  paymentHeader(): string {
    return this.#header(paymentColumns);
  }

  /**
   * A row for each tax of each document; of two taxes on the same base, the first one has it. Credit notes are negative, deducted deposits are deducted, and void documents have amounts of 0, so that each
   * column of amounts adds up. The amount due is in a document's first row.
   */
  documents(invoices: readonly IssuedSummary[]): string {
    return this.#lines(
      documentColumns,
      invoices.flatMap((invoice) => this.#documentRows(invoice)),
    );
  }

  /** A row for each payment. Refunds and reversals of payments are negative. */
  payments(payments: readonly RecordedPayment[]): string {
    return this.#lines(
      paymentColumns,
      payments.map((one) => this.#paymentRow(one)),
    );
  }

  #header(columns: readonly (DocumentColumn | PaymentColumn)[]): string {
    return BYTE_ORDER_MARK + this.#unparsed([columns.map((column) => this.#words.columns[column])]);
  }

  #lines<Column extends string>(columns: readonly Column[], rows: readonly Row<Column>[]): string {
    return rows.length === 0 ? "" : this.#unparsed(rows.map((row) => columns.map((column) => row[column])));
  }

  #unparsed(rows: readonly (readonly (string | null)[])[]): string {
    return csvLines(rows, this.#format.delimiter);
  }

  #amount(amount: bigint, currency: CurrencyCode): string {
    return csvNumber(formatAmount(amount, currency), this.#format);
  }

  #documentRows(invoice: IssuedSummary): readonly Row<DocumentColumn>[] {
    const { type, number, issueDate, dueDate, period, buyer, corrects, currency, status } = invoice;
    const document = {
      type: this.#words.types[type],
      number,
      issueDate,
      dueDate,
      periodStart: period && period.start,
      periodEnd: period && period.end,
      client: buyer && (buyer.legalName ?? buyer.name),
      country: buyer?.address?.country ?? null,
      taxId: buyer && buyer.taxId,
      corrects: corrects && corrects.number,
      currency,
      status: this.#words.statuses[status],
    };
    return taxesOf(invoice)
      .flatMap(rowsOfTax)
      .map(({ name, category, rate, taxableAmount: net, taxAmount: tax }, index) => ({
        ...document,
        taxName: name,
        taxCategory: category,
        taxRate: csvNumber(formatDecimal(rate), this.#format),
        net: this.#amount(net, currency),
        tax: this.#amount(tax, currency),
        gross: this.#amount(net + tax, currency),
        amountDue: this.#amount(index === 0 && status === "open" ? amountDue(invoice) : 0n, currency),
      }));
  }

  #paymentRow({ invoice, payment }: RecordedPayment): Row<PaymentColumn> {
    const { number, buyer, currency, payments } = invoice;
    const { kind, paidOn, method, reference, reason, createdAt } = payment;
    return {
      paidOn,
      kind: this.#words.kinds[kind],
      number,
      client: buyer && (buyer.legalName ?? buyer.name),
      method,
      reference,
      reason,
      amount: this.#amount(signed(payment, payments), currency),
      currency,
      recordedOn: localDateIn(this.timeZone, createdAt),
    };
  }
}

function taxesOf(invoice: IssuedSummary): readonly TaxGroup[] {
  const groups = remainingTaxes(invoice.taxBreakdown, invoice.deposits);
  const factor = invoice.status === "void" ? 0n : invoice.type === "credit_note" ? -1n : 1n;
  return groups.map((group) => ({
    ...group,
    taxableAmount: factor * group.taxableAmount,
    taxAmount: factor * group.taxAmount,
    components:
      group.components && group.components.map((component) => ({ ...component, taxAmount: factor * component.taxAmount })),
  }));
}

type TaxRow = Pick<TaxGroup, "category" | "rate" | "taxableAmount" | "taxAmount"> & { readonly name: string | null };

/** Of components, the first one has the base, so that the column of bases adds up. */
function rowsOfTax({ components, ...group }: TaxGroup): readonly TaxRow[] {
  if (components === null) return [{ ...group, name: null }];
  return components.map(({ name, rate, taxAmount }, index) => ({
    ...{ name, category: group.category, rate, taxAmount },
    taxableAmount: index === 0 ? group.taxableAmount : 0n,
  }));
}

function signed({ kind, amount, reverses }: Settlement, all: readonly Settlement[]): bigint {
  if (kind === "refund") return -amount;
  if (kind !== "reversal") return amount;
  return all.find(({ id }) => id === reverses)?.kind === "refund" ? amount : -amount;
}
