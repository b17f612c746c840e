import { expect } from "chai";
import { eventTypes } from "../../core/index.js";
import { createDatabase, createFolder, type TestDatabase } from "../adapters/sql/databases.js";
import { freePort } from "../end-to-end/private-server.js";
import type { Service } from "../end-to-end/service-process.js";
import { until } from "../end-to-end/until.js";
import type { Api } from "../http/harness.js";
import { wholeJob } from "../http/whole-job.js";
import { BrokerScene } from "./broker-scene.js";
import { InProcessWorker } from "./fault-worker.js";

/** test/end-to-end/parts.test.ts covers processes without AMQP_URL. */
describe("an API and a worker whose AMQP_URL is unreachable", function () {
  this.timeout(180_000);
  const folder = createFolder();
  let database: TestDatabase | undefined;
  let scene: BrokerScene;
  let port: number;

  before(async () => {
    database = await createDatabase();
    port = await freePort();
    const amqpUrl = `amqp://guest:guest@127.0.0.1:${port}`;
    const settings = { DATABASE_URL: database.url, STINT_DATA_DIR: folder.path, AMQP_URL: amqpUrl };
    scene = await BrokerScene.open(settings, ["api", "worker"]);
  });
  after(async () => {
    await scene?.close();
    await database?.drop();
    folder.remove();
  });

  const api: Api = async (path, { method, body } = {}) => {
    const response = await scene.request(path, body, method);
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: JSON.parse(text || "{}") as Record<string, unknown> };
  };
  const settled = () => until("every delivery to be over", async () => (await scene.look(OPEN)).length === 0);

  it("complete the main workflow, deliver everything and keep every event for the broker", async () => {
    const types = eventTypes.filter((type) => type !== "time_entry.created");
    await scene.made("/webhooks", { url: scene.receiver.url, events: types });
    const before = scene.receiver.received.length;
    const mark = await scene.mark();
    await wholeJob(api);
    await settled();
    const [made] = await scene.look("select count(*)::int as events from events where position > $1", [mark]);
    expect(scene.receiver.received.length - before).to.equal(made?.["events"]);
    const [all] = await scene.look("select count(*)::int as events from events");
    expect(await scene.waitingEvents()).to.equal(all?.["events"]);
  });

  it("keep every event, also with a worker that was started without AMQP_URL", async () => {
    const { id } = await scene.made("/projects", { name: "Kept" });
    const before = await scene.waitingEvents();
    const settings = { DATABASE_URL: database?.url ?? "", STINT_DATA_DIR: folder.path };
    const forgetful = await InProcessWorker.start(settings, {});
    await scene.made("/time-entries", scene.minute(String(id)));
    await settled();
    await forgetful.stop();
    expect(await scene.waitingEvents()).to.equal(before + 1);
  });

  it("are ready, and report the error: the probe every time, and the log once", async () => {
    const sentence = `Cannot connect to RabbitMQ at 127.0.0.1:${port}: connect ECONNREFUSED 127.0.0.1:${port}.`;
    const told = "RabbitMQ is unavailable. See the log for the reason.";
    for (const time of [1, 2]) expect(await scene.brokerParts(), `time ${time}`).to.deep.equal([told, told]);
    for (const process of scene.services) expect(warningsOf(process)).to.deep.equal([sentence]);
  });
});

const OPEN = "select id from webhook_deliveries where status <> 'succeeded'";

function warningsOf({ output }: Service): readonly string[] {
  const lines = output.filter((line) => line.startsWith("{")).map((line) => JSON.parse(line) as { level: number; msg: string });
  return lines.filter(({ level }) => level >= 40).map(({ msg }) => msg);
}
