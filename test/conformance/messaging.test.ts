import assert from "node:assert/strict";
import { expect } from "chai";
import { messageBusConformance } from "./index.js";
import type { MessagingSubject } from "./messaging/subject.js";
import { honestBus } from "./saboteurs/bus.js";
import { eventSaboteurs } from "./saboteurs/bus-events.js";
import { hintSaboteurs } from "./saboteurs/bus-hints.js";

/** Why the case rejects the bus, or undefined if it passes. Programming errors in the saboteur fail the test. */
async function verdict(run: (subject: MessagingSubject) => Promise<void>, subject: MessagingSubject): Promise<Error | undefined> {
  try {
    await run(subject);
    return undefined;
  } catch (error) {
    assert.ok(error instanceof Error && !(error instanceof TypeError) && !(error instanceof ReferenceError), String(error));
    return error;
  }
}

describe("the in-process message bus conforms", () => {
  const subject = honestBus();

  for (const { title, run } of messageBusConformance()) it(title, () => run(subject));
});

describe("the conformance suite of the message bus", () => {
  it("gives each case a unique title", () => {
    const titles = messageBusConformance().map(({ title }) => title);
    assert.equal(new Set(titles).size, titles.length);
  });

  it("runs backwards on one bus, twice", async () => {
    const subject = honestBus();
    const cases = messageBusConformance().reverse();
    for (const { run } of [...cases, ...cases]) await run(subject);
  });
});

describe("the conformance suite on Bun", () => {
  let collected = 0;
  before(() => void Object.assign(globalThis, { Bun: { gc: () => (collected += 1) } }));
  after(() => void Reflect.deleteProperty(globalThis, "Bun"));

  it("measures memory with the garbage collector of Bun", async () => {
    const measuring = messageBusConformance().filter(({ title }) => title.includes("keeps a bounded number"));
    for (const { run } of measuring) await run(honestBus());
    expect(collected).to.be.above(1);
  });
});

describe("the conformance suite rejects a message bus that", () => {
  const cases = new Map(messageBusConformance().map((one) => [one.title, one]));

  for (const { title, caughtBy, make } of [...eventSaboteurs, ...hintSaboteurs]) {
    it(title, async () => {
      assert.ok(caughtBy.length > 0, "a saboteur names who catches it");
      for (const expected of caughtBy) {
        const found = cases.get(expected);
        assert.ok(found, `there is no case "${expected}"`);
        assert.ok(await verdict(found.run, make()), `"${expected}" lets it pass`);
      }
    });
  }
});
