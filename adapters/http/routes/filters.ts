import type { QueryParameter } from "../route.js";

const folded = "without case: each letter by Unicode's simple mappings to upper and then to lower case, no language's rules";

/** A part of a text; `%`, `_` and `*` stand for themselves. */
export const part: QueryParameter = { text: 100, description: `Stands in the text, ${folded}; % and _ mean themselves` };
export const anyEmail: QueryParameter = {
  anyText: 254,
  description: `The whole address, ${folded}`,
};
export const moment: QueryParameter = { format: "moment" };
export const updatedSince: QueryParameter = { format: "date-time", description: "Changed at this time or later" };
export const yesOrNo = ["true", "false"] as const;

export const isTrue = (text: string): boolean => text === "true";
