import type { Schemas } from "../../../../../client/index.js";
import { reminderLimits, reminderStepTable } from "../../../../../core/billing/reminder-step.js";
import { amountText, readAmount, readDecimal } from "../../elements/amounts.js";
import { newKey } from "../../elements/new-key.js";
import { textBody, type TextValues, textValues } from "../../elements/text-values.js";

export type ReminderStep = NonNullable<Schemas["WorkspacePatch"]["reminder_steps"]>[number];

/** A step as texts, by the names that API errors use. */
export interface StepValues extends TextValues<typeof reminderStepTable.fields> {
  readonly key: string;
  readonly days: string;
  /** Empty without a fee. */
  readonly fee: { readonly amount: string; readonly currency: string };
  readonly interest: string;
  readonly attach_invoice: boolean;
  readonly attach_reminder: boolean;
}

/** What the form shows of a step. `currency` is that of a fee that is added. */
export function stepValues(step: ReminderStep | null, currency: string, days = ""): StepValues {
  const { fee = null, interest = null } = step ?? {};
  const of = fee?.currency ?? currency;
  return {
    key: newKey(),
    ...textValues(reminderStepTable, step),
    days: step?.days.toString() ?? days,
    fee: { amount: amountText(fee?.amount, of), currency: of },
    interest: interest ?? "",
    attach_invoice: step?.attach_invoice ?? true,
    attach_reminder: step?.attach_reminder ?? true,
  };
}

const isDays = (text: string): boolean => /^\s*-?\d+\s*$/.test(text);

/** A step as the API expects it. Days and amounts must be valid. */
export function stepBody({ key: _, days, fee, interest, attach_invoice, attach_reminder, ...texts }: StepValues): ReminderStep {
  const amount = readAmount(fee.amount, fee.currency) ?? null;
  return {
    ...textBody(reminderStepTable, texts),
    days: Number(days),
    fee: amount === null ? null : { amount, currency: fee.currency },
    interest: readDecimal(interest) ?? null,
    attach_invoice,
    attach_reminder,
  };
}

/** The key of the text that says what is wrong with a step. Null: nothing. */
export function problemOf(
  name: "days" | "amount" | "interest",
  step: StepValues,
): "out_of_range" | "amount" | "decimal_malformed" | null {
  const { min, max } = reminderLimits.days;
  if (name === "days") return isDays(step.days) && Number(step.days) >= min && Number(step.days) <= max ? null : "out_of_range";
  if (name === "amount") return readAmount(step.fee.amount, step.fee.currency) === undefined ? "amount" : null;
  return step.interest.trim() === "" || readDecimal(step.interest) !== undefined ? null : "decimal_malformed";
}
