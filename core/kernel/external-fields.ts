import type { Issues } from "./errors.js";
import type { FieldType, Path } from "./field.js";
import { FieldTable } from "./field-table.js";
import { listType, textType } from "./field-types.js";
import { field, type ModelOf } from "./fields.js";
import { MAX_FILTER_VALUES } from "./page.js";
import { checkText } from "./text.js";

/** The limits of the id of a resource in another system, in code points. */
export const externalIdLimits = { min: 1, max: 200, oneLine: true } as const;
/** The most pairs of a resource, and the limits of their keys and values, in code points. */
export const metadataLimits = { pairs: 50, key: { min: 1, max: 40, oneLine: true }, value: { max: 500 } } as const;

/** Texts by key, in the order of the keys. */
export type Metadata = Readonly<Record<string, string>>;
/** The pairs to set; null removes one. Others do not change. */
export type MetadataChanges = Readonly<Record<string, string | null>>;

/** The pairs after a change, in the order of their keys, so that every storage returns the same JSON. */
export function mergedMetadata(changes: MetadataChanges, before: Metadata | null): Metadata {
  const pairs = Object.entries<string | null>({ ...before, ...changes }).filter(([, value]) => value !== null);
  return Object.fromEntries(pairs.sort(([a], [b]) => (a < b ? -1 : 1))) as Metadata;
}

function checkMetadata(issues: Issues, path: Path, metadata: Metadata): void {
  const pairs = Object.entries(metadata);
  if (pairs.length > metadataLimits.pairs) {
    issues.add(path, "too_many", `Must have at most ${metadataLimits.pairs} pairs.`);
    return;
  }
  for (const [key, value] of pairs) {
    checkText(issues, [...path, key], key, metadataLimits.key);
    checkText(issues, [...path, key], value, metadataLimits.value);
  }
}

/** Pairs of texts. A command changes those that it contains. */
export const metadataType: FieldType<Metadata, MetadataChanges, Metadata> = {
  shape: { kind: "pairs", limits: metadataLimits },
  codes: ["too_many", "too_long", "too_short", "invalid_character"],
  check: checkMetadata,
  toJson: (metadata) => metadata,
  fromJson: (json) => json as MetadataChanges,
  set: mergedMetadata,
};

/** What other systems know a resource by. It is no part of its content: nothing that is computed, billed or issued depends on it. */
export const externalFields = {
  /** The id of the resource in another system, 1 to 200 characters. Unique among the resources of its kind in the workspace. Null: it has none. */
  externalId: field.nullable(textType(externalIdLimits), [
    "ID of the resource in another system, unique among the resources of its kind. `ext:` and this ID can stand for the ID in paths and bodies",
    "crm-4711",
  ]),
  /** At most 50 pairs of texts for programs, with keys of at most 40 and values of at most 500 characters. In a change, other pairs do not change. */
  metadata: field.defaulting(metadataType, {}, [
    `Up to ${metadataLimits.pairs} pairs of texts for your own programs, with keys of at most ${metadataLimits.key.max} and values of at most ${metadataLimits.value.max} characters. A change keeps the pairs that it does not contain, and null removes one`,
    { department: "sales" },
  ]),
} as const;

export const externalTable = new FieldTable(externalFields);

/** What other systems know a resource by. */
export interface External extends ModelOf<typeof externalFields> {}

/** The part of the filters of lists that all resources with {@link externalFields} have. */
export interface ExternalFilter {
  /** The exact ids in another system. Resources without one never match. */
  readonly externalIds?: readonly string[] | undefined;
  /** Pairs that the resource has, all of them. */
  readonly metadata?: Metadata | undefined;
}

/** The fields of {@link ExternalFilter}. */
export const externalFilter = {
  externalIds: field.optional(listType(textType(externalIdLimits), { max: MAX_FILTER_VALUES })),
  metadata: field.optional(metadataType),
};

/** Whether a resource matches the filter. */
export function matchesExternal({ externalId, metadata }: External, filter: ExternalFilter): boolean {
  const { externalIds, metadata: pairs = {} } = filter;
  return (
    (externalIds === undefined || (externalId !== null && externalIds.includes(externalId))) &&
    Object.entries(pairs).every(([key, value]) => Object.hasOwn(metadata, key) && metadata[key] === value)
  );
}
