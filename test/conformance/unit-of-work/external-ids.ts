import assert from "node:assert/strict";
import { type ExternalKind, externalKinds } from "../../../core/external-ids/external-id.js";
import { requireFreeExternalId } from "../../../core/external-ids/free-id.js";
import { nextVersion, type Versioned } from "../../../core/kernel/entity.js";
import type { External, ExternalFilter } from "../../../core/kernel/external-fields.js";
import type { Page, PageRequest } from "../../../core/kernel/page.js";
import type { Stores } from "../../../core/ports/unit-of-work.js";
import { aClient, aProject, aRecordedEntry, aTask, aUser, newWorld, type World } from "../fixtures.js";
import { aDraft } from "../invoice-fixtures.js";
import { grouped } from "../subject.js";
import { race, rejectsLostRace } from "../support.js";
import { PAIRS, UNICODE } from "./extremes.js";

type Known = External & Versioned & { readonly id: string };

interface KnownStore {
  find(id: string): Promise<Known | null>;
  list(filter: ExternalFilter, page: PageRequest<"createdAt">): Promise<Page<{ readonly id: string }>>;
  insert(row: Known): Promise<void>;
  update(row: Known): Promise<void>;
  delete(row: Known): Promise<void>;
}

/** How a resource of each kind is made, and its store. */
const made: { readonly [K in ExternalKind]: readonly [(world: World) => Known, (stores: Stores) => unknown] } = {
  client: [(world) => aClient(world), ({ clients }) => clients],
  project: [(world) => aProject(world), ({ projects }) => projects],
  task: [(world) => aTask(world, world.project), ({ tasks }) => tasks],
  time_entry: [
    (world) => aRecordedEntry(world),
    ({ timeEntries }) => ({
      find: (id: never) => timeEntries.find(id),
      list: (filter: ExternalFilter, page: PageRequest<"createdAt">) => timeEntries.list({ userId: null, ...filter }, page),
      insert: (row: never) => timeEntries.insert(row),
      update: (row: never) => timeEntries.update(row),
      delete: (row: never) => timeEntries.delete(row),
    }),
  ],
  invoice: [(world) => aDraft(world), ({ invoices }) => invoices],
  user: [(world) => aUser(world), ({ users }) => users],
};

const make = (kind: ExternalKind, world: World, changes: Partial<External> = {}): Known => ({
  ...made[kind][0](world),
  ...changes,
});
const storeOf = (kind: ExternalKind, stores: Stores): KnownStore => made[kind][1](stores) as KnownStore;

const page = { limit: 200, sort: "createdAt", descending: false, after: null } as const;
const RACERS = 10;

