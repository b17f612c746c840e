import { once } from "node:events";
import { expect } from "chai";
import { verifyWebhook, WebhookVerificationError } from "../../webhooks/index.js";
import { told } from "../end-to-end/scene-on.js";
import type { Service } from "../end-to-end/service-process.js";
import { until } from "../end-to-end/until.js";
import type { Received } from "../end-to-end/webhook-receiver.js";
import { extent, PATIENCE_MS } from "./extent.js";
import { failPointScript, type FaultScene, faultScene } from "./fault-scene.js";

const INVITATIONS = extent({ bounded: 80, full: 1_000 });
const AT_ONCE = 6;
const DAY_SECONDS = 86_400;
const PATH = "/workspace/webhook-secret";

/** A service that is used while time passes, as its processes are told. */
class Using {
  #aheadSeconds = 0;
  #invited = 0;

  constructor(
    private readonly scene: FaultScene,
    private readonly processes: readonly Service[],
  ) {}

  async later(seconds: number): Promise<void> {
    this.#aheadSeconds += seconds;
    for (const { child } of this.processes) {
      child.send({ clockAheadSeconds: this.#aheadSeconds });
      await once(child, "message");
    }
  }

  /** Invites people, several at a time, until the work is over, and so many at the least. */
  async load(atLeast: number, amid: () => Promise<void> = async () => undefined): Promise<void> {
    let over = false;
    let left = atLeast;
    const invite = async (): Promise<void> => {
      while (!over || left > 0) {
        left -= 1;
        await this.scene.ask("/users", { email: `${++this.#invited}@example.com` });
      }
    };
    const work = amid().finally(() => (over = true));
    await Promise.all([work, ...Array.from({ length: AT_ONCE }, invite)]);
    await this.scene.settled();
  }

  /** How many of these a receiver rejects that knows the secrets. */
  rejected(requests: readonly Received[], ...secret: readonly string[]): number {
    return requests.filter(({ headers, body, receivedAt }) => {
      try {
        verifyWebhook({ headers, body, secret, now: new Date(receivedAt + this.#aheadSeconds * 1_000) });
        return false;
      } catch (error) {
        if (error instanceof WebhookVerificationError && error.code === "signature_mismatch") return true;
        throw error;
      }
    }).length;
  }
}

const secretIn = (answer: Readonly<Record<string, unknown>>): string => String(answer["secret"]);

describe("the secret rotated under load", function () {
  this.timeout(PATIENCE_MS);
  const scene = faultScene(failPointScript);

  it("has nothing rejected by who knows both, nor for 24 hours by who knows the old one alone", async () => {
    const { receiver, api } = scene();
    await scene().subscribe("/hook");
    const using = new Using(scene(), [api.service, await scene().workerByTheClock()]);
    const old = secretIn(await scene().ask(PATH));
    let fresh = "";
    const received = (count: number) => until("deliveries", () => receiver.received.length >= count);
    await using.load(INVITATIONS, async () => {
      await received(INVITATIONS / 4);
      fresh = secretIn(await scene().ask(`${PATH}/rotate`, undefined, "POST"));
      await received(receiver.received.length + INVITATIONS / 4);
    });
    const day = receiver.received.splice(0);
    const before = using.rejected(day, fresh);
    told(`${day.length} deliveries, ${before} signed before the rotation: ${using.rejected(day, old, fresh)} rejected`);
    expect([using.rejected(day, old, fresh), using.rejected(day, old)]).to.deep.equal([0, 0]);
    expect(before).to.be.within(1, day.length - 1);

    await using.later(DAY_SECONDS - 130);
    await using.load(AT_ONCE);
    const almost = receiver.received.splice(0);
    expect([almost.length >= AT_ONCE, using.rejected(almost, old), using.rejected(almost, fresh)]).to.deep.equal([true, 0, 0]);

    await using.later(260);
    await using.load(AT_ONCE);
    const after = receiver.received.splice(0);
    const rejected = [using.rejected(after, old), using.rejected(after, old, fresh), using.rejected(after, fresh)];
    told(
      `who knows the old one alone rejects ${using.rejected(almost, old)} of ${almost.length} a minute before 24 h, ${rejected[0]} after`,
    );
    expect(rejected).to.deep.equal([after.length, 0, 0]);
  });
});
