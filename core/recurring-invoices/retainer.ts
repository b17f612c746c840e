import { rateType } from "../billing/rate.js";
import type { Decimal } from "../kernel/decimal.js";
import type { FieldType } from "../kernel/field.js";
import { FieldTable, objectType } from "../kernel/field-table.js";
import { amountType, decimalType, idType, listType, textType } from "../kernel/field-types.js";
import { type Described, field, type ModelOf } from "../kernel/fields.js";
import { MAX_AMOUNT } from "../kernel/money.js";
import { MAX_FILTER_VALUES } from "../kernel/page.js";
import { recurringLimits } from "./recurring-limits.js";
import { checkHours, secondsOf } from "./retained-hours.js";

/** Hours from 0 on that are a whole number of seconds, so that time is counted exactly. */
const hoursType: FieldType<Decimal, Decimal, string> = { ...decimalType, codes: ["not_whole_seconds"], check: checkHours };

const rollOverTable = new FieldTable({
  /** The most hours that roll over into the next period, with those of former ones. Null: all. */
  maxHours: field.nullable(hoursType, ["The most hours that roll over, with those of former periods. Null if all do", "5"]),
});

/** The unused hours that roll over into the next period. */
export interface RollOver extends ModelOf<typeof rollOverTable.fields>, Described {}

export const retainerTable = new FieldTable({
  /** Minor units for each period, in the prices of the recurring invoice. */
  amount: field.required(
    amountType(() => undefined, { min: 0n, max: MAX_AMOUNT }),
    ["The fee of each period, without tax unless `prices` is `gross`", 150_000],
  ),
  /** 0 to 100,000, a whole number of seconds. */
  includedHours: field.required(hoursType, ["The hours that the fee includes. A whole number of seconds", "10"]),
  /** At most 100. Empty: all projects of the client. */
  projectIds: field.defaulting(
    listType(idType("prj"), { max: MAX_FILTER_VALUES }),
    [],
    ["IDs of the projects whose time the retainer covers. Empty for all projects of the client", []],
  ),
  /** Minor units per hour beyond those included. Null: the rate of each time entry. */
  rate: field.nullable(rateType, ["Hourly rate of time beyond the hours included. Null if each time entry has its own", 12_000]),
  /** Null: unused hours expire with their period. */
  rollOver: field.nullable(objectType(rollOverTable), "Which unused hours roll over into the next period. Null if they expire"),
  /** Of the line with the fee. 1 to 500 characters, with placeholders. Null: a word for it in the client's language. */
  description: field.nullable(textType(recurringLimits.retainerDescription), [
    "Description of the line with the fee. Can contain placeholders. Null for `Retainer` in the client's language",
    "Support, {month}",
  ]),
});

/**
 * A fee for each period that includes hours of work. Each invoice bills the fee of a period that is over, and the hours beyond those included and rolled
 * over.
 */
export interface Retainer extends ModelOf<typeof retainerTable.fields>, Described {}

/** Of the unused seconds of a period, those that roll over into the next one. */
export function rolledOver({ rollOver }: Pick<Retainer, "rollOver">, unused: number): number {
  if (rollOver === null) return 0;
  return rollOver.maxHours === null ? unused : Math.min(unused, secondsOf(rollOver.maxHours));
}
