import { memoryPorts } from "../../../adapters/memory/index.js";
import type { WorkspaceId } from "../../../core/kernel/ids.js";
import type { Stores, UnitOfWork, WorkScope } from "../../../core/ports/unit-of-work.js";
import type { Subject } from "../subject.js";
import { manualClock } from "../support.js";

/** The memory adapter, broken on purpose in one way. */
export interface Saboteur {
  /** The defect. */
  readonly title: string;
  /** Cases that must reject it; others may too. */
  readonly caughtBy: readonly string[];
  make(): Subject;
}

export interface Place {
  readonly scope: WorkScope;
  readonly kind: "run" | "read";
  readonly honest: Subject;
  /** Every other workspace that this adapter has used. */
  readonly others: readonly WorkspaceId[];
}

export function honest(): Subject {
  const clock = manualClock();
  return { ...memoryPorts({ clock, outbox: true }), clock };
}

/** An adapter with a changed unit of work. */
export function withUnitOfWork(change: (honest: UnitOfWork, subject: Subject) => Partial<UnitOfWork>): () => Subject {
  return () => {
    const subject = honest();
    const { unitOfWork } = subject;
    const same: UnitOfWork = {
      run: (scope, work) => unitOfWork.run(scope, work),
      read: (scope, work) => unitOfWork.read(scope, work),
    };
    return { ...subject, unitOfWork: { ...same, ...change(unitOfWork, subject) } };
  };
}

/** An adapter with changed stores. */
export function withStores(change: (stores: Stores, place: Place) => Partial<Stores>): () => Subject {
  return () => {
    const known = new Set<WorkspaceId>();
    const wrap = (subject: Subject, kind: "run" | "read") => {
      return <T>(scope: WorkScope, work: (stores: Stores) => Promise<T>): Promise<T> => {
        known.add(scope.workspaceId);
        const others = [...known].filter((id) => id !== scope.workspaceId);
        return subject.unitOfWork[kind](scope, (stores) =>
          work({ ...stores, ...change(stores, { scope, kind, honest: subject, others }) }),
        );
      };
    };
    const subject = honest();
    return { ...subject, unitOfWork: { run: wrap(subject, "run"), read: wrap(subject, "read") } };
  };
}

/** The first result that is not empty from the other workspaces. */
export async function fromOthers<T>(place: Place, ask: (stores: Stores) => Promise<T | null>): Promise<T | null> {
  for (const workspaceId of place.others) {
    const answer = await place.honest.unitOfWork.read({ workspaceId }, ask);
    if (answer !== null) return answer;
  }
  return null;
}

/** Runs the work, and commits it even if it rejects. */
export async function committed<T>(
  run: (work: (stores: Stores) => Promise<void>) => Promise<void>,
  work: (stores: Stores) => Promise<T>,
): Promise<T> {
  let outcome: (() => T) | undefined;
  await run(async (stores) => {
    try {
      const value = await work(stores);
      outcome = () => value;
    } catch (error) {
      outcome = () => {
        throw error;
      };
    }
  });
  if (outcome === undefined) throw new Error("The work was not run.");
  return outcome();
}
