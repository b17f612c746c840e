import { taxType } from "../billing/tax-json.js";
import type { Versioned } from "../kernel/entity.js";
import { conflict, type StintError } from "../kernel/errors.js";
import { FieldTable } from "../kernel/field-table.js";
import { amountType, choiceType, currencyType, dayType, idType, instantType, textType } from "../kernel/field-types.js";
import { type ChangesOf, type CreationOf, type Described, field, type ModelOf, versionFields } from "../kernel/fields.js";
import type { InvoiceId } from "../kernel/ids.js";
import type { Instant } from "../kernel/instant.js";
import { MAX_AMOUNT, MAX_AMOUNT_TEXT } from "../kernel/money.js";
import { milestoneLimits, milestoneStatuses } from "./milestone-limits.js";

const feeType = amountType(
  (issues, path, amount) => {
    if (amount <= 0n || amount > MAX_AMOUNT)
      issues.add(path, "out_of_range", `Must be between 1 and ${MAX_AMOUNT_TEXT} minor units.`);
  },
  { min: 1n },
);

export const milestoneTable = new FieldTable({
  /** `mst_…`, assigned by the service. */
  id: field.assigned(idType("mst")),
  /** Never changes. */
  projectId: field.fixed(idType("prj"), "ID of the project that it is a part of"),
  /** 1 to 200 characters. Not unique. */
  name: field.required(textType(milestoneLimits.name), ["The name", "Design approved"]),
  /** At most 500 characters; "" if there is none. An invoice prints it below the name. */
  description: field.defaulting(textType(milestoneLimits.description), "", [
    "What is delivered. Printed on invoices below the name",
    "All pages, in two languages",
  ]),
  /** Minor units in the prices of the invoice, greater than 0. */
  amount: field.required(feeType, ["The part of the fee that it bills, in the prices of the invoice", 250_000]),
  /** In a request, absent: that of the project's client, or of the workspace. Only invoices in this currency can bill it. */
  currency: field.optional(
    currencyType,
    "The currency of the amount. Defaults to that of the project's client, or the workspace",
  ),
  /** Null: that of the invoice that bills it. */
  tax: field.nullable(taxType, "Tax of the line that bills it. Null if it is that of the invoice"),
  /** Planned. Null: not planned yet. */
  dueDate: field.nullable(dayType, ["The day on which it is to be completed. Null if it is not planned", "2026-04-30"]),
  /** Only a `completed` one can be billed, and an `invoiced` one does not change. */
  status: field.assigned(choiceType(milestoneStatuses), [
    "`completed`: can be billed; `invoiced`: on an invoice that is not void",
    "open",
  ]),
  /** Null while it is open. */
  completedAt: field.assignedOrNull(instantType, "Time at which it was completed. Null while it is open"),
  /** The invoice that bills it. Null: none. */
  invoiceId: field.assignedOrNull(idType("inv"), ["ID of the invoice that bills it. Null if it is not billed", null]),
  ...versionFields,
});

interface MilestoneBase extends Versioned, Omit<ModelOf<typeof milestoneTable.fields>, "status" | "completedAt" | "invoiceId"> {}

/** A milestone that is to be completed. */
export interface OpenMilestone extends MilestoneBase {
  readonly status: "open";
  readonly completedAt: null;
  readonly invoiceId: null;
}

/** A milestone that no live invoice bills yet. */
export interface CompletedMilestone extends MilestoneBase {
  readonly status: "completed";
  /** When it was completed. */
  readonly completedAt: Instant;
  readonly invoiceId: null;
}

/** A milestone on a live invoice, which does not change. */
export interface InvoicedMilestone extends MilestoneBase {
  readonly status: "invoiced";
  /** When it was completed. */
  readonly completedAt: Instant;
  /** The invoice that bills it. */
  readonly invoiceId: InvoiceId;
}

/** A part of a project with its part of the fee, which is billed when it is completed. */
export type Milestone = OpenMilestone | CompletedMilestone | InvoicedMilestone;

/** The fields of a new milestone; absent ones get their defaults. */
export interface CreateMilestone extends CreationOf<typeof milestoneTable.fields>, Described {}
/** The fields to change; absent ones do not change. */
export interface MilestonePatch extends ChangesOf<typeof milestoneTable.fields>, Described {}

/** The milestone, completed at `now`. Not its next version. */
export function completed(milestone: OpenMilestone, now: Instant): CompletedMilestone {
  return { ...milestone, status: "completed", completedAt: now };
}

/** The milestone, to be completed again. Not its next version. */
export function reopened(milestone: CompletedMilestone): OpenMilestone {
  return { ...milestone, status: "open", completedAt: null };
}

/** The error for changes of a milestone on a live invoice. */
export function milestoneInvoiced({ id, invoiceId }: InvoicedMilestone): StintError {
  return conflict("milestone_invoiced", "The milestone is on an invoice, so it cannot change. Void the invoice first.", {
    milestone_id: id,
    invoice_id: invoiceId,
  });
}
