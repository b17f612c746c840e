import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { nextVersion } from "../../../core/kernel/entity.js";
import type { SignInLink } from "../../../core/sessions/sign-in-link.js";
import { newSignInLink } from "../../../core/sessions/sign-in-link.js";
import { type User, userStatuses } from "../../../core/users/user.js";
import { aToken, aUser, newWorld, plus, type World } from "../fixtures.js";
import { grouped } from "../subject.js";
import { handlesOf, meanwhile, Signal } from "../support.js";

const LIFETIME = 15 * 60_000;

function aLink(world: World, { id }: Pick<User, "id">): SignInLink {
  const hash = createHash("sha256").update(world.ids.next("tok")).digest("hex");
  return newSignInLink(id, hash, world.clock.now());
}

async function insert(world: World, user: User): Promise<SignInLink> {
  const link = aLink(world, user);
  await world.run((stores) => stores.signInLinks.insert(link));
  return link;
}

async function newUserIn(world: World, changes?: Partial<User>): Promise<User> {
  const user = aUser(world, changes);
  await world.run((stores) => stores.users.insert(user));
  return user;
}

export const signInLinkCases = grouped({ area: "signInLinks" }, [
  {
    title: "finds the user of a sign-in link in any workspace, until the instant of its expiry",
    step: 5,
    async run(subject) {
      for (const world of [await newWorld(subject), await newWorld(subject)]) {
        const user = await newUserIn(world);
        const [link] = [await insert(world, user), await insert(world, world.owner)];
        const find = (ms: number) => subject.directory.findSignInLink(link.hash, plus(link.createdAt, ms));
        const expected = { workspaceId: world.scope.workspaceId, userId: user.id };
        assert.deepStrictEqual(await find(0), expected);
        assert.deepStrictEqual(await find(LIFETIME - 1), expected);
        assert.equal(await find(LIFETIME), null, "in the instant of its expiry");
        assert.equal(await subject.directory.findSignInLink(aLink(world, user).hash, link.createdAt), null);
        assert.equal(await subject.directory.findActor(link.hash, link.createdAt), null, "a link is not a token");
      }
    },
  },
  {
    title: "finds no sign-in link of an inactive user",
    step: 5,
    async run(subject) {
      const world = await newWorld(subject);
      const found: string[] = [];
      for (const status of userStatuses) {
        const user = await newUserIn(world, { status: "active" });
        const link = await insert(world, user);
        if (status !== "active")
          await world.run((stores) => stores.users.update(nextVersion({ ...user, status }, world.clock.now())));
        if (await subject.directory.findSignInLink(link.hash, world.clock.now())) found.push(status);
      }
      assert.deepEqual(found, ["active"]);
    },
  },
  {
    title: "gives a sign-in link to one of many simultaneous callers, and to none afterwards",
    step: 5,
    async run(subject) {
      const world = await newWorld(subject);
      const [kept, { hash }] = [await insert(world, world.owner), await insert(world, world.owner)];
      const handles = await handlesOf(subject);
      const taken = await Promise.all(
        [...handles, ...handles, ...handles].map(({ unitOfWork }) =>
          unitOfWork.run(world.scope, (stores) => stores.signInLinks.take(hash)),
        ),
      );
      assert.equal(taken.filter((one) => one).length, 1);
      assert.equal(await world.run((stores) => stores.signInLinks.take(hash)), false);
      assert.equal(await subject.directory.findSignInLink(hash, world.clock.now()), null);
      assert.ok(await subject.directory.findSignInLink(kept.hash, world.clock.now()));
    },
  },
  {
    title: "keeps a sign-in link if the work that took it rejects",
    step: 5,
    async run(subject) {
      const world = await newWorld(subject);
      const { hash } = await insert(world, world.owner);
      const failed = world.run(async (stores) => {
        assert.equal(await stores.signInLinks.take(hash), true);
        throw new Error("The work rejects.");
      });
      await assert.rejects(failed, { message: "The work rejects." });
      assert.ok(await subject.directory.findSignInLink(hash, world.clock.now()));
    },
  },
  {
    title: "counts a user's valid sign-in links, and removes expired ones with the next",
    async run(subject) {
      const world = await newWorld(subject);
      const other = await newUserIn(world);
      const count = ({ id }: User, ms = 0) => world.read((stores) => stores.signInLinks.count(id, plus(subject.clock.now(), ms)));
      await insert(world, world.owner);
      const othersOld = await insert(world, other);
      subject.clock.advance(1);
      const old = await insert(world, world.owner);
      assert.equal(await count(world.owner), 2);
      assert.equal(await count(other), 1);
      assert.equal(await count(world.owner, LIFETIME - 1), 1, "one of them has expired");
      subject.clock.advance(LIFETIME);
      const latest = await insert(world, world.owner);
      assert.equal(await count(world.owner, -1), 1, "what had expired is gone");
      assert.equal(await world.run((stores) => stores.signInLinks.take(old.hash)), false);
      assert.equal(await world.run((stores) => stores.signInLinks.take(othersOld.hash)), true, "of another user");
      assert.equal(await world.run((stores) => stores.signInLinks.take(latest.hash)), true);
    },
  },
  {
    title: "removes all of a user's sign-in links, and no others",
    step: 5,
    async run(subject) {
      const [world, stranger] = [await newWorld(subject), await newWorld(subject)];
      const other = await newUserIn(world);
      const mine = [await insert(world, world.owner), await insert(world, world.owner)];
      const others = await insert(world, other);
      const holds = async ({ hash }: SignInLink) => (await subject.directory.findSignInLink(hash, world.clock.now())) !== null;
      await stranger.run((stores) => stores.signInLinks.removeAll(world.owner.id));
      const failed = world.run(async (stores) => {
        await stores.signInLinks.removeAll(world.owner.id);
        throw new Error("The work rejects.");
      });
      await assert.rejects(failed, { message: "The work rejects." });
      assert.deepEqual(await Promise.all([...mine, others].map(holds)), [true, true, true]);
      await world.run((stores) => stores.signInLinks.removeAll(world.owner.id));
      assert.deepEqual(await Promise.all([...mine, others].map(holds)), [false, false, true]);
      assert.equal(await world.read((stores) => stores.signInLinks.count(world.owner.id, world.clock.now())), 0);
    },
  },
  {
    title: "shows work that removes a user's sign-in links the session that one of them began meanwhile",
    async run(subject) {
      const world = await newWorld(subject);
      const { hash } = await insert(world, world.owner);
      const session = aToken(world, world.owner, { kind: "session" });
      const [here, there] = await handlesOf(subject);
      const [taken, asked] = [new Signal(), new Signal()];
      const taking = here.unitOfWork.run(world.scope, async (stores) => {
        assert.equal(await stores.signInLinks.take(hash), true);
        taken.fire();
        await meanwhile(stores, asked.fired);
        await stores.tokens.insert(session);
      });
      await taken.fired;
      const page = { limit: 10, sort: "createdAt", descending: false, after: null } as const;
      const removing = there.unitOfWork.run(world.scope, async (stores) => {
        await stores.signInLinks.removeAll(world.owner.id);
        const { items } = await stores.tokens.list({ userId: world.owner.id, kinds: ["session"] }, page);
        asked.fire();
        return items;
      });
      await taking;
      assert.deepStrictEqual(await removing, [session]);
    },
  },
  {
    title: "isolates sign-in links of one workspace from another",
    step: 5,
    async run(subject) {
      const [world, stranger] = [await newWorld(subject), await newWorld(subject)];
      const { hash } = await insert(world, world.owner);
      assert.equal(await stranger.run((stores) => stores.signInLinks.take(hash)), false);
      assert.equal(await stranger.read((stores) => stores.signInLinks.count(world.owner.id, subject.clock.now())), 0);
      await assert.rejects(
        stranger.run((stores) => stores.signInLinks.insert(aLink(stranger, world.owner))),
        "a link of another workspace's user was accepted",
      );
      assert.ok(await subject.directory.findSignInLink(hash, subject.clock.now()));
    },
  },
  {
    title: "distinguishes sessions from API tokens, and lists either or both",
    async run(subject) {
      const world = await newWorld(subject);
      const made = [aToken(world, world.owner), aToken(world, world.owner, { kind: "session" })];
      await world.run(async ({ tokens }) => {
        for (const token of made) await tokens.insert(token);
      });
      const page = { limit: 10, sort: "createdAt", descending: false, after: null } as const;
      const list = async (kinds?: ("api" | "session")[]) =>
        (await world.read((stores) => stores.tokens.list({ userId: null, kinds }, page))).items;
      assert.deepStrictEqual(await list(), made);
      assert.deepStrictEqual(await list(["api", "session"]), made);
      assert.deepStrictEqual(await list(["api"]), made.slice(0, 1));
      assert.deepStrictEqual(await list(["session"]), made.slice(1));
    },
  },
]);
