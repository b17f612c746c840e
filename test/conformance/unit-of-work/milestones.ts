import assert from "node:assert/strict";
import { NO_TAX } from "../../../core/billing/tax.js";
import { parseLocalDate } from "../../../core/kernel/calendar.js";
import type { CurrencyCode } from "../../../core/kernel/currency.js";
import { parseDecimal } from "../../../core/kernel/decimal.js";
import { plusSeconds } from "../../../core/kernel/instant.js";
import { MAX_AMOUNT } from "../../../core/kernel/money.js";
import { completed, type Milestone } from "../../../core/milestones/milestone.js";
import type { MilestoneFilter, MilestoneSelection } from "../../../core/milestones/milestone-store.js";
import { claimedMilestone, releasedMilestone } from "../../../core/milestones/stored-milestones.js";
import { aClient, aProject, newWorld, type World } from "../fixtures.js";
import { aDraft } from "../invoice-fixtures.js";
import { aCompleted, aMilestone } from "../milestone-fixtures.js";
import { resourceCases } from "../resource-cases.js";
import { grouped } from "../subject.js";
import { follow } from "./changes.js";
import { UNICODE } from "./extremes.js";

const page = { limit: 10, sort: "dueDate", descending: false, after: null } as const;
const on = (day: string) => parseLocalDate(day);

const insert = (world: World, ...all: readonly Milestone[]): Promise<void> =>
  world.run(async ({ milestones }) => {
    for (const one of all) await milestones.insert(one);
  });
const find = (world: World, { id }: Pick<Milestone, "id">) => world.read(({ milestones }) => milestones.find(id));
const billable = async (world: World, changes: Partial<MilestoneSelection> = {}, limit = 10) => {
  const selection = { clientId: world.client.id, projectIds: null, milestoneIds: null, ...changes };
  const found = await world.read(({ milestones }) => milestones.billable(selection, { limit, lock: false }));
  return found.map(({ milestone }) => milestone.id);
};

/** An invoice that bills the milestones. */
async function billing(world: World, ...billed: readonly Milestone[]) {
  const invoice = aDraft(world);
  await world.run(async ({ invoices, milestones }) => {
    await invoices.insert(invoice);
    await milestones.claim(
      invoice.id,
      billed.map(({ id }) => id),
      world.clock.now(),
    );
  });
  return invoice;
}