export const externalIdCases = grouped({ area: "externalIds", step: 3 }, [
  {
    title: "finds the resources of a kind by their ids in another system, exactly",
    async run(subject) {
      const world = await newWorld(subject);
      const other = await newWorld(subject);
      const spelled = [UNICODE, "crm-1", "CRM-1", "crm-1 ", "a/b:c%2F"];
      for (const kind of externalKinds) {
        const rows = spelled.map((externalId) => make(kind, world, { externalId }));
        await world.run(async (stores) => {
          for (const row of [...rows, make(kind, world), make(kind, world)]) await storeOf(kind, stores).insert(row);
        });
        await other.run((stores) => storeOf(kind, stores).insert(make(kind, other, { externalId: "crm-1" })));
        const found = await world.read((stores) => stores.externalIds.find(kind, ["crm", ...spelled.slice(0, 3), "crm-2"]));
        assert.deepStrictEqual(found, new Map(rows.slice(0, 3).map(({ externalId, id }) => [externalId, id])), kind);
        assert.deepStrictEqual(await world.read((stores) => stores.externalIds.find(kind, [])), new Map());
      }
    },
  },
  {
    title: "finds what its own unit of work has written, and not what it has deleted",
    async run(subject) {
      const world = await newWorld(subject);
      for (const kind of externalKinds) {
        const row = make(kind, world, { externalId: "crm-1" });
        await world.run(async (stores) => {
          const store = storeOf(kind, stores);
          const find = () => stores.externalIds.find(kind, ["crm-1", "crm-2"]);
          await store.insert(row);
          assert.deepStrictEqual(await find(), new Map([["crm-1", row.id]]), kind);
          const renamed = nextVersion({ ...row, externalId: "crm-2" }, world.clock.now());
          await store.update(renamed);
          assert.deepStrictEqual(await find(), new Map([["crm-2", row.id]]), kind);
          await store.delete(renamed);
          assert.deepStrictEqual(await find(), new Map(), kind);
        });
      }
    },
  },
  {
    title: "stores an id in another system once per kind, when a resource is added and when it changes",
    async run(subject) {
      const world = await newWorld(subject);
      for (const kind of externalKinds) {
        const [first, second] = [make(kind, world, { externalId: "crm-1" }), make(kind, world)];
        await world.run(async (stores) => {
          await storeOf(kind, stores).insert(first);
          await storeOf(kind, stores).insert(second);
        });
        const added = make(kind, world, { externalId: "crm-1" });
        await rejectsLostRace(
          world.run((stores) => storeOf(kind, stores).insert(added)),
          kind,
        );
        const changed = nextVersion({ ...second, externalId: "crm-1" }, world.clock.now());
        await rejectsLostRace(
          world.run((stores) => storeOf(kind, stores).update(changed)),
          kind,
        );
        const stored = await world.read((stores) => storeOf(kind, stores).find(second.id));
        assert.deepStrictEqual(stored, second, kind);
        await world.run((stores) => storeOf(kind, stores).update(nextVersion({ ...first, metadata: PAIRS }, world.clock.now())));
      }
    },
  },
  {
    title: `lets one of ${RACERS} simultaneous resources with the same id in another system win`,
    async run(subject) {
      const world = await newWorld(subject);
      for (const kind of externalKinds) {
        const { won, lost } = await race(subject, RACERS, async ({ unitOfWork }) => {
          const row = make(kind, world, { externalId: "crm-1" });
          await unitOfWork.run(world.scope, async (stores) => {
            await requireFreeExternalId(stores, kind, row);
            await storeOf(kind, stores).insert(row);
          });
          return row;
        });
        const [winner] = won;
        assert.ok(won.length === 1 && winner, `${won.length} of kind ${kind} won`);
        for (const error of lost) {
          const { code, details } = error as { readonly code: string; readonly details: object };
          assert.deepStrictEqual({ code, details }, { code: "external_id_taken", details: { id: winner.id } }, kind);
        }
      }
    },
  },
  {
    title: "lists the resources with an id in another system, and those that have all of some pairs",
    async run(subject) {
      const world = await newWorld(subject);
      for (const kind of externalKinds) {
        const both = make(kind, world, { externalId: "crm-1", metadata: { ...PAIRS, department: "sales" } });
        const sales = make(kind, world, { externalId: "crm-2", metadata: { department: "sales", Department: "x" } });
        const none = make(kind, world);
        await world.run(async (stores) => {
          for (const row of [both, sales, none]) await storeOf(kind, stores).insert(row);
        });
        const expectations: readonly (readonly [ExternalFilter, readonly Known[]])[] = [
          [{ externalIds: ["crm-2"] }, [sales]],
          [{ externalIds: ["crm-1", "crm-2", "crm-3"] }, [both, sales]],
          [{ externalIds: ["CRM-1"] }, []],
          [{ metadata: { department: "sales" } }, [both, sales]],
          [{ metadata: { department: "Sales" } }, []],
          [{ metadata: { Department: "sales" } }, []],
          [{ metadata: PAIRS }, [both]],
          [{ metadata: { ...PAIRS, other: "" } }, []],
          [{ metadata: { constructor: UNICODE, department: "sales" } }, [both]],
          [{ externalIds: ["crm-2"], metadata: { "10": "" } }, []],
        ];
        for (const [filter, rows] of expectations) {
          const { items } = await world.read((stores) => storeOf(kind, stores).list(filter, page));
          assert.deepStrictEqual(
            items.map(({ id }) => id).sort(),
            rows.map(({ id }) => id).sort(),
            `${kind} ${JSON.stringify(filter)}`,
          );
        }
        assert.deepStrictEqual(await world.read((stores) => storeOf(kind, stores).find(both.id)), both, kind);
      }
    },
  },
]);
