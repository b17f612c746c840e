import { expect } from "chai";
import { Housekeeper } from "../../../core/housekeeping/reactions/housekeeper.js";
import type { Housekeeping } from "../../../core/ports/housekeeping.js";
import { EngineWorld, answers } from "../webhooks/engine-world.js";

const DAY = 24 * 60 * 60 * 1_000;
const everything = { limit: 200, after: null, types: undefined } as const;

/** The world's housekeeper with a custom `purgeDeliveries`. */
function housekeepingOf(
  { ports: { housekeeping } }: EngineWorld,
  purgeDeliveries: Housekeeping["purgeDeliveries"],
): Housekeeping {
  return {
    purgeDeliveries,
    purgeChanges: (before, limit) => housekeeping.purgeChanges(before, limit),
    purgeEvents: (before, limit) => housekeeping.purgeEvents(before, limit),
    purgeFormerEntries: (before, limit) => housekeeping.purgeFormerEntries(before, limit),
    purgeRequests: (before, limit) => housekeeping.purgeRequests(before, limit),
    purgeQuotas: (before, limit) => housekeeping.purgeQuotas(before, limit),
  };
}

describe("housekeeping", () => {
  /** 60 deliveries; all except the last are completed and older than a month. */
  async function grown() {
    const world = new EngineWorld(() => answers.status(200));
    const owner = await world.owner();
    await world.subscribe(owner, "https://receiver.example/hook");
    await world.happen(owner, 59);
    await world.settle(world.engine());
    world.skip(31 * DAY);
    await world.happen(owner);
    return { world, owner };
  }

  it("removes deliveries that ended 30 days ago, in batches until none is left, and keeps the others", async () => {
    const { world, owner } = await grown();
    const steps: number[] = [];
    const housekeeping = housekeepingOf(world, async (before) => {
      steps.push(await world.ports.housekeeping.purgeDeliveries(before, 10));
      return steps.at(-1) ?? 0;
    });
    const keeper = new Housekeeper(
      { clock: world.ports.clock, housekeeping },
      { onError: (error) => expect.fail(String(error)) },
    );
    await keeper.wake();
    expect(steps).to.deep.equal([10, 10, 10, 10, 10, 9, 0]);
    expect((await world.deliveries(owner)).map(({ status }) => status)).to.deep.equal(["pending"]);
  });

  it("removes changes after 90 days, and not before", async () => {
    const { world, owner } = await grown();
    const keeper = new Housekeeper(world.ports, { onError: (error) => expect.fail(String(error)) });
    const kept = async () => (await world.useCases.listChanges(owner, everything)).changes.length;
    await keeper.wake();
    expect(await kept()).to.be.greaterThan(60);
    world.skip(60 * DAY);
    await keeper.wake();
    expect(await kept()).to.be.within(1, 2);
  });

  it("reports a store that fails, and continues at the next wake-up", async () => {
    const { world, owner } = await grown();
    const errors: unknown[] = [];
    let failing = true;
    const housekeeping = housekeepingOf(world, (before, limit) =>
      failing ? Promise.reject(new Error("The store is away.")) : world.ports.housekeeping.purgeDeliveries(before, limit),
    );
    const keeper = new Housekeeper({ clock: world.ports.clock, housekeeping }, { onError: (error) => errors.push(error) });
    await keeper.wake();
    expect([errors.length, (await world.deliveries(owner)).length]).to.deep.equal([1, 60]);
    failing = false;
    await keeper.wake();
    expect([errors.length, (await world.deliveries(owner)).length]).to.deep.equal([1, 1]);
  });

  it("starts no further batch after it is stopped", async () => {
    const { world, owner } = await grown();
    const keeper = new Housekeeper(world.ports, { onError: (error) => expect.fail(String(error)) });
    keeper.stop();
    await keeper.wake();
    await keeper.idle();
    expect(await world.deliveries(owner)).to.have.length(60);
  });
});
