import { expect } from "chai";
import {
  type ClientId,
  type CreateMilestone,
  type Milestone,
  parseCurrency,
  parseInstant,
  parseLocalDate,
  type ProjectId,
} from "../../../core/index.js";
import { refusal } from "../issues.js";
import { codeOf, createWorld, type World } from "../world.js";

describe("milestones", () => {
  let world: World;
  let clientId: ClientId;
  let projectId: ProjectId;
  beforeEach(async () => {
    world = await createWorld("2026-03-20T08:00:00Z");
    clientId = (await world.useCases.createClient(world.owner, { name: "Client", currency: parseCurrency("USD") })).id;
    projectId = (await world.useCases.createProject(world.owner, { name: "Website", clientId })).id;
  });

  const plan = (changes: Partial<CreateMilestone> = {}): Promise<Milestone> =>
    world.useCases.createMilestone(world.owner, { projectId, name: "Design", amount: 250_000n, ...changes });

  it("have the currency of the project's client, or of the workspace, unless they say otherwise", async () => {
    const internal = await world.useCases.createProject(world.owner, { name: "Internal" });
    expect((await plan()).currency).to.equal("USD");
    expect((await plan({ projectId: internal.id })).currency).to.equal("EUR");
    expect((await plan({ currency: parseCurrency("CHF") })).currency).to.equal("CHF");
  });

  it("need a project that is not archived, and an amount above 0", async () => {
    const refusedWith = async (changes: Partial<CreateMilestone>) => {
      const { at, code } = await refusal(plan(changes));
      return `${at}: ${code}`;
    };
    expect(await refusedWith({ projectId: "prj_1" as ProjectId })).to.equal("projectId: unknown_reference");
    expect(await refusedWith({ amount: 0n })).to.equal("amount: out_of_range");
    expect(await refusedWith({ name: " " })).to.equal("name: too_short");
    await world.useCases.updateProject(world.owner, projectId, { status: "archived" });
    expect(await codeOf(plan())).to.equal("project_archived");
  });

  it("are completed and opened again, each once, and record what happened", async () => {
    const { useCases, owner } = world;
    const { id } = await plan();
    world.at("2026-04-01T08:00:00Z");
    const completed = await useCases.completeMilestone(owner, id);
    expect(completed).to.deep.include({
      status: "completed",
      completedAt: parseInstant("2026-04-01T08:00:00Z"),
      version: 2,
    });
    world.at("2026-04-02T08:00:00Z");
    expect(await useCases.completeMilestone(owner, id)).to.deep.equal(completed);
    expect(await useCases.reopenMilestone(owner, id)).to.include({ status: "open", completedAt: null, version: 3 });
    expect(await useCases.reopenMilestone(owner, id)).to.include({ version: 3 });
    const dueDate = parseLocalDate("2026-04-30");
    expect(await useCases.updateMilestone(owner, id, { amount: 5n, dueDate })).to.include({ amount: 5n, dueDate, version: 4 });
    expect(await useCases.updateMilestone(owner, id, { amount: 5n })).to.include({ version: 4 });
    await useCases.deleteMilestone(owner, id);
    expect(await codeOf(useCases.getMilestone(owner, id))).to.equal("not_found");
    const recorded = (await world.events()).filter(({ type }) => type.startsWith("milestone."));
    expect(recorded.map(({ type, data }) => [type, data["status"], data["amount"]])).to.deep.equal([
      ["milestone.created", "open", 250_000],
      ["milestone.completed", "completed", 250_000],
      ["milestone.updated", "open", 250_000],
      ["milestone.updated", "open", 5],
      ["milestone.deleted", "open", 5],
    ]);
  });

  it("keep their project from being deleted", async () => {
    const { id } = await plan();
    expect(await codeOf(world.useCases.deleteProject(world.owner, projectId))).to.equal("in_use");
    await world.useCases.deleteMilestone(world.owner, id);
    await world.useCases.deleteProject(world.owner, projectId);
  });

  it("are for owners, admins and accountants", async () => {
    const { id } = await plan();
    const { useCases } = world;
    expect((await useCases.completeMilestone(await world.actor("accountant"), id)).status).to.equal("completed");
    const member = await world.actor("member");
    for (const refused of [
      useCases.listMilestones(member),
      useCases.getMilestone(member, id),
      useCases.updateMilestone(member, id, { amount: 1n }),
      useCases.completeMilestone(member, id),
      useCases.reopenMilestone(member, id),
      useCases.deleteMilestone(member, id),
      useCases.createMilestone(member, { projectId, name: "Mine", amount: 1n }),
    ])
      expect(await codeOf(refused)).to.equal("forbidden");
  });
});
