import { expect } from "chai";
import { configOf } from "../../bootstrap/config.js";
import { closeAll, createContainer } from "../../bootstrap/container.js";
import { tokens } from "../../bootstrap/tokens.js";
import { createReactions, instant } from "../../core/index.js";
import { CrashScene } from "./crash-scene.js";
import { crashStores } from "./crash-stores.js";
import { sceneOn } from "./scene-on.js";
import type { Service } from "./service-process.js";
import { until } from "./until.js";

const LEASE_OVER_SECONDS = 46;

/** Refuses the first request about these notes when it is told to, and takes every other. */
function holdFirst({ receiver }: CrashScene, notes: string): { refuse: () => void } {
  let refuse: () => void = () => undefined;
  const refused = new Promise<number>((resolve) => (refuse = () => resolve(500)));
  receiver.answer = ({ payload }) => (payload.data["notes"] === notes && receiver.about(notes).length === 1 ? refused : 200);
  return { refuse };
}

/** The log has both attempts; the delivery is as the second left it. */
async function expectLateFailure(scene: CrashScene, notes: string): Promise<void> {
  const delivery = await scene.delivery(notes);
  expect(delivery).to.include({ status: "succeeded", attempt_count: 1, next_attempt_at: null, version: 2 });
  const attempts = delivery.attempts.map(({ number, response_status, late }) => ({ number, response_status, late }));
  expect(attempts).to.have.deep.members([
    { number: 1, response_status: 500, late: true },
    { number: 1, response_status: 200, late: false },
  ]);
  expect(await scene.service.api(`/webhooks/${scene.webhookId}`)).to.include({ failing_since: null });
  expect(scene.receiver.about(notes).map(({ headers }) => headers["x-service-attempt"])).to.deep.equal(["1", "1"]);
}

describe("the result of a delivery whose lease went to another process, on PostgreSQL", function () {
  this.timeout(60_000);
  const scene = sceneOn(crashStores[1].open, (store) => CrashScene.open(store));
  let other: Service | undefined;
  after(() => other?.kill());

  it("is kept in the log as late and changes nothing", async () => {
    const { refuse } = holdFirst(scene(), "late");
    await scene().write("late");
    await scene().receiver.nth(1, "late");
    other = await scene().service.other(LEASE_OVER_SECONDS);
    await scene().delivered("late");
    refuse();
    await until("the late result", async () => (await scene().delivery("late")).attempts.length === 2);
    await expectLateFailure(scene(), "late");
  });
});

describe("the result of a delivery whose lease went to another engine, on the embedded store", function () {
  this.timeout(60_000);
  const scene = sceneOn(crashStores[0].open, (store) => CrashScene.open(store));

  it("is kept in the log as late and changes nothing", async () => {
    const { refuse } = holdFirst(scene(), "late");
    await scene().service.dieAt("before the sending");
    await scene().writeAndDie("late");
    const { first, second, close } = await enginesOn(scene());
    try {
      await first.wake();
      await scene().receiver.nth(1, "late");
      await second.wake();
      await second.idle();
      refuse();
      await first.idle();
    } finally {
      await close();
    }
    await scene().service.restart();
    await expectLateFailure(scene(), "late");
  });
});

/** Two engines on the store of a service that is dead; for each the lease of the one before is over. */
async function enginesOn({ service }: CrashScene) {
  const container = createContainer(configOf({ ...service.settings, LOG_LEVEL: "silent" }));
  const ports = await container.getAsync(tokens.ports);
  const { deliveryQueue, mailQueue, eventOutbox, housekeeping } = await container.getAsync(tokens.storage);
  const outside = {
    deliveryQueue,
    mailQueue,
    eventOutbox,
    housekeeping,
    messageBus: container.get(tokens.messageBus),
    mailer: container.get(tokens.mailer),
    pdfRenderer: container.get(tokens.pdfRenderer),
    webhookSender: container.get(tokens.webhookSender),
  };
  const engine = (aheadSeconds: number) => {
    const clock = { now: () => instant(Date.now() + aheadSeconds * 1_000) };
    const onError = (error: unknown) => expect.fail(String(error));
    const options = {
      deliveries: { random: Math.random, onError },
      mail: { onError, onNotSent: onError },
      events: { onError },
      housekeeping: { onError },
      publicUrl: () => "",
    };
    return createReactions({ ...ports, clock, ...outside }, options).deliveries;
  };
  const close = (): Promise<void> => closeAll(container);
  return { first: engine(LEASE_OVER_SECONDS), second: engine(2 * LEASE_OVER_SECONDS), close };
}
