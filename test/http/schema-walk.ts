import type { TSchema } from "@sinclair/typebox";

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
