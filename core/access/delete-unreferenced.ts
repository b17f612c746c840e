import { notFound } from "../kernel/errors.js";
import { resources, type ScopedKind } from "../kernel/resources.js";
import type { Needs } from "../ports/ports.js";
import type { Stores } from "../ports/unit-of-work.js";
import { type Actor, authorize } from "./actor.js";

interface Deletable<Id, Model> {
  find(id: Id): Promise<Model | null>;
  delete(model: Model): Promise<void>;
}

/** Deletes a resource that nothing refers to. Otherwise throws `in_use` (conflict); such a resource can be archived instead. */
export function makeDeleteUnreferenced<Id, Model>(
  { unitOfWork }: Needs<keyof Stores>,
  kind: ScopedKind,
  store: (stores: Stores) => Deletable<Id, Model>,
) {
  return async (actor: Actor, id: Id): Promise<void> => {
    authorize(actor, `${resources[kind].scope}:write`);
    await unitOfWork.run(actor, async (stores) => {
      const found = await store(stores).find(id);
      if (found === null) throw notFound(kind);
      await store(stores).delete(found);
    });
  };
}
