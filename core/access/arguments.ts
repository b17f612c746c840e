import { cleaned, cleanedFields } from "../kernel/cleaning.js";
import { Issues } from "../kernel/errors.js";
import type { Field, FieldType, Path, Shape } from "../kernel/field.js";
import { FieldTable } from "../kernel/field-table.js";
import {
  choiceType,
  customType,
  dayType,
  flagType,
  idType,
  instantType,
  listType,
  textType,
  wholeType,
} from "../kernel/field-types.js";
import { field, type Fields } from "../kernel/fields.js";
import { MAX_FILTER_VALUES, MAX_PAGE_SIZE, type PageOptions } from "../kernel/page.js";
import { expectedId } from "../kernel/ids.js";
import type { IdPrefix } from "../kernel/resources.js";
import { checkStorable, nameLimits } from "../kernel/text.js";
import { addShapeIssues, addTypeIssues, isRecord } from "../kernel/type-issues.js";
import type { Actor, SystemActor, UserActor } from "./actor.js";
import type { Argument } from "./checked.js";
import { automaticWork } from "./permissions.js";
import { roles } from "./roles.js";

/** A table of the fields of a command whose type is declared by hand: the compiler requires each of its fields, and no other. */
export function fieldsOf<Command extends object>() {
  return <const T extends { readonly [K in keyof Command]-?: Field }>(
    fields: T & { readonly [K in Exclude<keyof T, keyof Command>]: never },
  ): FieldTable<T & Fields> => new FieldTable<T & Fields>(fields);
}

type Table = Pick<FieldTable<Fields>, "named">;

/** A new model, or a command that is not a change. It has none of the fields that the service sets. */
export const creation = ({ named }: Table): Argument => ({
  check: (issues, given, position) => {
    if (!isObject(issues, given, position)) return;
    addTypeIssues(named, issues, [], given, true);
    for (const {
      name,
      field: { presence },
    } of named)
      if (presence === "assigned" && Object.hasOwn(given, name)) issues.add([name], "read_only", "The service sets this field.");
  },
  clean: (given) => cleanedFields(named, given),
});

/** The changes of a model. */
export const changes = ({ named }: Table): Argument => ({
  check: (issues, given, position) => {
    if (isObject(issues, given, position)) addTypeIssues(named, issues, [], given, false);
  },
  clean: (given) => cleanedFields(named, given),
});

/** A command that is not a change, and whose fields have rules that no model repeats. */
export function ruled<T extends Fields>(table: FieldTable<T>): Argument {
  const types = creation(table);
  return {
    ...types,
    check: (issues, given, position) => {
      const found = new Issues();
      types.check(found, given, position);
      if (found.found.length === 0) table.check(found, [], given as Parameters<typeof table.check>[2]);
      issues.addAll([], found.found);
    },
  };
}

/** The fields of the argument are the paths of its issues, so that only its position names the argument itself. */
function isObject(issues: Issues, given: unknown, position: number): given is object {
  if (isRecord(given)) return true;
  issues.add([], "wrong_type", `Argument ${position} must be an object.`);
  return false;
}

/** A value, whose name is the path of its issues. */
export function value<Value, Given, Written>(name: string, { shape }: FieldType<Value, Given, Written>): Argument {
  return {
    check: (issues, given) => {
      if (isPresent(issues, name, given)) addShapeIssues(issues, [name], shape, given);
    },
    clean: (given) => cleaned(shape, given),
  };
}

function isPresent(issues: Issues, name: string, given: unknown): given is NonNullable<unknown> {
  if (given === undefined) issues.add([name], "required", "This argument is required.");
  else if (given === null) issues.add([name], "not_nullable", "Must not be null.");
  else return true;
  return false;
}

/** An argument that can be absent. */
export const optional = (argument: Argument): Argument => ({
  ...argument,
  check: (issues, given, position) => given === undefined || argument.check(issues, given, position),
});

/** An argument that can be null. */
export const orNull = (argument: Argument): Argument => ({
  ...argument,
  check: (issues, given, position) => given === null || argument.check(issues, given, position),
});

/** Bounds the work of a check. The rules of the domain have smaller limits. */
const MAX_VALUES = 100_000;

/** A list in a command. */
export const many = <Value, Given, Written>(type: FieldType<Value, Given, Written>) => listType(type, { max: MAX_VALUES });

