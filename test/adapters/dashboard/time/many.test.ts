import { expect } from "chai";
import { runMany } from "../../../../adapters/dashboard/src/features/time/many.js";

const numbers = Array.from({ length: 20 }, (_, index) => index);

describe("a change of many entries", () => {
  it("runs at most four requests at the same time, and each item once", async () => {
    let [running, most] = [0, 0];
    const { results } = await runMany(numbers, async (number) => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      return number;
    });
    expect([most, results.toSorted((a, b) => a - b)]).to.deep.equal([4, numbers]);
  });

  it("continues after failures, and reports them with the progress", async () => {
    const progress: number[] = [];
    const odd = (number: number) => (number % 2 === 1 ? Promise.reject(new Error(`${number}`)) : Promise.resolve(number));
    const { results, failed } = await runMany(numbers, odd, (done) => progress.push(done));
    expect([results.length, failed.length, progress.at(-1)]).to.deep.equal([10, 10, 20]);
    expect(failed.every(({ item, error }) => error.message === `${item}`)).to.equal(true);
  });
});
