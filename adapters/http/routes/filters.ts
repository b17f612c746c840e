import { type Id, type IdPrefix, isId } from "../../../core/index.js";
import type { QueryParameter } from "../route.js";

const caseRule = "Case-insensitive (simple Unicode case mapping, independent of language)";

/** A substring. `%`, `_` and `*` have no special meaning. */
export const part: QueryParameter = {
  text: 100,
  description: `Matches any part of the text. ${caseRule}. There are no wildcards`,
};
export const anyEmail: QueryParameter = {
  anyText: 254,
  description: `Matches the complete address. ${caseRule}`,
};
export const moment: QueryParameter = { format: "moment" };
export const updatedSince: QueryParameter = {
  format: "date-time",
  description: "Returns only resources changed at or after this time",
};
export const yesOrNo = ["true", "false"] as const;

export const isTrue = (text: string): boolean => text === "true";

/** Returns the texts as IDs. Throws TypeError for another prefix, since the query is already validated. */
export function idsIn<P extends IdPrefix>(prefix: P, texts: readonly string[]): readonly Id<P>[];
export function idsIn<P extends IdPrefix>(prefix: P, texts: readonly string[] | undefined): readonly Id<P>[] | undefined;
export function idsIn<P extends IdPrefix>(prefix: P, texts: readonly string[] | undefined): readonly Id<P>[] | undefined {
  return texts?.map((text) => {
    if (!isId(prefix, text)) throw new TypeError(`${text} is not an id with the prefix ${prefix}.`);
    return text;
  });
}

/** Returns the texts as allowed values. Throws TypeError for other values, since the query is already validated. */
export function wordsIn<const W extends string>(
  allowed: readonly W[],
  texts: readonly string[] | undefined,
): readonly W[] | undefined {
  return texts?.map((text) => {
    const word = allowed.find((one) => one === text);
    if (word === undefined) throw new TypeError(`${text} is not one of ${allowed.join(", ")}.`);
    return word;
  });
}
