import { expect } from "chai";
import type { RabbitMqMessageBus } from "../../../adapters/rabbitmq/index.js";
import { isStintError, type Hint } from "../../../core/index.js";
import { PrivateBroker } from "../../end-to-end/private-broker.js";
import { until } from "../../end-to-end/until.js";
import { anEvent, Scene, well } from "./brokers.js";

const HINTS = 10_000;
/** Client properties are a list of names, types and values. */
const HEARTBEATS = `[{heartbeat, Timeout} || [{client_properties, Properties}, {timeout, Timeout}]
  <- rabbit_networking:connection_info_all([client_properties, timeout]),
  lists:member({<<"connection_name">>, longstr, <<"stint">>}, Properties)]`;

describe("the RabbitMQ message bus during an outage", function () {
  this.timeout(300_000);
  let broker: PrivateBroker;
  let scene: Scene;
  let bus: RabbitMqMessageBus;
  let heard: Hint[];

  before(async () => {
    broker = await PrivateBroker.start();
  });
  after(() => broker?.remove());
  beforeEach(async () => {
    heard = [];
    scene = new Scene(broker.url);
    bus = await scene.openWell();
    bus.onHint(async (hint) => void heard.push(hint));
    await until("a consumer", async () => (await scene.consumersOf(scene.hints)) === 1);
  });
  afterEach(() => scene.remove());

  async function isWhole(): Promise<void> {
    const { channel, queue } = await scene.ownQueue();
    const event = anEvent();
    expect(await bus.publish([event])).to.deep.equal([event.id]);
    expect((await until("the event", () => channel.get(queue, { noAck: true }))).properties.messageId).to.equal(event.id);
    await channel.close();
    const before = heard.length;
    const other = await scene.openWell();
    await until("another's hint", () => {
      other.hint("mail");
      return heard.length > before;
    });
    expect(await scene.countOf(scene.deadHints)).to.equal(0);
  }

  it("names its connections stint, and uses a heartbeat", async () => {
    expect(await broker.evaluate(HEARTBEATS)).to.equal("[{heartbeat, 10}]");
  });

  it("reconnects, declares and consumes again after the broker closes its connections", async () => {
    await broker.closeConnections();
    await until("the problem", () => scene.problems.some((said) => said.includes("CONNECTION_FORCED - a test closes it")));
    await until("the end of it", () => scene.recoveries === 1);
    await isWhole();
  });

  it("rejects events immediately and passes hints to local listeners, coalesced, while the broker is low on memory", async () => {
    await broker.block();
    // A broker blocks a connection at its next publish.
    bus.hint("mail");
    await until("the block", () => bus.health() !== null);
    expect(bus.health()).to.match(/^RabbitMQ at \S+ does not accept messages at the moment: low on memory\.$/);
    const error: unknown = await bus.publish([anEvent()]).catch((reason: unknown) => reason);
    expect(isStintError(error) && error.code).to.equal("broker_unavailable");
    await until("the hint", () => heard.length > 0);
    const before = heard.length;
    for (let count = 0; count < HINTS; count += 1) bus.hint("deliveries");
    await until("the hints", () => heard.length > before);
    expect(heard.length - before, "calls for all of these").to.be.at.most(2);
    await broker.unblock();
    await well(bus);
    expect(scene.problems).to.have.lengthOf(1);
    expect(scene.recoveries).to.equal(1);
    await isWhole();
  });

  it("does not wait for the end of a block that begins while events are being sent", async () => {
    await broker.block();
    const events = Array.from({ length: 500 }, () => anEvent());
    const answer: unknown = await bus.publish(events).catch((reason: unknown) => reason);
    if (Array.isArray(answer)) expect(answer.length).to.be.below(events.length);
    else expect(isStintError(answer) && answer.code).to.equal("broker_unavailable");
    expect(bus.health()).to.match(/does not accept messages at the moment/);
    await broker.unblock();
    await well(bus);
    expect(await bus.publish(events)).to.have.lengthOf(events.length);
  });

  it("can be closed while it is blocked", async () => {
    await broker.block();
    bus.hint("mail");
    await until("the block", () => bus.health() !== null);
    await bus.close();
    expect(bus.health()).to.match(/ is closed\.$/);
    await broker.unblock();
  });

  it("reports a killed broker, passes hints to local listeners, and recovers by itself", async () => {
    await broker.settle();
    await broker.kill();
    await until("the problem", () => bus.health() !== null);
    const error: unknown = await bus.publish([anEvent()]).catch((reason: unknown) => reason);
    expect(isStintError(error) && error.code).to.equal("broker_unavailable");
    bus.hint("mail");
    await until("the hint", () => heard.length > 0);
    await broker.run();
    await well(bus);
    await isWhole();
  });
});
