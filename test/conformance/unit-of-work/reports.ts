import assert from "node:assert/strict";
import { MAX_RATE } from "../../../core/billing/rate.js";
import type { InvoiceId } from "../../../core/kernel/ids.js";
import type { ReportedInvoice } from "../../../core/reports/report-store.js";
import type { ReportedEntry } from "../../../core/reports/time-report.js";
import type { BilledEntry, RecordedEntry } from "../../../core/time-entries/time-entry.js";
import type { TimeEntryFilter } from "../../../core/time-entries/time-entry-store.js";
import { aClient, aProject, aRecordedEntry, aRunningEntry, aTask, aUser, HOUR, newWorld, plus, type World } from "../fixtures.js";
import { aCredit, aDraft, aLine, anOpenInvoice, aPaidInvoice, aPayment, aVoidInvoice } from "../invoice-fixtures.js";
import { grouped } from "../subject.js";
import { LAST_INSTANT, UNICODE } from "./extremes.js";
import { twoWorlds } from "./isolation.js";

const everything = { after: null, limit: 1_000 } as const;

/** The fields of an entry that a report uses. */
function reported(entry: RecordedEntry | BilledEntry, clientId: ReportedEntry["clientId"]): ReportedEntry {
  const { id, userId, projectId, taskId, startTime, endTime, billable, tags, rate } = entry;
  const price = rate && { amount: rate.amount, currency: rate.currency };
  return { id, userId, projectId, taskId, clientId, startTime, endTime, billable, tags, rate: price };
}

function insertAll(world: World, entries: readonly (RecordedEntry | ReturnType<typeof aRunningEntry>)[]): Promise<void> {
  return world.run(async (stores) => {
    for (const entry of entries) await stores.timeEntries.insert(entry);
  });
}

