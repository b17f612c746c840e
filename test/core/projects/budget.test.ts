import { expect } from "chai";
import { parseDecimal } from "../../../core/index.js";
import { createWorld } from "../world.js";

describe("the budget of a project", () => {
  it("keeps its period in a change that does not mention it, and covers all work if it is new", async () => {
    const { useCases, owner } = await createWorld();
    const amount = (value: bigint) => ({ kind: "amount", amount: value }) as const;
    const { id, budget } = await useCases.createProject(owner, { name: "Project", budget: amount(1n) });
    expect(budget).to.deep.equal({ ...amount(1n), period: "total" });
    const changed = async (next: Parameters<typeof useCases.updateProject>[2]["budget"]) =>
      (await useCases.updateProject(owner, id, { budget: next })).budget;
    expect(await changed({ ...amount(2n), period: "month" })).to.deep.equal({ ...amount(2n), period: "month" });
    expect(await changed(amount(3n))).to.deep.equal({ ...amount(3n), period: "month" });
    const hours = { kind: "hours", hours: parseDecimal("8") } as const;
    expect(await changed(hours)).to.deep.equal({ ...hours, period: "month" });
    expect(await changed(null)).to.equal(null);
    expect(await changed(amount(4n))).to.deep.equal({ ...amount(4n), period: "total" });
  });
});
