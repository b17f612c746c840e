import type { FieldWords } from "../schemas/annotations.js";

/** Descriptions of fields that many schemas have. The words of a schema take precedence. */
export const commonFields: FieldWords = {
  id: "Unique identifier of the resource. Treat it as an opaque string",
  created_at: "Time at which the resource was created",
  updated_at: "Time of the last change",
  version: ["Version of the resource. Increases by one with each change", 3],
  name: ["The name", "Website"],
  email: "The email address",
  status: "The status",
  notes: ["Free-form text", "Landing page"],
  user: "The user",
  billable: ["Whether the time is billable", true],
  rate: ["Hourly rate. Null if it is inherited", 9000],
  currency: "The currency",
  amount: ["The amount", 100],
};
