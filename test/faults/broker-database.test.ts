import { once } from "node:events";
import { join } from "node:path";
import { expect } from "chai";
import { brokerUrl, Scene } from "../adapters/rabbitmq/brokers.js";
import type { Order } from "../end-to-end/fail-point-process.js";
import { PrivateCluster } from "../end-to-end/private-cluster.js";
import { told } from "../end-to-end/scene-on.js";
import { until } from "../end-to-end/until.js";
import { root } from "../repository.js";
import { OperatorQueue } from "./broker-operator.js";
import { BrokerScene } from "./broker-scene.js";
import { extent, PATIENCE_MS } from "./extent.js";
import { deliveryOf } from "./fault-scene.js";
import { Gate } from "./gate.js";

const script = join(root, "dist/test/end-to-end/fail-point-process.js");
const WRITES = extent({ bounded: 40, full: 2_000 });
const REFUSED = 8;
const CAP = 8;
/** Longer than the lease of a claim whose commit was not acknowledged. */
const LEASE_OVER_SECONDS = 46;

describe("PostgreSQL killed and restarted under a service with RabbitMQ", function () {
  this.timeout(PATIENCE_MS);
  const names = new Scene();
  let cluster: PrivateCluster | undefined;
  let opened: BrokerScene | undefined;

  before(async () => {
    cluster = await PrivateCluster.start();
    const settings = { DATABASE_URL: cluster.url, AMQP_URL: brokerUrl, TEST_AMQP_PREFIX: names.prefix };
    opened = await BrokerScene.open(settings, ["serve"], script);
    await opened.brokerWell();
  });
  after(async () => {
    await opened?.close();
    await cluster?.remove();
    await names.remove();
  });

  it("keeps every acknowledged write with its event, delivers and publishes it; meanwhile requests return only 503 problems", async () => {
    if (!cluster || !opened) throw new Error("There is no cluster.");
    const scene = opened;
    const operator = await OperatorQueue.bind(brokerUrl, names.events);
    const mark = await scene.mark();
    const load = scene.load();
    await load.more(WRITES);
    const gate = new Gate();
    const held = new Set<string>();
    scene.receiver.answer = (request) => {
      held.add(deliveryOf(request));
      return gate.hold(200);
    };
    await until("requests on their way", () => gate.holding === CAP);
    await cluster.kill();
    scene.receiver.answer = () => 200;
    gate.open();
    await until("requests that are rejected", () => load.refused.length >= REFUSED);
    await cluster.run();
    await load.more(WRITES);
    await load.stop();
    expect(load.refused.filter(({ status }) => status !== 503)).to.deep.equal([]);
    const stored = (await scene.look("select id from time_entries")).map(({ id }) => id);
    const answered = load.answered.map(({ text }) => (JSON.parse(text) as { id: string }).id);
    expect(stored).to.include.members(answered);
    scene.worker.child.send({ clockAheadSeconds: LEASE_OVER_SECONDS } satisfies Order);
    await once(scene.worker.child, "message");
    const { deliveries, ...delivered } = await scene.delivered(mark);
    const sent = scene.receiver.received.filter((request) => held.has(deliveryOf(request)));
    expect(sent, "results that waited for the database").to.have.length(CAP);
    const { events, ...published } = await scene.published(mark, operator);
    told(`${answered.length} answered, ${load.refused.length} refused, ${stored.length} stored`);
    told(`${deliveries} deliveries, ${delivered.twice} twice; ${events} events, ${published.twice} published twice`);
    expect([deliveries, events]).to.deep.equal([stored.length, stored.length]);
    const pairs =
      "select count(distinct body::jsonb -> 'data' ->> 'id')::int as entries from events where type = 'time_entry.created'";
    expect(await scene.look(pairs)).to.deep.equal([{ entries: stored.length }]);
    expect(scene.worker.child.exitCode).to.equal(null);
    expect(await scene.brokerParts()).to.deep.equal(["ok"]);
    await operator.remove();
  });
});
