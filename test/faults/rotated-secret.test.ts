import { expect } from "chai";
import { verifyWebhook, WebhookVerificationError } from "../../webhooks/index.js";
import { told } from "../end-to-end/scene-on.js";
import { until } from "../end-to-end/until.js";
import type { Received } from "../end-to-end/webhook-receiver.js";
import { extent, PATIENCE_MS } from "./extent.js";
import { type FaultScene, faultScene } from "./fault-scene.js";

const INVITATIONS = extent({ bounded: 40, full: 1_000 });
const AT_ONCE = 6;
const DAY_MS = 86_400_000;

let invited = 0;

/** Invites users concurrently until the work is done, and at least this many. */
async function load(scene: FaultScene, atLeast: number, amid: () => Promise<void> = async () => undefined): Promise<void> {
  let over = false;
  let left = atLeast;
  const invite = async (): Promise<void> => {
    while (!over || left > 0) {
      left -= 1;
      await scene.useCases.inviteUser(scene.owner, { email: `${++invited}@example.com` });
    }
  };
  const work = amid().finally(() => (over = true));
  await Promise.all([work, ...Array.from({ length: AT_ONCE }, invite)]);
  await scene.settled();
}

/** The number of requests that a receiver with these secrets rejects at the scene's time. */
function rejected(scene: FaultScene, requests: readonly Received[], ...secret: readonly string[]): number {
  return requests.filter(({ headers, body }) => {
    try {
      verifyWebhook({ headers, body, secret, now: new Date(scene.clock.now()) });
      return false;
    } catch (error) {
      if (error instanceof WebhookVerificationError && error.code === "signature_mismatch") return true;
      throw error;
    }
  }).length;
}

describe("a secret rotated under load", function () {
  this.timeout(PATIENCE_MS);
  const scene = faultScene();

  it("causes no rejection by a receiver with both secrets, nor for 24 hours by one with the old secret", async () => {
    const { receiver, clock, useCases, owner } = scene();
    clock.stop();
    await scene().subscribe("/hook");
    await scene().worker();
    const old = (await useCases.getWebhookSecret(owner)).current;
    let fresh = "";
    const received = (count: number) => until("deliveries", () => receiver.received.length >= count);
    await load(scene(), INVITATIONS, async () => {
      await received(INVITATIONS / 4);
      fresh = (await useCases.rotateWebhookSecret(owner)).current;
      await received(receiver.received.length + INVITATIONS / 4);
    });
    const day = receiver.received.splice(0);
    const before = rejected(scene(), day, fresh);
    told(`${day.length} deliveries, ${before} of them signed before the rotation`);
    expect([rejected(scene(), day, old, fresh), rejected(scene(), day, old)]).to.deep.equal([0, 0]);
    expect(before).to.be.within(1, day.length - 1);

    clock.aheadMs = DAY_MS - 1;
    await load(scene(), AT_ONCE);
    const almost = receiver.received.splice(0);
    expect(almost.length).to.be.at.least(AT_ONCE);
    expect([rejected(scene(), almost, old), rejected(scene(), almost, fresh)]).to.deep.equal([0, 0]);

    clock.aheadMs = DAY_MS;
    await load(scene(), AT_ONCE);
    const after = receiver.received.splice(0);
    expect(rejected(scene(), after, old)).to.equal(after.length);
    expect([rejected(scene(), after, old, fresh), rejected(scene(), after, fresh)]).to.deep.equal([0, 0]);
  });
});
