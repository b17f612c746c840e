import type { Ports, UnitOfWork } from "../core/index.js";

/** Ports whose units of work are counted while they run. */
export interface CountedRuns<P> {
  readonly ports: P;
  /** How many run now. */
  readonly open: number;
}

export function countedRuns<P extends Ports>(ports: P): CountedRuns<P> {
  let open = 0;
  const run: UnitOfWork["run"] = (scope, work) =>
    ports.unitOfWork.run(scope, async (stores) => {
      open += 1;
      try {
        return await work(stores);
      } finally {
        open -= 1;
      }
    });
  const unitOfWork: UnitOfWork = { run, read: (scope, work) => ports.unitOfWork.read(scope, work) };
  return {
    ports: { ...ports, unitOfWork },
    get open() {
      return open;
    },
  };
}
