import { expect } from "chai";
import { Afterwards } from "../../adapters/http/afterwards.js";

const silent = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };

describe("work after a response", () => {
  it("waits, and is done at once, in order, when the service stops", async () => {
    const afterwards = new Afterwards(silent);
    const done: string[] = [];
    for (const name of ["first", "second"]) afterwards.add(Promise.resolve(), async () => void done.push(name));
    await new Promise((resolve) => setImmediate(resolve));
    expect(done).to.deep.equal([]);
    await afterwards.finish();
    expect(done).to.deep.equal(["first", "second"]);
  });

  it("runs when its pause is over, and when the service is already stopping", async () => {
    const afterwards = new Afterwards(silent);
    let count = 0;
    const work = async () => void (count += 1);
    afterwards.add(Promise.resolve(), work);
    await afterwards.idle();
    expect(count).to.equal(1);
    await afterwards.finish();
    afterwards.add(Promise.resolve(), work);
    await afterwards.idle();
    expect(count).to.equal(2);
  });
});
