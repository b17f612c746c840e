import assert from "node:assert/strict";
import { emptyAddress } from "../../../core/billing/address.js";
import { type Change, changeTypes, type ChangeType } from "../../../core/changes/change.js";
import { nextVersion } from "../../../core/kernel/entity.js";
import { aClient, aProject, aRecordedEntry, aTask, aToken, aUser, HOUR, newWorld, plus, useOf, type World } from "../fixtures.js";
import { aDraft } from "../invoice-fixtures.js";
import { aWebhook } from "../outgoing/fixtures.js";
import { type GroupedCase, grouped } from "../subject.js";
import { race } from "../support.js";

type Feed = Pick<World, "run" | "read">;

/** All changes after the position, read like a client: in pages, assigning positions. */
export async function follow(world: Feed, after = 0, types: readonly ChangeType[] = changeTypes): Promise<readonly Change[]> {
  const found: Change[] = [];
  for (let position = after; ;) {
    const page = await world.read(({ changes }) => changes.page({ after: position, limit: 7, types }));
    found.push(...page.items);
    position = page.next;
    if (!page.hasMore && !page.waiting) return found;
    if (!page.hasMore) await world.run(({ changes }) => changes.sequence(5));
  }
}

const told = ({ type, action, id, version }: Change) => `${type} ${id} ${action} ${version}`;
const secret = new Set(["hash", "invitationHash", "invitationExpiresAt"]);

/** The fields of a stored model that a change contains. */
function shown(model: object, like: object | null): unknown {
  const wanted = Object.keys(like ?? {}).filter((key) => !secret.has(key));
  return Object.fromEntries(wanted.map((key) => [key, (model as Record<string, unknown>)[key]]));
}

interface Stored {
  readonly id: string;
  readonly version: number;
}

/** Creates one of each kind through its store. */
function everything(world: World) {
  const project = aProject(world, { clientId: world.client.id, rate: 9_007_199_254n });
  return {
    project,
    task: aTask(world, project, { rate: 4_200n }),
    client: aClient(world, { address: { ...emptyAddress, country: "DE" }, rate: 1n }),
    user: aUser(world, { rate: 7_500n }),
    token: aToken(world, world.owner, { expiresAt: plus(world.clock.now(), HOUR), scopes: ["read"] }),
    entry: aRecordedEntry(world, { tags: ["a"], rate: { amount: 6_000n, currency: world.workspace.currency, source: "client" } }),
    invoice: aDraft(world),
    webhook: aWebhook(world),
  };
}

const creation: GroupedCase = {
  title: "reports every creation, change and deletion of a resource in commit order, with the resource in that version",
  step: 3,
  async run(subject) {
    const world = await newWorld(subject);
    const made = everything(world);
    const begun = (await follow(world)).length;
    await world.run(async (stores) => {
      await stores.projects.insert(made.project);
      await stores.tasks.insert(made.task);
      await stores.clients.insert(made.client);
      await stores.users.insert(made.user);
      await stores.tokens.insert(made.token);
      await stores.timeEntries.insert(made.entry);
      await stores.invoices.insert(made.invoice);
      await stores.webhooks.insert(made.webhook);
    });
    subject.clock.advance(1_000);
    const now = subject.clock.now();
    const next = <T extends Stored>(one: T): T => nextVersion(one as never, now);
    await world.run((stores) => stores.projects.update({ ...next(made.project), name: "Renamed" }));
    await world.run((stores) => stores.workspace.update({ ...next(world.workspace), name: "Renamed" }));
    await world.run((stores) => stores.tokens.update({ ...next(made.token), revokedAt: now }));
    await world.run((stores) => stores.webhooks.update({ ...next(made.webhook), description: "Changed" }));
    await world.run((stores) => stores.webhooks.remove({ ...next(made.webhook), description: "Changed" }, now));
    await world.run((stores) => stores.timeEntries.delete(made.entry));
    await world.run((stores) => stores.invoices.delete(made.invoice));
    const changes = (await follow(world)).slice(begun);
    assert.deepStrictEqual(changes.slice(0, 8).map(told), [
      `project ${made.project.id} created 1`,
      `task ${made.task.id} created 1`,
      `client ${made.client.id} created 1`,
      `user ${made.user.id} created 1`,
      `token ${made.token.id} created 1`,
      `time_entry ${made.entry.id} created 1`,
      `invoice ${made.invoice.id} created 1`,
      `webhook ${made.webhook.id} created 1`,
    ]);
    const models = [made.project, made.task, made.client, made.user, made.token, made.entry, made.invoice, made.webhook];
    models.forEach((model, index) => {
      const { model: told = null, at } = changes[index] ?? {};
      assert.deepStrictEqual(shown(told ?? {}, model), shown(model, model));
      for (const key of ["hash", "deletedAt"]) assert.equal((told as Record<string, unknown> | null)?.[key] ?? null, null, key);
      assert.equal(at, model.updatedAt);
    });
    assert.deepStrictEqual(
      changes.slice(8).map((change) => `${told(change)} ${change.model === null ? "gone" : "there"} ${change.at === now}`),
      [
        `project ${made.project.id} updated 2 there true`,
        `workspace ${world.workspace.id} updated 2 there true`,
        `token ${made.token.id} deleted 2 gone true`,
        `webhook ${made.webhook.id} updated 2 there true`,
        `webhook ${made.webhook.id} deleted 3 gone true`,
        `time_entry ${made.entry.id} deleted 2 gone true`,
        `invoice ${made.invoice.id} deleted 2 gone true`,
      ],
    );
    assert.equal((changes[8]?.model as { name?: string } | undefined)?.name, "Renamed");
    assert.deepStrictEqual(
      (await follow(world)).map(({ position }) => position),
      Array.from({ length: begun + 15 }, (_, index) => index + 1),
    );
  },
};