/** A field of a filter that matches any of its values. */
export const anyOf = <Value, Given, Written>(type: FieldType<Value, Given, Written>) =>
  field.optional(listType(type, { max: MAX_FILTER_VALUES }));

/** The bytes of a file. */
export const bytesType = customType((issues, path, given) => {
  if (!(given instanceof Uint8Array)) issues.add(path, "wrong_type", "Must be bytes.");
});

export const id = (prefix: IdPrefix): Argument => value("id", idType(prefix));
export const ids = (prefix: IdPrefix): Argument => value("ids", many(idType(prefix)));

const userActor = fieldsOf<Omit<UserActor, "system">>()({
  workspaceId: field.required(idType("ws")),
  userId: field.required(idType("usr")),
  role: field.required(choiceType(roles)),
  scopes: field.requiredOrNull(many(textType({ max: 100 }))),
  tokenId: field.requiredOrNull(idType("tok")),
});
const systemActor = fieldsOf<SystemActor>()({
  workspaceId: field.required(idType("ws")),
  system: field.required(choiceType(Object.keys(automaticWork))),
});

/** Who acts: a user or automatic work, in a workspace. */
export const actor: Argument = {
  check: (issues, given) => {
    if (!isPresent(issues, "actor", given)) return;
    const { system, ...user } = given as Partial<Actor>;
    if (system !== undefined) addTypeIssues(systemActor.named, issues, ["actor"], given, true);
    else addTypeIssues(userActor.named, issues, ["actor"], isRecord(given) ? user : given, true);
  },
};

/** The types of the values that lists can be sorted by. */
const keyFields: Readonly<Record<string, Field>> = {
  createdAt: field.required(instantType),
  updatedAt: field.required(instantType),
  startTime: field.required(instantType),
  name: field.required(textType(nameLimits)),
  date: field.required(dayType),
  issueDate: field.requiredOrNull(dayType),
  dueDate: field.requiredOrNull(dayType),
  bookingDate: field.required(dayType),
};

/** What a list or a report selects. No stored text has the characters that are refused, and no stored id of the kind another prefix. */
export const selection = (table: Table): Argument => {
  const types = creation(table);
  return {
    ...types,
    check: (issues, given, position) => {
      const found = new Issues();
      types.check(found, given, position);
      if (found.found.length === 0) addUnmatchable(found, [], { kind: "object", named: table.named, isMerged: false }, given);
      issues.addAll([], found.found);
    },
  };
};

function addUnmatchable(issues: Issues, path: Path, shape: Shape, value: unknown): void {
  if (value === undefined || value === null) return;
  if (shape.kind === "object") {
    for (const { name, field } of shape.named)
      addUnmatchable(issues, [...path, name], field.type.shape, (value as Readonly<Record<string, unknown>>)[name]);
  } else if (shape.kind === "list") {
    (value as readonly unknown[]).forEach((one, index) => addUnmatchable(issues, [...path, index], shape.item, one));
  } else if (shape.kind === "text" || shape.kind === "email") {
    checkStorable(issues, path, value as string);
  } else if (shape.kind === "id" && !(value as string).startsWith(`${shape.prefix}_`)) {
    issues.add(path, "id_malformed", expectedId(shape.prefix));
  }
}

/** The arguments of a list: what it selects and which part of it, both optional. */
export const listing = (filter: Table, sortKeys: readonly [string, ...string[]]): readonly [Argument, Argument] => [
  optional(selection(filter)),
  page(sortKeys),
];

/** Which part of a list to return. */
function page([first, ...others]: readonly [string, ...string[]]): Argument {
  const table = new FieldTable({
    limit: field.optional(wholeType({ min: 1, max: MAX_PAGE_SIZE })),
    sort: field.optional(choiceType([first, ...others])),
    descending: field.optional(flagType),
    after: field.nullable(customType(() => undefined)),
  });
  return {
    check: (issues, given, position) => {
      if (given === undefined || !isPresent(issues, "page", given)) return;
      const found = new Issues();
      ruled(table).check(found, given, position);
      const { sort = first, after } = given as PageOptions<string>;
      const key = keyFields[sort];
      if (found.found.length === 0 && key && after)
        new FieldTable({ key, id: field.required(textType({ max: 100 })) }).addTypeIssues(found, ["after"], after);
      issues.addAll(["page"], found.found);
    },
  };
}
