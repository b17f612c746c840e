import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { nextVersion } from "../../../core/kernel/entity.js";
import { instant } from "../../../core/kernel/instant.js";
import { type User, userStatuses } from "../../../core/users/user.js";
import { aUser, newWorld, plus, type World } from "../fixtures.js";
import { grouped } from "../subject.js";
import { LAST_INSTANT } from "../unit-of-work/extremes.js";

const LIFETIME = 1_000;

function anInvited(world: World, changes: Partial<User> = {}): User & { readonly invitationHash: string } {
  const invitationHash = createHash("sha256").update(world.ids.next("tok")).digest("hex");
  const invitationExpiresAt = plus(world.clock.now(), LIFETIME);
  return { ...aUser(world, { status: "invited", invitationExpiresAt, ...changes }), invitationHash };
}

async function invite(world: World, changes?: Partial<User>) {
  const user = anInvited(world, changes);
  await world.run((stores) => stores.users.insert(user));
  return user;
}

export const invitationCases = grouped({ area: "directory" }, [
  {
    title: "returns the invitation of a user, or null",
    area: "users",
    async run(subject) {
      const world = await newWorld(subject);
      for (const invitationExpiresAt of [plus(world.clock.now(), 1), instant(0), LAST_INSTANT]) {
        const user = await invite(world, { invitationExpiresAt });
        assert.deepStrictEqual(await world.read((stores) => stores.users.find(user.id)), user);
        assert.deepStrictEqual(await world.read((stores) => stores.users.findByEmail(user.email)), user);
        const accepted = { ...user, status: "active", invitationHash: null, invitationExpiresAt: null } as const;
        const active = nextVersion<User>(accepted, world.clock.now());
        await world.run((stores) => stores.users.update(active));
        assert.deepStrictEqual(await world.read((stores) => stores.users.find(user.id)), active);
      }
    },
  },
  {
    title: "finds the user of an invitation token in any workspace, until the instant of its expiry",
    async run(subject) {
      const worlds = [await newWorld(subject), await newWorld(subject)];
      const now = subject.clock.now();
      for (const world of worlds) {
        const [user] = [await invite(world), await invite(world)];
        const expected = { workspaceId: world.scope.workspaceId, userId: user.id };
        const find = (ms: number) => subject.directory.findInvitation(user.invitationHash, plus(now, ms));
        assert.deepStrictEqual(await find(0), expected);
        assert.deepStrictEqual(await find(LIFETIME - 1), expected);
        assert.equal(await find(LIFETIME), null, "in the instant of its expiry");
        assert.equal(await find(LIFETIME + 1), null);
        assert.equal(await subject.directory.findInvitation(user.invitationHash.toUpperCase(), now), null);
      }
      assert.equal(await subject.directory.findInvitation(createHash("sha256").digest("hex"), now), null);
    },
  },
  {
    title: "finds no invitation of a user who is no longer invited",
    async run(subject) {
      const world = await newWorld(subject);
      const found: string[] = [];
      for (const status of userStatuses) {
        const user = await invite(world);
        if (status !== "invited")
          await world.run((stores) => stores.users.update(nextVersion({ ...user, status }, world.clock.now())));
        if (await subject.directory.findInvitation(user.invitationHash, world.clock.now())) found.push(status);
      }
      assert.deepEqual(found, ["invited"]);
    },
  },
  {
    title: "finds only the latest invitation of a user",
    async run(subject) {
      const world = await newWorld(subject);
      const user = await invite(world);
      const { invitationHash } = anInvited(world);
      await world.run((stores) => stores.users.update(nextVersion({ ...user, invitationHash }, world.clock.now())));
      const find = (hash: string) => subject.directory.findInvitation(hash, world.clock.now());
      assert.equal(await find(user.invitationHash), null);
      assert.deepStrictEqual(await find(invitationHash), { workspaceId: world.scope.workspaceId, userId: user.id });
    },
  },
]);
