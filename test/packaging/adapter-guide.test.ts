import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { root } from "../repository.js";
import { neededPorts, neededStores, type Step, steps } from "../conformance/steps.js";

type Methods = Readonly<Record<string, Step>>;

/** The methods of a store or port, those of each step after its number. */
function row([name, needed]: readonly [string, Methods | Step]): string {
  if (typeof needed === "number") return `| \`${name}\` | ${needed}: the port itself |`;
  const ofStep = (step: Step) => Object.entries(needed).flatMap(([method, one]) => (one === step ? [`\`${method}\``] : []));
  const groups = steps.filter((step) => ofStep(step).length > 0).map((step) => `${step}: ${ofStep(step).join(", ")}`);
  return `| \`${name}\` | ${groups.join("; ")} |`;
}

describe("the guide for authors of storages", () => {
  const guide = readFileSync(join(root, "docs/writing-an-adapter.md"), "utf8");

  for (const [kind, needed] of Object.entries({ store: neededStores, port: neededPorts }))
    it(`lists the methods of each ${kind} with the steps that need them`, () => {
      const table = [`| ${kind} | methods |`, "| --- | --- |", ...Object.entries<Methods | Step>(needed).map(row)].join("\n");
      expect(guide).to.contain(`\n${table}\n\n`);
    });

  it("states the number of methods", () => {
    const parts = Object.values<Methods | Step>({ ...neededStores, ...neededPorts });
    const count = parts.reduce<number>((sum, part) => sum + (typeof part === "number" ? 1 : Object.keys(part).length), 0);
    expect(guide).to.contain(`A storage has ${count} methods in ${Object.keys(neededStores).length} stores and`);
    expect(guide).to.contain(` and ${Object.keys(neededPorts).length} ports.`);
  });
});
