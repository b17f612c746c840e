import { expect } from "chai";
import { memoryPorts } from "../../adapters/memory/index.js";
import { type ConformanceCase, manualClock, steps, unitOfWorkConformance } from "./index.js";
import { builtUpTo } from "./partial-storage.js";
import { neededPorts, neededStores } from "./steps.js";

/** Runs the case on the storage in memory, which calls `later` before each method that only steps after `last` need. */
function runUpTo(last: number, { run }: ConformanceCase, later: (method: string) => void): Promise<void> {
  const clock = manualClock();
  const complete = memoryPorts({ clock, outbox: true });
  return run({ ...builtUpTo(last, complete, later), clock, ids: complete.ids });
}

/** The methods of later steps than `last` that the case uses. */
async function usedAfter(last: number, one: ConformanceCase): Promise<ReadonlySet<string>> {
  const used = new Set<string>();
  await runUpTo(last, one, (method) => void used.add(method));
  return used;
}

describe("the steps of the conformance suite", () => {
  const all = unitOfWorkConformance();

  for (const step of steps)
    it(`let a storage with what the steps up to ${step} need pass the cases of these steps`, async () => {
      const used: string[] = [];
      for (const one of unitOfWorkConformance({ upTo: step }))
        await runUpTo(step, one, (method) => {
          used.push(`${one.title}: ${method}`);
          throw new Error(`${method} belongs to a later step.`);
        });
      // A case that expects a failure may ignore this one.
      expect(used).to.deep.equal([]);
    });

  for (const step of steps)
    it(`are the first possible: each case of step ${step} uses what that step adds`, async () => {
      const cases = all.filter((one) => one.step === step);
      expect(cases).to.not.deep.equal([]);
      for (const one of cases) expect([...(await usedAfter(step - 1, one))], one.title).to.not.deep.equal([]);
    });

  it("take a subject with the ports that a storage has after step 3, and no others", async () => {
    const clock = manualClock();
    const { unitOfWork, ids } = memoryPorts({ clock });
    for (const { run } of unitOfWorkConformance({ upTo: 3 })) await run({ unitOfWork, ids, clock });
    // @ts-expect-error Cases of step 4 use queues.
    const complete: Parameters<ReturnType<typeof unitOfWorkConformance<4>>[number]["run"]>[0] = { unitOfWork, ids, clock };
    expect(complete).to.not.have.property("mailQueue");
  });

  it("select the cases of a step and those before it, and by default all", () => {
    for (const step of steps) expect(unitOfWorkConformance({ upTo: step })).to.deep.equal(all.filter((one) => one.step <= step));
    expect(unitOfWorkConformance({ upTo: 5 })).to.deep.equal(all);
  });

  it("include all methods, and the cases all areas", async () => {
    const used = new Set<string>();
    for (const one of all) for (const method of await usedAfter(0, one)) used.add(method);
    const methodsOf = (part: string, needed: object): string[] => Object.keys(needed).map((method) => `${part}.${method}`);
    const { onDue: _, ...ports } = neededPorts;
    expect([...used]).to.have.members([
      ...Object.entries(neededStores).flatMap(([store, needed]) => methodsOf(`stores.${store}`, needed)),
      ...Object.entries(ports).flatMap(([port, needed]) => methodsOf(port, needed)),
      "storage.onDue",
    ]);
    const areas = [...Object.keys(neededStores), ...Object.keys(neededPorts)];
    expect([...new Set(all.map(({ area }) => area))]).to.have.members(areas);
  });
});
