import { expect } from "chai";
import { type UserActor, type DeliveryEngine, type DeliveryId, StintError, type WebhookId } from "../../../core/index.js";
import { answers, EngineWorld, type Receiver } from "./engine-world.js";

const MINUTE = 60_000;
const URL = "https://receiver.example.com/hook";

describe("the delivery engine, with a fake clock", () => {
  let world: EngineWorld;
  let owner: UserActor;
  let engine: DeliveryEngine;
  let webhook: WebhookId;

  const start = async (receiver: Receiver, options: ConstructorParameters<typeof EngineWorld>[1] = {}) => {
    world = new EngineWorld(receiver, options);
    owner = await world.owner();
    webhook = await world.subscribe(owner, URL);
    engine = world.engine();
  };
  const only = async () => {
    const [delivery] = await world.deliveries(owner);
    if (!delivery) throw new Error("There is no delivery.");
    return world.useCases.getWebhookDelivery(owner, delivery.id);
  };
  const watched = async () => (await world.useCases.getWebhook(owner, webhook)).failingSince;
  const header = (name: string) => world.requests.map(({ request }) => request.headers[name]);

  it("sends six POSTs to a receiver that always fails, at 0, 1, 3, 7, 15 and 31 minutes, with the same bytes and id", async () => {
    await start(() => answers.status(500));
    await world.happen(owner);
    await world.settle(engine);
    await world.pass(engine, 120 * MINUTE);
    expect(world.minutes).to.deep.equal([0, 1, 3, 7, 15, 31]);
    expect(new Set(world.requests.map(({ request }) => request.body)).size).to.equal(1);
    expect(new Set(header("webhook-id")).size).to.equal(1);
    expect(new Set(header("X-Service-Signature")).size).to.equal(1);
    expect(header("X-Service-Attempt")).to.deep.equal(["1", "2", "3", "4", "5", "6"]);
    expect(new Set(header("webhook-timestamp")).size).to.equal(6);
    const { delivery, attempts } = await only();
    expect(delivery).to.include({ status: "failed", attempts: 6, nextAttemptAt: null });
    expect(attempts.map(({ number, response }) => [number, response?.status])).to.deep.equal(
      [1, 2, 3, 4, 5, 6].map((n) => [n, 500]),
    );
  });

  it("claims and records 15 ms apart if it can wait, the first immediately, and delivers the same", async () => {
    const pauses: number[] = [];
    const claims: number[] = [];
    const pause = async (ms: number): Promise<void> => {
      pauses.push(ms);
      world.skip(ms);
    };
    await start(() => answers.status(200), { pause });
    const { deliveryQueue } = world.ports;
    const claim = deliveryQueue.claim.bind(deliveryQueue);
    let brought = 0;
    deliveryQueue.claim = async (request) => {
      if (brought < 4) claims.push(request.now);
      const found = await claim(request);
      brought = found.length;
      return found;
    };
    await world.happen(owner);
    await engine.wake();
    expect([world.requests.length, pauses]).to.deep.equal([1, []]);
    await world.happen(owner, 41);
    await world.settle(engine);
    expect(world.requests).to.have.length(42);
    expect((await world.deliveries(owner)).every(({ status }) => status === "succeeded")).to.equal(true);
    expect(pauses).to.not.deep.equal([]);
    expect(pauses.every((ms) => ms > 0 && ms <= 15)).to.equal(true);
    for (const [index, at] of claims.entries()) expect(at - (claims[index - 1] ?? 0)).to.be.at.least(15);
  });

  const failures: readonly (readonly [title: string, answer: ReturnType<Receiver>])[] = [
    ["a time-out", answers.error("timeout")],
    ["a time-out after a 500", answers.error("timeout", 500)],
    ["a reset", answers.error("connection_reset")],
    ["a refused connection", answers.error("connection_failed")],
    ["a name that does not resolve", answers.error("dns_error")],
    ["an address that is not allowed", answers.error("address_not_allowed")],
    ["a broken certificate", answers.error("tls_error")],
    ["a 301", answers.status(301)],
    ["a 302", answers.status(302)],
    ["a 304", answers.status(304)],
    ["a 400", answers.status(400)],
    ["a 404", answers.status(404)],
    ["a 410", answers.status(410)],
    ["a 199", answers.status(199)],
    ["a 300", answers.status(300)],
  ];
  for (const [title, answer] of failures) {
    it(`retries after ${title}, and stops after a 2xx`, async () => {
      await start(() => (world.requests.length <= 2 ? answer : answers.status(204)));
      await world.happen(owner);
      await world.settle(engine);
      expect(await watched()).to.equal(world.requests[0]?.at);
      await world.pass(engine, 60 * MINUTE);
      expect(world.minutes).to.deep.equal([0, 1, 3]);
      expect((await only()).delivery).to.include({ status: "succeeded", attempts: 3, nextAttemptAt: null });
      expect(await watched()).to.equal(null);
    });
  }

  for (const status of [200, 201, 202, 204, 299]) {
    it(`stops after ${status}`, async () => {
      await start(() => answers.status(status));
      await world.happen(owner);
      await world.settle(engine);
      await world.pass(engine, 10 * MINUTE);
      expect(world.minutes).to.deep.equal([0]);
      expect((await only()).attempts).to.have.length(1);
    });
  }

  it("waits as long as Retry-After requires, up to an hour, and never less than its own delay", async () => {
    const asked = ["120", "1", "Mon, 02 Mar 2026 08:30:00 GMT", "86400"];
    await start(() => answers.status(503, { "retry-after": asked[world.requests.length - 1] ?? "nonsense" }));
    await world.happen(owner);
    await world.settle(engine);
    await world.pass(engine, 180 * MINUTE);
    expect(world.minutes).to.deep.equal([0, 2, 4, 30, 90, 106]);
  });

  it("adds up to a tenth of jitter and never subtracts any", async () => {
    await start(() => answers.status(500), { random: () => 0.5 });
    await world.happen(owner);
    await world.settle(engine);
    await world.pass(engine, 60 * MINUTE, 100);
    const waits = world.minutes.map((minute, index) => minute - (world.minutes[index - 1] ?? 0)).slice(1);
    expect(waits.map((wait) => Math.round(wait * 100) / 100)).to.deep.equal([1.05, 2.1, 4.2, 8.4, 16.8]);
  });

  it("sends the claims of another engine once their lease has expired, as the same attempt", async () => {
    await start(() => answers.status(200));
    await world.happen(owner);
    const now = world.ports.clock.now();
    await world.ports.deliveryQueue.claim({ now, leasedUntil: (now + 45_000) as typeof now, limit: 9, slots: 64 });
    await world.settle(engine);
    await world.pass(engine, 44_000);
    expect(world.requests).to.have.length(0);
    await world.pass(engine, 1_000);
    expect(header("X-Service-Attempt")).to.deep.equal(["1"]);
    expect((await only()).delivery).to.include({ status: "succeeded", attempts: 1 });
  });

  it("logs a result that arrives after its lease was lost, and ignores it otherwise", async () => {
    const slow: (() => void)[] = [];
    await start(() =>
      world.requests.length === 1 ? new Promise((resolve) => slow.push(() => resolve(answers.status(200)))) : answers.status(500),
    );
    await world.happen(owner);
    await engine.wake();
    world.skip(45_000);
    const other = world.engine();
    await world.settle(other);
    const before = (await only()).delivery;
    expect(before).to.include({ status: "pending", attempts: 1 });
    for (const answer of slow) answer();
    await engine.idle();
    const { delivery, attempts } = await only();
    expect(delivery).to.deep.equal(before);
    expect(attempts.map(({ late, response }) => [late, response?.status])).to.have.deep.members([
      [true, 200],
      [false, 500],
    ]);
  });

  it("fails a delivery after ten senders in a row died", async () => {
    await start(() => answers.status(200));
    await world.happen(owner);
    for (let n = 0; n < 10; n++) {
      const now = world.ports.clock.now();
      await world.ports.deliveryQueue.claim({ now, leasedUntil: (now + 45_000) as typeof now, limit: 9, slots: 64 });
      world.skip(45_000);
    }
    await world.settle(engine);
    expect(world.requests).to.have.length(0);
    const { delivery, attempts } = await only();
    expect([delivery.status, attempts[0]?.error?.code]).to.deep.equal(["failed", "sender_lost"]);
  });

  it("holds deliveries of a paused subscription, including new ones, until it is resumed", async () => {
    await start(() => answers.status(200));
    await world.happen(owner);
    await world.useCases.updateWebhook(owner, webhook, { status: "paused" });
    await world.happen(owner);
    await world.settle(engine);
    expect(world.requests).to.have.length(0);
    await world.useCases.updateWebhook(owner, webhook, { status: "active" });
    await world.settle(engine);
    expect(world.requests).to.have.length(2);
  });

  it("cancels pending deliveries of a deleted subscription, and keeps them in the log", async () => {
    await start(() => answers.status(500));
    await world.happen(owner);
    await world.settle(engine);
    await world.useCases.deleteWebhook(owner, webhook);
    await world.pass(engine, 60 * MINUTE);
    expect(world.requests).to.have.length(1);
    expect((await world.deliveries(owner)).map(({ status, nextAttemptAt }) => [status, nextAttemptAt])).to.deep.equal([
      ["cancelled", null],
    ]);
  });

  it("delivers to the current URL of the subscription", async () => {
    await start(() => answers.status(500));
    await world.happen(owner);
    await world.settle(engine);
    await world.useCases.updateWebhook(owner, webhook, { url: "https://other.example.com/" });
    await world.pass(engine, MINUTE);
    expect(world.requests.map(({ request }) => request.url)).to.deep.equal([URL, "https://other.example.com/"]);
  });

  it("sends at most 8 requests to one receiver at a time, 1 after five failures in a row, and 8 again after a success", async () => {
    const open: (() => void)[] = [];
    let answer = answers.status(500);
    await start(() => new Promise((resolve) => open.push(() => resolve(answer))));
    await world.happen(owner, 30);
    const inFlight = async () => {
      await engine.wake();
      await ticks();
      return open.length;
    };
    expect(await inFlight()).to.equal(8);
    for (const one of open.splice(0)) one();
    await ticks();
    expect(await inFlight()).to.equal(1);
    answer = answers.status(200);
    for (const one of open.splice(0)) one();
    await ticks();
    expect(await inFlight()).to.equal(8);
    for (;;) {
      for (const one of open.splice(0)) one();
      await ticks();
      if (open.length === 0) break;
    }
    await engine.idle();
  });

  it("does not delay others when a receiver hangs", async () => {
    const hanging: (() => void)[] = [];
    await start((_, url) =>
      url === URL ? new Promise((resolve) => hanging.push(() => resolve(answers.error("timeout")))) : answers.status(200),
    );
    const healthy = await Promise.all([1, 2, 3].map((n) => world.subscribe(owner, `https://healthy.example.com/${n}`)));
    await world.happen(owner, 100);
    void engine.wake();
    await until(async () => (await settledOf(healthy)) === 300);
    expect(hanging).to.have.length(8);
    for (const one of hanging) one();
  });

  async function settledOf(webhooks: readonly WebhookId[]): Promise<number> {
    let count = 0;
    for (const id of webhooks) count += (await world.deliveries(owner, id)).filter(({ status }) => status === "succeeded").length;
    return count;
  }

  it("records every result, also those that arrive while others are being recorded", async () => {
    await start(async () => {
      await new Promise((resolve) => setTimeout(resolve, world.requests.length % 7));
      return answers.status(200);
    });
    for (let n = 0; n < 8; n++) await world.subscribe(owner, `https://other.example.com/${n}`);
    await world.happen(owner, 10);
    await world.settle(engine);
    expect((await world.deliveries(owner)).map(({ status }) => status)).to.deep.equal(Array(90).fill("succeeded"));
    expect(world.requests).to.have.length(90);
  });

  it("sends other due deliveries while results are being recorded, as soon as half of its slots are free", async () => {
    world = new EngineWorld(() => answers.status(200), { slots: 4 });
    owner = await world.owner();
    engine = world.engine();
    for (let n = 0; n < 6; n++) await world.subscribe(owner, `https://other.example.com/${n}`);
    await world.happen(owner, 8);
    const { deliveryQueue } = world.ports;
    const record = deliveryQueue.record.bind(deliveryQueue);
    const held: (() => void)[] = [];
    deliveryQueue.record = async (finished) => {
      if (held.length === 0) await new Promise<void>((resolve) => held.push(resolve));
      return record(finished);
    };
    void engine.wake();
    while (world.requests.length < 48) await new Promise((resolve) => setImmediate(resolve));
    expect(held).to.have.length(1);
    held[0]?.();
    await engine.idle();
    expect((await world.deliveries(owner)).map(({ status }) => status)).to.deep.equal(Array(48).fill("succeeded"));
    expect(world.requests).to.have.length(48);
  });

  it("reports every attempt when it has ended", async () => {
    const told: string[] = [];
    world = new EngineWorld((_, url) => answers.status(url.endsWith("bad") ? 500 : 200), {
      onAttempt: ({ attempt, next, claim }) => told.push(`${attempt.url.slice(25)} ${next.status} ${attempt.at - claim.dueAt}`),
    });
    owner = await world.owner();
    engine = world.engine();
    for (const path of ["good", "bad"]) await world.subscribe(owner, `https://other.example.com/${path}`);
    await world.happen(owner);
    world.skip(1_500);
    await world.settle(engine);
    expect(told.sort()).to.deep.equal(["/bad pending 1500", "/good succeeded 1500"]);
  });

  it("keeps results that the store cannot accept, and records them later", async () => {
    await start(() => answers.status(200));
    await world.happen(owner);
    const { deliveryQueue } = world.ports;
    const record = deliveryQueue.record.bind(deliveryQueue);
    deliveryQueue.record = () => Promise.reject(new StintError("unavailable", "database_unavailable", "Down."));
    await world.settle(engine);
    expect((await only()).delivery.status).to.equal("pending");
    expect(world.errors).to.not.deep.equal([]);
    deliveryQueue.record = record;
    await world.settle(engine);
    expect((await only()).delivery).to.include({ status: "succeeded", attempts: 1 });
    expect(world.requests).to.have.length(1);
  });

  it("loses a single result only if the store cannot accept that one", async () => {
    await start(() => answers.status(200));
    await world.happen(owner, 3);
    const { deliveryQueue } = world.ports;
    const record = deliveryQueue.record.bind(deliveryQueue);
    const batches: number[] = [];
    let poisoned: DeliveryId | undefined;
    deliveryQueue.record = async (batch) => {
      batches.push(batch.length);
      if (batches.length === 1) await ticks();
      if (batches.length === 2) poisoned = batch[0]?.claim.id;
      if (batch.some(({ claim }) => claim.id === poisoned)) throw new Error("A value that no column takes.");
      return record(batch);
    };
    await world.settle(engine);
    expect(batches.slice(0, 2)).to.deep.equal([1, 2]);
    expect((await world.deliveries(owner)).map(({ status }) => status).sort()).to.deep.equal([
      "pending",
      "succeeded",
      "succeeded",
    ]);
  });

  it("claims nothing after it is stopped, and releases what a pending claim returns", async () => {
    await start(() => answers.status(200));
    await world.happen(owner);
    const { deliveryQueue } = world.ports;
    const claim = deliveryQueue.claim.bind(deliveryQueue);
    let asked = 0;
    deliveryQueue.claim = async (request) => {
      asked += 1;
      const claims = await claim(request);
      if (asked === 1) engine.stop();
      return claims;
    };
    await world.settle(engine);
    await world.settle(engine);
    expect([asked, world.requests.length]).to.deep.equal([1, 0]);
    await world.settle(world.engine());
    expect(world.requests).to.have.length(1);
  });

  it("continues at the next wake-up after the store fails", async () => {
    await start(() => answers.status(200));
    await world.happen(owner);
    const { deliveryQueue } = world.ports;
    const claim = deliveryQueue.claim.bind(deliveryQueue);
    deliveryQueue.claim = () => Promise.reject(new StintError("unavailable", "database_unavailable", "Down."));
    await world.settle(engine);
    expect(world.errors).to.have.length(1);
    deliveryQueue.claim = claim;
    await world.settle(engine);
    expect(world.requests).to.have.length(1);
  });
});

async function ticks(): Promise<void> {
  for (let n = 0; n < 50; n++) await new Promise((resolve) => setImmediate(resolve));
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setImmediate(resolve));
}
