import { codecOf, FieldTable } from "../../kernel/field-table.js";
import { choiceType, textType } from "../../kernel/field-types.js";
import { type Described, field, type ModelOf } from "../../kernel/fields.js";
import { listJson } from "../../kernel/json-codec.js";

/** What a statement is about (BT-21, UNTDID 4451): penalties for late payment, the compensation for recovery costs, the discount for early payment. */
export const statementSubjects = ["PMD", "PMT", "AAB"] as const;
/** One of {@link statementSubjects}. */
export type StatementSubject = (typeof statementSubjects)[number];

export const statementTable = new FieldTable({
  /** Null: a subject that has no code. */
  subject: field.nullable(choiceType(statementSubjects), [
    "The subject (BT-21): `PMD` for penalties for late payment, `PMT` for the compensation for recovery costs, `AAB` for the discount for early payment",
    "PMD",
  ]),
  /** 1 to 500 characters, in the language of the law. */
  text: field.required(textType({ min: 1, max: 500, oneLine: true }), [
    "The sentence (BT-22)",
    "Pénalités de retard\u00a0: trois fois le taux d’intérêt légal.",
  ]),
});

/** A sentence that the law of the seller's country requires on a document. */
export interface Statement extends ModelOf<typeof statementTable.fields>, Described {}

/** The JSON of statements. */
export const statementsJson = listJson(codecOf(statementTable));
