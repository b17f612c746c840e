import fc from "fast-check";
import { checkingFetch, takeFaults } from "../described/every-fetch.js";
import { shuffleSuite } from "./order.js";
import { seed } from "./seed.js";

globalThis.fetch = checkingFetch;
fc.configureGlobal({ seed });

export const mochaHooks: Mocha.RootHookObject = {
  beforeAll(this: Mocha.Context) {
    const suite = this.test?.parent;
    if (suite && process.env["STINT_TEST_SHUFFLE"] === "yes") shuffleSuite(suite, seed);
  },
  /** A test fails for an undescribed response even if it swallowed the error that `fetch` threw. */
  afterEach(this: Mocha.Context) {
    const faults = takeFaults();
    if (faults.length > 0 && this.currentTest?.state !== "failed") throw new Error(faults.join("\n"));
  },
};
