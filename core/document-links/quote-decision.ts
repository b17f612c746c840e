import { textType } from "../kernel/field-types.js";
import { FieldTable } from "../kernel/field-table.js";
import { field, type ModelOf } from "../kernel/fields.js";
import { nameLimits } from "../kernel/text.js";
import { declineReasonLimits } from "../quotes/quote.js";

/** How a client accepts a quote on its page. */
export const sharedAcceptanceTable = new FieldTable({
  /** The person who accepts it, 1 to 200 characters. */
  name: field.required(textType(nameLimits)),
});
/** Who accepts a quote on its page. */
export type SharedAcceptance = ModelOf<typeof sharedAcceptanceTable.fields>;

/** How a client declines a quote on its page. */
export const sharedRefusalTable = new FieldTable({
  /** 1 to 2,000 characters. Null: none is given. */
  reason: field.nullable(textType(declineReasonLimits)),
});
/** Why a quote is declined on its page. */
export type SharedRefusal = ModelOf<typeof sharedRefusalTable.fields>;
