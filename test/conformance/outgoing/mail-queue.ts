import assert from "node:assert/strict";
import { nextVersion } from "../../../core/kernel/entity.js";
import type { Instant } from "../../../core/kernel/instant.js";
import { markHandedOver, markNotSent, markSent, type Message } from "../../../core/messages/message.js";
import { plus } from "../fixtures.js";
import { LONG_TEXT, UNICODE } from "../unit-of-work/extremes.js";
import { grouped } from "../subject.js";
import { race, rejectsLostRace } from "../support.js";
import { aQueuedMessage } from "./fixtures.js";
import { type Post, postCase } from "./post.js";

const LEASE = 300_000;

/** A message while it is claimed. */
function claimedFrom(message: Message, now: Instant, leasedUntil: Instant): Message {
  const { attempts } = message;
  return nextVersion({ ...message, status: "sending" as const, attempts: attempts + 1, dueAt: null, leasedUntil }, now);
}

async function handedOver(post: Post) {
  const world = await post.world();
  const message = aQueuedMessage(world, { secret: "one-time" });
  await world.run((stores) => stores.messages.insert(message));
  const [claim] = await post.claim(LEASE);
  assert.ok(claim);
  const over = markHandedOver(claim, post.now);
  await world.run((stores) => stores.messages.update(over));
  const stored = () => world.read((stores) => stores.messages.find(message.id));
  return { world, over, stored };
}

export const mailQueueCases = grouped({ area: "mailQueue" }, [
  postCase("claims mail from the instant when it is due, in its stored version", async (post) => {
    const world = await post.world();
    const now = post.now;
    const content = { to: ["a@b.example", UNICODE], cc: [UNICODE], subject: UNICODE, text: LONG_TEXT, secret: UNICODE } as const;
    const message = aQueuedMessage(world, { ...content, attempts: 3, error: "not yet", version: 7 });
    await world.run((stores) => stores.messages.insert(message));
    assert.deepStrictEqual(await post.claim(LEASE, { now: plus(now, -1) }), []);
    const claims = await post.claim(LEASE);
    assert.deepStrictEqual(claims, [claimedFrom(message, now, plus(now, LEASE))]);
    assert.deepStrictEqual(await world.read((stores) => stores.messages.find(message.id)), claims[0]);
  }),
  postCase("claims no mail that is not queued", async (post) => {
    const world = await post.world();
    const soon = { dueAt: post.now, leasedUntil: post.now } as const;
    const done = (["sent", "failed", "unknown"] as const).map((status) => aQueuedMessage(world, { ...soon, status }));
    await world.run(async (stores) => {
      for (const message of done) await stores.messages.insert(message);
    });
    assert.deepStrictEqual(await post.claim(LEASE, { now: plus(post.now, 1e9) }), []);
    for (const message of done) assert.deepStrictEqual(await world.read((stores) => stores.messages.find(message.id)), message);
  }),
  postCase("claims mail again that was not handed over, only after its lease expired", async (post) => {
    const world = await post.world();
    const message = aQueuedMessage(world, { secret: "one-time" });
    await world.run((stores) => stores.messages.insert(message));
    const [first] = await post.claim(LEASE);
    assert.ok(first);
    const end = plus(post.now, LEASE);
    assert.deepStrictEqual(await post.claim(LEASE, { now: plus(end, -1) }), []);
    const [second] = await post.claim(LEASE, { now: end });
    assert.deepStrictEqual(second, claimedFrom(first, end, plus(end, LEASE)));
    assert.deepEqual([second.attempts, second.version], [2, 3]);
    await rejectsLostRace(
      world.run((stores) => stores.messages.update(markSent(first, [], end))),
      "the first claimer reported after its lease",
    );
    const sent = markSent(second, [], end);
    await world.run((stores) => stores.messages.update(sent));
    assert.deepStrictEqual(await world.read((stores) => stores.messages.find(message.id)), sent);
    assert.deepStrictEqual(await post.claim(LEASE, { now: plus(end, 1e9) }), []);
  }),
  postCase("claims mail again that could not be sent, after its delay", async (post) => {
    const world = await post.world();
    await world.run((stores) => stores.messages.insert(aQueuedMessage(world)));
    const [first] = await post.claim(LEASE);
    assert.ok(first);
    const waiting = markNotSent(markHandedOver(first, post.now), { permanent: false, error: "busy" }, post.now);
    await world.run(async (stores) => {
      await stores.messages.update(markHandedOver(first, post.now));
      await stores.messages.update(waiting);
    });
    const due = waiting.dueAt ?? post.now;
    assert.deepStrictEqual(await post.claim(LEASE, { now: plus(due, -1) }), []);
    assert.deepStrictEqual(await post.claim(LEASE, { now: due }), [claimedFrom(waiting, due, plus(due, LEASE))]);
  }),
  postCase("marks mail as unknown that was handed over when its lease expired, and never claims it again", async (post) => {
    const { over, stored } = await handedOver(post);
    const end = plus(post.now, LEASE);
    assert.deepStrictEqual(await post.claim(LEASE, { now: plus(end, -1) }), []);
    assert.deepStrictEqual(await stored(), over);
    assert.deepStrictEqual(await post.claim(LEASE, { now: end }), []);
    const found = await stored();
    assert.ok(found?.error, "it says nothing of what happened");
    const settled = { status: "unknown", error: found.error, secret: null, leasedUntil: null } as const;
    assert.deepStrictEqual(found, nextVersion({ ...over, ...settled }, end));
    assert.deepStrictEqual(await post.claim(LEASE, { now: plus(end, 1e9) }), []);
    assert.deepStrictEqual(await stored(), found);
  }),
  postCase("marks handed-over mail as unknown, whatever its limit", async (post) => {
    const { world, stored } = await handedOver(post);
    await world.run((stores) => stores.messages.insert(aQueuedMessage(world)));
    await post.claim(LEASE, { now: plus(post.now, LEASE), limit: 1 });
    assert.equal((await stored())?.status, "unknown");
  }),
  postCase("claims at most the requested number of messages, of any workspace, and the rest afterwards", async (post) => {
    const worlds = [await post.world(), await post.world()];
    for (const world of worlds)
      await world.run(async (stores) => {
        for (let n = 0; n < 4; n += 1) await stores.messages.insert(aQueuedMessage(world));
      });
    const seen: string[] = [];
    for (const [limit, expected] of [
      [1, 1],
      [5, 5],
      [9, 2],
      [9, 0],
    ] as const) {
      const claims = await post.claim(LEASE, { limit });
      assert.equal(claims.length, expected);
      seen.push(...claims.map(({ id }) => id));
    }
    assert.equal(new Set(seen).size, 8);
  }),
  postCase("never shares a message among simultaneous claims", async (post) => {
    const worlds = [await post.world(), await post.world()];
    for (const world of worlds)
      await world.run(async (stores) => {
        for (let n = 0; n < 20; n += 1) await stores.messages.insert(aQueuedMessage(world));
      });
    const seen: string[] = [];
    for (let round = 0; seen.length < 40; round += 1) {
      assert.ok(round < 40, `only ${seen.length} of 40 were claimed`);
      const { won, lost } = await race(post.subject, 4, (handle) => post.claim(LEASE, { limit: 3 }, handle));
      assert.deepEqual(lost, []);
      seen.push(...won.flat().map(({ id }) => id));
    }
    assert.equal(new Set(seen).size, 40, "two workers share a message");
  }),
]);
