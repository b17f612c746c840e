import { expect } from "chai";
import type { SendResult, UserActor, WebhookId } from "../../../core/index.js";
import { GONE_ATTEMPTS } from "../../../core/webhooks/gone.js";
import { answers, EngineWorld } from "./engine-world.js";

describe("a receiver that is gone", () => {
  let world: EngineWorld;
  let owner: UserActor;
  let id: WebhookId;
  let answer: SendResult;
  const engine = () => world.engine();
  const status = async () => (await world.useCases.getWebhook(owner, id)).webhook.status;
  const choose = (pauseGoneWebhooks: boolean) => world.useCases.updateWorkspace(owner, { pauseGoneWebhooks });
  /** So many attempts, one after another. */
  const attempt = async (count: number, result: SendResult) => {
    answer = result;
    for (let n = 0; n < count; n += 1) {
      await world.happen(owner);
      world.skip(1);
      await world.settle(engine());
    }
  };
  beforeEach(async () => {
    world = new EngineWorld(() => answer, { slots: 1 });
    owner = await world.owner();
    id = await world.subscribe(owner, "https://receiver.example.com/hook");
    world.skip(1);
  });

  it("has its subscription paused after five attempts in a row, if the workspace chose so", async () => {
    await choose(true);
    await attempt(GONE_ATTEMPTS - 1, answers.status(410));
    expect(await status()).to.equal("active");
    await attempt(1, answers.status(410));
    expect(await status()).to.equal("paused");
    const { changes } = await world.useCases.listChanges(owner, { after: null, limit: 200, types: ["webhook"] });
    expect(changes.map(({ action, version }) => [action, version])).to.deep.equal([
      ["created", 1],
      ["updated", 2],
    ]);
    const sent = world.requests.length;
    await attempt(3, answers.status(410));
    expect(world.requests).to.have.length(sent);
    expect(world.errors).to.deep.equal([]);
  });

  it("is tried on if the workspace did not choose so", async () => {
    await attempt(2 * GONE_ATTEMPTS, answers.status(410));
    expect(await status()).to.equal("active");
    await choose(true);
    await attempt(1, answers.status(410));
    expect(await status()).to.equal("paused");
  });

  it("is not one that returns anything else in between, or another status", async () => {
    await choose(true);
    for (const other of [answers.status(204), answers.status(404), answers.error("timeout")]) {
      await attempt(GONE_ATTEMPTS - 1, answers.status(410));
      await attempt(1, other);
      expect(await status()).to.equal("active");
    }
    await attempt(2 * GONE_ATTEMPTS, answers.status(404));
    expect(await status()).to.equal("active");
  });

  it("gets five attempts again after its subscription is resumed", async () => {
    await choose(true);
    await attempt(GONE_ATTEMPTS, answers.status(410));
    world.skip(1);
    await world.useCases.updateWebhook(owner, id, { status: "active" });
    world.skip(1);
    await world.settle(engine());
    await attempt(GONE_ATTEMPTS - 1, answers.status(410));
    expect(await status()).to.equal("active");
    await attempt(1, answers.status(410));
    expect(await status()).to.equal("paused");
  });

  it("stays active if pausing fails, which is reported", async () => {
    await choose(true);
    const failing = new EngineWorld(() => answers.status(410), { slots: 1 });
    const broken = await failing.owner();
    await failing.useCases.updateWorkspace(broken, { pauseGoneWebhooks: true });
    const hook = await failing.subscribe(broken, "https://receiver.example.com/hook");
    failing.skip(1);
    const { unitOfWork } = failing.ports;
    const outage = new Error("out of order");
    Object.assign(failing.ports, { unitOfWork: { ...unitOfWork, run: () => Promise.reject(outage) } });
    const stopped = failing.engine();
    Object.assign(failing.ports, { unitOfWork });
    await failing.happen(broken);
    failing.skip(1);
    await failing.settle(stopped);
    expect(failing.errors).to.deep.equal([outage]);
    expect((await failing.deliveries(broken, hook))[0]).to.include({ status: "pending", attempts: 1 });
  });
});
