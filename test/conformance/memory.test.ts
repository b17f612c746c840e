import assert from "node:assert/strict";
import { memoryPorts } from "../../adapters/memory/index.js";
import { manualClock, type Subject, unitOfWorkConformance } from "./index.js";

describe("the memory adapter conforms", () => {
  const clock = manualClock();
  const subject: Subject = { ...memoryPorts({ clock, outbox: true }), clock };

  for (const { title, run } of unitOfWorkConformance()) it(title, () => run(subject));
});

describe("the conformance suite", () => {
  it("gives each case a unique title", () => {
    const titles = unitOfWorkConformance().map(({ title }) => title);
    assert.equal(new Set(titles).size, titles.length);
  });

  it("runs backwards on one store, twice", async () => {
    const clock = manualClock();
    const subject: Subject = { ...memoryPorts({ clock, outbox: true }), clock };
    const cases = unitOfWorkConformance().reverse();
    for (const { run } of [...cases, ...cases]) await run(subject);
  });
});
