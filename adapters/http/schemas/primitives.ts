import { type Static, type TProperties, type TSchema, Type } from "@sinclair/typebox";
import { MAX_AMOUNT, roles, taxCategories, type IdPrefix, type Id } from "../../../core/index.js";

const maximum = Number(MAX_AMOUNT);

export const instant = () => Type.String({ format: "date-time", maxLength: 40, description: "RFC 3339 with an offset" });
export const moment = () =>
  Type.String({
    format: "moment",
    maxLength: 40,
    description: "RFC 3339 with an offset, or a date: its first moment in the workspace's time zone",
  });
export const localDate = () => Type.String({ format: "date", description: "YYYY-MM-DD" });
export const decimal = () => Type.String({ format: "decimal", maxLength: 40, description: "A decimal with at most 6 decimals" });
export const currency = () => Type.String({ format: "currency", description: "ISO 4217" });
export const timeZone = () => Type.String({ format: "time-zone", maxLength: 100, description: "IANA time zone" });
export const email = () => Type.String({ format: "email", maxLength: 254 });
/** Without a least length it may be empty. */
export const text = (maxLength: number, minLength = 0) => Type.String({ maxLength, ...(minLength > 0 ? { minLength } : {}) });
/** Minor units of the currency next to it. */
export const amount = (minimum = -maximum) => Type.Integer({ format: "int64", minimum, maximum, description: "Minor units" });
/** Minor units per hour. */
export const rate = () =>
  Type.Integer({ format: "int64", minimum: 0, maximum: maximum / 1000, description: "Minor units per hour" });
/** An id in a body. Its spelling is not checked here: an id that nothing has is an unknown reference, however it is spelled. */
export const reference = <P extends IdPrefix>(_prefix: P) => Type.Unsafe<Id<P>>(Type.String({ maxLength: 100 }));
/** An id as the API answers it. */
export const id = (prefix: string) => Type.String({ description: `${prefix}_…` });
export const role = () => literals(roles);

/** The schema or null, spelled so that a wrong value gives one problem and not one for each alternative. */
export function nullable<T extends TSchema>(schema: T) {
  const { type, enum: values } = schema as { type?: string; enum?: unknown[] };
  return Type.Unsafe<Static<T> | null>({ ...schema, type: [type, "null"], ...(values ? { enum: [...values, null] } : {}) });
}

/** The schema of a text or list that is never null: null in a request clears it, to "" or []. */
export function clearable<T extends TSchema>(schema: T) {
  const { type } = schema as { type?: string };
  return Type.Unsafe<Static<T>>({ ...schema, type: [type, "null"], [CLEARED]: type === "array" ? [] : "" });
}

/** The schema keyword for the value that replaces null. */
export const CLEARED = "x-cleared";

/** What a reference stands for, where the request asks to have it whole; null where there is none, or none that the actor sees. */
export function whole(name: string) {
  const schema = { anyOf: [{ $ref: `#/components/schemas/${name}` }, { type: "null" }], description: "With expand only" };
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

/** An object as the API answers it; every field is there. */
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
