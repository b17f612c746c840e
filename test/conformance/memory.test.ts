import assert from "node:assert/strict";
import { memoryPorts } from "../../adapters/memory/index.js";
import { manualClock, type Subject, unitOfWorkConformance } from "./index.js";

const clock = manualClock();
const subject: Subject = { ...memoryPorts({ clock, outbox: true }), clock };

describe("the memory adapter conforms", () => {
  for (const { title, run } of unitOfWorkConformance()) it(title, () => run(subject));
});

describe("the conformance suite", () => {
  it("gives each case a unique title", () => {
    const titles = unitOfWorkConformance().map(({ title }) => title);
    assert.equal(new Set(titles).size, titles.length);
  });

  it("runs backwards, and once more on a store that it has used", async () => {
    for (const { run } of unitOfWorkConformance().reverse()) await run(subject);
  });
});
