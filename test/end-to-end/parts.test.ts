import { expect } from "chai";
import { createDatabase, createFolder, type TestDatabase } from "../adapters/sql/databases.js";
import { commandLine } from "./command-line.js";
import { Service, stint as stintProcess } from "./service-process.js";
import { until } from "./until.js";
import { WebhookReceiver } from "./webhook-receiver.js";

const INVITATIONS = 10;

/** test/faults/ covers how several workers share work and stop. */
describe("an API and a worker in separate processes, on PostgreSQL", function () {
  this.timeout(600_000);
  const folder = createFolder();
  const stint = commandLine();
  let database: TestDatabase | undefined;
  let receiver: WebhookReceiver;
  let settings: Record<string, string>;
  let api: Service;
  let worker: Service;
  let invited = 0;
  /** The first delivery in the API before a worker started. */
  let withoutWorker: unknown;

  const ask = async (path: string, body?: object): Promise<Record<string, unknown>> => {
    const response = await fetch(`${api.url}/v1${path}`, {
      method: body ? "POST" : "GET",
      headers: { Authorization: `Bearer ${api.token}`, ...(body ? { "Content-Type": "application/json" } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return (await response.json()) as Record<string, unknown>;
  };
  const invite = () => ask("/users", { email: `${++invited}@example.com` });
  const delivered = () => until("every delivery", async () => (await pending()).length === 0);
  const pending = async () => (await ask("/webhook-deliveries?status=pending"))["data"] as object[];

  before(async () => {
    database = await createDatabase();
    receiver = await WebhookReceiver.start();
    settings = {
      DATABASE_URL: database.url,
      STINT_DATA_DIR: folder.path,
      STINT_WEBHOOK_ALLOW: "127.0.0.0/8",
      STINT_PUBLIC_URL: "https://stint.example.com",
    };
    api = await Service.start(settings, undefined, "api");
    await ask("/webhooks", { url: receiver.url, events: ["user.invited"] });
    await invite();
    [withoutWorker] = await pending();
    worker = await Service.start(settings, undefined, "worker");
    await delivered();
  });
  after(async () => {
    await api?.kill();
    await worker?.kill();
    receiver?.close();
    await database?.drop();
    folder.remove();
  });

  it("respond to requests without sending, and send without responding to requests", async () => {
    expect(withoutWorker).to.include({ status: "pending", attempt_count: 0 });
    expect(await (await fetch(`${api.url}/metrics`)).text()).to.not.match(/^stint_webhook_attempts_total.* [1-9]/m);
    const refused = await fetch(`${worker.url}/v2/me`, { headers: { Authorization: `Bearer ${api.token}` } });
    expect([refused.status, refused.headers.get("content-type")]).to.deep.equal([404, "application/problem+json; charset=utf-8"]);
    for (const path of ["/healthz", "/readyz", "/metrics"]) expect((await fetch(worker.url + path)).status, path).to.equal(200);
    expect(worker.output.join("\n")).to.not.contain("STINT_TOKEN");
  });

  it("count and time their work, and report the backlog, without personal data", async () => {
    for (let n = 0; n < INVITATIONS; n++) await invite();
    await delivered();
    const sent = await (await fetch(`${worker.url}/metrics`)).text();
    const requests = await (await fetch(`${api.url}/metrics`)).text();
    for (const name of [
      'stint_webhook_attempts_total\\{outcome="succeeded"\\}',
      "stint_webhook_attempt_duration_seconds_count",
      "stint_webhook_attempt_delay_seconds_count",
    ])
      expect(sent).to.match(new RegExp(`^${name} ${invited}$`, "m"));
    const timed = `stint_http_request_duration_seconds_count\\{route="POST /v1/users",status="201"\\} ${invited}`;
    expect(requests).to.match(new RegExp(`^${timed}$`, "m"));
    expect(requests).to.match(/^stint_webhook_deliveries\{waiting="due"\} 0$/m);
    expect(requests).to.match(/^stint_store_up 1$/m);
    for (const text of [sent, requests]) expect(text).to.not.match(/wh_|ws_|127\.0\.0\.1|example\.com/);
  });

  it("do not make an operator's command wait while the broker is unavailable", async () => {
    const away = { ...settings, AMQP_URL: "amqp://127.0.0.1:1" };
    const { code, out, err } = await stintProcess(["token", "create", "--user", "owner@example.com"], away);
    expect([code, err]).to.deep.equal([0, ""]);
    expect(out).to.match(/stint_\S+/);
  });

  it("fail on the embedded store and without required settings, with exit code 2 and one line", async () => {
    for (const [words, given, expected] of [
      [["api"], {}, "requires DATABASE_URL"],
      [["worker"], {}, "requires DATABASE_URL"],
      [["worker"], { DATABASE_URL: database?.url ?? "" }, "requires STINT_PUBLIC_URL"],
    ] as const) {
      const { code, err } = await stint(words, given);
      expect([code, err.trim().split("\n").length]).to.deep.equal([2, 1]);
      expect(err).to.contain(expected);
    }
  });
});
