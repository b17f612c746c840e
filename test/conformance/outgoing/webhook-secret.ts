import assert from "node:assert/strict";
import { isLostRace, nextVersion } from "../../../core/kernel/entity.js";
import { rotateSecret, type WebhookSecret } from "../../../core/webhooks/webhook-secret.js";
import { newWorld, plus } from "../fixtures.js";
import { grouped } from "../subject.js";
import { handlesOf, meanwhile, patiently, race } from "../support.js";
import { UNICODE } from "../unit-of-work/extremes.js";
import { aSecret } from "./fixtures.js";

export const webhookSecretCases = grouped({ area: "webhookSecret" }, [
  {
    title: "returns every field of the webhook secret, and null before there is one",
    async run(subject) {
      const world = await newWorld(subject);
      const first = aSecret(world, { current: UNICODE });
      await world.run(async (stores) => {
        assert.equal(await stores.webhookSecret.find(), null);
        assert.equal(await stores.webhookSecret.lock(), null);
        await stores.webhookSecret.insert(first);
        assert.deepStrictEqual(await stores.webhookSecret.find(), first, "before the commit");
      });
      assert.deepStrictEqual(await world.read((stores) => stores.webhookSecret.find()), first);
      const rotated = rotateSecret(first, "whsec_next", plus(world.clock.now(), 3));
      await world.run((stores) => stores.webhookSecret.update(rotated));
      assert.deepStrictEqual(await world.read((stores) => stores.webhookSecret.find()), rotated);
      assert.deepStrictEqual(await world.run((stores) => stores.webhookSecret.lock()), rotated);
    },
  },
  {
    title: "rejects a second webhook secret of a workspace",
    async run(subject) {
      const world = await newWorld(subject);
      const { won, lost } = await race(subject, 6, async ({ unitOfWork }) => {
        const secret = aSecret(world);
        await unitOfWork.run(world.scope, (stores) => stores.webhookSecret.insert(secret));
        return secret;
      });
      assert.equal(won.length, 1);
      assert.ok(lost.length === 5 && lost.every(isLostRace), String(lost.find((error) => !isLostRace(error))));
      assert.deepStrictEqual(await world.read((stores) => stores.webhookSecret.find()), won[0]);
    },
  },
  {
    title: "locks a webhook secret until the end of the transaction",
    async run(subject) {
      const world = await newWorld(subject);
      const secret = aSecret(world);
      await world.run((stores) => stores.webhookSecret.insert(secret));
      const [mine, other] = await handlesOf(subject);
      let seen: WebhookSecret | null | undefined;
      let answer: Promise<unknown> = Promise.resolve();
      const rotated = rotateSecret(secret, "whsec_rotated", world.clock.now());
      const holding = mine.unitOfWork.run(world.scope, async (stores) => {
        await stores.webhookSecret.lock();
        answer = other.unitOfWork.run(world.scope, async (others) => {
          seen = await others.webhookSecret.lock();
        });
        await meanwhile(stores, answer);
        assert.equal(seen, undefined, "another one locked it at the same time");
        await stores.webhookSecret.update(rotated);
      });
      await patiently(holding, "the first to rotate the secret");
      await patiently(answer, "the second to lock the secret");
      assert.deepStrictEqual(seen, rotated);
    },
  },
  {
    title: "serializes rotations that lock the webhook secret",
    async run(subject) {
      const world = await newWorld(subject);
      const secret = aSecret(world);
      await world.run((stores) => stores.webhookSecret.insert(secret));
      let runs = 0;
      const { lost } = await race(subject, 10, ({ unitOfWork }, index) =>
        unitOfWork.run(world.scope, async (stores) => {
          runs += 1;
          const before = await stores.webhookSecret.lock();
          assert.ok(before);
          await stores.webhookSecret.update(nextVersion({ ...before, current: `whsec_${index}` }, world.clock.now()));
        }),
      );
      assert.deepEqual({ lost, runs }, { lost: [], runs: 10 });
      assert.equal((await world.read((stores) => stores.webhookSecret.find()))?.version, 11);
    },
  },
]);
