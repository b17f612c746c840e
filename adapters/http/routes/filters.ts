import {
  DEFAULT_PAGE_SIZE,
  type ExternalFilter,
  externalIdLimits,
  type Id,
  type IdPrefix,
  isId,
  MAX_EMAIL_LENGTH,
  MAX_PAGE_SIZE,
  MAX_SEARCH_LENGTH,
  metadataLimits,
} from "../../../core/index.js";
import type { Call, QueryParameter } from "../route.js";

/** A substring. `%`, `_` and `*` have no special meaning. */
export const containing = (example: string): QueryParameter => ({
  text: MAX_SEARCH_LENGTH,
  description:
    "Matches any part of the text, whatever its letter case and accents: `koln` finds `Köln`, and `strasse` finds `Straße`. There are no wildcards",
  example,
});
export const anyEmail: QueryParameter = {
  anyText: MAX_EMAIL_LENGTH,
  description: "Matches the complete address. Case-insensitive (simple Unicode case mapping, independent of language)",
  example: "ada@example.com",
};
export const anyStatus = (statuses: readonly string[]): QueryParameter => ({ anyOf: statuses, description: "Filters by status" });
export const range: Readonly<Record<"from" | "to", QueryParameter>> = {
  from: { format: "moment", description: "Start of the range, inclusive", example: "2026-03-01T00:00:00Z" },
  to: { format: "moment", description: "End of the range, exclusive", example: "2026-04-01T00:00:00Z" },
};
export const pageLimit = {
  minimum: 1,
  maximum: MAX_PAGE_SIZE,
  default: DEFAULT_PAGE_SIZE,
  description: "Maximum number of items to return",
} satisfies QueryParameter;
export const updatedSince: QueryParameter = {
  format: "date-time",
  description: "Returns only resources changed at or after this time",
  example: "2026-03-01T00:00:00Z",
};
/** The parameters of lists of resources that other systems know. */
export const externalFilters = {
  external_id: {
    anyText: externalIdLimits.max,
    description: "Returns only resources with this ID in another system",
    example: "crm-4711",
  },
  metadata: {
    pairs: metadataLimits,
    description: "Returns only resources that have this pair in their metadata. Several must all match",
  },
} satisfies Readonly<Record<string, QueryParameter>>;
/** What {@link externalFilters} select. */
export const externalFilterOf = ({ anyOf, pairs }: Pick<Call<never>, "anyOf" | "pairs">): ExternalFilter => ({
  externalIds: anyOf["external_id"],
  metadata: pairs["metadata"],
});
export const yesOrNo = (description: string): QueryParameter => ({ oneOf: ["true", "false"], description });
export const isBillable = yesOrNo("Filters by whether the time is billable");

export const isTrue = (text: string): boolean => text === "true";

/** Returns the texts as IDs. Throws TypeError for another prefix, since the query is already validated. */
export function idsIn<P extends IdPrefix>(prefix: P, texts: readonly string[]): readonly Id<P>[];
export function idsIn<P extends IdPrefix>(prefix: P, texts: readonly string[] | undefined): readonly Id<P>[] | undefined;
export function idsIn<P extends IdPrefix>(prefix: P, texts: readonly string[] | undefined): readonly Id<P>[] | undefined {
  return texts?.map((text) => {
    if (!isId(prefix, text)) throw new TypeError(`${text} is not an ID with the prefix ${prefix}.`);
    return text;
  });
}

/** Returns the text as an allowed value. Throws TypeError for another value, since the query is already validated. */
export function wordIn<const W extends string>(allowed: readonly W[], text: string): W {
  const word = allowed.find((one) => one === text);
  if (word === undefined) throw new TypeError(`${text} is not one of ${allowed.join(", ")}.`);
  return word;
}

/** Returns the texts as allowed values, as {@link wordIn} does. */
export function wordsIn<const W extends string>(
  allowed: readonly W[],
  texts: readonly string[] | undefined,
): readonly W[] | undefined {
  return texts?.map((text) => wordIn(allowed, text));
}
