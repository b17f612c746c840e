import type { Versioned } from "../kernel/entity.js";
import { FieldTable } from "../kernel/field-table.js";
import { amountType, choiceType, currencyType, dayType, idType, listType, textType, wholeType } from "../kernel/field-types.js";
import { type Described, field, type ModelOf, versionFields } from "../kernel/fields.js";
import { fingerprintType } from "./fingerprint.js";
import { statementFormats } from "./statement-formats.js";
import { statementLimits } from "./statement-limits.js";

/**
 * What is odd in a statement that could be read. `balance_mismatch`: the closing balance is not the opening balance and the transactions. `other_currency`: a transaction is not
 * in the currency of the account, so that the balances cannot be compared. `end_missing`: the last line has no end, so that the file may be incomplete.
 */
export const statementWarnings = ["balance_mismatch", "other_currency", "end_missing"] as const;
/** One of {@link statementWarnings}. */
export type StatementWarning = (typeof statementWarnings)[number];

const anyAmount = amountType(() => undefined);
const transactionCount = wholeType({ min: 0, max: statementLimits.transactions });

export const bankStatementTable = new FieldTable({
  /** `bst_…`, assigned by the service. */
  id: field.assigned(idType("bst")),
  /** The name of the file that it was in. */
  fileName: field.assignedOrNull(textType(statementLimits.fileName), [
    "Name of the file. Null if it is unknown",
    "statement-2026-03.xml",
  ]),
  /** As found in its content. */
  format: field.assigned(choiceType(statementFormats), ["Format of the file", "camt.053"]),
  /** An IBAN without spaces, or another number. */
  account: field.assigned(textType(statementLimits.account), ["IBAN or number of the account", "DE02120300000000202051"]),
  /** ISO 4217, of the account. */
  currency: field.assigned(currencyType, ["Currency of the account", "EUR"]),
  /** The number that the bank gave it. */
  number: field.assignedOrNull(textType(statementLimits.number), ["Number of the statement at the bank", "2026-3"]),
  /** The first day. */
  startsOn: field.assignedOrNull(dayType, ["First day of the statement. Null if it does not say", "2026-03-01"]),
  /** The last day. */
  endsOn: field.assignedOrNull(dayType, ["Last day of the statement. Null if it does not say", "2026-03-31"]),
  /** Minor units; negative if the account was overdrawn. */
  openingBalance: field.assignedOrNull(anyAmount, ["Balance before the transactions. Null if it does not say", 100_000]),
  /** Minor units; negative if the account was overdrawn. */
  closingBalance: field.assignedOrNull(anyAmount, ["Balance after the transactions. Null if it does not say", 126_775]),
  /** How many of its transactions were not in a statement before. */
  newCount: field.assigned(transactionCount, ["Number of transactions that no earlier statement contained", 1]),
  /** How many were. */
  knownCount: field.assigned(transactionCount, ["Number of transactions that an earlier statement contained", 0]),
  /** See {@link statementWarnings}. Empty: nothing is odd. */
  warnings: field.assigned(listType(choiceType(statementWarnings), { max: statementWarnings.length }), [
    "What is odd. `balance_mismatch`: the closing balance is not the opening balance and the transactions. `other_currency`: a transaction is in another currency, so that balances are not compared. `end_missing`: the file may be incomplete",
    [],
  ]),
  /** What the statement is recognized by. */
  fingerprint: field.assigned(fingerprintType, "What the statement is recognized by if a file contains it again"),
  ...versionFields,
});

/** A statement of a bank account, as a file contained it. It never changes. */
export interface BankStatement extends Versioned, ModelOf<typeof bankStatementTable.fields>, Described {}
