import type { Client } from "../../../core/clients/client.js";
import type { WorkspaceId } from "../../../core/kernel/ids.js";
import type { DomainEvent } from "../../../core/events/domain-event.js";
import type { Stores, WorkScope } from "../../../core/ports/unit-of-work.js";
import type { TimeEntry } from "../../../core/time-entries/time-entry.js";
import type { RecordingContext } from "../../../core/time-entries/time-entry-store.js";
import { committed, type Saboteur, withStores, withUnitOfWork } from "./saboteur.js";

export const transactionSaboteurs: readonly Saboteur[] = [
  {
    title: "keeps the writes of work that rejects",
    caughtBy: [
      "forgets every inserted row when the work rejects",
      "forgets every change and deletion when the work rejects",
      "forgets the events of work that rejects",
      "forgets claims, releases and rates when the work rejects",
      "reuses a number when the work that took it rejects",
      "forgets a whole workspace when the work that creates it rejects",
      "forgets changes to subscriptions and their deliveries when the work rejects",
      "creates no delivery of an event whose work rejects",
      "numbers a series without gaps or duplicates, even if some of 20 simultaneous units of work reject",
    ],
    make: withUnitOfWork(({ run }, { unitOfWork }) => ({
      run: (scope, work) => committed((inner) => run.call(unitOfWork, scope, inner) as Promise<void>, work),
    })),
  },
  {
    title: "keeps the events of work that rejects",
    caughtBy: ["forgets the events of work that rejects", "creates no delivery of an event whose work rejects"],
    make: withUnitOfWork((inner) => ({
      run: async (scope, work) => {
        const recorded: DomainEvent[] = [];
        try {
          return await inner.run(scope, (stores) => {
            const record = async (event: DomainEvent) => {
              recorded.push(event);
              await stores.events.record(event);
            };
            return work({ ...stores, events: { ...stores.events, record } });
          });
        } catch (error) {
          await inner.run(scope, async (stores) => {
            for (const event of recorded) await stores.events.record(event);
          });
          throw error;
        }
      },
    })),
  },
  {
    title: "remembers the context of a recording by the version of its project, even if the work rejects",
    caughtBy: ["does not use the context of a recording from work that rejected"],
    make: () => {
      const known = new Map<string, RecordingContext>();
      return withStores(({ timeEntries }) => ({
        timeEntries: {
          ...timeEntries,
          recordingContext: async (of) => {
            const context = await timeEntries.recordingContext(of);
            const version = `${context.project?.id} ${context.project?.version}`;
            if (!known.has(version)) known.set(version, context);
            return known.get(version) ?? context;
          },
        },
      }))();
    },
  },
  {
    title: "shows uncommitted writes to readers",
    caughtBy: ["hides uncommitted writes from others"],
    make: withUnitOfWork((inner) => {
      const open = new Map<WorkspaceId, Stores>();
      return {
        run: (scope, work) =>
          inner.run(scope, async (stores) => {
            open.set(scope.workspaceId, stores);
            return work(stores).finally(() => open.delete(scope.workspaceId));
          }),
        read: (scope, work) => {
          const stores = open.get(scope.workspaceId);
          return stores === undefined ? inner.read(scope, work) : work(stores);
        },
      };
    }),
  },
  {
    title: "shows the second row of a list as the query before found it",
    caughtBy: ["shows each query all writes of another unit of work or none, before and after its own first write"],
    make: () => {
      const seen = new Map<string, Client>();
      return withStores(({ clients }) => ({
        clients: {
          ...clients,
          list: async (filter, of) => {
            const page = await clients.list(filter, of);
            const items = page.items.map((client, index) => (index === 1 ? (seen.get(client.id) ?? client) : client));
            for (const client of page.items) seen.set(client.id, client);
            return { ...page, items };
          },
        },
      }))();
    },
  },
  {
    title: "lets a read write",
    caughtBy: ["rejects every write in a read", "refuses to create a workspace in a read"],
    make: withUnitOfWork((inner) => ({ read: (scope, work) => inner.run(scope, work) })),
  },
  {
    title: "accepts writes to stores that outlive their work",
    caughtBy: ["rejects writes to stores that outlive their work"],
    make: withUnitOfWork((inner) => ({
      run: (scope, work) => {
        let settled = false;
        return inner.run(scope, async (stores) => {
          const insert: Stores["clients"]["insert"] = (client) =>
            settled ? inner.run(scope, (late) => late.clients.insert(client)) : stores.clients.insert(client);
          return work({ ...stores, clients: { ...stores.clients, insert } }).finally(() => {
            settled = true;
          });
        });
      },
    })),
  },
  {
    title: "returns the objects that it was given, not copies",
    caughtBy: ["isolates stored data from the objects of its callers"],
    make: (() => {
      const given = new Map<string, TimeEntry>();
      return withStores(({ timeEntries }) => ({
        timeEntries: {
          ...timeEntries,
          insert: async (entry) => {
            await timeEntries.insert(entry);
            given.set(entry.id, entry);
          },
          find: async (id) => given.get(id) ?? timeEntries.find(id),
        },
      }));
    })(),
  },
  {
    title: "assigns numbers outside the transaction, so that a rollback leaves a gap",
    caughtBy: [
      "reuses a number when the work that took it rejects",
      "numbers a series without gaps or duplicates, even if some of 20 simultaneous units of work reject",
    ],
    make: withUnitOfWork((inner) => {
      const counters = new Map<string, number>();
      return { run: (scope, work) => inner.run(scope, (stores) => work(counting(stores, scope, counters))) };
    }),
  },
  {
    title: "reads the last number before it waits for the lock, so that two get the same",
    caughtBy: ["numbers a series without gaps or duplicates, even if some of 20 simultaneous units of work reject"],
    make: withUnitOfWork((inner) => {
      const counters = new Map<string, number>();
      return {
        run: async (scope, work) => {
          const seen = new Map(counters);
          const result = await inner.run(scope, (stores) => work(counting(stores, scope, seen)));
          for (const [series, last] of seen) counters.set(series, Math.max(last, counters.get(series) ?? 0));
          return result;
        },
      };
    }),
  },
];

function counting(stores: Stores, scope: WorkScope, counters: Map<string, number>): Stores {
  const nextInSeries = async (series: string) => {
    const key = `${scope.workspaceId} ${series}`;
    const next = (counters.get(key) ?? 0) + 1;
    counters.set(key, next);
    return next;
  };
  return { ...stores, invoices: { ...stores.invoices, nextInSeries } };
}
