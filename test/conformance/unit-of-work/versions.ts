import assert from "node:assert/strict";
import { nextVersion, type Versioned } from "../../../core/kernel/entity.js";
import type { Stores } from "../../../core/ports/unit-of-work.js";
import { aRecordedEntry, aToken, aUser, newWorld, plus, type World } from "../fixtures.js";
import { aDraft } from "../invoice-fixtures.js";
import { aMessage, aSecret, aWebhook } from "../outgoing/fixtures.js";
import { type GroupedCase, grouped } from "../subject.js";
import type { Area } from "../steps.js";
import { rejectsLostRace } from "../support.js";

/** One kind of aggregate: how to store, change, update and find one. */
interface Kind<T extends Versioned> {
  readonly name: string;
  readonly area: Area;
  make(world: World): T;
  insert(stores: Stores, row: T): Promise<void>;
  change(row: T, text: string): T;
  update(stores: Stores, row: T): Promise<void>;
  find(stores: Stores, row: T): Promise<T | null>;
}

export function versionCasesOf<T extends Versioned>(kind: Kind<T>): readonly GroupedCase[] {
  const stored = async (world: World): Promise<T> => {
    const row = kind.make(world);
    await world.run((stores) => kind.insert(stores, row));
    return row;
  };
  return [
    {
      title: `stores the next version of ${kind.name}`,
      area: kind.area,
      async run(subject) {
        const world = await newWorld(subject);
        const row = await stored(world);
        const second = nextVersion(kind.change(row, "second"), plus(world.clock.now(), 1));
        const third = nextVersion(kind.change(second, "third"), plus(world.clock.now(), 2));
        await world.run(async (stores) => {
          await kind.update(stores, second);
          await kind.update(stores, third);
        });
        assert.deepStrictEqual(await world.read((stores) => kind.find(stores, row)), third);
      },
    },
    {
      title: `rejects a stale change to ${kind.name}`,
      area: kind.area,
      async run(subject) {
        const world = await newWorld(subject);
        const row = await stored(world);
        const first = nextVersion(kind.change(row, "first"), world.clock.now());
        await world.run((stores) => kind.update(stores, first));
        const stale = nextVersion(kind.change(row, "stale"), world.clock.now());
        const hasty = { ...kind.change(first, "hasty"), version: 4 };
        const unchanged = { ...kind.change(first, "unchanged"), version: 2 };
        for (const late of [stale, hasty, unchanged]) {
          await rejectsLostRace(
            world.run((stores) => kind.update(stores, late)),
            `version ${late.version} upon version 2`,
          );
        }
        assert.deepStrictEqual(await world.read((stores) => kind.find(stores, row)), first);
      },
    },
    {
      title: `rejects a change to ${kind.name} that was never stored`,
      area: kind.area,
      async run(subject) {
        const world = await newWorld(subject);
        const row = nextVersion(kind.make(world), world.clock.now());
        await rejectsLostRace(
          world.run((stores) => kind.update(stores, row)),
          "a change to nothing",
        );
        assert.equal(await world.read((stores) => kind.find(stores, row)), null);
      },
    },
  ];
}

const workspaceCase: GroupedCase = {
  title: "rejects a stale change to a workspace",
  async run(subject) {
    const world = await newWorld(subject);
    const next = nextVersion({ ...world.workspace, name: "First" }, world.clock.now());
    await world.run((stores) => stores.workspace.update(next));
    for (const version of [2, 4]) {
      await rejectsLostRace(
        world.run((stores) => stores.workspace.update({ ...next, name: "Late", version })),
        `version ${version} upon version 2`,
      );
    }
    assert.deepStrictEqual(await world.read((stores) => stores.workspace.get()), next);
  },
};

const deletionCase: GroupedCase = {
  title: "deletes a time entry only in the version that was read",
  area: "timeEntries",
  async run(subject) {
    const world = await newWorld(subject);
    const entry = aRecordedEntry(world);
    const changed = nextVersion({ ...entry, notes: "Changed" }, world.clock.now());
    await world.run(async (stores) => {
      await stores.timeEntries.insert(entry);
      await stores.timeEntries.update(changed);
    });
    const remove = (row: typeof entry) => world.run((stores) => stores.timeEntries.delete(row));
    await rejectsLostRace(remove(entry), "a stale deletion");
    assert.deepStrictEqual(await world.read((stores) => stores.timeEntries.find(entry.id)), changed);
    await remove(changed);
    assert.equal(await world.read((stores) => stores.timeEntries.find(entry.id)), null);
    await rejectsLostRace(remove(changed), "a second deletion");
    await rejectsLostRace(
      world.run((stores) => stores.timeEntries.update(nextVersion(changed, world.clock.now()))),
      "a change to a deleted entry",
    );
  },
};

export const versionCases = grouped({ area: "workspace" }, [
  workspaceCase,
  ...versionCasesOf({
    name: "a user",
    area: "users",
    make: (world) => aUser(world),
    insert: (stores, row) => stores.users.insert(row),
    change: (row, name) => ({ ...row, name }),
    update: (stores, row) => stores.users.update(row),
    find: (stores, row) => stores.users.find(row.id),
  }),
  ...versionCasesOf({
    name: "a token",
    area: "tokens",
    make: (world) => aToken(world, world.owner),
    insert: (stores, row) => stores.tokens.insert(row),
    change: (row, name) => ({ ...row, name }),
    update: (stores, row) => stores.tokens.update(row),
    find: (stores, row) => stores.tokens.find(row.id),
  }),
  ...versionCasesOf({
    name: "a time entry",
    area: "timeEntries",
    make: (world) => aRecordedEntry(world, { tags: ["a"] }),
    insert: (stores, row) => stores.timeEntries.insert(row),
    change: (row, notes) => ({ ...row, notes, tags: [notes] }),
    update: (stores, row) => stores.timeEntries.update(row),
    find: async (stores, row) => (await stores.timeEntries.find(row.id)) as typeof row | null,
  }),
  ...versionCasesOf({
    name: "an invoice",
    area: "invoices",
    make: (world) => aDraft(world),
    insert: (stores, row) => stores.invoices.insert(row),
    change: (row, notes) => ({ ...row, notes }),
    update: (stores, row) => stores.invoices.update(row),
    find: async (stores, row) => (await stores.invoices.find(row.id)) as typeof row | null,
  }),
  ...versionCasesOf({
    name: "a webhook subscription",
    area: "webhooks",
    make: (world) => aWebhook(world),
    insert: (stores, row) => stores.webhooks.insert(row),
    change: (row, description) => ({
      ...row,
      description,
      url: `https://${description}.example`,
      events: ["invoice.paid"] as const,
    }),
    update: (stores, row) => stores.webhooks.update(row),
    find: (stores, row) => stores.webhooks.find(row.id),
  }),
  ...versionCasesOf({
    name: "the webhook secret",
    area: "webhookSecret",
    make: (world) => aSecret(world),
    insert: (stores, row) => stores.webhookSecret.insert(row),
    change: (row, current) => ({ ...row, current, replaced: [{ secret: row.current, at: row.updatedAt }] }),
    update: (stores, row) => stores.webhookSecret.update(row),
    find: (stores) => stores.webhookSecret.find(),
  }),
  ...versionCasesOf({
    name: "a message",
    area: "messages",
    make: (world) => aMessage(world),
    insert: (stores, row) => stores.messages.insert(row),
    change: (row, error) => ({ ...row, error, secret: error }),
    update: (stores, row) => stores.messages.update(row),
    find: (stores, row) => stores.messages.find(row.id),
  }),
  deletionCase,
]);
