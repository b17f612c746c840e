import { emailType, textType } from "../kernel/field-types.js";
import { FieldTable } from "../kernel/field-table.js";
import { field, type ModelOf } from "../kernel/fields.js";

/** The length of a question, in characters. */
export const questionLimits = { min: 1, max: 2_000 } as const;

/** What a client asks about a document. */
export const questionTable = new FieldTable({
  /** 1 to 2,000 characters. */
  text: field.required(textType(questionLimits)),
  /** Where the client expects the reply. Null: the workspace knows. */
  replyTo: field.nullable(emailType),
});

/** A question about a document. */
export type Question = ModelOf<typeof questionTable.fields>;
