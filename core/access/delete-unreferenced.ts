import { notFound } from "../kernel/errors.js";
import type { ResourceKind } from "../kernel/resources.js";
import type { Needs } from "../ports/ports.js";
import type { Stores } from "../ports/unit-of-work.js";
import { type Actor, authorize } from "./actor.js";
import type { Permission } from "./permissions.js";

interface Deletable<Id, Model> {
  find(id: Id): Promise<Model | null>;
  delete(model: Model): Promise<void>;
}

/** Deletes a resource that nothing refers to. Otherwise throws `in_use` (conflict); such a resource can be archived instead. */
export function makeDeleteUnreferenced<Id, Model>(
  { unitOfWork }: Needs<keyof Stores>,
  { kind, permission }: { readonly kind: ResourceKind; readonly permission: Permission },
  store: (stores: Stores) => Deletable<Id, Model>,
) {
  return async (actor: Actor, id: Id): Promise<void> => {
    authorize(actor, permission);
    await unitOfWork.run(actor, async (stores) => {
      const found = await store(stores).find(id);
      if (found === null) throw notFound(kind);
      await store(stores).delete(found);
    });
  };
}
