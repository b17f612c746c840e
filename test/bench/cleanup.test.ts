import { expect } from "chai";
import { Cleanup } from "../../bench/scenes/cleanup.js";

describe("the cleanup of the benchmark", () => {
  it("takes its steps once, the latest first, also while it waits for one", async () => {
    const cleanup = new Cleanup();
    const taken: number[] = [];
    for (const step of [1, 2, 3]) cleanup.add(() => void taken.push(step));
    await Promise.all([cleanup.run(), cleanup.run()]);
    expect(taken).to.deep.equal([3, 2, 1]);
  });

  it("does not repeat a step that was taken early", async () => {
    const cleanup = new Cleanup();
    const taken: string[] = [];
    const early = cleanup.add(() => void taken.push("early"));
    await early();
    await early();
    await cleanup.run();
    expect(taken).to.deep.equal(["early"]);
  });

  it("continues after a step that fails, and reports it", async () => {
    const reported: unknown[] = [];
    const cleanup = new Cleanup((error) => reported.push(error));
    const taken: string[] = [];
    const failure = new Error("The first one fails.");
    cleanup.add(() => void taken.push("last"));
    cleanup.add(() => Promise.reject(failure));
    await cleanup.run();
    expect(taken).to.deep.equal(["last"]);
    expect(reported).to.deep.equal([failure]);
  });
});
