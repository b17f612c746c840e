import assert from "node:assert/strict";
import { type Actor, authorOf, type SystemActor, type UserActor } from "../../../core/access/actor.js";
import { nextVersion } from "../../../core/kernel/entity.js";
import type { Token } from "../../../core/tokens/token.js";
import type { User } from "../../../core/users/user.js";
import { aClient, anEvent, aToken, aUser, newWorld, plus, type World } from "../fixtures.js";
import { grouped, type Subject } from "../subject.js";
import { handlesOf, rejectsWith } from "../support.js";

interface Session {
  readonly world: World;
  readonly user: User;
  readonly token: Token;
  readonly actor: UserActor;
}

async function newSession(subject: Subject, tokenChanges: Partial<Token> = {}): Promise<Session> {
  const world = await newWorld(subject);
  const user = aUser(world, { role: "admin" });
  const token = aToken(world, user, tokenChanges);
  await world.run(async (stores) => {
    await stores.users.insert(user);
    await stores.tokens.insert(token);
  });
  const actor = { workspaceId: world.scope.workspaceId, userId: user.id, role: user.role, scopes: null, tokenId: token.id };
  return { world, user, token, actor };
}

/** Both run and read reject on every handle. The work may have started, but no store returns data and nothing is written. */
async function isRefused(subject: Subject, world: World, actor: Actor): Promise<void> {
  const client = aClient(world);
  let answered = false;
  for (const { unitOfWork } of await handlesOf(subject)) {
    const writing = unitOfWork.run(actor, async (stores) => {
      await stores.clients.insert(client);
      await stores.clients.find(client.id);
      answered = true;
    });
    await rejectsWith(writing, "unauthenticated", "invalid_token");
    const reading = unitOfWork.read(actor, async (stores) => {
      await stores.workspace.get();
      answered = true;
    });
    await rejectsWith(reading, "unauthenticated", "invalid_token");
  }
  assert.equal(answered, false, "a store answered");
  assert.equal(await world.read((stores) => stores.clients.find(client.id)), null);
}

async function isTaken(subject: Subject, world: World, actor: Actor): Promise<void> {
  for (const { unitOfWork } of await handlesOf(subject)) {
    const client = aClient(world);
    await unitOfWork.run(actor, (stores) => stores.clients.insert(client));
    assert.deepStrictEqual(await unitOfWork.read(actor, (stores) => stores.clients.find(client.id)), client);
  }
}

