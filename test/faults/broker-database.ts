import { expect } from "chai";
import type { PrivateBroker } from "../end-to-end/private-broker.js";
import { PrivateCluster } from "../end-to-end/private-cluster.js";
import { told } from "../end-to-end/scene-on.js";
import { until } from "../end-to-end/until.js";
import type { Load } from "./broker-load.js";
import { OperatorQueue } from "./broker-operator.js";
import { sharedBroker } from "./broker-room.js";
import { BrokerScene, counts } from "./broker-scene.js";

const REFUSED = 40;
const VIRTUAL_HOST = "database_killed";
/** What a claim held whose commit nobody heard of, is held until its lease ends. */
const LEASE_MS = 45_000;

describe("PostgreSQL killed and started again under an API, a worker and RabbitMQ", function () {
  this.timeout(180_000);
  let broker: PrivateBroker;
  let cluster: PrivateCluster | undefined;
  let scene: BrokerScene;
  let amqpUrl: string;

  before(async function () {
    [broker, cluster] = await Promise.all([sharedBroker(), PrivateCluster.start()]);
    await broker.ctl("add_vhost", VIRTUAL_HOST);
    await broker.ctl("set_permissions", "-p", VIRTUAL_HOST, "guest", ".*", ".*", ".*");
    amqpUrl = `${broker.url}/${VIRTUAL_HOST}`;
    scene = await BrokerScene.open(cluster.url, amqpUrl);
    await scene.brokerWell();
  });
  after(async () => {
    await scene?.close();
    await cluster?.remove();
  });

  /** Answers when the server was killed. */
  async function killUnder(load: Load, { kill, run }: { kill(): Promise<void>; run(): Promise<void> }): Promise<Date> {
    await load.phase(counts.beside);
    const at = new Date();
    await kill();
    await until("requests that are refused", () => load.refused.length >= REFUSED);
    await run();
    const back = performance.now();
    const before = load.answered.length;
    await until("a write after", () => load.answered.length > before);
    told(`answered the first write ${(performance.now() - back).toFixed(0)} ms after the database answered again`);
    await load.phase(counts.beside);
    await load.stop();
    return at;
  }

  /** What only a lease from before the kill holds, when all else is done; these leases are ended here, 45 seconds early. */
  async function endLeases(killedAt: Date): Promise<string> {
    const last = new Date(killedAt.getTime() + LEASE_MS);
    await until("all that no lease holds", async () => (await scene.look(FREE, [last])).length === 0);
    const deliveries = await scene.look(END_DELIVERIES, [last]);
    const events = await scene.look(END_EVENTS, [last]);
    return `${deliveries.length} deliveries and ${events.length} events were held by a lease`;
  }

  it("keeps every answered write with its event, delivers and publishes it; between, there are 503 problems and nothing else", async () => {
    if (!cluster) throw new Error("There is no cluster.");
    const server = cluster;
    const operator = await OperatorQueue.bind(amqpUrl);
    const mark = await scene.mark();
    const load = await scene.load();
    const killedAt = await killUnder(load, { kill: () => server.kill(), run: () => server.run() });
    expect(load.refused.filter(({ status }) => status !== 503)).to.deep.equal([]);
    const stored = (await scene.look("select id from time_entries")).map(({ id }) => id);
    const answered = load.answered.map(({ text }) => (JSON.parse(text) as { id: string }).id);
    expect(stored).to.include.members(answered);
    const held = await endLeases(killedAt);
    const { deliveries, ...delivered } = await scene.delivered(mark);
    const { events, ...published } = await scene.published(mark, operator);
    told(`${answered.length} answered, ${load.refused.length} refused, ${stored.length} stored; ${held}`);
    told(`${deliveries} deliveries, ${delivered.twice} twice; ${events} events, ${published.twice} published twice`);
    expect([deliveries, events]).to.deep.equal([stored.length, stored.length]);
    expect([scene.api.child.exitCode, scene.worker.child.exitCode]).to.deep.equal([null, null]);
    expect(await scene.brokerParts()).to.deep.equal(["ok", "ok"]);
  });
});

const FREE = `
  select id from webhook_deliveries where status = 'pending' and (leased_until is null or leased_until > $1)
  union all select event_id from event_outbox where leased_until is null or leased_until > $1 limit 1`;
const END_DELIVERIES = `
  update webhook_deliveries set leased_until = now() where status = 'pending' and leased_until <= $1 returning id`;
const END_EVENTS = "update event_outbox set leased_until = now() where leased_until <= $1 returning event_id";
