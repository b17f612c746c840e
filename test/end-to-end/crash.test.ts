import { expect } from "chai";
import { CrashScene } from "./crash-scene.js";
import { crashStores } from "./crash-stores.js";
import { sceneOn } from "./scene-on.js";

describe("a service killed by kill -9, on PostgreSQL", function () {
  this.timeout(600_000);
  const scene = sceneOn(crashStores[1].open, (store) => CrashScene.open(store));

  it("before the commit leaves neither the change nor its event, and the client receives an error", async () => {
    await scene().service.dieAt("before the change's commit");
    expect(await scene().writeAndDie("uncommitted")).to.equal(true);
    const [left] = await scene().store.look(
      `select (select count(*)::int from time_entries where notes = 'uncommitted') as changes,
         (select count(*)::int from events where body like '%"uncommitted"%') as events`,
    );
    expect(left).to.deep.equal({ changes: 0, events: 0 });
    await scene().service.restart();
    await scene().meanwhile("after uncommitted");
    expect(scene().receiver.about("uncommitted")).to.deep.equal([]);
  });

  it("before the response delivers the event once, and returns the stored response to a repeat with the Idempotency-Key, without a second effect", async () => {
    const { service, receiver } = scene();
    const body = scene().hour("unanswered");
    const ask = () => service.ask("/time-entries", body, "POST", { "Idempotency-Key": "unanswered" });
    await service.dieAt("before the response");
    const first = await ask().catch(() => "no answer");
    await service.died();
    expect([first, receiver.about("unanswered")]).to.deep.equal(["no answer", []]);
    await service.restart();
    const [again, more] = [await ask(), await ask()];
    expect([again.status, again.headers.get("idempotency-replayed")]).to.deep.equal([201, "true"]);
    const entry = (await again.json()) as Record<string, unknown>;
    expect(await more.json()).to.deep.equal(entry);
    expect(await service.api(`/time-entries/${String(entry["id"])}`)).to.deep.equal(entry);
    await scene().sentOnce("unanswered");
    const [stored] = await scene().store.look("select count(*)::int as count from time_entries where notes = 'unanswered'");
    expect(stored).to.deep.equal({ count: 1 });
  });

  it("before the commit of the claim delivers once, after the restart", async () => {
    await scene().service.dieAt("before the claim's commit");
    await scene().writeAndDie("unclaimed");
    expect(scene().receiver.about("unclaimed")).to.deep.equal([]);
    await scene().service.restart();
    await scene().sentOnce("unclaimed");
  });

  it("after the claim and before sending delivers after the restart, without using a retry", async () => {
    await scene().service.dieAt("before the sending");
    await scene().writeAndDie("unsent");
    expect(scene().receiver.about("unsent")).to.deep.equal([]);
    await scene().service.restart();
    await scene().sentOnce("unsent");
  });

  it("after sending and before the commit of the result sends the same bytes once more after the restart", () =>
    scene().sentTwice("unrecorded"));

  it("after a failure was recorded makes the second attempt when it is due, after the restart", async () => {
    scene().receiver.answer = ({ payload }) => {
      return payload.data["notes"] === "refused" && scene().receiver.about("refused").length === 1 ? 500 : 200;
    };
    await scene().service.dieAt("after the result's commit");
    await scene().writeAndDie("refused");
    await scene().service.restart();
    await scene().meanwhile("while the rejected one waits");
    const waiting = await scene().delivery("refused");
    expect(waiting).to.include({ status: "pending", attempt_count: 1 });
    expect(scene().receiver.about("refused")).to.have.length(1);
    const due = Date.parse(waiting.next_attempt_at ?? "");
    await scene().service.later((due - scene().service.now()) / 1_000);
    expect((await scene().receiver.nth(2, "refused")).headers["x-service-attempt"]).to.equal("2");
    const { attempts } = await scene().delivered("refused");
    expect(attempts.map(({ number, response_status, late }) => [number, response_status, late])).to.deep.equal([
      [1, 500, false],
      [2, 200, false],
    ]);
    expect(Date.parse(attempts[1]?.at ?? "")).to.be.at.least(due);
  });
});
