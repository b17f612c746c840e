import { expect } from "chai";
import { type ClaimedDelivery, parseInstant, plusSeconds, type SendResult } from "../../../core/index.js";
import { attemptDelivery } from "../../../core/webhooks/reactions/attempt-delivery.js";
import { memoryPorts } from "../../../adapters/memory/index.js";
import { claimed } from "../../webhooks/deliveries.js";
import { answers, EngineWorld } from "./engine-world.js";

const now = parseInstant("2026-03-02T08:00:00Z");
const ports = memoryPorts({ clock: { now: () => now } });
const claim = claimed();

describe("an attempt to deliver", () => {
  const attempted = async (changes: Partial<ClaimedDelivery>, result: SendResult, retryBaseSeconds?: number) => {
    let sent = 0;
    const webhookSender = { send: async () => (++sent, result) };
    const policy = { random: () => 0, ...(retryBaseSeconds === undefined ? {} : { retryBaseSeconds }) };
    const finished = await attemptDelivery({ ...ports, webhookSender }, { ...claim, ...changes }, policy);
    return { ...finished, sent };
  };
  const failed = answers.status(500);

  it("is logged with its number, time and URL, and is not late by itself", async () => {
    const { attempt, next } = await attempted({ attempts: 2 }, answers.status(204));
    expect(attempt).to.include({ deliveryId: claim.id, number: 3, at: now, url: claim.url, durationMs: 7, late: false });
    expect(next).to.deep.equal({ status: "succeeded" });
  });

  it("is retried after a minute, or the delay that the operator sets, twice as long each time", async () => {
    const delay = async (attempts: number, base?: number) => (await attempted({ attempts }, failed, base)).next;
    expect(await delay(0)).to.deep.equal({ status: "pending", at: plusSeconds(now, 60) });
    expect(await delay(1)).to.deep.equal({ status: "pending", at: plusSeconds(now, 120) });
    expect(await delay(1, 5)).to.deep.equal({ status: "pending", at: plusSeconds(now, 10) });
    expect(await delay(5)).to.deep.equal({ status: "failed" });
  });

  it("begins a new series of retries after a manual one", async () => {
    const { next } = await attempted({ attempts: 6, earlierAttempts: 6 }, failed);
    expect(next).to.deep.equal({ status: "pending", at: plusSeconds(now, 60) });
    expect((await attempted({ attempts: 11, earlierAttempts: 6 }, failed)).next).to.deep.equal({ status: "failed" });
  });

  it("is delivered by a 2xx, whatever follows the status, and by nothing else", async () => {
    for (const code of ["timeout", "connection_reset", "malformed_response", "tls_error"] as const) {
      for (const status of [200, 204, 299]) {
        const { attempt, next } = await attempted({}, answers.error(code, status));
        expect([attempt.response?.status, attempt.error, next]).to.deep.equal([status, null, { status: "succeeded" }]);
      }
      for (const status of [undefined, 199, 300, 410, 500]) {
        const { attempt, next } = await attempted({}, answers.error(code, status));
        expect([attempt.error?.code, next.status]).to.deep.equal([code, "pending"]);
      }
    }
  });

  it("is made for ten claims without a result, and not for the eleventh", async () => {
    expect((await attempted({ claims: 10 }, answers.status(200))).sent).to.equal(1);
    const { sent, next, attempt } = await attempted({ claims: 11 }, answers.status(200));
    expect([sent, next]).to.deep.equal([0, { status: "failed" }]);
    expect(attempt).to.deep.include({
      ...{ durationMs: 0, response: null, late: false },
      error: {
        code: "sender_lost",
        message: "The sending process stopped 10 times in a row, so this attempt was not sent.",
      },
    });
  });
});

describe("an engine with two slots", () => {
  it("sends at most two deliveries at once, also to different receivers", async () => {
    let open = 0;
    let most = 0;
    const world = new EngineWorld(
      async () => {
        most = Math.max(most, ++open);
        await new Promise((resolve) => setImmediate(resolve));
        open -= 1;
        return answers.status(200);
      },
      { slots: 2 },
    );
    const owner = await world.owner();
    for (const name of ["a", "b", "c", "d"]) await world.subscribe(owner, `https://${name}.example.com/hook`);
    await world.happen(owner, 2);
    const engine = world.engine();
    await Promise.all([engine.wake(), engine.wake()]);
    for (let n = 0; n < 10; n++) await world.settle(engine);
    expect([most, world.requests.length, world.errors]).to.deep.equal([2, 8, []]);
  });
});
