import assert from "node:assert/strict";
import { nextVersion, type Versioned } from "../../core/kernel/entity.js";
import type { Page, PageRequest } from "../../core/kernel/page.js";
import type { TrackedKind } from "../../core/kernel/resources.js";
import type { Stores } from "../../core/ports/unit-of-work.js";
import { newWorld, plus, type World } from "./fixtures.js";
import type { GroupedCase } from "./subject.js";
import { type Area, type Step, stepOf } from "./steps.js";
import { rejectsLostRace, sameRows } from "./support.js";
import { deletionCaseOf } from "./unit-of-work/deletions.js";
import { follow } from "./unit-of-work/changes.js";
import { versionCasesOf } from "./unit-of-work/versions.js";

type Resource = Versioned & { readonly id: string };

interface ResourceStore<T> {
  find(id: never): Promise<T | null>;
  findMany(ids: never): Promise<readonly Listed[]>;
  list(filter: object, page: PageRequest<"createdAt">): Promise<Page<Listed>>;
  insert(resource: T): Promise<void>;
  update(resource: T): Promise<void>;
  delete(resource: T): Promise<void>;
}

/** What lists show of a resource. */
type Listed = Pick<Resource, "id">;

/** How one kind of resource is made, changed and stored. */
interface StoredResource<T extends Resource> {
  readonly kind: TrackedKind;
  /** The singular noun with its article, such as "a task". */
  readonly name: string;
  readonly area: Area;
  make(world: World): T;
  change(resource: T, text: string): T;
  store(stores: Stores): ResourceStore<T>;
  /** What lists show of it. Absent: everything. */
  summary?(resource: T): Listed;
}

const page = (changes: Partial<PageRequest<"createdAt">> = {}): PageRequest<"createdAt"> => ({
  limit: 200,
  sort: "createdAt",
  descending: false,
  after: null,
  ...changes,
});

/** What every store of a resource promises: versions, deletions, pages, isolation, and its changes in the feed. */
export function resourceCases<T extends Resource>(resource: StoredResource<T>): readonly GroupedCase[] {
  const { name, area, make, change, store } = resource;
  return [
    ...versionCasesOf({
      name,
      area,
      make,
      change,
      insert: (stores, row) => store(stores).insert(row),
      update: (stores, row) => store(stores).update(row),
      find: (stores, row: T) => store(stores).find(row.id as never),
    }),
    deletionCaseOf({ kind: resource.kind, area, make, store: (stores) => store(stores) }),
    pagingCase(resource),
    isolationCase(resource),
    readOnlyCase(resource),
    changesCase(resource),
  ];
}

function pagingCase<T extends Resource>({ name, area, make, store, summary = (row) => row }: StoredResource<T>): GroupedCase {
  return {
    title: `lists ${name} and others of its kind in pages, each once, in both directions`,
    area,
    async run(subject) {
      const world = await newWorld(subject);
      const rows: T[] = [];
      for (let index = 0; index < 3; index++) {
        subject.clock.advance(1_000);
        rows.push(make(world));
      }
      const existing = (await world.read((stores) => store(stores).list({}, page()))).items;
      await world.run(async (stores) => {
        for (const row of rows) await store(stores).insert(row);
      });
      for (const descending of [false, true]) {
        const found: Listed[] = [];
        let after: PageRequest["after"] = null;
        do {
          const request = page({ limit: 1, descending, after });
          const { items, next } = await world.read((stores) => store(stores).list({}, request));
          found.push(...items);
          after = next;
        } while (after !== null);
        const all = [...existing, ...rows.map(summary)];
        assert.deepStrictEqual(found, descending ? all.reverse() : all);
      }
    },
  };
}

function isolationCase<T extends Resource>({ name, area, make, change, store }: StoredResource<T>): GroupedCase {
  return {
    title: `neither shows nor changes ${name} of another workspace`,
    area,
    async run(subject) {
      const [here, there] = [await newWorld(subject), await newWorld(subject)];
      const row = make(there);
      await there.run((stores) => store(stores).insert(row));
      for (const mode of ["run", "read"] as const) {
        await here[mode](async (stores) => {
          assert.equal(await store(stores).find(row.id as never), null);
          assert.deepStrictEqual(await store(stores).findMany([row.id] as never), []);
          const { items } = await store(stores).list({}, page());
          assert(items.every(({ id }) => id !== row.id));
        });
      }
      const changed = nextVersion(change(row, "changed"), here.clock.now());
      await rejectsLostRace(
        here.run((stores) => store(stores).update(changed)),
        "a change",
      );
      await rejectsLostRace(
        here.run((stores) => store(stores).delete(row)),
        "a deletion",
      );
      assert.deepStrictEqual(await there.read((stores) => store(stores).find(row.id as never)), row);
    },
  };
}

function readOnlyCase<T extends Resource>({
  name,
  area,
  make,
  change,
  store,
  summary = (one) => one,
}: StoredResource<T>): GroupedCase {
  return {
    title: `refuses to store, change or delete ${name} in a read`,
    area,
    async run(subject) {
      const world = await newWorld(subject);
      const [row, other] = [make(world), make(world)];
      await world.run((stores) => store(stores).insert(row));
      const changed = nextVersion(change(row, "changed"), plus(world.clock.now(), 1));
      await assert.rejects(
        world.read((stores) => store(stores).insert(other)),
        "insert was accepted in a read",
      );
      await assert.rejects(
        world.read((stores) => store(stores).update(changed)),
        "update was accepted in a read",
      );
      await assert.rejects(
        world.read((stores) => store(stores).delete(row)),
        "delete was accepted in a read",
      );
      await world.read(async (stores) => {
        sameRows(await store(stores).findMany([row.id, other.id] as never), [summary(row)]);
      });
    },
  };
}

function changesCase<T extends Resource>({ kind, name, area, make, change, store }: StoredResource<T>): GroupedCase {
  return {
    title: `reports the creation, a change and the deletion of ${name} in the change feed`,
    area: "changes",
    step: Math.max(stepOf("changes"), stepOf(area)) as Step,
    async run(subject) {
      const world = await newWorld(subject);
      const start = (await follow(world)).at(-1)?.position ?? 0;
      const row = make(world);
      const changed = nextVersion(change(row, "changed"), plus(world.clock.now(), 1));
      await world.run((stores) => store(stores).insert(row));
      await world.run((stores) => store(stores).update(changed));
      await world.run((stores) => store(stores).delete(changed));
      const changes = await follow(world, start, [kind]);
      assert.deepStrictEqual(
        changes.map(({ action, id, version, model }) => ({ action, id, version, model })),
        [
          { action: "created", id: row.id, version: 1, model: row },
          { action: "updated", id: row.id, version: 2, model: changed },
          { action: "deleted", id: row.id, version: 3, model: null },
        ],
      );
    },
  };
}
