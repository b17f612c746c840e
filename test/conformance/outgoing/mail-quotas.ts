import assert from "node:assert/strict";
import { instant } from "../../../core/kernel/instant.js";
import type { MailQuota } from "../../../core/messages/message-store.js";
import { newWorld, plus, type World } from "../fixtures.js";
import { grouped, type Handle } from "../subject.js";
import { race } from "../support.js";

const HOUR = 3_600_000;
const few: MailQuota = { key: "invited:ada@example.com", perHour: 2, copies: 1 };
const many: MailQuota = { key: "workspace", perHour: 5, copies: 1 };

async function granted(world: World, quotas: readonly MailQuota[], at = world.clock.now()): Promise<readonly number[]> {
  const shares = await world.run((stores) => stores.messages.takeQuotas(quotas, at));
  return shares.map((share) => share.granted);
}

export const mailQuotaCases = grouped({ area: "messages" }, [
  {
    title: "counts a mail against each of its quotas, in the given order, and refills them in an hour",
    async run(subject) {
      const world = await newWorld(subject);
      const now = world.clock.now();
      assert.deepEqual(await granted(world, [many, few]), [1, 1]);
      assert.deepEqual(await granted(world, [few, many]), [1, 1]);
      assert.deepEqual(await granted(world, [many, few]), [1, 0]);
      assert.deepEqual(await granted(world, [few], plus(now, HOUR / 2 - 1)), [0]);
      assert.deepEqual(await granted(world, [few], plus(now, HOUR / 2)), [1]);
      const shares = await world.run((stores) => stores.messages.takeQuotas([few, many], plus(now, 9 * HOUR)));
      assert.deepEqual(shares, [
        { granted: 1, remaining: 1 },
        { granted: 1, remaining: 4 },
      ]);
    },
  },
  {
    title: "counts each copy of a mail, from a new bucket and from a used one, and grants what is left if that is less",
    async run(subject) {
      const world = await newWorld(subject);
      const now = world.clock.now();
      const all: MailQuota = { ...few, copies: 2 };
      assert.deepEqual(await granted(world, [all, { ...many, copies: 3 }]), [2, 3]);
      assert.deepEqual(await granted(world, [{ ...many, copies: 3 }, few]), [2, 0]);
      assert.deepEqual(await granted(world, [few, { ...many, copies: 4 }], plus(now, HOUR)), [1, 4]);
      assert.deepEqual(await granted(world, [all], plus(now, HOUR)), [1]);
    },
  },
  {
    title: "keeps the mail quotas of workspaces separate",
    async run(subject) {
      const [here, there] = [await newWorld(subject), await newWorld(subject)];
      assert.deepEqual([await granted(here, [few]), await granted(here, [few]), await granted(here, [few])], [[1], [1], [0]]);
      assert.deepEqual(await granted(there, [few]), [1]);
    },
  },
  {
    title: "restores mail quotas when the work rejects",
    async run(subject) {
      const world = await newWorld(subject);
      const failing = world.run(async (stores) => {
        await stores.messages.takeQuotas([few, many], world.clock.now());
        throw new Error("the power went out");
      });
      await assert.rejects(failing, /power/);
      assert.deepEqual([await granted(world, [few]), await granted(world, [few]), await granted(world, [few])], [[1], [1], [0]]);
    },
  },
  {
    title: "grants each mail of a quota once, for any number of simultaneous units of work",
    async run(subject) {
      const world = await newWorld(subject);
      const other: MailQuota = { key: "invoices:bob@example.com", perHour: 90, copies: 1 };
      const take = async ({ unitOfWork }: Handle, turn: number): Promise<number> => {
        const quotas = turn % 2 === 0 ? [many, other] : [other, many];
        const shares = await unitOfWork.run(world.scope, (stores) => stores.messages.takeQuotas(quotas, world.clock.now()));
        return shares[turn % 2]?.granted ?? 0;
      };
      let turn = 0;
      const { won, lost } = await race(subject, 16, (handle) => take(handle, turn++));
      assert.deepEqual(lost, []);
      assert.equal(
        won.reduce((sum, count) => sum + count, 0),
        many.perHour,
      );
    },
  },
  {
    title: "removes mail quotas that were not used for a long time",
    area: "housekeeping",
    async run(subject) {
      const world = await newWorld(subject);
      const now = world.clock.now();
      assert.deepEqual([await granted(world, [few]), await granted(world, [few])], [[1], [1]]);
      while ((await subject.housekeeping.purgeQuotas(now, 100)) > 0);
      assert.deepEqual(await granted(world, [few]), [0]);
      while ((await subject.housekeeping.purgeQuotas(instant(now + 1), 100)) > 0);
      assert.deepEqual(await granted(world, [few]), [1]);
    },
  },
]);
