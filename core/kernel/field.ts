import type { Issues, Json } from "./errors.js";
import type { IdPrefix } from "./resources.js";
import type { TextLimits } from "./text.js";
import type { WholeLimits } from "./whole-number.js";

/** The names and indexes that lead to a value. */
export type Path = readonly (string | number)[];

/** The form of a value. The checks of commands, the schemas of the API and the columns of databases follow from it. */
export type Shape =
  | {
      readonly kind: "text";
      readonly limits: TextLimits;
      /** The text that is stored for an entered one. Absent: `cleanText`. */
      readonly clean?: (text: string) => string;
    }
  | { readonly kind: "email" | "currency" | "timeZone" | "day" | "decimal" | "flag" | "instant" | "version" }
  | { readonly kind: "id"; readonly prefix: IdPrefix }
  | { readonly kind: "choice"; readonly choices: readonly string[] }
  | { readonly kind: "whole"; readonly limits: WholeLimits }
  | { readonly kind: "amount"; readonly min: bigint; readonly max: bigint }
  | {
      /** Texts by keys that callers choose. A command changes those that it contains, and null removes one. */
      readonly kind: "pairs";
      readonly limits: { readonly pairs: number; readonly key: TextLimits; readonly value: TextLimits };
    }
  | { readonly kind: "list"; readonly item: Shape; readonly limits: TextLimits }
  | {
      readonly kind: "custom";
      /** Adds an issue for each part of a value that has the wrong type. */
      readonly addTypeIssues: (issues: Issues, path: Path, given: object) => void;
    }
  | {
      readonly kind: "object";
      readonly named: readonly NamedField[];
      /** Whether a command changes only the parts that it contains. */
      readonly isMerged: boolean;
      /** The object that is stored for an entered one; the same one if nothing changes. Absent: the same. */
      readonly clean?: (value: object) => object;
    };

/**
 * The type of a field: its form, its JSON, and its rules. `Given` is what a command can contain, where parts that have a default may
 * be absent; `Written` is the JSON.
 */
export interface FieldType<Value, Given = Value, Written = Json> {
  readonly shape: Shape;
  /** The codes of the issues that `check` adds, except those of every schema, such as `too_long`. */
  readonly codes: readonly string[];
  /** Adds an issue for each rule that the value breaks. */
  check(issues: Issues, path: Path, value: Value): void;
  toJson(value: Value): Written;
  /** Reads JSON that has the form of the type. */
  fromJson(json: unknown): Given;
  /** The value that a command sets, where the field had the value `before`. */
  set(given: Given, before: Value | null): Value;
}

export type AnyType = FieldType<unknown, unknown, unknown>;

/** The description of a field or parameter in the API, and an example. Without one, the example follows from the type. */
export type Words = string | readonly [meaning: string, example: Json];

/**
 * Who sets a field: the service; callers, in each new model; callers in each new model, after which it never changes; callers, who can leave it
 * out; or callers, but only in changes of a model that exists.
 */
export type Presence = "assigned" | "required" | "fixed" | "optional" | "changed";

/** A field of a model: its type, who sets it, whether it can be null, and what it is in a new model that does not mention it. */
export interface Field<Type extends AnyType = AnyType, P extends Presence = Presence, Nullable extends boolean = boolean> {
  readonly type: Type;
  readonly presence: P;
  readonly nullable: Nullable;
  readonly initial: unknown;
  /** Absent where the name says enough, or every resource has the field. */
  readonly words: Words | undefined;
  /** Whether the API shows the field only to some roles. */
  readonly isRestricted?: true;
}

/** A field with its names. */
export interface NamedField {
  /** In the model and in commands. */
  readonly name: string;
  /** In JSON, and of the column. */
  readonly jsonName: string;
  readonly field: Field;
}
