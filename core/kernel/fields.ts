import type { AnyType, Field, FieldType, Words, Presence } from "./field.js";
import { instantType, versionType } from "./field-types.js";
import type { Snake } from "./snake-case.js";

/** The fields of a model by name, in the order in which the API shows them. */
export type Fields = Readonly<Record<string, Field>>;

function kind<P extends Presence, Nullable extends boolean>(presence: P, nullable: Nullable) {
  return <Type extends AnyType>(type: Type, words?: Words): Field<Type, P, Nullable> => ({
    type,
    presence,
    nullable,
    initial: nullable ? null : undefined,
    words,
  });
}

function initialKind<P extends Presence>(presence: P) {
  return <Value, Given, Written>(
    type: FieldType<Value, Given, Written>,
    initial: Value,
    words?: Words,
  ): Field<FieldType<Value, Given, Written>, P, false> => ({ type, presence, nullable: false, initial, words });
}

/** The kinds of fields. */
export const field = {
  /** A field that the service sets. */
  assigned: kind("assigned", false),
  /** A field that the service sets, to null too. */
  assignedOrNull: kind("assigned", true),
  /** A field that callers set in every new model. */
  required: kind("required", false),
  /** A field that callers set in every new model, and that never changes. */
  fixed: kind("fixed", false),
  /** A field that callers set in every new model, to null too. */
  requiredOrNull: kind("required", true),
  /** A field of a command that need not have it. */
  optional: kind("optional", false),
  /** A field that is null in a new model that does not mention it. */
  nullable: kind("optional", true),
  /** A field that has the value `initial` in a new model that does not mention it. */
  defaulting: initialKind("optional"),
  /** A field that has the value `initial` in every new model, and that callers can change later. */
  changed: initialKind("changed"),
  /** A field that is null in every new model, and that callers can change later. */
  changedOrNull: kind("changed", true),
} as const;

/** A field that the API shows only to some roles. */
export function restricted<F extends Field>(one: F): F {
  return { ...one, isRestricted: true };
}

/** The fields of every resource that has versions. They are the last ones of its table. */
export const versionFields = {
  /** Never changes. */
  createdAt: field.assigned(instantType),
  /** When the current version was stored. */
  updatedAt: field.assigned(instantType),
  /** Starts at 1 and increases by 1 with each stored change. */
  version: field.assigned(versionType),
} as const;

type NamesOf<T extends Fields, P extends Presence> = { [K in keyof T]: T[K]["presence"] extends P ? K : never }[keyof T];
/** A conditional type, which editors show resolved, as `string | null`, where they would show an alias of a union by its name. */
type Type<F extends Field, Side extends "value" | "given" | "written"> =
  F["type"] extends FieldType<infer Value, infer Given, infer Written>
    ? F["nullable"] extends true
      ? { readonly value: Value; readonly given: Given; readonly written: Written }[Side] | null
      : { readonly value: Value; readonly given: Given; readonly written: Written }[Side]
    : never;

/** The second base of an interface whose fields a table describes: with one base, messages of the compiler have the base's name. */
export interface Described {}

/** The model that the fields describe. */
export type ModelOf<T extends Fields> = { readonly [K in keyof T]: Type<T[K], "value"> };
/** The fields of a model that callers set. */
export type ContentOf<T extends Fields> = Pick<ModelOf<T>, NamesOf<T, Exclude<Presence, "assigned">>>;
/** A change of a model: absent fields do not change. */
export type ChangesOf<T extends Fields> = {
  readonly [K in keyof Pick<T, NamesOf<T, "required" | "optional" | "changed">>]?: Type<T[K], "given"> | undefined;
};
/** What callers set in a new model. */
export type CreationOf<T extends Fields> = {
  readonly [K in keyof Pick<T, NamesOf<T, "required" | "fixed">>]: Type<T[K], "given">;
} & {
  readonly [K in keyof Pick<T, NamesOf<T, "optional">>]?: Type<T[K], "given"> | undefined;
};
/** The names of the fields that are texts. */
export type TextNamesOf<T extends Fields> = {
  [K in keyof T & string]: string extends Type<T[K], "value"> ? K : never;
}[keyof T & string];
/** The JSON of a model. */
export type JsonOf<T extends Fields> = { readonly [K in keyof T as Snake<K>]: Type<T[K], "written"> };
