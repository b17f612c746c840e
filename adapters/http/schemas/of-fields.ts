import { type TObject, type TProperties, type TSchema, Type } from "@sinclair/typebox";
import type { FieldTable, FieldType, Fields, NamedField, Shape } from "../../../core/index.js";
import { type FieldWords, withCodes } from "./annotations.js";
import {
  amount,
  body,
  clearable,
  currency,
  decimal,
  email,
  id,
  instant,
  integer,
  literals,
  nullable,
  optional,
  reference,
  text,
  textView,
  view,
} from "./primitives.js";

type Table = Pick<FieldTable<Fields>, "named">;

/** The schema of a model in responses. `more` are properties that do not follow from the table; `words` are added to those of the table, or replace them. */
export function viewOf(table: Table, more: TProperties = {}, words: FieldWords = {}): TObject {
  const properties = table.named.map(({ jsonName, field: { type, nullable: isNullable } }) => {
    const schema = viewSchema(type.shape);
    return [jsonName, isNullable ? nullable(schema) : schema] as const;
  });
  return view({ ...Object.fromEntries(properties), ...more }, { ...wordsOf(table), ...words });
}

/** The schema of a request that creates a model. */
export function creationOf(table: Table): TObject {
  return inputOf(table, true);
}

/** The schema of a request that changes a model. */
export function changesOf(table: Table): TObject {
  return inputOf(table, false);
}

function inputOf(table: Table, isComplete: boolean): TObject {
  const properties = table.named
    .filter(({ field }) => field.presence !== "assigned")
    .map(({ jsonName, field }) => {
      const schema = inputSchema(field);
      return [jsonName, isComplete && field.presence === "required" ? schema : optional(schema)] as const;
    });
  return body(Object.fromEntries(properties), wordsOf(table));
}

/** The schema of a value in requests, which its type reads. */
export function inputOfType<Value, Given, Written>({ shape, codes }: FieldType<Value, Given, Written>) {
  return Type.Unsafe<object>(withCodes(requestSchema(shape), codes));
}

function inputSchema({ type, nullable: isNullable, initial }: NamedField["field"]): TSchema {
  const schema = inputOfType(type);
  return isNullable ? nullable(schema) : initial === "" ? clearable(schema) : schema;
}

function requestSchema(shape: Shape): TSchema {
  switch (shape.kind) {
    case "text":
      return text(shape.limits);
    case "whole":
      return integer(shape.limits);
    case "id":
      return reference(shape.prefix);
    case "object":
      return inputOf(shape, !shape.isMerged);
    default:
      return viewSchema(shape);
  }
}

/** Numbers in responses have no limits, so that a limit can be relaxed. */
function viewSchema(shape: Shape): TSchema {
  switch (shape.kind) {
    case "text":
      return textView(shape.limits);
    case "email":
      return email();
    case "currency":
      return currency();
    case "decimal":
      return decimal();
    case "flag":
      return Type.Boolean();
    case "instant":
      return instant();
    case "version":
      return Type.Integer({ minimum: 1 });
    case "id":
      return id(shape.prefix);
    case "choice":
      return literals(shape.choices);
    case "whole":
      return Type.Integer();
    case "amount":
      return amount(Number(shape.min), Number(shape.max));
    case "object":
      return viewOf(shape);
  }
}

/** The words of the table, by the names in JSON. */
function wordsOf({ named }: Table): Record<string, FieldWords[string]> {
  return Object.fromEntries(
    named.flatMap(({ jsonName, field: { words } }) => (words === undefined ? [] : [[jsonName, words] as const])),
  );
}
