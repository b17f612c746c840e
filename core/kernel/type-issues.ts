import { isLocalDate } from "./calendar.js";
import { checkCurrency } from "./currency.js";
import type { Issues } from "./errors.js";
import type { Field, NamedField, Path, Shape } from "./field.js";
import { instantIssues } from "./instant.js";
import { checkStorable } from "./text.js";
import { checkTimeZone } from "./time-zone.js";

/**
 * Adds an issue for each part of a command that a program without types can give wrong: `unknown_field`, `required`, `not_nullable`,
 * `wrong_type` and `not_allowed`. Fields that the service sets are ignored, so that a model can be changed and given back.
 */
export function addTypeIssues(named: readonly NamedField[], issues: Issues, path: Path, given: unknown, isNew: boolean): void {
  if (!isRecord(given)) {
    issues.add(path, "wrong_type", "Must be an object.");
    return;
  }
  const values = given;
  for (const { name, field } of named) {
    const value = values[name];
    if (field.presence === "assigned" || field.presence === (isNew ? "changed" : "fixed")) continue;
    if (value !== undefined) addIssuesOfValue(issues, [...path, name], field, value);
    else if (isNew && (field.presence === "required" || field.presence === "fixed"))
      issues.add([...path, name], "required", "This field is required.");
  }
  for (const name of Object.keys(values)) {
    const known = named.find((one) => one.name === name)?.field.presence;
    if (known === undefined || (isNew && known === "changed"))
      issues.add([...path, name], "unknown_field", "This field does not exist.");
  }
}

/** Whether the value has fields: neither a list, a date or a map, nor a promise that was not awaited. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return Object.prototype.toString.call(value) === "[object Object]";
}

function addIssuesOfValue(issues: Issues, path: Path, { type: { shape }, nullable }: Field, value: unknown): void {
  if (value !== null) addShapeIssues(issues, path, shape, value);
  else if (!nullable) issues.add(path, "not_nullable", "Must not be null.");
}

/** Adds an issue for each part of a value that has not its shape. The value is not null. */
export function addShapeIssues(issues: Issues, path: Path, shape: Shape, value: unknown): void {
  if (shape.kind === "object") {
    addTypeIssues(shape.named, issues, path, value, !shape.isMerged);
  } else if (shape.kind === "list") {
    addListIssues(issues, path, shape, value);
  } else if (shape.kind === "pairs") {
    addPairIssues(issues, path, value);
  } else if (shape.kind === "custom") {
    if (typeof value === "object" && value !== null && !Array.isArray(value)) shape.addTypeIssues(issues, path, value);
    else issues.add(path, "wrong_type", "Must be an object.");
  } else if (typeof value !== jsTypes[shape.kind]) {
    issues.add(path, "wrong_type", `Must be a ${jsTypes[shape.kind]}${meanings.get(shape.kind) ?? ""}.`);
  } else if (shape.kind === "choice" && !shape.choices.includes(value as string)) {
    issues.add(path, "not_allowed", `Must be one of ${shape.choices.join(", ")}.`);
  } else if (shape.kind === "day" && !isLocalDate(value as string)) {
    issues.add(path, "date_malformed", "Must be a date such as 2026-03-31.");
  } else if (shape.kind === "timeZone") {
    checkTimeZone(issues, path, value as string);
  } else if ((shape.kind === "whole" || shape.kind === "version") && !Number.isSafeInteger(value)) {
    issues.add(path, "wrong_type", "Must be a whole number.");
  } else if (shape.kind === "instant" && !Number.isSafeInteger(value)) {
    issues.add(path, "wrong_type", "Must be a whole number of milliseconds since 1970.");
  } else if (shape.kind === "instant") {
    issues.addAll([], instantIssues(path, value as number));
  } else if (shape.kind === "currency") {
    checkCurrency(issues, path, value as string);
  } else if (shape.kind === "id") {
    checkStorable(issues, path, value as string);
  }
}

function addPairIssues(issues: Issues, path: Path, value: unknown): void {
  if (!isRecord(value)) {
    issues.add(path, "wrong_type", "Must be an object.");
    return;
  }
  for (const [key, text] of Object.entries(value))
    if (text !== null && typeof text !== "string") issues.add([...path, key], "wrong_type", "Must be a string or null.");
}

function addListIssues(issues: Issues, path: Path, { item, limits }: Shape & { readonly kind: "list" }, value: unknown): void {
  if (!Array.isArray(value)) {
    issues.add(path, "wrong_type", "Must be a list.");
  } else if (value.length > limits.max) {
    issues.add(path, "too_many", `Must have at most ${limits.max} items.`);
  } else if (value.length < (limits.min ?? 0)) {
    issues.add(path, "too_few", `Must have at least ${limits.min} items.`);
  } else {
    // Unlike forEach, it visits holes too.
    for (const [index, one] of value.entries()) addShapeIssues(issues, [...path, index], item, one);
  }
}

/** What a value of the type in {@link jsTypes} means, where the type alone suggests something else: a decimal is not a bigint literal. */
const meanings: ReadonlyMap<string, string> = new Map([
  ["amount", " in minor units"],
  ["decimal", ', as parseDecimal("1.5") returns it'],
  ["instant", " of milliseconds since 1970"],
]);

const jsTypes: Readonly<
  Record<Exclude<Shape["kind"], "object" | "custom" | "list" | "pairs">, "string" | "number" | "bigint" | "boolean">
> = {
  text: "string",
  email: "string",
  currency: "string",
  timeZone: "string",
  day: "string",
  id: "string",
  choice: "string",
  decimal: "bigint",
  amount: "bigint",
  whole: "number",
  version: "number",
  instant: "number",
  flag: "boolean",
};
