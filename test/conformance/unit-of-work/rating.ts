import assert from "node:assert/strict";
import type { CurrencyCode } from "../../../core/kernel/currency.js";
import { nextVersion } from "../../../core/kernel/entity.js";
import type { TimeEntryId } from "../../../core/kernel/ids.js";
import type { RecordedEntry } from "../../../core/time-entries/time-entry.js";
import type { EntryPage, EntryPosition } from "../../../core/time-entries/time-entry-store.js";
import { MAX_RATE, type RateScope } from "../../../core/billing/rate.js";
import { aClient, aProject, aRecordedEntry, aRunningEntry, aTask, aUser, HOUR, newWorld, plus, type World } from "../fixtures.js";
import { aDraft } from "../invoice-fixtures.js";
import { grouped, type Subject } from "../subject.js";

async function rated(world: World, scope: RateScope, page: EntryPage = { after: null, limit: 100 }) {
  return world.run((stores) => stores.timeEntries.forRating(scope, page));
}

/** Every rate has a different amount, to detect mix-ups. */
async function rates(subject: Subject) {
  const world = await newWorld(subject);
  const workspace = nextVersion({ ...world.workspace, rate: 6n }, world.clock.now());
  const user = aUser(world, { rate: 5n });
  const client = aClient(world, { rate: 4n, currency: "JPY" as CurrencyCode });
  const project = aProject(world, { clientId: client.id, rate: 3n });
  const task = aTask(world, project, { rate: 2n });
  const inner = aProject(world);
  const rate = { amount: MAX_RATE, currency: "JPY" as CurrencyCode, source: "entry" } as const;
  const entries = {
    full: aRecordedEntry(world, { userId: user.id, projectId: project.id, taskId: task.id, ownRate: 1n, rate }),
    project: aRecordedEntry(world, { projectId: project.id }),
    world: aRecordedEntry(world, { billable: false }),
    inner: aRecordedEntry(world, { projectId: inner.id, userId: user.id }),
  };
  const billed = aRecordedEntry(world, { userId: user.id, projectId: project.id, taskId: task.id });
  const invoice = aDraft(world);
  await world.run(async (stores) => {
    await stores.workspace.update(workspace);
    await stores.users.insert(user);
    await stores.clients.insert(client);
    await stores.projects.insert(project);
    await stores.projects.insert(inner);
    await stores.tasks.insert(task);
    await stores.invoices.insert(invoice);
    for (const entry of [billed, ...Object.values(entries).reverse()]) await stores.timeEntries.insert(entry);
    await stores.timeEntries.claim(invoice.id, [billed.id], world.clock.now());
    await stores.timeEntries.insert(aRunningEntry(world, { userId: user.id, projectId: project.id, taskId: task.id }));
  });
  return { world, workspace, user, client, project, task, inner, entries };
}

