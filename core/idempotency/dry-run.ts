import type { Actor } from "../access/actor.js";
import { explainingActors } from "../access/unknown-actor.js";
import type { Ports } from "../ports/ports.js";
import type { Stores, UnitOfWork, WorkScope } from "../ports/unit-of-work.js";
import { joining } from "./joining.js";

/** The result of work whose writes are undone. Thrown, because a unit of work undoes its writes only if it rejects. */
class Undone extends Error {
  constructor(readonly result: unknown) {
    super("The writes of a dry run are undone.");
  }
}

/**
 * Executes work without an effect: in a transaction that is undone, with all checks and locks of a real one. Returns its result, and throws what a real execution
 * would throw at this moment. The work uses a unit of work that is part of this transaction.
 */
export function makeDryRun(ports: Pick<Ports, "unitOfWork">) {
  const { unitOfWork } = explainingActors({ unitOfWork: undoing(ports.unitOfWork) });
  return <T>(actor: Actor, work: (unitOfWork: UnitOfWork) => Promise<T>): Promise<T> =>
    unitOfWork.run(actor, (stores) => work(joining(stores)));
}

function undoing(unitOfWork: UnitOfWork): UnitOfWork {
  return {
    read: (scope, work) => unitOfWork.read(scope, work),
    run: async <T>(scope: WorkScope, work: (stores: Stores) => Promise<T>): Promise<T> => {
      try {
        return await unitOfWork.run(scope, async (stores) => {
          const result = await work(stores);
          // A read sends the writes that the stores have delayed, so that their errors reject the work.
          await stores.workspace.get();
          throw new Undone(result);
        });
      } catch (error) {
        if (error instanceof Undone) return error.result as T;
        throw error;
      }
    },
  };
}