export const credentialCases = grouped({ area: "tokens" }, [
  {
    title: "accepts a valid credential, in run and read",
    async run(subject) {
      const { world, actor } = await newSession(subject);
      await isTaken(subject, world, actor);
    },
  },
  {
    title: "accepts automatic work without a token, in its workspace only",
    async run(subject) {
      const [world, elsewhere] = [await newWorld(subject), await newWorld(subject)];
      const actor: SystemActor = { workspaceId: world.scope.workspaceId, system: "imports" };
      await isTaken(subject, world, actor);
      const theirs = aClient(elsewhere);
      await elsewhere.run((stores) => stores.clients.insert(theirs));
      for (const kind of ["run", "read"] as const) {
        const found = await subject.unitOfWork[kind](actor, async ({ clients, users }) => [
          await clients.find(theirs.id),
          await users.find(elsewhere.owner.id),
        ]);
        assert.deepStrictEqual(found, [null, null]);
      }
    },
  },
  {
    title: "returns the author of each event: a user, automatic work, or nobody",
    async run(subject) {
      const { world, user } = await newSession(subject);
      const system: SystemActor = { workspaceId: world.scope.workspaceId, system: "reminders" };
      const authors = [user.id, authorOf(system), null];
      const events = authors.map((author) => anEvent(world, { author }));
      for (const event of events) await world.run((stores) => stores.events.record(event));
      assert.deepStrictEqual(await world.read((stores) => stores.events.list(9)), events);
    },
  },
  {
    title: "rejects a revoked token, in run and read",
    async run(subject) {
      const { world, token, actor } = await newSession(subject);
      const now = world.clock.now();
      await world.run((stores) => stores.tokens.update(nextVersion({ ...token, revokedAt: now }, now)));
      await isRefused(subject, world, actor);
    },
  },
  {
    title: "rejects a token from the instant of its expiry, in run and read",
    async run(subject) {
      const { world, actor } = await newSession(subject, { expiresAt: plus(subject.clock.now(), 3_600_000) });
      await isTaken(subject, world, actor);
      subject.clock.advance(3_600_000);
      await isRefused(subject, world, actor);
    },
  },
  {
    title: "rejects the token of an inactive user, in run and read",
    async run(subject) {
      const { world, user, actor } = await newSession(subject);
      const gone = nextVersion({ ...user, status: "deactivated" as const }, world.clock.now());
      await world.run((stores) => stores.users.update(gone));
      await isRefused(subject, world, actor);
      const back = nextVersion({ ...gone, status: "active" as const }, world.clock.now());
      await world.run((stores) => stores.users.update(back));
      await isTaken(subject, world, actor);
    },
  },
  {
    title: "rejects a role that the user no longer has, in run and read",
    async run(subject) {
      const { world, user, actor } = await newSession(subject);
      await world.run((stores) => stores.users.update(nextVersion({ ...user, role: "member" as const }, world.clock.now())));
      await isRefused(subject, world, actor);
      await isTaken(subject, world, { ...actor, role: "member" });
    },
  },
  {
    title: "rejects a token that does not exist, or belongs to another user or workspace",
    async run(subject) {
      const { world, actor } = await newSession(subject);
      const other = await newSession(subject);
      await isRefused(subject, world, { ...actor, tokenId: subject.ids.next("tok") });
      await isRefused(subject, world, { ...actor, userId: world.owner.id, role: "owner" });
      await isRefused(subject, world, { ...actor, userId: other.user.id, tokenId: other.token.id });
      await isRefused(subject, world, { ...other.actor, workspaceId: actor.workspaceId });
    },
  },
  {
    title: "rejects a stale credential even if the work uses no store",
    async run(subject) {
      const { world, token, actor } = await newSession(subject);
      const now = world.clock.now();
      await world.run((stores) => stores.tokens.update(nextVersion({ ...token, revokedAt: now }, now)));
      for (const { unitOfWork } of await handlesOf(subject)) {
        for (const kind of ["run", "read"] as const) {
          await rejectsWith(
            unitOfWork[kind](actor, async () => kind),
            "unauthenticated",
            "invalid_token",
          );
        }
      }
    },
  },
  {
    title: "commits nothing for a stale credential, even if the work only records an event or ignores the error",
    async run(subject) {
      const { world, token, actor } = await newSession(subject);
      const now = world.clock.now();
      await world.run((stores) => stores.tokens.update(nextVersion({ ...token, revokedAt: now }, now)));
      const event = anEvent(world);
      const client = aClient(world);
      for (const { unitOfWork } of await handlesOf(subject)) {
        const recording = unitOfWork.run(actor, (stores) => stores.events.record(event));
        await rejectsWith(recording, "unauthenticated", "invalid_token");
        const swallowing = unitOfWork.run(actor, async (stores) => {
          await stores.workspace.get().catch(() => undefined);
          await stores.clients.insert(client);
        });
        await rejectsWith(swallowing, "unauthenticated", "invalid_token");
      }
      assert.equal(await world.read((stores) => stores.clients.find(client.id)), null);
      assert.deepStrictEqual(await world.read((stores) => stores.events.list(10)), []);
    },
  },
  {
    title: "checks neither an actor without a token nor the operator",
    async run(subject) {
      const { world, actor } = await newSession(subject);
      await isTaken(subject, world, { ...actor, role: "owner", tokenId: null });
      const client = aClient(world);
      await world.run((stores) => stores.clients.insert(client));
      assert.deepStrictEqual(await world.read((stores) => stores.clients.find(client.id)), client);
    },
  },
  {
    title: "checks the credential at the start of the transaction, so that work may revoke its own",
    async run(subject) {
      const { world, token, actor } = await newSession(subject);
      const now = world.clock.now();
      const client = aClient(world);
      await subject.unitOfWork.run(actor, async (stores) => {
        await stores.tokens.update(nextVersion({ ...token, revokedAt: now }, now));
        await stores.clients.insert(client);
      });
      assert.deepStrictEqual(await world.read((stores) => stores.clients.find(client.id)), client);
      await isRefused(subject, world, actor);
    },
  },
]);