export const ratingCases = grouped({ area: "timeEntries", step: 3 }, [
  {
    title: "finds the entries that a changed rate affects: recorded and unbilled, in its scope, by project and id",
    async run(subject) {
      const { world, user, client, project, task, inner, entries } = await rates(subject);
      const scopes: readonly (readonly [RateScope, readonly RecordedEntry[]])[] = [
        [{ kind: "workspace" }, [entries.world, entries.full, entries.project, entries.inner]],
        [{ kind: "user", id: user.id }, [entries.full, entries.inner]],
        [{ kind: "user", id: world.owner.id }, [entries.world, entries.project]],
        [{ kind: "client", id: client.id }, [entries.full, entries.project]],
        [{ kind: "client", id: world.client.id }, [entries.world]],
        [{ kind: "project", id: project.id }, [entries.full, entries.project]],
        [{ kind: "project", id: inner.id }, [entries.inner]],
        [{ kind: "task", id: task.id }, [entries.full]],
        [{ kind: "task", id: world.task.id }, []],
      ];
      for (const [scope, expected] of scopes) {
        const found = await rated(world, scope);
        assert.deepStrictEqual(
          found.map(({ id }) => id),
          expected.map(({ id }) => id),
          JSON.stringify(scope),
        );
      }
    },
  },
  {
    title: "returns every source of a rate",
    async run(subject) {
      const { world, user, entries } = await rates(subject);
      const found = await rated(world, { kind: "workspace" });
      const common = { workspace: 6n, workspaceCurrency: world.workspace.currency };
      const { full } = entries;
      const positionOf = ({ id, projectId, startTime }: RecordedEntry): EntryPosition => ({ id, projectId, startTime });
      assert.deepStrictEqual(found, [
        {
          ...positionOf(entries.world),
          rate: null,
          candidates: { entry: null, task: null, project: null, client: null, user: null, clientCurrency: null, ...common },
        },
        {
          ...positionOf(full),
          rate: full.rate,
          candidates: { entry: 1n, task: 2n, project: 3n, client: 4n, user: 5n, clientCurrency: "JPY", ...common },
        },
        {
          ...positionOf(entries.project),
          rate: null,
          candidates: { entry: null, task: null, project: 3n, client: 4n, user: null, clientCurrency: "JPY", ...common },
        },
        {
          ...positionOf(entries.inner),
          rate: null,
          candidates: { entry: null, task: null, project: null, client: null, user: 5n, clientCurrency: null, ...common },
        },
      ]);
      assert.equal(user.rate, 5n);
    },
  },
  {
    title: "pages through the entries that a changed rate affects, by project, start and id, while the rates are saved",
    async run(subject) {
      const world = await newWorld(subject);
      const second = aProject(world);
      const startTime = plus(world.clock.now(), -2 * HOUR);
      const endTime = plus(startTime, HOUR);
      const earlier = plus(startTime, -1);
      const projectId = second.id;
      const [late1, ofSecond, late2, early1, early2, earlyOfSecond, late3] = [
        aRecordedEntry(world, { startTime, endTime }),
        aRecordedEntry(world, { startTime, endTime, projectId }),
        aRecordedEntry(world, { startTime, endTime }),
        aRecordedEntry(world, { startTime: earlier, endTime }),
        aRecordedEntry(world, { startTime: earlier, endTime }),
        aRecordedEntry(world, { startTime: earlier, endTime, projectId }),
        aRecordedEntry(world, { startTime, endTime }),
      ];
      const entries = [early1, early2, late1, late2, late3, earlyOfSecond, ofSecond];
      await world.run(async (stores) => {
        await stores.projects.insert(second);
        for (const entry of entries.toReversed()) await stores.timeEntries.insert(entry);
      });
      const rate = { amount: 1n, currency: world.workspace.currency, source: "workspace" } as const;
      const pages = await world.run(async (stores) => {
        const seen: TimeEntryId[][] = [];
        let after: EntryPosition | null = null;
        for (let count = 0; count < 4; count += 1) {
          const found: readonly EntryPosition[] = await stores.timeEntries.forRating({ kind: "workspace" }, { after, limit: 3 });
          const ids = found.map(({ id }) => id);
          const saved = ids.map((id) => ({ id, rate }));
          if (ids.length > 0) await stores.timeEntries.saveRates(saved, world.clock.now());
          seen.push(ids);
          after = found.at(-1) ?? after;
        }
        return seen;
      });
      const ids = entries.map(({ id }) => id);
      assert.deepStrictEqual(pages, [ids.slice(0, 3), ids.slice(3, 6), ids.slice(6), []]);
    },
  },
  {
    title: "saves rates: with the next version, changed now, and nothing else",
    async run(subject) {
      const world = await newWorld(subject);
      const currency = world.workspace.currency;
      const entry = aRecordedEntry(world, { tags: ["kept"], notes: "Kept", ownRate: 7n });
      const other = aRecordedEntry(world, { rate: { amount: 1n, currency, source: "user" } });
      const bystander = aRecordedEntry(world, { rate: { amount: 2n, currency, source: "user" } });
      await world.run(async (stores) => {
        for (const one of [entry, other, bystander]) await stores.timeEntries.insert(one);
      });
      const at = plus(world.clock.now(), 5);
      const rate = { amount: MAX_RATE, currency: "JPY" as CurrencyCode, source: "task" } as const;
      const saved = [
        { id: entry.id, rate },
        { id: other.id, rate: null },
      ];
      await world.run((stores) => stores.timeEntries.saveRates(saved, at));
      await world.read(async (stores) => {
        assert.deepStrictEqual(await stores.timeEntries.find(entry.id), nextVersion({ ...entry, rate }, at));
        assert.deepStrictEqual(await stores.timeEntries.find(other.id), nextVersion({ ...other, rate: null }, at));
        assert.deepStrictEqual(await stores.timeEntries.find(bystander.id), bystander);
      });
      await world.run((stores) => stores.timeEntries.saveRates([], at));
    },
  },
]);
