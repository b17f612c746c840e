import { once } from "node:events";
import { join } from "node:path";
import { expect } from "chai";
import type { Order } from "../end-to-end/fail-point-process.js";
import { until } from "../end-to-end/until.js";
import { root } from "../repository.js";
import { PATIENCE_MS } from "./extent.js";
import { type FaultScene, faultScene } from "./fault-scene.js";

const script = join(root, "dist/test/end-to-end/fail-point-process.js");

/** Invites a user through an API that dies between the commit and the hint. */
async function inviteAndDie(scene: FaultScene, email: string): Promise<void> {
  const { child, url } = await scene.api(script);
  child.send({ killAt: "before the hint" } satisfies Order);
  await once(child, "message");
  const died = once(child, "exit");
  const headers = { Authorization: `Bearer ${scene.token}`, "Content-Type": "application/json" };
  const answer = fetch(`${url}/v1/users`, { method: "POST", headers, body: JSON.stringify({ email }) });
  expect(await answer.catch(() => "no answer")).to.equal("no answer");
  expect((await died)[1]).to.equal("SIGKILL");
}

describe("an API killed between the commit and the hint", function () {
  this.timeout(PATIENCE_MS);
  const scene = faultScene();

  async function expectDelivered(email: string): Promise<void> {
    const { payload } = await until("the delivery", () => scene().receiver.received[0]);
    expect(payload.data).to.include({ email });
    await scene().settled();
    expect(scene().receiver.received).to.have.length(1);
  }

  it("leaves its commit to the next poll of a worker, which needs no API", async () => {
    await scene().subscribe("/hook");
    await scene().worker();
    await inviteAndDie(scene(), "now@example.com");
    await expectDelivered("now@example.com");
  });

  it("leaves its commit to a worker that starts later", async () => {
    await scene().subscribe("/hook");
    await inviteAndDie(scene(), "later@example.com");
    expect(scene().receiver.received).to.have.length(0);
    await scene().worker();
    await expectDelivered("later@example.com");
  });
});
