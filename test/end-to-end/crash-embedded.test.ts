import { expect } from "chai";
import { CrashScene } from "./crash-scene.js";
import { crashStores } from "./crash-stores.js";
import { sceneOn } from "./scene-on.js";

/** What the store must keep or lose. The engine's behavior is the same as on PostgreSQL; see crash.test.ts. */
describe("a service killed by kill -9, on the embedded store", function () {
  this.timeout(600_000);
  const scene = sceneOn(crashStores[0].open, (store) => CrashScene.open(store));

  it("before the commit leaves neither the change nor its event, and the client receives an error", async () => {
    await scene().service.dieAt("before the change's commit");
    expect(await scene().writeAndDie("uncommitted")).to.equal(true);
    await scene().service.restart();
    await scene().meanwhile("after uncommitted");
    const { data } = await scene().service.api<{ data: { notes: string }[] }>("/time-entries");
    expect(data.map(({ notes }) => notes))
      .to.include("after uncommitted")
      .and.not.include("uncommitted");
    expect(scene().receiver.about("uncommitted")).to.deep.equal([]);
  });

  it("before the response delivers the event of the change once, after the restart", async () => {
    await scene().service.dieAt("before the response");
    expect(await scene().writeAndDie("unanswered")).to.equal(true);
    expect(scene().receiver.about("unanswered")).to.deep.equal([]);
    await scene().service.restart();
    await scene().sentOnce("unanswered");
  });

  it("after sending and before the commit of the result sends the same bytes once more when the lease expires", () =>
    scene().sentTwice("unrecorded"));
});
