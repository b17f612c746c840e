import { expect } from "chai";
import { WakeLoop } from "../../../core/kernel/wake-loop.js";

describe("a wake-up loop", () => {
  it("runs once more for all wake-ups during a run, and never without one", async () => {
    let runs = 0;
    const goOn: (() => void)[] = [];
    const loop = new WakeLoop(() => {
      runs += 1;
      return new Promise((resolve) => goOn.push(resolve));
    });
    expect(loop.running).to.equal(null);
    const woken = Promise.all([loop.wake(), loop.wake(), loop.wake()]);
    goOn.pop()?.();
    await new Promise((resolve) => setImmediate(resolve));
    expect(runs).to.equal(2);
    goOn.pop()?.();
    await woken;
    expect([runs, loop.running]).to.deep.equal([2, null]);
  });

  it("misses no wake-up between two runs, in any interleaving", async () => {
    let wakes = 0;
    let seen = 0;
    const loop = new WakeLoop(async () => {
      seen = wakes;
      for (let n = wakes % 4; n > 0; n--) await Promise.resolve();
    });
    const wake = async (pauses: number): Promise<void> => {
      for (let n = 0; n < pauses; n++) await Promise.resolve();
      wakes += 1;
      await loop.wake();
      expect(seen).to.be.at.least(1);
    };
    await Promise.all(Array.from({ length: 200 }, (_, n) => wake(n % 37)));
    expect(seen).to.equal(wakes);
  });

  it("reports a failure to its callers, and runs again at the next wake-up", async () => {
    let fails = true;
    const loop = new WakeLoop(async () => {
      if (fails) throw new Error("no");
    });
    const told = await loop.wake().catch((error: unknown) => (error as Error).message);
    fails = false;
    await loop.wake();
    expect([told, loop.running]).to.deep.equal(["no", null]);
  });
});
