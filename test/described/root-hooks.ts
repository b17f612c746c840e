import { checkingFetch, takeFaults } from "./every-response.js";

globalThis.fetch = checkingFetch;

/** Mocha's, for every test: one that swallowed what `fetch` threw fails nevertheless. */
export const mochaHooks: Mocha.RootHookObject = {
  afterEach(this: Mocha.Context) {
    const faults = takeFaults();
    if (faults.length > 0 && this.currentTest?.state !== "failed") throw new Error(faults.join("\n"));
  },
};
