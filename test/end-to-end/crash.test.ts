import { expect } from "chai";
import { CrashScene } from "./crash-scene.js";
import { crashStores } from "./crash-stores.js";
import { sceneOn, told } from "./scene-on.js";

const LEASE_OVER_SECONDS = 46;
/** The promise is 2 s; the machine that tests may be busy. */
const SOON_MS = 20_000;

for (const { name, open } of crashStores) {
  describe(`a service killed by kill -9 on ${name}`, function () {
    this.timeout(60_000);
    const scene = sceneOn(open, (store) => CrashScene.open(store));
    duringTheChange(scene);
    duringTheClaim(scene);
    duringTheSending(scene);
    betweenAttempts(scene);
  });
}

/** The change is there; its event was sent once, at the first attempt, and nothing of it is left to do. */
async function sentOnce(scene: CrashScene, notes: string): Promise<void> {
  const { payload } = await scene.receiver.nth(1, notes);
  expect(await scene.service.api(`/time-entries/${String(payload.data["id"])}`)).to.include({ notes });
  const delivery = await scene.delivered(notes);
  expect(delivery).to.include({ attempt_count: 1, next_attempt_at: null });
  expect(delivery.attempts.map(({ number, late }) => ({ number, late }))).to.deep.equal([{ number: 1, late: false }]);
  await scene.service.later(LEASE_OVER_SECONDS);
  await scene.meanwhile(`after ${notes}`);
  const requests = scene.receiver.about(notes);
  expect(requests.map(({ headers }) => headers["x-service-attempt"])).to.deep.equal(["1"]);
}

function duringTheChange(scene: () => CrashScene): void {
  it("before the commit leaves neither the change nor its event, and the client sees an error", async () => {
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

  it("after the commit and before the answer delivers the event of the change after the restart, once", async () => {
    await scene().service.dieAt("before the answer");
    expect(await scene().writeAndDie("unanswered")).to.equal(true);
    expect(scene().receiver.about("unanswered")).to.deep.equal([]);
    await scene().service.restart();
    await sentOnce(scene(), "unanswered");
  });

  it("after the commit and before the answer gives a repeat with the Idempotency-Key the answer, and no second effect", async () => {
    const { service, receiver } = scene();
    const body = scene().hour("repeated");
    const ask = () => service.ask("/time-entries", body, "POST", { "Idempotency-Key": "repeated" });
    await service.dieAt("before the answer");
    const first = await ask().catch(() => "no answer");
    await service.died();
    await service.restart();
    const [again, more] = [await ask(), await ask()];
    expect([first, again.status, again.headers.get("idempotency-replayed")]).to.deep.equal(["no answer", 201, "true"]);
    const entry = (await again.json()) as Record<string, unknown>;
    expect(await more.json()).to.deep.equal(entry);
    expect(await service.api(`/time-entries/${String(entry["id"])}`)).to.deep.equal(entry);
    await sentOnce(scene(), "repeated");
    expect(receiver.about("repeated")).to.have.length(1);
    await service.kill();
    const [stored] = await scene().store.look("select count(*)::int as count from time_entries where notes = 'repeated'");
    await service.restart();
    expect(stored).to.deep.equal({ count: 1 });
  });

  it("after the commit and before the hint delivers within 2 s of being ready again, once", async () => {
    await scene().service.dieAt("before the hint");
    expect(await scene().writeAndDie("unhinted")).to.equal(true);
    expect(scene().receiver.about("unhinted")).to.deep.equal([]);
    const ready = await scene().service.restart();
    const { receivedAt } = await scene().receiver.nth(1, "unhinted");
    told(`received ${receivedAt - ready} ms after ready`);
    expect(receivedAt - ready).to.be.at.most(SOON_MS);
    await sentOnce(scene(), "unhinted");
  });
}

function duringTheClaim(scene: () => CrashScene): void {
  it("after the hint and before the claim's commit delivers within 2 s of being ready again, once", async () => {
    await scene().service.dieAt("before the claim's commit");
    await scene().writeAndDie("unclaimed");
    expect(scene().receiver.about("unclaimed")).to.deep.equal([]);
    const ready = await scene().service.restart();
    const { receivedAt } = await scene().receiver.nth(1, "unclaimed");
    told(`received ${receivedAt - ready} ms after ready`);
    expect(receivedAt - ready).to.be.at.most(SOON_MS);
    await sentOnce(scene(), "unclaimed");
  });

  it("after the claim and before the sending delivers when the lease ends, without using up a retry", async () => {
    await scene().service.dieAt("before the sending");
    await scene().writeAndDie("unsent");
    await scene().service.restart();
    await scene().meanwhile("while unsent is leased");
    expect(scene().receiver.about("unsent")).to.deep.equal([]);
    await scene().service.later(LEASE_OVER_SECONDS);
    await sentOnce(scene(), "unsent");
  });
}

function duringTheSending(scene: () => CrashScene): void {
  it("after the sending and before the result's commit sends the same bytes once more when the lease ends", async () => {
    await scene().service.dieAt("before the result's commit");
    await scene().writeAndDie("unrecorded");
    const first = await scene().receiver.nth(1, "unrecorded");
    await scene().service.restart();
    await scene().meanwhile("while unrecorded is leased");
    expect(scene().receiver.about("unrecorded")).to.have.length(1);
    await scene().service.later(LEASE_OVER_SECONDS);
    const second = await scene().receiver.nth(2, "unrecorded");
    expect(second.body.equals(first.body)).to.equal(true);
    for (const header of ["webhook-id", "x-service-delivery", "x-service-signature", "x-service-event", "x-service-attempt"])
      expect([header, second.headers[header]]).to.deep.equal([header, first.headers[header]]);
    expect(second.headers["x-service-attempt"]).to.equal("1");
    const delivery = await scene().delivered("unrecorded");
    expect(delivery.attempt_count).to.equal(1);
    expect(delivery.attempts).to.have.length(1);
    await scene().service.later(LEASE_OVER_SECONDS);
    await scene().meanwhile("after unrecorded");
    expect(scene().receiver.about("unrecorded")).to.have.length(2);
    told(`${scene().receiver.about("unrecorded").length} requests, one duplicate`);
  });
}

function betweenAttempts(scene: () => CrashScene): void {
  it("after a failure was recorded makes the second attempt when it is due, after the restart", async () => {
    scene().receiver.answer = ({ payload }) => {
      return payload.data["notes"] === "refused" && scene().receiver.about("refused").length === 1 ? 500 : 200;
    };
    await scene().service.dieAt("after the result's commit");
    await scene().writeAndDie("refused");
    await scene().service.restart();
    await scene().meanwhile("while refused waits");
    const waiting = await scene().delivery("refused");
    expect(waiting).to.include({ status: "pending", attempt_count: 1 });
    expect(scene().receiver.about("refused")).to.have.length(1);
    const due = Date.parse(waiting.next_attempt_at ?? "");
    await scene().service.later((due - scene().service.now()) / 1_000 - 1);
    expect((await scene().receiver.nth(2, "refused")).headers["x-service-attempt"]).to.equal("2");
    const delivery = await scene().delivered("refused");
    const attempts = delivery.attempts.map(({ number, response_status, late }) => [number, response_status, late]);
    expect(attempts).to.deep.equal([
      [1, 500, false],
      [2, 200, false],
    ]);
    const lateness = Date.parse(delivery.attempts[1]?.at ?? "") - due;
    told(`attempted ${lateness} ms after it was due`);
    expect(lateness).to.be.within(0, SOON_MS);
  });
}
