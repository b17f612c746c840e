import type { TSchema } from "@sinclair/typebox";
import { EXTERNAL_PREFIX, type ExternalKind, externalKinds, type IdPrefix, resources, type UserActor } from "../../core/index.js";
import type { ApiRequest } from "./exchange.js";
import type { ApiUseCases, Route } from "./route.js";
import { prefixOf } from "./schemas/annotations.js";
import { keywordsOf } from "./schemas/keywords.js";
import { unstorable } from "./validation.js";

const kindsByPrefix: ReadonlyMap<IdPrefix, ExternalKind> = new Map(externalKinds.map((kind) => [resources[kind].prefix, kind]));

/** Whether an ID with this prefix can be given by the ID of its resource in another system. */
export function canBeExternal(prefix: IdPrefix | undefined): prefix is IdPrefix {
  return prefix !== undefined && kindsByPrefix.has(prefix);
}

/** Whether a text is an external ID, written as `ext:` and the ID, where the ID of a resource with this prefix is expected. */
export function isExternal(prefix: IdPrefix | undefined, text: string): boolean {
  return canBeExternal(prefix) && text.startsWith(EXTERNAL_PREFIX);
}

/** Where a schema has references: the kind of a reference, or where its parts have some. */
interface References {
  readonly prefix?: IdPrefix;
  readonly properties: readonly (readonly [name: string, References])[];
  readonly items: References | null;
}

const known = new WeakMap<TSchema, { readonly references: References | null }>();

/** The references in a schema. Null if it has none that can be external. */
function referencesIn(schema: TSchema): References | null {
  const found = known.get(schema);
  if (found) return found.references;
  const { properties = {}, items } = keywordsOf(schema);
  const prefix = prefixOf(schema);
  const below = Object.entries(properties).flatMap(([name, part]) => {
    const inside = referencesIn(part);
    return inside ? [[name, inside] as const] : [];
  });
  const ofItems = items ? referencesIn(items) : null;
  const isReference = canBeExternal(prefix);
  const references =
    isReference || below.length > 0 || ofItems ? { ...(isReference && { prefix }), properties: below, items: ofItems } : null;
  known.set(schema, { references });
  return references;
}

type Replace = (prefix: IdPrefix, text: string) => string;

/** The value with its external references replaced; the same value if it has none. */
function replaced({ prefix, properties, items }: References, value: unknown, replace: Replace): unknown {
  if (typeof value === "string") return prefix !== undefined && isExternal(prefix, value) ? replace(prefix, value) : value;
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    if (!items) return value;
    const after = value.map((one: unknown) => replaced(items, one, replace));
    return after.every((one, index) => one === value[index]) ? value : after;
  }
  const parts = value as Readonly<Record<string, unknown>>;
  const changed = properties.flatMap(([name, part]) => {
    const after = Object.hasOwn(parts, name) ? replaced(part, parts[name], replace) : undefined;
    return after === undefined || after === parts[name] ? [] : [[name, after] as const];
  });
  return changed.length === 0 ? value : { ...parts, ...Object.fromEntries(changed) };
}

/** The query with its external references replaced; the same one if it has none. */
function replacedQuery({ query = {} }: Pick<Route, "query">, search: URLSearchParams, replace: Replace): URLSearchParams {
  const prefixes = new Map(Object.entries(query).flatMap(([name, one]) => ("anyId" in one ? [[name, one.anyId] as const] : [])));
  const isOne = ([name, value]: readonly [string, string]): boolean => isExternal(prefixes.get(name), value);
  if (![...search].some(isOne)) return search;
  const pairs = [...search].map((pair) => (isOne(pair) ? [pair[0], replace(prefixes.get(pair[0]) as IdPrefix, pair[1])] : pair));
  return new URLSearchParams(pairs as [string, string][]);
}

/**
 * The request with the IDs of resources in place of their IDs in other systems (`ext:…`), in its path, its query and its body. What no resource has remains as it is, so
 * that it is refused where it is. `authorized` runs before anything is read; without external IDs, nothing is.
 */
export async function withOwnIds(
  request: ApiRequest,
  {
    useCases,
    actor,
    authorized,
  }: { readonly useCases: () => ApiUseCases; readonly actor: UserActor; readonly authorized: () => void },
): Promise<ApiRequest> {
  const { route, id, nestedId, search } = request;
  const references = route.body ? referencesIn(route.body) : null;
  const sent = await request.readBody();
  const parts = (replace: Replace) => ({
    id: isExternal(route.id, id) && route.id ? replace(route.id, id) : id,
    nestedId: isExternal(route.nestedId, nestedId) && route.nestedId ? replace(route.nestedId, nestedId) : nestedId,
    search: replacedQuery(route, search, replace),
    json: references ? replaced(references, sent.json, replace) : sent.json,
  });
  const wanted = new Map<IdPrefix, Set<string>>();
  parts((prefix, text) => {
    if (unstorable(text).length === 0)
      wanted.set(prefix, (wanted.get(prefix) ?? new Set()).add(text.slice(EXTERNAL_PREFIX.length)));
    return text;
  });
  if (wanted.size === 0) return request;
  authorized();
  const found = new Map(
    await Promise.all(
      [...wanted].map(async ([prefix, texts]) => {
        const kind = kindsByPrefix.get(prefix) as ExternalKind;
        return [prefix, await useCases().resolveExternalIds(actor, kind, [...texts])] as const;
      }),
    ),
  );
  const { json, ...others } = parts((prefix, text) => found.get(prefix)?.get(text.slice(EXTERNAL_PREFIX.length)) ?? text);
  return { ...request, ...others, readBody: async () => ({ ...sent, json }) };
}
