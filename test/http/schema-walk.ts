import type { TSchema } from "@sinclair/typebox";

/** The parts of a TypeBox schema that tests walk along. */
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

/** Which kind of id each field that names another resource takes. */
export const idFields: Readonly<Record<string, string>> = {
  client_id: "cli",
  project_id: "prj",
  task_id: "task",
  user_id: "usr",
  project_ids: "prj",
  task_ids: "task",
  user_ids: "usr",
  time_entry_ids: "te",
};

/** A sound text of each format. */
export const soundTexts: Readonly<Record<string, string>> = {
  decimal: "1",
  email: "new@example.com",
  date: "2026-03-03",
  "date-time": "2026-03-03T09:00:00Z",
  currency: "EUR",
  "time-zone": "Europe/Berlin",
};

/** What every field named `url` takes. */
export const soundUrl = "https://receiver.example.com/hook";
