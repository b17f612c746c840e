import { isLostRace } from "../kernel/entity.js";
import { StintError } from "../kernel/errors.js";
import type { Stores, UnitOfWork, WorkScope } from "../ports/unit-of-work.js";

/** Requires the resource to exist in one of these versions. */
export interface Precondition {
  /** The id of the resource. Null: the workspace itself. */
  readonly id: string | null;
  /** Any of them suffices, so an empty list always fails. Null: any version of a resource that exists. */
  readonly versions: readonly number[] | null;
}

/**
 * A unit of work that rolls back and throws `precondition_failed` (outdated) if the resource has none of the versions, or was deleted. A change is
 * stored only over the version that it was made from, so the condition also holds against concurrent changes. The error replaces
 * errors of kind `conflict` except a lost race; other errors of the work take precedence (RFC 9110 section 13.2.1).
 */
export function conditionalUnitOfWork(unitOfWork: UnitOfWork, precondition: Precondition): UnitOfWork {
  return {
    run: <T>(scope: WorkScope, work: (stores: Stores) => Promise<T>): Promise<T> =>
      unitOfWork.run(scope, async (stores) => {
        const { id, versions } = precondition;
        const found: (number | null)[] = [];
        const isStale = (): boolean => found.some((version) => version === null || versions?.includes(version) === false);
        try {
          const result = await work(observed(stores, id, (version) => void found.push(version)));
          if (!isStale()) return result;
        } catch (error) {
          const conflicts = error instanceof StintError && error.kind === "conflict" && !isLostRace(error);
          if (!conflicts || !isStale()) throw error;
        }
        throw new StintError(
          "outdated",
          "precondition_failed",
          "The resource has changed since you read it. Read it again.",
          [],
          {
            current_version: found.at(-1) ?? null,
          },
        );
      }),
    read: (scope, work) => unitOfWork.read(scope, work),
  };
}

/** Stores that report the version in which the resource was found, or null. */
function observed(stores: Stores, id: string | null, onFound: (version: number | null) => void): Stores {
  const found = (row: Row | null, wanted: unknown): void => {
    if (id === null || wanted === id) onFound(row?.version ?? null);
  };
  return new Proxy(stores, {
    get(target, name) {
      const store = Reflect.get(target, name, target) as object;
      return id === null && name !== "workspace" ? store : observedStore(store, id === null ? "get" : "find", found);
    },
  });
}

type Row = { readonly version: number };

function observedStore(store: object, method: "find" | "get", found: (row: Row | null, wanted: unknown) => void): object {
  return new Proxy(store, {
    get(target, key) {
      const member = Reflect.get(target, key, target) as unknown;
      if (typeof member !== "function") return member;
      if (key !== method) return member.bind(target) as unknown;
      return async (...args: unknown[]) => {
        const row = (await Reflect.apply(member, target, args)) as Row | null;
        found(row, args[0]);
        return row;
      };
    },
  });
}
