import { codecOf, FieldTable } from "../kernel/field-table.js";
import { dayType, wholeType } from "../kernel/field-types.js";
import { type Described, field, type ModelOf } from "../kernel/fields.js";
import { periodType } from "./line-table.js";

const seconds = wholeType({ min: 0, max: Number.MAX_SAFE_INTEGER }, "seconds");

export const retainerBalanceTable = new FieldTable({
  /** On which the recurring invoice was due. */
  date: field.required(dayType, ["The date of the recurring invoice", "2026-04-01"]),
  /** It is over on the date. */
  period: field.required(periodType, "The days that the fee is for"),
  /** The time that the fee of the period includes. */
  includedSeconds: field.required(seconds, ["Seconds that the fee of the period includes", 36_000]),
  /** Unused time of former periods. */
  carriedInSeconds: field.required(seconds, ["Seconds that former periods left unused and that rolled over into this one", 0]),
  /** The recorded time that the retainer covers. */
  usedSeconds: field.required(seconds, ["Recorded seconds that the retainer covers", 32_400]),
  /** The recorded time that it does not cover. */
  beyondSeconds: field.required(seconds, ["Recorded seconds beyond those, which other lines bill", 0]),
  /** Unused time that rolls over into the next period. */
  carriedOutSeconds: field.required(seconds, ["Unused seconds that roll over into the next period", 3_600]),
  /** Unused time that does not. */
  expiredSeconds: field.required(seconds, ["Unused seconds that do not roll over", 0]),
});

/**
 * The time of a retainer in the period of an invoice, in recorded whole seconds: included + carried in = used + carried out + expired. Recorded when the
 * invoice is created, and never changed.
 */
export interface RetainerBalance extends ModelOf<typeof retainerBalanceTable.fields>, Described {}

/** The JSON of a balance. */
export const retainerBalanceJson = codecOf(retainerBalanceTable);
