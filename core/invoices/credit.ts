import type { LocalDate } from "../kernel/calendar.js";
import type { Decimal } from "../kernel/decimal.js";
import type { InvoiceId } from "../kernel/ids.js";

/** What a credit note credits of one line of the invoice. */
export interface CreditedLine {
  /** The zero-based index of the line in the invoice. */
  readonly line: number;
  /** The credited quantity; null if an amount was credited. */
  readonly quantity: Decimal | null;
  /** Minor units, with the sign of the line's net amount. */
  readonly net: bigint;
}

/** A credit note, as recorded on the invoice that it corrects. */
export interface Credit {
  /** The credit note. */
  readonly creditNoteId: InvoiceId;
  /** The number of the credit note. */
  readonly number: string;
  /** The date of the credit note. */
  readonly issueDate: LocalDate;
  /** The amount of the credit note, in minor units of the invoice's currency. */
  readonly amount: bigint;
  /** What it credits of each line. */
  readonly lines: readonly CreditedLine[];
  /** Whether the time entries of all lines that were then credited in full became billable again. */
  readonly releasesTime: boolean;
}

/** The sum of the amounts of credit notes, in minor units. */
export function creditedAmount(credits: readonly Pick<Credit, "amount">[]): bigint {
  return credits.reduce((sum, { amount }) => sum + amount, 0n);
}