const bulk: GroupedCase = {
  title: "reports each of many entries that are billed, released and rated together",
  step: 3,
  async run(subject) {
    const world = await newWorld(subject);
    const entries = Array.from({ length: 12 }, () => aRecordedEntry(world));
    const invoice = aDraft(world);
    const rate = { amount: 5n, currency: world.workspace.currency, source: "project" } as const;
    const ids = entries.map(({ id }) => id);
    const now = subject.clock.now();
    await world.run(async (stores) => {
      for (const entry of entries) await stores.timeEntries.insert(entry);
      await stores.invoices.insert(invoice);
    });
    await world.run((stores) => stores.timeEntries.claim(invoice.id, ids, now));
    await world.run((stores) => stores.timeEntries.release(invoice.id, null, now));
    const rates = ids.map((id) => ({ id, rate }));
    await world.run((stores) => stores.timeEntries.saveRates(rates, now));
    const changes = await follow(world, 0, ["time_entry"]);
    for (const id of ids) {
      const own = changes.filter((change) => change.id === id);
      assert.deepStrictEqual(
        own.map(({ action, version }) => [action, version]),
        [
          ["created", 1],
          ["updated", 2],
          ["updated", 3],
          ["updated", 4],
        ],
      );
      const [, claimed, released, rated] = own.map(({ model }) => model as { invoiceId: string | null; rate: unknown });
      assert.deepStrictEqual([claimed?.invoiceId, released?.invoiceId, rated?.rate], [invoice.id, null, rate]);
    }
  },
};

const nothing: GroupedCase = {
  title: "reports nothing that was rolled back, keeps its version, or belongs to other workspaces",
  step: 5,
  async run(subject) {
    const [world, other] = [await newWorld(subject), await newWorld(subject)];
    const token = aToken(world, world.owner);
    await world.run((stores) => stores.tokens.insert(token));
    const before = (await follow(world)).map(told);
    const broken = world.run(async (stores) => {
      await stores.clients.insert(aClient(world));
      throw new Error("rolled back");
    });
    await assert.rejects(broken, /rolled back/);
    await subject.directory.recordTokenUse([useOf(world, token, subject.clock.now())]);
    const client = aClient(other);
    await other.run((stores) => stores.clients.insert(client));
    assert.deepStrictEqual((await follow(world)).map(told), before);
    assert.ok(before.includes(`workspace ${world.workspace.id} created 1`));
    assert.equal((await follow(other)).at(-1)?.id, client.id);
    assert.ok((await follow(other)).every(({ id }) => id !== world.workspace.id && id !== token.id));
  },
};

