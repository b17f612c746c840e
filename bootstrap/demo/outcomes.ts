import {
  addDays,
  type Instant,
  type Invoice,
  type LocalDate,
  startOfDay,
  type TimeZone,
  type UseCases,
  type UserActor,
} from "../../core/index.js";
import type { DemoClock } from "./demo-clock.js";
import type { Random } from "./random.js";

/** The outcome of an invoice, depending on how many months ago its time was recorded and on its position within the month. */
export type Outcome = "paid" | "late" | "part" | "overdue" | "open" | "draft" | "void";

export function outcomeOf(monthsAgo: number, index: number): Outcome {
  if (monthsAgo >= 3) return index === 1 && monthsAgo === 5 ? "void" : index === 2 ? "late" : "paid";
  if (monthsAgo === 2) return (["paid", "overdue", "part", "paid"] as const)[index] ?? "late";
  return (["open", "open", "draft", "paid"] as const)[index] ?? "open";
}

interface Till {
  readonly useCases: UseCases;
  readonly clock: DemoClock;
  readonly random: Random;
  readonly zone: TimeZone;
  readonly today: LocalDate;
}

/** Issues the draft and applies its outcome, each step on a day of its own and never in the future. */
export async function applyOutcome(
  { useCases, clock, random, zone, today }: Till,
  actor: UserActor,
  draft: Invoice,
  outcome: Outcome,
): Promise<void> {
  if (outcome === "draft") return;
  const issuedOn = draft.issueDate ?? today;
  const { invoice } = await useCases.updateInvoice(actor, draft.id, { status: "open" });
  const due = invoice.dueDate ?? issuedOn;
  const on = (day: LocalDate): LocalDate => (day < today ? day : today);
  const pay = async (day: LocalDate, amount: bigint): Promise<void> => {
    clock.moveTo(noon(zone, on(day)));
    const reference = `Transfer ${random.between(10_000, 99_999)}`;
    await useCases.recordPayment(actor, invoice.id, { amount, paidOn: on(day), method: "bank transfer", reference });
  };
  switch (outcome) {
    case "paid":
      return pay(addDays(issuedOn, random.between(3, 12)), invoice.total);
    case "late":
      return pay(addDays(due, random.between(2, 15)), invoice.total);
    case "part":
      return pay(addDays(issuedOn, 9), invoice.total / 2n);
    case "void":
      clock.moveTo(noon(zone, on(addDays(issuedOn, 4))));
      await useCases.updateInvoice(actor, invoice.id, { status: "void" });
      return;
    case "open":
    case "overdue":
      return;
  }
}

export function noon(zone: TimeZone, day: LocalDate): Instant {
  return (startOfDay(zone, day) + 12 * 3_600_000) as Instant;
}
