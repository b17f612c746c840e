import type { Stores, UnitOfWork } from "../ports/unit-of-work.js";

/** A unit of work that is part of the transaction of these stores. */
export function joining(stores: Stores): UnitOfWork {
  return { run: (_, work) => work(stores), read: (_, work) => work(stores) };
}
