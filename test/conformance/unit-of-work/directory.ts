import type { WorkspaceId } from "../../../core/kernel/ids.js";
import assert from "node:assert/strict";
import { nextVersion } from "../../../core/kernel/entity.js";
import type { Membership } from "../../../core/ports/directory.js";
import type { UserStatus } from "../../../core/users/user.js";
import { aToken, aUser, newWorld, plus, useOf } from "../fixtures.js";
import { grouped } from "../subject.js";
import { race } from "../support.js";

export const directoryCases = grouped({ area: "directory" }, [
  {
    title: "finds the actor of a token",
    async run(subject) {
      const world = await newWorld(subject);
      const user = aUser(world, { role: "accountant" });
      const plain = aToken(world, user);
      const narrow = aToken(world, user, { scopes: ["read", "invoices:write"], expiresAt: plus(world.clock.now(), 1) });
      await world.run(async (stores) => {
        await stores.users.insert(user);
        await stores.tokens.insert(plain);
        await stores.tokens.insert(narrow);
      });
      const actor = { workspaceId: world.scope.workspaceId, userId: user.id, role: "accountant" } as const;
      const find = (hash: string) => subject.directory.findActor(hash, world.clock.now());
      assert.deepStrictEqual(await find(plain.hash), { ...actor, scopes: null, tokenId: plain.id });
      assert.deepStrictEqual(await find(narrow.hash), { ...actor, scopes: ["read", "invoices:write"], tokenId: narrow.id });
    },
  },
  {
    title: "finds no actor for an unknown, expired or revoked token",
    async run(subject) {
      const world = await newWorld(subject);
      const now = world.clock.now();
      const expired = aToken(world, world.owner, { expiresAt: now });
      const revoked = aToken(world, world.owner, { revokedAt: now });
      const later = aToken(world, world.owner, { expiresAt: plus(now, 10) });
      await world.run(async (stores) => {
        for (const token of [expired, revoked, later]) await stores.tokens.insert(token);
      });
      assert.equal(await subject.directory.findActor(aToken(world, world.owner).hash, now), null);
      assert.equal(await subject.directory.findActor(expired.hash, now), null, "expired");
      assert.notEqual(
        await subject.directory.findActor(expired.hash, plus(now, -1)),
        null,
        "checked at another instant than requested",
      );
      assert.equal(await subject.directory.findActor(revoked.hash, now), null, "revoked");
      assert.notEqual(await subject.directory.findActor(later.hash, plus(now, 9)), null);
      assert.equal(await subject.directory.findActor(later.hash, plus(now, 10)), null, "in the instant of its expiry");
      const updated = nextVersion({ ...later, revokedAt: now }, now);
      await world.run((stores) => stores.tokens.update(updated));
      assert.equal(await subject.directory.findActor(later.hash, now), null, "revoked later");
    },
  },
  {
    title: "finds no actor for the token of an inactive user",
    async run(subject) {
      const world = await newWorld(subject);
      const statuses: readonly UserStatus[] = ["invited", "deactivated", "active"];
      const found: UserStatus[] = [];
      for (const status of statuses) {
        const user = aUser(world, { status });
        const token = aToken(world, user);
        await world.run(async (stores) => {
          await stores.users.insert(user);
          await stores.tokens.insert(token);
        });
        if ((await subject.directory.findActor(token.hash, world.clock.now())) !== null) found.push(status);
      }
      assert.deepEqual(found, ["active"]);
    },
  },
  {
    title: "returns the actor with the user's current role",
    async run(subject) {
      const world = await newWorld(subject);
      const user = aUser(world, { role: "admin" });
      const token = aToken(world, user);
      await world.run(async (stores) => {
        await stores.users.insert(user);
        await stores.tokens.insert(token);
        await stores.users.update(nextVersion({ ...user, role: "member" as const }, world.clock.now()));
      });
      assert.equal((await subject.directory.findActor(token.hash, world.clock.now()))?.role, "member");
    },
  },
  {
    title: "finds all users with an email address in all workspaces, ignoring case",
    async run(subject) {
      const worlds = [await newWorld(subject), await newWorld(subject), await newWorld(subject)];
      const email = `Ada.${subject.ids.next("usr")}@Example.com`;
      const expected: Membership[] = [];
      for (const [index, world] of worlds.slice(0, 2).entries()) {
        const user = aUser(world, {
          email: index === 0 ? email.toLowerCase() : email,
          role: index === 0 ? "owner" : "member",
          status: index === 0 ? "invited" : "deactivated",
        });
        await world.run((stores) => stores.users.insert(user));
        const { id: workspaceId, name: workspaceName } = world.workspace;
        expected.push({ workspaceId, workspaceName, userId: user.id, role: user.role, status: user.status });
      }
      const byWorkspace = (a: Membership, b: Membership) => (a.workspaceId < b.workspaceId ? -1 : 1);
      for (const spelling of [email, email.toUpperCase(), email.toLowerCase()]) {
        const found = [...(await subject.directory.findMemberships(spelling))].sort(byWorkspace);
        assert.deepStrictEqual(found, expected.sort(byWorkspace));
      }
      assert.deepStrictEqual(await subject.directory.findMemberships(`nobody.${email}`), []);
    },
  },
  {
    title: "lists all workspaces by id, in pages",
    async run(subject) {
      const worlds = [await newWorld(subject), await newWorld(subject), await newWorld(subject)];
      const expected = worlds.map(({ workspace }) => workspace.id).sort();
      const seen: WorkspaceId[] = [];
      for (let more = true; more;) {
        const page = await subject.directory.workspaces({ after: seen.at(-1) ?? null, limit: 2 });
        assert.ok(page.length <= 2);
        seen.push(...page);
        more = page.length > 0;
      }
      assert.deepEqual([...new Set(seen)].sort(), seen);
      assert.deepEqual(
        seen.filter((id) => expected.includes(id)),
        expected,
      );
    },
  },
  {
    title: "lists the workspaces with a limit for timers, in pages",
    async run(subject) {
      const worlds = [await newWorld(subject), await newWorld(subject), await newWorld(subject)] as const;
      for (const { workspace, run, clock } of worlds.slice(1))
        await run((stores) => stores.workspace.update(nextVersion({ ...workspace, timerLimitHours: 8 }, clock.now())));
      const own = worlds.map(({ workspace }) => workspace.id);
      const found: WorkspaceId[] = [];
      for (let more = true; more;) {
        const page = await subject.directory.workspaces({ after: found.at(-1) ?? null, limit: 1, limitsTimers: true });
        assert.ok(page.length <= 1);
        found.push(...page);
        more = page.length > 0;
      }
      assert.deepEqual(
        found.filter((id) => own.includes(id)),
        own.slice(1).sort(),
      );
    },
  },
  {
    title: "is not empty once a workspace exists",
    async run(subject) {
      await newWorld(subject);
      assert.equal(await subject.directory.isEmpty(), false);
    },
  },
  {
    title: "records when tokens were last used, never backwards",
    async run(subject) {
      const [world, other] = [await newWorld(subject), await newWorld(subject)];
      const [token, unused] = [aToken(world, world.owner), aToken(world, world.owner)];
      const elsewhere = aToken(other, other.owner);
      await world.run(async (stores) => {
        await stores.tokens.insert(token);
        await stores.tokens.insert(unused);
      });
      await other.run((stores) => stores.tokens.insert(elsewhere));
      const at = world.clock.now();
      const lastUsed = async () => (await world.read((stores) => stores.tokens.find(token.id)))?.lastUsedAt;
      const unknown = aToken(world, world.owner);
      const uses = [useOf(world, token, at), useOf(other, elsewhere, plus(at, 5)), useOf(world, unknown, at)];
      await subject.directory.recordTokenUse([...uses, useOf(other, unused, at)]);
      assert.equal(await lastUsed(), at);
      assert.equal((await other.read((stores) => stores.tokens.find(elsewhere.id)))?.lastUsedAt, plus(at, 5));
      await subject.directory.recordTokenUse([useOf(world, token, plus(at, -60_000))]);
      assert.equal(await lastUsed(), at, "moved backwards");
      await subject.directory.recordTokenUse([useOf(world, token, plus(at, 1))]);
      assert.equal(await lastUsed(), plus(at, 1));
      await subject.directory.recordTokenUse([]);
      assert.deepStrictEqual(await world.read((stores) => stores.tokens.find(unused.id)), unused);
    },
  },
  {
    title: "keeps the latest of simultaneous uses of a token",
    async run(subject) {
      const world = await newWorld(subject);
      const token = aToken(world, world.owner);
      await world.run((stores) => stores.tokens.insert(token));
      const at = world.clock.now();
      const { lost } = await race(subject, 10, ({ directory }, index) =>
        directory.recordTokenUse([useOf(world, token, plus(at, (index * 7) % 10))]),
      );
      assert.deepEqual(lost, []);
      assert.equal((await world.read((stores) => stores.tokens.find(token.id)))?.lastUsedAt, plus(at, 9));
    },
  },
  {
    title: "does not make a change to a token stale by its use",
    async run(subject) {
      const world = await newWorld(subject);
      const token = aToken(world, world.owner);
      await world.run((stores) => stores.tokens.insert(token));
      await subject.directory.recordTokenUse([useOf(world, token, world.clock.now())]);
      const used = await world.read((stores) => stores.tokens.find(token.id));
      assert.deepStrictEqual(used, { ...token, lastUsedAt: world.clock.now() });
      await world.run((stores) =>
        stores.tokens.update(nextVersion({ ...token, revokedAt: world.clock.now() }, world.clock.now())),
      );
    },
  },
]);
