import { notFound } from "../kernel/errors.js";
import { type PageOptions, pageRequest, type PageRequest } from "../kernel/page.js";
import { resources, type ScopedKind } from "../kernel/resources.js";
import type { Needs } from "../ports/ports.js";
import { mayBeOutdated, type Stores } from "../ports/unit-of-work.js";
import { type Actor, authorize } from "./actor.js";

/** Returns one resource. Throws `not_found`. */
export function makeGet<Id, Model>(
  { unitOfWork }: Needs<keyof Stores>,
  kind: ScopedKind,
  store: (stores: Stores) => { find(id: Id): Promise<Model | null> },
) {
  return async (actor: Actor, id: Id): Promise<Model> => {
    authorize(actor, `${resources[kind].scope}:read`);
    const found = await unitOfWork.read(actor, (stores) => store(stores).find(id));
    if (found === null) throw notFound(kind);
    return found;
  };
}

/** Lists resources, filtered and in pages, by default sorted by the first of the sort keys. All fields of the filter are optional. */
export function makeList<Filter extends object, Sort extends string, Found>(
  { unitOfWork }: Needs<keyof Stores>,
  kind: ScopedKind,
  sortKeys: readonly [Sort, ...Sort[]],
  store: (stores: Stores) => { list(filter: Filter, page: PageRequest<Sort>): Promise<Found> },
) {
  return async (actor: Actor, filter: Filter = {} as Filter, page: PageOptions<Sort> = {}): Promise<Found> => {
    authorize(actor, `${resources[kind].scope}:read`);
    return unitOfWork.read(mayBeOutdated(actor), (stores) => store(stores).list(filter, pageRequest(sortKeys, page)));
  };
}

/** Returns those of the resources that exist. */
export function makeFind<Id, Model>(
  { unitOfWork }: Needs<keyof Stores>,
  kind: ScopedKind,
  store: (stores: Stores) => { findMany(ids: readonly Id[]): Promise<readonly Model[]> },
) {
  return async (actor: Actor, ids: readonly Id[]): Promise<readonly Model[]> => {
    authorize(actor, `${resources[kind].scope}:read`);
    return ids.length === 0 ? [] : unitOfWork.read(mayBeOutdated(actor), (stores) => store(stores).findMany(ids));
  };
}
