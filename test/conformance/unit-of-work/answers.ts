import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { ANSWERS_KEPT_MS, type RepeatableRequest } from "../../../core/idempotency/answer-store.js";
import type { Json } from "../../../core/kernel/errors.js";
import { newWorld, plus, type World } from "../fixtures.js";
import { grouped } from "../subject.js";
import { handlesOf, patiently, Signal } from "../support.js";

const digest = (text: string): string => createHash("sha256").update(text).digest("hex");

function aRequest(world: World, body = "body"): RepeatableRequest {
  return { id: digest(world.ids.next("evt")), fingerprint: digest(body) };
}

/** Claims the request, and stores the response if there was none. */
function once(world: World, request: RepeatableRequest, answer: Json, now = world.clock.now()) {
  return world.run(async (stores) => {
    const stored = await stores.answers.claim(request, now);
    if (!stored) await stores.answers.keep(request, answer);
    return stored;
  });
}

export const answerCases = grouped({ area: "answers" }, [
  {
    title: "gives a request to the first that claims it, and its response to all later ones",
    async run(subject) {
      const world = await newWorld(subject);
      const [request, other] = [aRequest(world), aRequest(world)];
      const answer = { status: 201, body: { text: "ünï \u{1f570} \"'\\", list: [1, -0.5, null, true, []], "": {} }, headers: {} };
      assert.equal(await once(world, request, answer), null);
      for (let n = 0; n < 2; n++) {
        assert.deepStrictEqual(await once(world, { ...request, fingerprint: digest("other") }, null), {
          fingerprint: request.fingerprint,
          answer,
        });
      }
      assert.equal(await once(world, other, null), null);
      assert.deepStrictEqual(await once(world, other, 1), { fingerprint: other.fingerprint, answer: null });
    },
  },
  {
    title: "forgets the claim and the response of work that rejects",
    async run(subject) {
      const world = await newWorld(subject);
      const request = aRequest(world);
      const failed = world.run(async (stores) => {
        await stores.answers.claim(request, world.clock.now());
        await stores.answers.keep(request, "kept");
        throw new RangeError("no");
      });
      await assert.rejects(failed, RangeError);
      assert.equal(await once(world, request, "second"), null);
    },
  },
  {
    title: "makes a second claim of a request wait for the first, and returns the stored response",
    async run(subject) {
      const world = await newWorld(subject);
      for (const commits of [true, false]) {
        const request = aRequest(world);
        const [claimed, goOn] = [new Signal(), new Signal()];
        const [one, two] = await handlesOf(subject);
        const first = one.unitOfWork.run(world.scope, async (stores) => {
          assert.equal(await stores.answers.claim(request, world.clock.now()), null);
          claimed.fire();
          await goOn.fired;
          await stores.answers.keep(request, "first");
          if (!commits) throw new RangeError("no");
        });
        await claimed.fired;
        const second = two.unitOfWork.run(world.scope, (stores) => stores.answers.claim(request, world.clock.now()));
        goOn.fire();
        const [ended, found] = await patiently(Promise.allSettled([first, second]), "both claims to end");
        assert.equal(ended.status, commits ? "fulfilled" : "rejected");
        assert.ok(found.status === "fulfilled", "the second claim rejects");
        assert.deepStrictEqual(found.value, commits ? { fingerprint: request.fingerprint, answer: "first" } : null);
      }
    },
  },
  {
    title: "keeps a response for a day, and not an instant longer",
    async run(subject) {
      const world = await newWorld(subject);
      const request = aRequest(world);
      const now = world.clock.now();
      await once(world, request, "kept", now);
      assert.equal((await once(world, request, "never", plus(now, ANSWERS_KEPT_MS - 1)))?.answer, "kept");
      assert.equal(await once(world, request, "anew", plus(now, ANSWERS_KEPT_MS)), null);
      assert.equal((await once(world, request, "never", plus(now, ANSWERS_KEPT_MS)))?.answer, "anew");
    },
  },
  {
    title: "isolates responses from those of other workspaces",
    async run(subject) {
      const [mine, theirs] = [await newWorld(subject), await newWorld(subject)];
      const request = aRequest(mine);
      assert.equal(await once(mine, request, "mine"), null);
      assert.equal(await once(theirs, request, "theirs"), null);
      assert.equal((await once(mine, request, null))?.answer, "mine");
      assert.equal((await once(theirs, request, null))?.answer, "theirs");
    },
  },
  {
    title: "stores no response for a request that was not claimed, or already has one",
    async run(subject) {
      const world = await newWorld(subject);
      const request = aRequest(world);
      await assert.rejects(
        world.run((stores) => stores.answers.keep(request, "unclaimed")),
        "a response to a request that was not claimed was accepted",
      );
      await once(world, request, "kept");
      await assert.rejects(
        world.run(async (stores) => {
          await stores.answers.claim(request, world.clock.now());
          await stores.answers.keep(request, "twice");
        }),
        "a second response to a request was accepted",
      );
      assert.equal((await once(world, request, null))?.answer, "kept");
    },
  },
]);