export const milestoneCases = grouped({ area: "milestones" }, [
  ...resourceCases<Milestone>({
    kind: "milestone",
    name: "a milestone",
    area: "milestones",
    make: (world) => aMilestone(world),
    change: (milestone, name) => ({ ...milestone, name }),
    store: ({ milestones }) => milestones,
  }),
  {
    title: "returns every field of a milestone",
    async run(subject) {
      const world = await newWorld(subject);
      const complete = aCompleted(world, {
        ...{ name: UNICODE, description: UNICODE, amount: MAX_AMOUNT, currency: "JPY" as CurrencyCode },
        ...{ dueDate: on("9999-12-31"), tax: { ...NO_TAX, rate: parseDecimal("9.975") } },
      });
      await insert(world, complete);
      assert.deepEqual(await find(world, complete), complete);
    },
  },
  {
    title: "lists the milestones that match a filter, by due date, those without one last",
    async run(subject) {
      const world = await newWorld(subject);
      const other = aProject(subject);
      await world.run(({ projects }) => projects.insert(other));
      const later = aMilestone(world, { dueDate: on("2026-04-30") });
      const unplanned = aCompleted(world);
      const earlier = aMilestone(world, { projectId: other.id, dueDate: on("2026-03-31") });
      await insert(world, unplanned, later, earlier);
      const found = async (filter: MilestoneFilter) =>
        (await world.read(({ milestones }) => milestones.list(filter, page))).items.map(({ id }) => id);
      assert.deepEqual(await found({}), [earlier.id, later.id, unplanned.id]);
      assert.deepEqual(await found({ projectIds: [other.id] }), [earlier.id]);
      assert.deepEqual(await found({ clientIds: [world.client.id] }), [later.id, unplanned.id]);
      assert.deepEqual(await found({ clientIds: [subject.ids.next("cli")] }), []);
      assert.deepEqual(await found({ statuses: ["completed", "invoiced"] }), [unplanned.id]);
      assert.deepEqual(await found({ invoiceIds: [subject.ids.next("inv")] }), []);
      const invoice = await billing(world, unplanned);
      assert.deepEqual(await found({ invoiceIds: [invoice.id] }), [unplanned.id]);
      assert.deepEqual(await found({ statuses: ["open"] }), [earlier.id, later.id]);
      assert.deepEqual(await found({ updatedSince: plusSeconds(world.clock.now(), 1) }), []);
    },
  },
  {
    title:
      "selects the completed, unbilled milestones of a client's projects, in the order of completion, with the names of projects",
    async run(subject) {
      const world = await newWorld(subject);
      const stranger = aClient(subject);
      const foreign = aProject(subject, { clientId: stranger.id });
      const second = aProject(subject, { clientId: world.client.id, name: "Second" });
      await world.run(async ({ clients, projects }) => {
        await clients.insert(stranger);
        await projects.insert(foreign);
        await projects.insert(second);
      });
      const last = completed(aMilestone(world), plusSeconds(world.clock.now(), 5));
      const first = aCompleted(world, { projectId: second.id });
      await insert(world, last, first, aMilestone(world), aCompleted(world, { projectId: foreign.id }));
      assert.deepEqual(await billable(world), [first.id, last.id]);
      assert.deepEqual(await billable(world, {}, 1), [first.id]);
      assert.deepEqual(await billable(world, { projectIds: [world.project.id] }), [last.id]);
      assert.deepEqual(await billable(world, { milestoneIds: [first.id, subject.ids.next("mst")] }), [first.id]);
      assert.deepEqual(await billable(world, { clientId: subject.ids.next("cli") }), []);
      const selection = { clientId: world.client.id, projectIds: null, milestoneIds: null };
      const names = await world.read(({ milestones }) => milestones.billable(selection, { limit: 2, lock: false }));
      assert.deepEqual(
        names.map(({ projectName }) => projectName),
        ["Second", world.project.name],
      );
    },
  },
  {
    title: "bills a completed milestone on one invoice, and releases it with that invoice only, each as a new version",
    async run(subject) {
      const world = await newWorld(subject);
      const [first, second, open] = [aCompleted(world), aCompleted(world), aMilestone(world)];
      await insert(world, first, second, open);
      const invoice = await billing(world, first, second);
      const billed = claimedMilestone(first, invoice.id, world.clock.now());
      assert.deepEqual(await find(world, first), billed);
      assert.deepEqual(await billable(world), []);
      await assert.rejects(billing(world, first), { code: "lost_race" });
      await assert.rejects(billing(world, open), { code: "lost_race" });
      await world.run(({ milestones }) => milestones.release(subject.ids.next("inv"), null, world.clock.now()));
      await world.run(({ milestones }) => milestones.release(invoice.id, [first.id], world.clock.now()));
      assert.deepEqual(await find(world, first), releasedMilestone(billed, world.clock.now()));
      assert.deepEqual(await billable(world), [first.id]);
      await world.run(({ milestones }) => milestones.release(invoice.id, null, world.clock.now()));
      assert.deepEqual(await billable(world), [first.id, second.id]);
      const changes = await follow(world, 0, ["milestone"]);
      assert.deepEqual(
        changes.flatMap(({ id, version }) => (id === first.id ? [version] : [])),
        [1, 2, 3],
      );
    },
  },
  {
    title: "keeps the project and the invoice of milestones",
    async run(subject) {
      const world = await newWorld(subject);
      const project = aProject(subject, { clientId: world.client.id });
      await world.run(({ projects }) => projects.insert(project));
      const milestone = aCompleted(world, { projectId: project.id });
      await insert(world, milestone);
      const invoice = await billing(world, milestone);
      const inUse = { code: "in_use" };
      await assert.rejects(
        world.run(({ projects }) => projects.delete(project)),
        inUse,
      );
      await assert.rejects(
        world.run(({ invoices }) => invoices.delete(invoice)),
        inUse,
      );
      await assert.rejects(insert(world, aMilestone(world, { projectId: subject.ids.next("prj") })));
    },
  },
]);
