import { once } from "node:events";
import { expect } from "chai";
import type { Order } from "../end-to-end/fail-point-process.js";
import { told } from "../end-to-end/scene-on.js";
import type { Service } from "../end-to-end/service-process.js";
import { until } from "../end-to-end/until.js";
import { extent, PATIENCE_MS } from "./extent.js";
import { failPointScript, type FaultScene, faultScene } from "./fault-scene.js";

const DEATHS = extent({ bounded: 1, full: 20 });
/** The promise is 2 s; the machine that tests may be busy. */
const SOON_MS = extent({ bounded: 20_000, full: 2_000 });

async function tell({ child }: Service, order: Order): Promise<void> {
  child.send(order);
  await once(child, "message");
}

/** Invites somebody, upon which the API dies between the commit and the hint. Answers when it was dead. */
async function inviteAndDie(scene: FaultScene, email: string): Promise<number> {
  const { service } = scene.api;
  await tell(service, { killAt: "before the hint" });
  const died = once(service.child, "exit");
  const answer = await scene.ask("/users", { email }).catch(() => "no answer");
  expect(answer).to.equal("no answer");
  expect((await died)[1]).to.equal("SIGKILL");
  return Date.now();
}

describe("an API killed between the commit and the hint", function () {
  this.timeout(PATIENCE_MS);
  const scene = faultScene(failPointScript);

  before(() => scene().subscribe("/hook"));

  it("leaves what it committed to the next poll of a worker, which needs no API for it", async () => {
    const { receiver } = scene();
    await scene().worker();
    const waited: number[] = [];
    for (let n = 1; n <= DEATHS; n++) {
      const diedAt = await inviteAndDie(scene(), `${n}@example.com`);
      const request = await until("the delivery", () => receiver.received[n - 1]);
      waited.push(request.receivedAt - diedAt);
      await scene().startApi(failPointScript);
    }
    await scene().settled();
    told(`received ${waited.join(", ")} ms after the death of the API`);
    expect(Math.max(...waited)).to.be.at.most(SOON_MS);
    expect(receiver.received).to.have.length(DEATHS);
  });

  it("and no worker to take it over leaves it to one that starts later", async () => {
    const { receiver } = scene();
    await inviteAndDie(scene(), "later@example.com");
    expect(receiver.received).to.have.length(0);
    const worker = await scene().worker();
    const request = await until("the delivery", () => receiver.received[0]);
    const ready = worker.output.find((line) => line.includes('"msg":"ready"')) ?? "{}";
    const waited = request.receivedAt - Date.parse((JSON.parse(ready) as { time: string }).time);
    told(`received ${waited} ms after the worker was ready`);
    expect(waited).to.be.at.most(SOON_MS);
    await scene().settled();
    expect(receiver.received).to.have.length(1);
  });
});
