import { type ApplyTo, applyToValues } from "../../../core/index.js";

/** What a changed rate applies to: `future` (the default) or `unbilled` entries as well. */
export const applyToQuery = { apply_to: applyToValues };

export function applyTo(query: Readonly<Record<string, string>>): ApplyTo {
  return query["apply_to"] === "unbilled" ? "unbilled" : "future";
}
