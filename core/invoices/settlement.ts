import type { LocalDate } from "../kernel/calendar.js";
import { conflict, Issues, notFound } from "../kernel/errors.js";
import type { PaymentId } from "../kernel/ids.js";
import type { Instant } from "../kernel/instant.js";
import { checkText } from "../kernel/text.js";
import { checkDate } from "./dates.js";

/**
 * What a user can record. `refund` returns money to the buyer; the others reduce the amount due. An `early_payment_discount` is what the buyer deducted; it
 * can differ from the discount offered, since sellers also accept late or agreed deductions.
 */
export const enteredKinds = ["payment", "refund", "write_off", "early_payment_discount"] as const;
/** One of {@link enteredKinds}. */
export type EnteredKind = (typeof enteredKinds)[number];

/** A `reversal` takes back one of the others. */
export const settlementKinds = [...enteredKinds, "reversal"] as const;
/** One of {@link settlementKinds}. */
export type SettlementKind = (typeof settlementKinds)[number];

/** The lengths of a settlement's texts, in code points. */
export const settlementLimits = {
  method: { min: 1, max: 100, oneLine: true },
  reference: { min: 1, max: 200, oneLine: true },
  reason: { min: 1, max: 500 },
} as const;

/** A row of an invoice's settlements. Rows are only ever added. */
export interface Settlement {
  /** `pay_…`. A reversal refers to it. */
  readonly id: PaymentId;
  /** Whether it is a payment, a refund, a write-off, an early-payment discount, or a reversal of one of them. */
  readonly kind: SettlementKind;
  /** Minor units of the invoice's currency, greater than 0. A reversal has the amount of the row that it reverses. */
  readonly amount: bigint;
  /** In the workspace's time zone. Not after the day on which it was recorded. */
  readonly paidOn: LocalDate;
  /** How it was paid, such as "SEPA". 1 to 100 characters. */
  readonly method: string | null;
  /** What identifies it at the bank. 1 to 200 characters. */
  readonly reference: string | null;
  /** The row that a reversal takes back. */
  readonly reverses: PaymentId | null;
  /** Why a row was reversed. */
  readonly reason: string | null;
  /** When it was recorded. */
  readonly createdAt: Instant;
}

/** The rules of a settlement that a user records. */
export function checkSettlement(
  { amount, paidOn, method, reference }: Pick<Settlement, "amount" | "paidOn" | "method" | "reference">,
  today: LocalDate,
): Issues {
  const issues = new Issues();
  if (amount <= 0n) issues.add(["amount"], "out_of_range", "Must be greater than 0.");
  issues.addAll([], checkPaidOn(paidOn, today).found);
  checkText(issues, ["method"], method, settlementLimits.method);
  checkText(issues, ["reference"], reference, settlementLimits.reference);
  return issues;
}

/** A settlement cannot be dated after today in the workspace's time zone. */
function checkPaidOn(paidOn: LocalDate, today: LocalDate): Issues {
  const issues = new Issues();
  checkDate(issues, ["paidOn"], paidOn);
  if (paidOn > today) issues.add(["paidOn"], "in_the_future", `Must not be after today, ${today}.`);
  return issues;
}

/** The reversal of each reversed row, by the row's id. */
export function reversals(rows: readonly Settlement[]): ReadonlyMap<PaymentId, PaymentId> {
  return new Map(rows.flatMap(({ id, reverses }) => (reverses === null ? [] : [[reverses, id] as const])));
}

/** The rows that count: neither reversals nor reversed. */
export function effective(rows: readonly Settlement[]): readonly Settlement[] {
  const reversed = reversals(rows);
  return rows.filter(({ id, kind }) => kind !== "reversal" && !reversed.has(id));
}

/**
 * The row with this id, which must be reversible. Throws `not_found`, and `already_reversed` or `reversal_not_reversible` (conflict).
 */
export function requireReversible(rows: readonly Settlement[], id: PaymentId): Settlement {
  const row = rows.find((settlement) => settlement.id === id);
  if (!row) throw notFound("payment");
  if (row.kind === "reversal")
    throw conflict("reversal_not_reversible", "A reversal cannot be reversed. Record it again instead.");
  const by = reversals(rows).get(id);
  if (by !== undefined) throw conflict("already_reversed", "This payment is already reversed.", { reversed_by: by });
  return row;
}
