import assert from "node:assert/strict";
import { unitOfWorkConformance } from "./index.js";
import { saboteurs } from "./saboteurs/index.js";
import type { Subject } from "./subject.js";

/** Why the case rejects the adapter, or undefined if it passes. Programming errors in the saboteur fail the test. */
async function verdict(run: (subject: Subject) => Promise<void>, subject: Subject): Promise<Error | undefined> {
  try {
    await run(subject);
    return undefined;
  } catch (error) {
    assert.ok(error instanceof Error && !(error instanceof TypeError) && !(error instanceof ReferenceError), String(error));
    return error;
  }
}

/** Cases that even a broken adapter passes, so that none is rejected because nothing works. */
const CONTROL = "is not empty once a workspace exists";

describe("the conformance suite rejects an adapter that", () => {
  const cases = new Map(unitOfWorkConformance().map((one) => [one.title, one]));

  for (const { title, caughtBy, make } of saboteurs) {
    it(title, async () => {
      assert.ok(caughtBy.length > 0, "a saboteur names who catches it");
      const control = cases.get(CONTROL);
      assert.ok(control);
      if (!caughtBy.includes(CONTROL)) assert.equal(await verdict(control.run, make()), undefined);
      for (const expected of caughtBy) {
        const found = cases.get(expected);
        assert.ok(found, `there is no case "${expected}"`);
        assert.ok(await verdict(found.run, make()), `"${expected}" lets it pass`);
      }
    });
  }
});
