import assert from "node:assert/strict";
import { type Bucket, takeFrom } from "../../../core/access/token-bucket.js";
import { instant } from "../../../core/kernel/instant.js";
import { grouped } from "../subject.js";
import { race } from "../support.js";

const policy = { perMinute: 60, burst: 20 };

export const quotaCases = grouped({ area: "requestQuota" }, [
  {
    title: "takes from a bucket what it contains, refills it over time, and never beyond its capacity",
    async run(subject) {
      const key = subject.ids.next("tok");
      const start = subject.clock.now();
      const steps: readonly (readonly [seconds: number, wanted: number, granted: number, left: number])[] = [
        [0, 5, 5, 15],
        [0, 30, 15, 0],
        [0, 1, 0, 0],
        [0.5, 1, 0, 0.5],
        [1.5, 4, 1, 0.5],
        [0, 1, 0, 0.5],
        [4, 10, 3, 0],
        [3600, 1, 1, 19],
        [3601, 1, 1, 19],
      ];
      for (const [seconds, wanted, granted, left] of steps) {
        const share = await subject.requestQuota.lease(key, wanted, policy, instant(start + seconds * 1_000));
        assert.equal(share.granted, granted, `${wanted} after ${seconds} s`);
        assert.ok(Math.abs(share.remaining - left) < 1e-6, `${share.remaining} is left after ${seconds} s, not ${left}`);
      }
    },
  },
  {
    title: "keeps buckets of different keys separate, and computes like the domain",
    async run(subject) {
      const keys = [subject.ids.next("tok"), subject.ids.next("tok"), "address 192.0.2.1"];
      const buckets = new Map<string, Bucket>();
      let now = subject.clock.now();
      for (let turn = 0; turn < 60; turn++) {
        const key = keys[(turn * 7) % 3] ?? "";
        const wanted = 1 + ((turn * 5) % 9);
        now = instant(now + ((turn * 137) % 900));
        const expected = takeFrom(buckets.get(key) ?? null, wanted, policy, now);
        buckets.set(key, expected.bucket);
        const share = await subject.requestQuota.lease(`${key} ${keys[0]}`, wanted, policy, now);
        assert.equal(share.granted, expected.share.granted);
        assert.ok(Math.abs(share.remaining - expected.share.remaining) < 1e-6);
      }
    },
  },
  {
    title: "grants each request of a bucket once, for any number of simultaneous callers",
    async run(subject) {
      const key = subject.ids.next("tok");
      const now = subject.clock.now();
      const { won } = await race(
        subject,
        30,
        async ({ requestQuota }) => (await requestQuota.lease(key, 3, policy, now)).granted,
      );
      assert.equal(
        won.reduce((sum, granted) => sum + granted, 0),
        policy.burst,
      );
    },
  },
  {
    title: "removes exactly the buckets that were not used for a long time",
    async run(subject) {
      const [old, fresh] = [subject.ids.next("tok"), subject.ids.next("tok")];
      const now = subject.clock.now();
      await subject.requestQuota.lease(old, 20, policy, now);
      const later = instant(now + 1_000);
      await subject.requestQuota.lease(fresh, 20, policy, later);
      while ((await subject.housekeeping.purgeQuotas(later, 100)) > 0);
      assert.equal((await subject.requestQuota.lease(old, 20, policy, later)).granted, 20);
      assert.equal((await subject.requestQuota.lease(fresh, 20, policy, later)).granted, 0);
    },
  },
]);