export const reportCases = grouped({ area: "reports" }, [
  {
    title: "reports recorded entries with all report fields, including billed ones, but no running ones",
    async run(subject) {
      const world = await newWorld(subject);
      const now = world.clock.now();
      const free = aProject(world, { clientId: null });
      const rate = { amount: MAX_RATE, currency: world.workspace.currency, source: "task" } as const;
      const entries = [
        aRecordedEntry(world, { startTime: plus(now, -3 * HOUR), endTime: now, tags: [UNICODE, "", "a,b", '{"c"}'], rate }),
        aRecordedEntry(world, { startTime: plus(now, -2 * HOUR), endTime: LAST_INSTANT, taskId: world.task.id, billable: false }),
        aRecordedEntry(world, { startTime: plus(now, -HOUR), endTime: plus(now, -HOUR + 1), projectId: free.id }),
      ];
      const invoice = aDraft(world);
      await world.run(async (stores) => {
        await stores.projects.insert(free);
        await stores.invoices.insert(invoice);
        for (const entry of [...entries].reverse()) await stores.timeEntries.insert(entry);
        await stores.timeEntries.insert(aRunningEntry(world));
        await stores.timeEntries.claim(
          invoice.id,
          entries.slice(0, 1).map(({ id }) => id),
          now,
        );
      });
      const found = await world.read((stores) => stores.reports.entries({ userId: null }, everything));
      assert.deepStrictEqual(
        found,
        entries.map((entry) => reported(entry, entry.projectId === free.id ? null : world.client.id)),
      );
    },
  },

  {
    title: "reports exactly the entries that match every filter",
    async run(subject) {
      const world = await newWorld(subject);
      const [user, client] = [aUser(world), aClient(world)];
      const project = aProject(world, { clientId: client.id });
      const task = aTask(world, project);
      const now = world.clock.now();
      const [first, second] = [
        aRecordedEntry(world, { startTime: plus(now, -5 * HOUR), endTime: now, tags: ["a"] }),
        aRecordedEntry(world, { userId: user.id, projectId: project.id, taskId: task.id, tags: ["b"], billable: false }),
      ];
      const billed = aRecordedEntry(world, { startTime: plus(now, -HOUR), endTime: now });
      const invoice = aDraft(world);
      await world.run(async (stores) => {
        await stores.users.insert(user);
        await stores.clients.insert(client);
        await stores.projects.insert(project);
        await stores.tasks.insert(task);
        await stores.invoices.insert(invoice);
        for (const entry of [first, second, billed]) await stores.timeEntries.insert(entry);
        await stores.timeEntries.claim(invoice.id, [billed.id], now);
      });
      const expectations: readonly (readonly [TimeEntryFilter, readonly RecordedEntry[]])[] = [
        [{ userId: user.id }, [second]],
        [{ userId: user.id, userIds: [world.owner.id] }, []],
        [{ userId: null, userIds: [user.id] }, [second]],
        [{ userId: null, projectIds: [project.id] }, [second]],
        [{ userId: null, taskIds: [task.id] }, [second]],
        [{ userId: null, clientIds: [client.id] }, [second]],
        [{ userId: null, tags: ["b", "c"] }, [second]],
        [{ userId: null, billable: false }, [second]],
        [{ userId: null, billed: true }, [billed]],
        [{ userId: null, billed: false, billable: true }, [first]],
        [{ userId: null, from: first.startTime, to: billed.startTime }, [first]],
        [{ userId: null, from: plus(first.startTime, 1) }, [billed]],
        [{ userId: null, projectIds: [] }, []],
      ];
      for (const [filter, expected] of expectations) {
        const found = await world.read((stores) => stores.reports.entries(filter, everything));
        assert.deepStrictEqual(
          found.map(({ id }) => id),
          expected.map(({ id }) => id),
          JSON.stringify(filter),
        );
      }
    },
  },

  {
    title: "pages through all reported entries by start and id, whatever is added before or after",
    async run(subject) {
      const world = await newWorld(subject);
      const now = world.clock.now();
      const starts = [-9, -8, -8, -8, -8, -5, -4, -4].map((hours) => plus(now, hours * HOUR));
      const entries = starts.map((startTime) => aRecordedEntry(world, { startTime, endTime: now }));
      const late = aRecordedEntry(world, { startTime: plus(now, -10 * HOUR), endTime: now });
      await insertAll(world, [...entries].reverse());
      const expected = [...entries]
        .sort((a, b) => a.startTime - b.startTime || (a.id < b.id ? -1 : 1))
        .map((entry) => reported(entry, world.client.id));
      for (const limit of [1, 2, 3, 7, 8, 9]) {
        const seen: ReportedEntry[] = [];
        for (let page: readonly ReportedEntry[] = [], more = true; more; more = page.length === limit) {
          const after = seen.at(-1) ?? null;
          page = await world.read((stores) => stores.reports.entries({ userId: null }, { after, limit }));
          assert.ok(page.length <= limit, "a page has at most as many as it is asked for");
          seen.push(...page);
          if (limit === 2 && seen.length === 2) await insertAll(world, [late]);
        }
        assert.deepStrictEqual(
          seen.filter(({ id }) => id !== late.id),
          expected,
          `limit ${limit}`,
        );
      }
    },
  },

  {
    title: "yields to other work between the pages of a report",
    async run(subject) {
      const world = await newWorld(subject);
      await insertAll(
        world,
        Array.from({ length: 5 }, () => aRecordedEntry(world)),
      );
      let turns = 0;
      // An adapter may yield to either, and the other can be too late.
      let immediate = setImmediate(function turn(): void {
        turns += 1;
        immediate = setImmediate(turn);
      });
      let timer = setTimeout(function turn(): void {
        turns += 1;
        timer = setTimeout(turn, 0);
      }, 0);
      try {
        await world.read(async ({ reports }) => {
          for (let after: ReportedEntry | null = null, page = 0, before = 0; page < 5; page += 1, before = turns) {
            [after = null] = await reports.entries({ userId: null }, { after, limit: 1 });
            assert.ok(page === 0 || turns > before, "nothing had its turn before the next page");
          }
        });
      } finally {
        clearImmediate(immediate);
        clearTimeout(timer);
      }
    },
  },

  {
    title: "returns the names of projects, tasks, users and clients by their ids, and omits missing ones",
    async run(subject) {
      const world = await newWorld(subject);
      const project = aProject(world, { name: UNICODE });
      await world.run((stores) => stores.projects.insert(project));
      const { ids } = subject;
      await world.read(async ({ reports }) => {
        const projects = [project.id, world.project.id, ids.next("prj")];
        assert.deepStrictEqual(
          new Map([...(await reports.names("project", projects))].sort()),
          new Map(
            [
              [project.id, UNICODE],
              [world.project.id, world.project.name],
            ].sort() as [string, string][],
          ),
        );
        for (const [of, row] of [
          ["task", world.task],
          ["user", world.owner],
          ["client", world.client],
        ] as const) {
          assert.deepStrictEqual(await reports.names(of, [row.id]), new Map([[row.id, row.name]]), of);
        }
        assert.deepStrictEqual(await reports.names("client", [world.project.id]), new Map());
        assert.deepStrictEqual(await reports.names("user", []), new Map());
      });
    },
  },

  {
    title: "reports every invoice in pages by id, with its payments and credits",
    async run(subject) {
      const world = await newWorld(subject);
      const open = anOpenInvoice(world);
      const invoices = [
        aDraft(world),
        open,
        { ...anOpenInvoice(world), payments: [aPayment(world, 1n), aPayment(world, 2n, { method: UNICODE })] },
        aPaidInvoice(world),
        aVoidInvoice(world, aDraft(world)),
        aCredit(world).credited,
        aDraft(world, [aLine({ unitPrice: 1_003n })], {
          prepaidAmount: 500n,
          payableRounding: { kind: "increment", increment: 5n },
        }),
      ].map((invoice, index) => ({ ...invoice, createdAt: plus(world.clock.now(), -index) }));
      await world.run(async (stores) => {
        for (const invoice of [...invoices].reverse()) await stores.invoices.insert(invoice);
      });
      const expected = invoices
        .map(({ id, status, currency, dueDate, total, depositTotal, prepaidTotal, roundingAmount, payments, credits }) => {
          return { id, status, currency, dueDate, total, depositTotal, prepaidTotal, roundingAmount, payments, credits };
        })
        .sort((a, b) => (a.id < b.id ? -1 : 1));
      for (const limit of [1, 2, 6, 7]) {
        const seen: ReportedInvoice[] = [];
        for (let page: readonly ReportedInvoice[] = [], more = true; more; more = page.length === limit) {
          const after: InvoiceId | null = seen.at(-1)?.id ?? null;
          page = await world.read((stores) => stores.reports.invoices({ after, limit }));
          seen.push(...page);
        }
        assert.deepStrictEqual(seen, expected, `limit ${limit}`);
      }
    },
  },

  {
    title: "reports nothing of another workspace, not even a name",
    async run(subject) {
      const { here, there } = await twoWorlds(subject);
      for (const kind of ["run", "read"] as const) {
        await here[kind](async ({ reports }) => {
          for (const userId of [null, there.owner.id]) {
            assert.deepStrictEqual(await reports.entries({ userId }, everything), []);
          }
          const after = { id: subject.ids.next("te"), startTime: plus(here.clock.now(), -1e10) };
          const filter = { userId: null, clientIds: [there.client.id], projectIds: [there.project.id] };
          assert.deepStrictEqual(await reports.entries(filter, { after, limit: 10 }), []);
          assert.deepStrictEqual(await reports.invoices({ after: null, limit: 10 }), []);
          for (const [of, row] of [
            ["project", there.project],
            ["task", there.task],
            ["user", there.owner],
            ["client", there.client],
          ] as const) {
            assert.deepStrictEqual(await reports.names(of, [row.id]), new Map(), of);
          }
        });
      }
    },
  },
]);