const pages: GroupedCase = {
  title: "reads changes of the requested types in pages, and always returns a cursor to continue with",
  async run(subject) {
    const world = await newWorld(subject);
    const clients = Array.from({ length: 5 }, () => aClient(world));
    const users = Array.from({ length: 5 }, () => aUser(world));
    for (let index = 0; index < 5; index++) {
      await world.run(async (stores) => {
        await stores.clients.insert(clients[index] ?? aClient(world));
        await stores.users.insert(users[index] ?? aUser(world));
      });
    }
    await follow(world);
    const page = (after: number | null, limit: number, types: readonly ChangeType[]) =>
      world.read((stores) => stores.changes.page({ after, limit, types }));
    const begun = 5;
    const end = begun + 10;
    const first = await page(null, 3, ["user"]);
    assert.deepStrictEqual(
      [first.items.map(({ id }) => id), first.hasMore],
      [[world.owner.id, users[0]?.id, users[1]?.id], true],
    );
    assert.equal(first.next, first.items.at(-1)?.position);
    const rest = await page(first.next, 3, ["user"]);
    assert.deepStrictEqual(
      [rest.items.map(({ id }) => id), rest.hasMore, rest.next],
      [users.slice(2).map(({ id }) => id), false, end],
    );
    assert.deepStrictEqual(await page(end, 3, changeTypes), { items: [], next: end, hasMore: false, purged: 0, waiting: false });
    assert.deepStrictEqual((await page(0, 200, [])).items, []);
    assert.deepStrictEqual((await page(0, 200, [])).next, end);
    assert.equal(await world.read((stores) => stores.changes.end()), end);
  },
};

const writers: GroupedCase = {
  title: "omits no change that was committed while others were read, and assigns no position twice",
  async run(subject) {
    const world = await newWorld(subject);
    const projects = Array.from({ length: 4 }, () => aProject(world));
    await world.run(async (stores) => {
      for (const project of projects) await stores.projects.insert(project);
    });
    let writing = true;
    const seen: Change[] = [];
    const following = (async () => {
      while (writing) {
        seen.push(...(await follow(world, seen.at(-1)?.position ?? 0)));
        await new Promise((resolve) => setTimeout(resolve, 1));
      }
    })();
    const { won } = await race(subject, 24, async ({ unitOfWork }, index) => {
      for (let turn = 0; turn < 4; turn++) {
        await unitOfWork.run(world.scope, async (stores) => {
          await stores.clients.insert(aClient(world, { name: `${index}.${turn}` }));
          const project = await stores.projects.find(projects[index % 4]?.id ?? world.project.id);
          if (project) await stores.projects.update(nextVersion(project, subject.clock.now()));
        });
      }
    });
    writing = false;
    await following;
    seen.push(...(await follow(world, seen.at(-1)?.position ?? 0)));
    assert.equal(won.length, 24);
    assert.deepStrictEqual(
      seen.map(({ position }) => position),
      seen.map((_, index) => index + 1),
    );
    assert.equal(new Set(seen.filter(({ type }) => type === "client").map(({ id }) => id)).size, 24 * 4 + 1);
    for (const project of projects) {
      const versions = seen.filter(({ id }) => id === project.id).map(({ version }) => version);
      assert.deepStrictEqual(
        versions,
        Array.from({ length: 25 }, (_, index) => index + 1),
      );
    }
  },
};

const purge: GroupedCase = {
  title: "removes changes that are too old, read or not, and reports up to which position",
  step: 5,
  async run(subject) {
    const [world, unread] = [await newWorld(subject), await newWorld(subject)];
    const old = (await follow(world)).length;
    subject.clock.advance(10_000);
    const border = subject.clock.now();
    const client = aClient(world);
    await world.run((stores) => stores.clients.insert(client));
    assert.equal(await subject.housekeeping.purgeChanges(border, 3), 3);
    // A large step, since other cases have left changes in the store.
    while ((await subject.housekeeping.purgeChanges(border, 1_000)) > 0);
    const page = await world.read((stores) => stores.changes.page({ after: null, limit: 50, types: changeTypes }));
    assert.equal(page.purged, old);
    assert.deepStrictEqual(
      (await follow(world)).map(({ id, position }) => [id, position]),
      [[client.id, old + 1]],
    );
    const empty = await unread.read((stores) => stores.changes.page({ after: null, limit: 50, types: changeTypes }));
    assert.deepStrictEqual(empty, { items: [], next: 5, hasMore: false, purged: 5, waiting: false });
    const later = aClient(unread);
    await unread.run((stores) => stores.clients.insert(later));
    assert.deepStrictEqual(
      (await follow(unread, 5)).map(({ id, position }) => [id, position]),
      [[later.id, 6]],
    );
  },
};

export const changeCases = grouped({ area: "changes" }, [creation, bulk, nothing, pages, writers, purge]);
