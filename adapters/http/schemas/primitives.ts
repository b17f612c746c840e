import { type Static, type TProperties, type TSchema, Type } from "@sinclair/typebox";
import { MAX_AMOUNT, roles, taxCategories, type IdPrefix, type Id } from "../../../core/index.js";

const maximum = Number(MAX_AMOUNT);

export const instant = () => Type.String({ format: "date-time", maxLength: 40, description: "RFC 3339 with an offset" });
export const moment = () =>
  Type.String({
    format: "moment",
    maxLength: 40,
    description: "RFC 3339 with an offset, or a date, which means its start in the workspace's time zone",
  });
export const localDate = () => Type.String({ format: "date", description: "YYYY-MM-DD" });
export const decimal = () =>
  Type.String({ format: "decimal", maxLength: 40, description: "Decimal string with at most 6 decimal places" });
export const currency = () => Type.String({ format: "currency", description: "ISO 4217 code" });
export const timeZone = () => Type.String({ format: "time-zone", maxLength: 100, description: "IANA time zone" });
export const email = () => Type.String({ format: "email", maxLength: 254 });
/** Can be empty by default. */
export const text = (maxLength: number, minLength = 0) => Type.String({ maxLength, ...(minLength > 0 ? { minLength } : {}) });
/** An amount in minor units. */
export const amount = (minimum = -maximum) => Type.Integer({ format: "int64", minimum, maximum, description: "In minor units" });
/** An hourly rate in minor units. */
export const rate = () => Type.Integer({ format: "int64", minimum: 0, maximum: maximum / 1000, description: "In minor units" });
/** An ID in a request body. Its format is not validated: a malformed ID is an unknown reference. */
export const reference = <P extends IdPrefix>(_prefix: P) => Type.Unsafe<Id<P>>(Type.String({ maxLength: 100 }));
/** An ID in a response. */
export const id = (prefix: string) => Type.String({ description: `${prefix}_…` });
export const role = () => literals(roles);

/** Makes the schema nullable without `anyOf`, so that an invalid value causes only one error. */
export function nullable<T extends TSchema>(schema: T) {
  const { type, enum: values } = schema as { type?: string; enum?: unknown[] };
  return Type.Unsafe<Static<T> | null>({ ...schema, type: [type, "null"], ...(values ? { enum: [...values, null] } : {}) });
}

/** Accepts null in requests for a text or list that is never null. It sets "" or []. */
export function clearable<T extends TSchema>(schema: T) {
  const { type } = schema as { type?: string };
  return Type.Unsafe<Static<T>>({ ...schema, type: [type, "null"], [CLEARED]: type === "array" ? [] : "" });
}

/** The schema keyword for the value that replaces null. */
export const CLEARED = "x-cleared";

/** A resource that is only returned with `expand`. Null if there is none or the actor cannot read it. */
export function expandable(name: string) {
  const schema = {
    anyOf: [{ $ref: `#/components/schemas/${name}` }, { type: "null" }],
    description: "Only returned with `expand`",
  };
  return Type.Optional(Type.Unsafe<Record<string, unknown> | null>(schema));
}

export function optional<T extends TSchema>(schema: T) {
  return Type.Optional(schema);
}

export function literals<const T extends readonly string[]>(values: T) {
  return Type.Unsafe<T[number]>({ type: "string", enum: [...values] });
}

/** An object without other fields. */
export function body<T extends TProperties>(properties: T) {
  return Type.Object(properties, { additionalProperties: false });
}

/** An object in a response. All fields are present unless optional. */
export function view<T extends TProperties>(properties: T) {
  return Type.Object(properties, { additionalProperties: false });
}

export const versioned = { created_at: instant(), updated_at: instant(), version: Type.Integer({ minimum: 1 }) };

export const taxInput = () =>
  body({ category: literals(taxCategories), rate: optional(decimal()), exemption_reason: optional(nullable(text(500))) });
export const taxView = () => view({ category: literals(taxCategories), rate: decimal(), exemption_reason: nullable(text(500)) });
export const period = () => body({ start: localDate(), end: localDate() });

export const addressInput = () =>
  body({
    line1: optional(nullable(text(200))),
    line2: optional(nullable(text(200))),
    city: optional(nullable(text(200))),
    postal_code: optional(nullable(text(200))),
    region: optional(nullable(text(200))),
    country: optional(nullable(text(2, 2))),
  });
export const addressView = () =>
  view({
    line1: nullable(text(200)),
    line2: nullable(text(200)),
    city: nullable(text(200)),
    postal_code: nullable(text(200)),
    region: nullable(text(200)),
    country: nullable(text(2)),
  });
