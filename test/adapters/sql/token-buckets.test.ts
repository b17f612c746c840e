import { expect } from "chai";
import fc from "fast-check";
import { openStorage, type SqlStorage } from "../../../adapters/sql/index.js";
import { type Bucket, bucketOf, instant, type QuotaPolicy, type QuotaShare, takeFrom } from "../../../core/index.js";
import { newWorld } from "../../conformance/fixtures.js";
import { manualClock } from "../../conformance/support.js";
import { storageOptions } from "../../system-ports.js";
import { createDatabase, type TestDatabase } from "./databases.js";

const START = Date.UTC(2026, 2, 1);

/** Times in any order, because the clocks of processes differ. */
const asks = fc.array(fc.record({ after: fc.integer({ min: 0, max: 7_200_000 }), wanted: fc.integer({ min: 1, max: 50 }) }), {
  minLength: 1,
  maxLength: 12,
});
const policies = fc.record({ perMinute: fc.integer({ min: 1, max: 100_000 }), burst: fc.integer({ min: 1, max: 10_000 }) });

type Ask = (typeof asks extends fc.Arbitrary<infer A> ? A : never)[number];

/** The shares that the core grants. */
function sharesOf(asked: readonly Ask[], policy: QuotaPolicy): readonly QuotaShare[] {
  let bucket: Bucket | null = null;
  return asked.map(({ after, wanted }) => {
    const taken: ReturnType<typeof takeFrom> = takeFrom(bucket, wanted, policy, instant(START + after));
    ({ bucket } = taken);
    return taken.share;
  });
}

describe("a token bucket in SQL computes exactly as that of the core", () => {
  const clock = manualClock();
  let database: TestDatabase;
  let storage: SqlStorage;
  before(async () => {
    database = await createDatabase();
    storage = await openStorage({ kind: "server", url: database.url }, { ...storageOptions, clock });
  });
  after(async () => {
    await storage.close();
    await database.drop();
  });

  it("for requests", async function () {
    this.timeout(60_000);
    let buckets = 0;
    await fc.assert(
      fc.asyncProperty(policies, asks, async (policy, asked) => {
        const key = `bucket ${(buckets += 1)}`;
        const shares: QuotaShare[] = [];
        for (const { after, wanted } of asked)
          shares.push(await storage.requestQuota.lease(key, wanted, policy, instant(START + after)));
        expect(shares).to.deep.equal(sharesOf(asked, policy));
      }),
    );
  });

  it("for mail", async function () {
    this.timeout(60_000);
    const world = await newWorld({ ...storage, clock, ids: storageOptions.ids });
    let buckets = 0;
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 1_000 }), asks, async (perHour, asked) => {
        const key = `bucket ${(buckets += 1)}`;
        const mails = asked.map(({ after, wanted }) => ({ after, wanted: Math.min(wanted, perHour) }));
        const shares: QuotaShare[] = [];
        for (const { after, wanted: copies } of mails)
          shares.push(
            ...(await world.run((stores) => stores.messages.takeQuotas([{ key, perHour, copies }], instant(START + after)))),
          );
        expect(shares).to.deep.equal(sharesOf(mails, bucketOf(perHour)));
      }),
    );
  });
});
