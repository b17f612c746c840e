import { type Static, type TProperties, type TSchema, Type } from "@sinclair/typebox";
import {
  EXTERNAL_PREFIX,
  externalIdLimits,
  type Id,
  type IdPrefix,
  MAX_AMOUNT,
  MAX_DECIMALS,
  MAX_EMAIL_LENGTH,
  MAX_RATE,
  MAX_TIME_ZONE_LENGTH,
  type ResourceKind,
  type TextLimits,
} from "../../../core/index.js";
import { snakeToPascal } from "../conversions.js";
import { asExpandable, type FieldWords, unnamed, withFields, withPrefix } from "./annotations.js";
import { CLEARED, keywordsOf } from "./keywords.js";

const MAXIMUM = Number(MAX_AMOUNT);

export const instant = () => Type.String({ format: "date-time", maxLength: 40, description: "RFC 3339 with an offset" });
export const moment = () =>
  Type.String({
    format: "moment",
    maxLength: 40,
    description: "RFC 3339 with an offset, or a date, which means its start in the workspace's time zone",
  });
export const localDate = () => Type.String({ format: "date", description: "YYYY-MM-DD" });
export const decimal = () =>
  Type.String({ format: "decimal", maxLength: 40, description: `Decimal string with at most ${MAX_DECIMALS} decimal places` });
export const currency = () => Type.String({ format: "currency", description: "ISO 4217 code" });
export const timeZone = () =>
  Type.String({ format: "time-zone", maxLength: MAX_TIME_ZONE_LENGTH, description: "IANA time zone" });
export const email = () => Type.String({ format: "email", maxLength: MAX_EMAIL_LENGTH });
export const text = ({ min = 0, max }: TextLimits) => Type.String({ maxLength: max, ...(min > 0 ? { minLength: min } : {}) });
/** A text in a response. */
export const textView = ({ max }: TextLimits) => text({ max });
export const integer = ({ min, max }: { readonly min: number; readonly max: number }) =>
  Type.Integer({ minimum: min, maximum: max });
/** An amount in minor units. */
export const amount = (minimum = -MAXIMUM, maximum = MAXIMUM) =>
  Type.Integer({ format: "int64", minimum, maximum, description: "In minor units" });
/** An hourly rate in minor units. */
export const rate = () => amount(0, Number(MAX_RATE));
/** An ID in a request body, or `ext:` and the ID in another system. Its format is not validated: a malformed ID is an unknown reference. */
export const reference = <P extends IdPrefix>(prefix: P) =>
  Type.Unsafe<Id<P>>(withPrefix(Type.String({ maxLength: EXTERNAL_PREFIX.length + externalIdLimits.max }), prefix));
/** An ID in a response. */
export const id = (prefix: IdPrefix) => withPrefix(Type.String({ description: `${prefix}_…` }), prefix);

/** Makes the schema nullable without `anyOf`, so that an invalid value causes only one error. */
export function nullable<T extends TSchema>(schema: T) {
  const { type, enum: values } = keywordsOf(schema);
  return Type.Unsafe<Static<T> | null>({
    ...unnamed(schema),
    type: [type, "null"].flat(),
    ...(values ? { enum: [...values, null] } : {}),
  });
}

/** Accepts null in requests for a text or list that is never null. It sets "" or []. */
export function clearable<T extends TSchema>(schema: T) {
  const { type } = keywordsOf(schema);
  return Type.Unsafe<Static<T>>({ ...unnamed(schema), type: [type, "null"].flat(), [CLEARED]: type === "array" ? [] : "" });
}

/** A reference to the schema of a resource type, such as `TimeEntry`. */
export function resource(kind: ResourceKind) {
  return { $ref: `#/components/schemas/${snakeToPascal(kind)}` };
}

/** The name of the schema of an expanded resource. Invoices have no lines then. */
export function expandedName(kind: ResourceKind): string {
  return kind === "invoice" ? "InvoiceSummary" : snakeToPascal(kind);
}

/** A resource that is only returned with `expand`. Null if there is none or the actor cannot read it. */
export function expandable(kind: ResourceKind) {
  const schema = {
    anyOf: [{ $ref: `#/components/schemas/${expandedName(kind)}` }, { type: "null" }],
    description: "Only returned with `expand`",
  };
  return Type.Optional(asExpandable(Type.Unsafe<Record<string, unknown> | null>(schema)));
}

export function optional<T extends TSchema>(schema: T) {
  return Type.Optional(schema);
}

/** An object with texts by any names. With null, a request removes one. */
export function pairs(value: TextLimits, isRemovable = false) {
  const one = text(value);
  return Type.Unsafe<Readonly<Record<string, string>>>({
    type: "object",
    additionalProperties: isRemovable ? nullable(one) : one,
  });
}

export function literals<const T extends readonly string[]>(values: T) {
  return Type.Unsafe<T[number]>({ type: "string", enum: [...values] });
}

/** An object without other fields. */
export function body<T extends TProperties>(properties: T, fields: FieldWords = {}) {
  return withFields(Type.Object(properties, { additionalProperties: false }), fields);
}

/** An object in a response. All fields are present unless optional. */
export function view<T extends TProperties>(properties: T, fields: FieldWords = {}) {
  return withFields(Type.Object(properties, { additionalProperties: false }), fields);
}

export const versioned = { created_at: instant(), updated_at: instant(), version: Type.Integer({ minimum: 1 }) };
