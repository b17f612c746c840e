import { type TObject, type TProperties, type TSchema, Type } from "@sinclair/typebox";
import {
  type FieldTable,
  type FieldType,
  type Fields,
  type Issue,
  Issues,
  type NamedField,
  type Shape,
  cleanText,
  versionFields,
} from "../../../core/index.js";
import { exampleId, type FieldWords, withCodes, withRule } from "./annotations.js";
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
  localDate,
  nullable,
  optional,
  pairs,
  reference,
  text,
  textView,
  timeZone,
  view,
} from "./primitives.js";

type Table = Pick<FieldTable<Fields>, "named">;

/** The schemas of fields whose types are custom, by their names in JSON. */
type Custom = Readonly<Record<string, TSchema>>;

/**
 * The schema of a model in responses. `more` are properties that do not follow from the table, which come before those of the version;
 * `words` are added to those of the table, or replace them.
 */
export function viewOf(table: Table, more: TProperties = {}, words: FieldWords = {}, custom: Custom = {}): TObject {
  const propertiesOf = (named: readonly NamedField[]): TProperties =>
    Object.fromEntries(
      named.map(({ jsonName, field }) => {
        const schema = custom[jsonName] ?? viewSchema(field.type.shape);
        const value = field.nullable ? nullable(schema) : schema;
        return [jsonName, field.isRestricted ? optional(value) : value];
      }),
    );
  const versions = table.named.filter(({ name }) => name in versionFields);
  const own = table.named.filter((one) => !versions.includes(one));
  return view({ ...propertiesOf(own), ...more, ...propertiesOf(versions) }, { ...wordsOf(table), ...words });
}

/** The schema of a request that creates a model; `more` and `words` as those of `viewOf`. */
export function creationOf(table: Table, custom: Custom = {}, more: TProperties = {}, words: FieldWords = {}): TObject {
  return inputOf(table, true, custom, more, words);
}

/** The schema of a request that changes a model. */
export function changesOf(table: Table, custom: Custom = {}): TObject {
  return inputOf(table, false, custom);
}

function inputOf(table: Table, isNew: boolean, custom: Custom = {}, more: TProperties = {}, words: FieldWords = {}): TObject {
  const properties = table.named
    .filter(({ field: { presence } }) => presence !== "assigned" && presence !== (isNew ? "changed" : "fixed"))
    .map(({ jsonName, field }) => {
      const schema = inputSchema(field, custom[jsonName]);
      return [
        jsonName,
        isNew && (field.presence === "required" || field.presence === "fixed") ? schema : optional(schema),
      ] as const;
    });
  return body({ ...Object.fromEntries(properties), ...more }, { ...wordsOf(table), ...words });
}

/** The schema of a value in requests, which its type reads. */
export function inputOfType<Value, Given, Written>({ shape, codes, check }: FieldType<Value, Given, Written>) {
  const schema = withCodes(requestSchema(shape), codes);
  if (shape.kind !== "text" || codes.length === 0) return Type.Unsafe<object>(schema);
  const { clean = cleanText } = shape;
  const rule = (text: string): readonly Issue[] => {
    const issues = new Issues();
    check(issues, [], clean(text) as Value);
    return issues.found;
  };
  return Type.Unsafe<object>(withRule(schema, rule));
}

function inputSchema({ type, nullable: isNullable, initial }: NamedField["field"], custom?: TSchema): TSchema {
  const schema = custom ? withCodes(custom, type.codes) : inputOfType(type);
  return isNullable ? nullable(schema) : isEmpty(initial) ? clearable(schema) : schema;
}

/** What null means in a request for a field that is never null. */
function isEmpty(initial: unknown): boolean {
  return initial === "" || (Array.isArray(initial) && initial.length === 0);
}

function requestSchema(shape: Shape): TSchema {
  switch (shape.kind) {
    case "text":
      return text(shape.limits);
    case "whole":
      return integer(shape.limits);
    case "id":
      return reference(shape.prefix);
    case "list":
      return Type.Array(requestSchema(shape.item), {
        maxItems: shape.limits.max,
        ...(shape.limits.min !== undefined && { minItems: shape.limits.min }),
      });
    case "pairs":
      return pairs(shape.limits.value, true);
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
    case "timeZone":
      return timeZone();
    case "pairs":
      return pairs(shape.limits.value);
    case "object":
      return viewOf(shape);
    case "day":
      return localDate();
    case "list":
      return Type.Array(viewSchema(shape.item));
    case "custom":
      throw new Error("A field of a custom type needs a schema of its own.");
  }
}

/** The words of the table, by the names in JSON. The example of an ID has the prefix of its kind. */
export function wordsOf({ named }: Table): Record<string, FieldWords[string]> {
  return Object.fromEntries(
    named.flatMap(({ jsonName, field: { type, words } }): [string, FieldWords[string]][] => {
      if (words === undefined) return [];
      return [[jsonName, type.shape.kind === "id" && typeof words === "string" ? [words, exampleId(type.shape.prefix)] : words]];
    }),
  );
}
