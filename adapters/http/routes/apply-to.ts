import { type ApplyTo, applyToValues } from "../../../core/index.js";

/** Whether a changed rate applies to `future` entries only (the default) or also to `unbilled` ones. */
export const applyToQuery = { apply_to: applyToValues };

export function applyTo(query: Readonly<Record<string, string>>): ApplyTo {
  return query["apply_to"] === "unbilled" ? "unbilled" : "future";
}
