import { checkingFetch, takeFaults } from "./every-response.js";

globalThis.fetch = checkingFetch;

const PATIENCE_MS = 60_000;

/** Mocha's, for every test: one that swallowed what `fetch` threw fails nevertheless. */
export const mochaHooks: Mocha.RootHookObject = {
  afterEach(this: Mocha.Context) {
    const faults = takeFaults();
    if (faults.length > 0 && this.currentTest?.state !== "failed") throw new Error(faults.join("\n"));
  },
  /** A test that leaves something open fails the run, and does not hold it up. */
  afterAll() {
    setTimeout(() => {
      process.stderr.write(`The tests have ended, but these are still open: ${process.getActiveResourcesInfo().join(", ")}\n`);
      process.kill(process.pid, "SIGKILL");
    }, PATIENCE_MS).unref();
  },
};
