import { expect } from "chai";
import { createDatabase, createFolder, type TestDatabase } from "../adapters/sql/databases.js";
import { Service, stint } from "./service-process.js";
import { until } from "./until.js";
import { WebhookReceiver } from "./webhook-receiver.js";

describe("an API and workers in processes of their own, on PostgreSQL", function () {
  this.timeout(60_000);
  const folder = createFolder();
  const services: Service[] = [];
  let database: TestDatabase | undefined;
  let receiver: WebhookReceiver;
  let settings: Record<string, string>;
  let api: Service;
  let token: string;

  const start = async (part: string): Promise<Service> => {
    const service = await Service.start(settings, undefined, part);
    services.push(service);
    return service;
  };
  const ask = async (path: string, body?: object): Promise<Record<string, unknown>> => {
    const response = await fetch(`${api.url}/v1${path}`, {
      method: body ? "POST" : "GET",
      headers: { Authorization: `Bearer ${token}`, ...(body ? { "Content-Type": "application/json" } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return (await response.json()) as Record<string, unknown>;
  };

  before(async function () {
    database = await createDatabase();
    receiver = await WebhookReceiver.start();
    settings = {
      DATABASE_URL: database.url,
      STINT_DATA_DIR: folder.path,
      STINT_WEBHOOK_ALLOW: "127.0.0.0/8",
      STINT_PUBLIC_URL: "https://stint.example.com",
    };
    api = await start("api");
    token = api.token ?? "";
    await ask("/webhooks", { url: receiver.url, events: ["user.invited"] });
  });
  after(async () => {
    for (const service of services) await service.kill();
    receiver?.close();
    await database?.drop();
    folder.remove();
  });

  it("answer requests without sending anything, and send without answering any", async () => {
    await ask("/users", { email: "first@example.com" });
    const [delivery] = (await ask("/webhook-deliveries"))["data"] as object[];
    expect(delivery).to.include({ status: "pending", attempt_count: 0 });
    const worker = await start("worker");
    await until("the delivery", () => receiver.received.length === 1);
    const refused = await fetch(`${worker.url}/v2/me`, { headers: { Authorization: `Bearer ${token}` } });
    expect([refused.status, refused.headers.get("content-type")]).to.deep.equal([404, "application/problem+json; charset=utf-8"]);
    for (const path of ["/healthz", "/readyz", "/metrics"]) expect((await fetch(worker.url + path)).status, path).to.equal(200);
    expect(receiver.received).to.have.length(1);
    expect(worker.output.join("\n")).to.not.contain("STINT_TOKEN");
  });

  it("send each delivery once, of several workers", async () => {
    await start("worker");
    const before = receiver.received.length;
    for (let n = 0; n < 30; n++) await ask("/users", { email: `${n}@example.com` });
    await until("30 deliveries", () => receiver.received.length >= before + 30);
    const ids = receiver.received.map(({ headers }) => headers["webhook-id"]);
    expect(new Set(ids).size).to.equal(ids.length);
  });

  it("count and time what they do, and tell what waits, without naming anybody", async () => {
    const metrics = async (url: string): Promise<string> => (await fetch(`${url}/metrics`)).text();
    const workers = () => Promise.all(services.slice(1).map(({ url }) => metrics(url)));
    const sum = async (name: string): Promise<number> =>
      (await workers()).reduce((total, one) => total + Number(new RegExp(`^${name} (\\d+)$`, "m").exec(one)?.[1] ?? 0), 0);
    await until(
      "the last attempt's count",
      async () => (await sum('stint_webhook_attempts_total\\{outcome="succeeded"\\}')) === 31,
    );
    const text = await metrics(api.url);
    expect(text).to.match(/^stint_http_request_duration_seconds_count\{route="POST \/v1\/users",status="201"\} 31$/m);
    expect(text).to.match(/^stint_webhook_deliveries\{waiting="due"\} 0$/m);
    expect(text).to.match(/^stint_store_up 1$/m);
    expect(text).to.not.match(/wh_|ws_|127\.0\.0\.1|example\.com/);
    expect(await sum("stint_webhook_attempt_duration_seconds_count")).to.equal(31);
    expect(await sum("stint_webhook_attempt_delay_seconds_count")).to.equal(31);
    expect(text, "the API sends nothing").to.not.match(/^stint_webhook_attempts_total.* [1-9]/m);
  });

  it("finish what a worker is sending when that is asked to stop, and leave the rest to others", async () => {
    const first = services[1];
    let held: (() => void) | undefined;
    receiver.answer = () => new Promise((resolve) => (held = () => resolve(200)));
    await services[2]?.kill();
    await ask("/users", { email: "held@example.com" });
    await until("the delivery to be on its way", () => held);
    const stopping = first?.stop();
    await until("the worker to say that it stops", () =>
      first?.output.some((line) => line.includes("finishing what is under way")),
    );
    held?.();
    expect(await stopping).to.equal(0);
    const { data } = await ask("/webhook-deliveries?status=pending");
    expect(data).to.deep.equal([]);
  });

  it("leave an operator's command nothing to wait for, though the broker is away", async () => {
    const away = { ...settings, AMQP_URL: "amqp://127.0.0.1:1" };
    const { code, out, err } = await stint(["token", "create", "--user", "owner@example.com"], away);
    expect([code, err]).to.deep.equal([0, ""]);
    expect(out).to.match(/stint_\S+/);
  });

  it("are refused on the embedded store and without what they need, with exit code 2 and one line", async () => {
    for (const [words, given, expected] of [
      [["api"], {}, "DATABASE_URL is required"],
      [["worker"], {}, "DATABASE_URL is required"],
      [["worker"], { DATABASE_URL: database?.url ?? "" }, "STINT_PUBLIC_URL is required"],
    ] as const) {
      const { code, err } = await stint(words, given);
      expect([code, err.trim().split("\n").length]).to.deep.equal([2, 1]);
      expect(err).to.contain(expected);
    }
  });
});
