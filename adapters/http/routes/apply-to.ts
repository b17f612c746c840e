import { type ApplyTo, applyToValues } from "../../../core/index.js";
import type { QueryParameter } from "../route.js";

/** Whether a changed rate applies to `future` entries only (the default) or also to `unbilled` ones. */
export const applyToQuery: Readonly<Record<"apply_to", QueryParameter>> = {
  apply_to: {
    oneOf: applyToValues,
    description: "Whether to also copy a changed rate to recorded time that is not billed",
  },
};

/** What a changed rate applies to, for the descriptions of operations with {@link applyToQuery}. */
export const ratesApply =
  "A new rate applies to time recorded from now on, or with `apply_to=unbilled` also to recorded time that is not billed, whose entries emit no events.";

export function applyTo(query: Readonly<Record<string, string>>): ApplyTo {
  return query["apply_to"] === "unbilled" ? "unbilled" : "future";
}
