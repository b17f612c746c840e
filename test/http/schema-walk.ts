import type { TSchema } from "@sinclair/typebox";
import { resourceKinds, resources } from "../../core/index.js";

/** The parts of a TypeBox schema that tests traverse. */
export type Shape = TSchema & {
  type?: string | string[];
  properties?: Record<string, TSchema>;
  items?: TSchema;
  required?: string[];
  enum?: unknown[];
  format?: string;
  minimum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
};

/** Names of fields, `0` for a list's item. */
export type Path = readonly string[];

/** The kind of id of each reference field. */
export const idFields: Readonly<Record<string, string>> = Object.fromEntries(
  resourceKinds.flatMap((kind) => [`${kind}_id`, `${kind}_ids`].map((name) => [name, resources[kind].prefix])),
);

/** A valid text of each format. */
export const soundTexts: Readonly<Record<string, string>> = {
  decimal: "1",
  email: "new@example.com",
  date: "2026-03-03",
  "date-time": "2026-03-03T09:00:00Z",
  currency: "EUR",
  "time-zone": "Europe/Berlin",
};

/** A valid value for every field named `url`. */
export const soundUrl = "https://receiver.example.com/hook";
