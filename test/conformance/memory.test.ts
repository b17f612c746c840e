import assert from "node:assert/strict";
import { memoryPorts } from "../../adapters/memory/index.js";
import { handClock, type Subject, unitOfWorkConformance } from "./index.js";

describe("the memory adapter conforms", () => {
  const clock = handClock();
  const subject: Subject = { ...memoryPorts({ clock, outbox: true }), clock };

  for (const { title, run } of unitOfWorkConformance()) it(title, () => run(subject));
});

describe("the conformance suite", () => {
  it("has a title for each case that no other case has", () => {
    const titles = unitOfWorkConformance().map(({ title }) => title);
    assert.equal(new Set(titles).size, titles.length);
  });

  it("can be run backwards on one store, twice", async () => {
    const clock = handClock();
    const subject: Subject = { ...memoryPorts({ clock, outbox: true }), clock };
    const cases = unitOfWorkConformance().reverse();
    for (const { run } of [...cases, ...cases]) await run(subject);
  });
});
