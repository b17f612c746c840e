import { withStoredTexts } from "./cleaning.js";
import { type Issue, Issues } from "./errors.js";
import type { Field, FieldType, NamedField, Path, Shape } from "./field.js";
import type { ChangesOf, ContentOf, CreationOf, Fields, JsonOf, ModelOf } from "./fields.js";
import type { JsonCodec } from "./json-codec.js";
import { snakeCase } from "./snake-case.js";
import { addTypeIssues } from "./type-issues.js";

type Values = Record<string, unknown>;

/** A text of a model; null if it has none there. */
export type PathedText = readonly [path: Path, text: string | null];

/**
 * The fields of a model, each described once. The types of models and commands, the checks of both, the JSON, the schemas of the API and
 * the columns of databases follow from them. Rules between fields are not part of it.
 */
export class FieldTable<const T extends Fields> {
  readonly named: readonly NamedField[];
  readonly #given: readonly NamedField[];
  readonly #blank: Values;

  constructor(readonly fields: T) {
    this.named = Object.entries(fields).map(([name, field]) => ({ name, jsonName: snakeCase(name), field }));
    this.#given = this.named.filter(({ field }) => field.presence !== "assigned");
    this.#blank = Object.fromEntries(this.named.map(({ jsonName }) => [jsonName, null]));
  }

  /** The JSON of the model, with the fields in the order of the table. */
  toJson(model: ModelOf<T>): JsonOf<T> {
    // A copy of a complete object has the same hidden class each time, which makes assigning to it and JSON.stringify faster.
    const json: Values = { ...this.#blank };
    for (const { name, jsonName, field } of this.named) {
      const value = (model as Values)[name];
      json[jsonName] = value === null ? null : field.type.toJson(value);
    }
    return json as JsonOf<T>;
  }

  /** The command in a body that has the form of the fields. Throws as the types do for values that they cannot read. */
  fromJson<Command extends ChangesOf<T> = CreationOf<T>>(json: object): Command {
    const command: Values = {};
    for (const { name, jsonName, field } of this.#given) {
      const value = (json as Values)[jsonName];
      if (value !== undefined) command[name] = value === null ? null : field.type.fromJson(value);
    }
    return command as Command;
  }

  /** The model of its JSON. Absent fields have their initial values. */
  read(json: object): ModelOf<T> {
    const model: Values = {};
    for (const { name, jsonName, field } of this.named) {
      const value = (json as Values)[jsonName];
      model[name] =
        value === undefined ? field.initial : value === null ? null : field.type.set(field.type.fromJson(value), null);
    }
    return model as ModelOf<T>;
  }

  /** The content of a new model. */
  create(given: CreationOf<T>): ContentOf<T> {
    const content: Values = {};
    for (const { name, field } of this.#given) {
      const value = field.presence === "changed" ? undefined : (given as Values)[name];
      content[name] = valueOf(field, value, null, field.initial);
    }
    return content as ContentOf<T>;
  }

  /** The model after the changes. */
  change<Model extends ContentOf<T>>(before: Model, changes: ChangesOf<T>): Model {
    const after: Values = { ...before };
    for (const { name, field } of this.#given)
      if (field.presence !== "fixed") after[name] = valueOf(field, (changes as Values)[name], after[name], after[name]);
    return after as Model;
  }

  /** The texts of the model, those of its objects and lists too, each with its path after `path`. */
  texts(model: ModelOf<T>, path: Path = []): readonly PathedText[] {
    return textsOf(this.named, model, path);
  }

  /** Adds the issues of each field on its own. */
  check(issues: Issues, path: Path, model: Partial<ContentOf<T>>): void {
    for (const { name, field } of this.#given) {
      const value = (model as Values)[name];
      if (value !== null && value !== undefined) field.type.check(issues, [...path, name], value);
    }
  }

  /** The rules that a model breaks, of each field on its own. */
  issuesOf(model: ContentOf<T>): Issues {
    const issues = new Issues();
    this.check(issues, [], model);
    return issues;
  }

  /** Adds the issues of the types of a new model, see `addTypeIssues`. */
  addTypeIssues(issues: Issues, path: Path, given: unknown): void {
    addTypeIssues(this.named, issues, path, given, true);
  }

  /** The names in JSON of the fields that the API shows to everyone who can see the model. */
  get openNames(): readonly string[] {
    return this.named.filter(({ field }) => field.isRestricted !== true).map(({ jsonName }) => jsonName);
  }

  /** The codes of the issues that the fields can have, except those of every schema. */
  get codes(): readonly string[] {
    return [...new Set(this.#given.flatMap(({ field }) => field.type.codes))];
  }
}

function textsOf(named: readonly NamedField[], model: unknown, path: Path): readonly PathedText[] {
  return named.flatMap(({ name, field: { type } }) => textsIn(type.shape, (model as Values)[name], [...path, name]));
}

function textsIn(shape: Shape, value: unknown, path: Path): readonly PathedText[] {
  switch (shape.kind) {
    case "object":
      return value === null ? [] : textsOf(shape.named, value, path);
    case "list":
      return ((value ?? []) as readonly unknown[]).flatMap((item, index) => textsIn(shape.item, item, [...path, index]));
    case "text":
    case "email":
      return [[path, value as string | null]];
    default:
      return [];
  }
}

function valueOf(field: Field, given: unknown, before: unknown, absent: unknown): unknown {
  if (given === undefined) return absent;
  if (given === null) return null;
  const { shape } = field.type;
  return withStoredTexts(before, field.type.set(given, before), shape.kind === "text" ? shape.clean : undefined);
}

/** The JSON of a value. Absent fields have their initial values. */
export function codecOf<T extends Fields>(table: FieldTable<T>): JsonCodec<ModelOf<T>, JsonOf<T>, object> {
  return { toJson: (value) => table.toJson(value), fromJson: (json) => table.read(json) };
}

/** What distinguishes the type of an object from its fields. */
interface ObjectRules<Value> {
  /** Instead of the checks of each field on its own. */
  readonly issuesOf?: (value: Value) => readonly Issue[];
  readonly codes?: readonly string[];
  /** The object that is stored for an entered one; the same one if nothing changes. */
  readonly clean?: (value: object) => object;
}

/** The type of a field whose value is an object: a command sets all of it. */
export function objectType<T extends Fields>(
  table: FieldTable<T>,
  { issuesOf, codes = [], clean }: ObjectRules<ModelOf<T>> = {},
): FieldType<ModelOf<T>, CreationOf<T>, JsonOf<T>> {
  return {
    shape: { kind: "object", named: table.named, isMerged: false, ...(clean && { clean }) },
    codes: [...table.codes, ...codes],
    check: (issues, path, value) => (issuesOf ? issues.addAll(path, issuesOf(value)) : table.check(issues, path, value)),
    toJson: (value) => table.toJson(value),
    fromJson: (json) => table.create(table.fromJson(json as object)) as unknown as CreationOf<T>,
    set: (given) => table.create(given) as ModelOf<T>,
  };
}

/** The type of a field whose value is an object: a command changes the parts that it contains. */
export function mergedObjectType<T extends Fields>(
  table: FieldTable<T>,
  rules: ObjectRules<ModelOf<T>> = {},
): FieldType<ModelOf<T>, ChangesOf<T>, JsonOf<T>> {
  return {
    ...objectType(table, rules),
    shape: { kind: "object", named: table.named, isMerged: true },
    fromJson: (json) => table.fromJson<ChangesOf<T>>(json as object),
    set: (changes, before) =>
      before === null ? (table.create(changes as CreationOf<T>) as ModelOf<T>) : table.change(before, changes),
  };
}
