import { expect } from "chai";
import { createDatabase, type TestDatabase } from "../adapters/sql/databases.js";
import { freePort } from "../end-to-end/private-server.js";
import { told } from "../end-to-end/scene-on.js";
import { Service } from "../end-to-end/service-process.js";
import { until } from "../end-to-end/until.js";
import type { Api } from "../http/harness.js";
import { wholeJob } from "../http/whole-job.js";
import { BrokerScene } from "./broker-scene.js";
import { extent } from "./extent.js";

const SINGLE_EVENTS = 3;
const LONGEST_MS = extent({ bounded: 20_000, full: 2_000 });

/** Without AMQP_URL at all, see test/end-to-end/parts.test.ts. */
describe("an API and a worker whose AMQP_URL leads nowhere", function () {
  this.timeout(60_000);
  let database: TestDatabase | undefined;
  let scene: BrokerScene;
  let port: number;

  before(async function () {
    database = await createDatabase();
    port = await freePort();
    scene = await BrokerScene.open(database.url, `amqp://guest:guest@127.0.0.1:${port}`);
  });
  after(async () => {
    await scene?.close();
    await database?.drop();
  });

  const api: Api = async (path, { method, body } = {}) => {
    const response = await scene.request(path, body, method);
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: JSON.parse(text || "{}") as Record<string, unknown> };
  };
  const delivered = (count: number): Promise<true> =>
    until(`${count} deliveries`, () => scene.receiver.received.length >= count && true);

  async function longestDelay(): Promise<number> {
    const [row] = await scene.look(`select max(extract(epoch from a.at - e.occurred_at) * 1000)::int as ms, count(*)::int as count
      from webhook_attempts a join webhook_deliveries d on d.id = a.delivery_id join events e on e.id = d.event_id`);
    expect(row?.["count"]).to.equal(scene.receiver.received.length);
    return row?.["ms"] as number;
  }

  it("do the main job and deliver everything, a poll later at most", async () => {
    const types = [
      "time_entry.started",
      "time_entry.updated",
      "invoice.created",
      "invoice.paid",
      "project.archived",
      "user.invited",
    ];
    await scene.made("/webhooks", { url: scene.receiver.url, events: types });
    const { project } = await wholeJob(api);
    const [job] = await scene.look("select count(*)::int as events from events");
    await delivered(job?.["events"] as number);
    for (let count = 0; count < SINGLE_EVENTS; count++) {
      const before = scene.receiver.received.length;
      await scene.made("/time-entries", scene.minute(project));
      await delivered(before + 1);
    }
    await until("every result", async () => (await scene.look(PENDING)).length === 0);
    const ms = await longestDelay();
    told(`${scene.receiver.received.length} deliveries, the slowest ${ms} ms after its event`);
    expect(ms).to.be.below(LONGEST_MS);
    expect(await scene.waitingEvents()).to.equal(scene.receiver.received.length);
  });

  it("keep every event for the broker, also from a worker that was started without AMQP_URL", async () => {
    const before = scene.receiver.received.length;
    const forgetful = await Service.start({ ...scene.settings, AMQP_URL: "" }, undefined, "worker");
    await scene.made("/time-entries", scene.minute(String((await scene.made("/projects", { name: "Kept" }))["id"])));
    await delivered(before + 1);
    expect(await forgetful.stop()).to.equal(0);
    expect(await scene.waitingEvents()).to.equal(before + 1);
  });

  it("are ready, and say what is wrong: the probe each time, the log once", async () => {
    const sentence = `There is no connection to RabbitMQ at 127.0.0.1:${port}: connect ECONNREFUSED 127.0.0.1:${port}.`;
    expect(await scene.brokerParts()).to.deep.equal([sentence, sentence]);
    for (const process of [scene.api, scene.worker]) expect(warningsOf(process)).to.deep.equal([sentence]);
  });
});

const PENDING = "select id from webhook_deliveries where status <> 'succeeded'";

function warningsOf({ output }: Service): readonly string[] {
  const lines = output.filter((line) => line.startsWith("{")).map((line) => JSON.parse(line) as { level: number; msg: string });
  return lines.filter(({ level }) => level >= 40).map(({ msg }) => msg);
}
