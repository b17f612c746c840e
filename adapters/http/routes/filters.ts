import { type Id, type IdPrefix, isId } from "../../../core/index.js";
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

/** The texts as ids; undefined for none. Another prefix than the query declares is a defect. */
export function idsIn<P extends IdPrefix>(prefix: P, texts: readonly string[]): readonly Id<P>[];
export function idsIn<P extends IdPrefix>(prefix: P, texts: readonly string[] | undefined): readonly Id<P>[] | undefined;
export function idsIn<P extends IdPrefix>(prefix: P, texts: readonly string[] | undefined): readonly Id<P>[] | undefined {
  return texts?.map((text) => {
    if (!isId(prefix, text)) throw new TypeError(`${text} is not an id with the prefix ${prefix}.`);
    return text;
  });
}

/** The texts as some of these words; undefined for none. Another word than the query declares is a defect. */
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
