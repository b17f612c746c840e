import { expect } from "chai";
import type { WorkspaceId } from "../../../core/index.js";
import { routes } from "../../../adapters/http/routes/index.js";
import { type Api, type Harness, type HarnessPorts, type Reply, startHarness } from "../harness.js";
import { createScene, forEachStorage, type Scene } from "../storages.js";

let keys = 0;
const newKey = (): string => `key-${process.pid}-${++keys}`;
const shown = ({ status, body, headers }: Reply) => ({ status, body, location: headers.get("location") });

function define(ports: () => HarnessPorts): void {
  let harness: Harness;
  let scene: Scene;
  let owner: Api;

  before(async () => {
    harness = await startHarness(ports());
    scene = await createScene(harness);
    owner = scene.api("owner");
  });
  after(() => harness?.close());
  afterEach(() => expect(harness.logged).to.deep.equal([]));

  const post = (path: string, body: unknown, key: string, api = owner) =>
    api(`/v1${path}`, { method: "POST", ...(body === undefined ? {} : { body }), headers: { "Idempotency-Key": key } });
  const patch = (path: string, body: unknown, key: string, headers: Record<string, string> = {}) =>
    owner(`/v1${path}`, { method: "PATCH", body, headers: { "Idempotency-Key": key, ...headers } });
  const count = async (path: string) => ((await owner(`/v1${path}?limit=200`)).body["data"] as unknown[]).length;
  const events = () =>
    harness.ports.unitOfWork.read({ workspaceId: scene.workspace.id as WorkspaceId }, (stores) => stores.events.list(10_000));

  it("returns the first response to a repeat, marks it, and has no further effect", async () => {
    const key = newKey();
    const first = await post("/clients", { name: "Once" }, key);
    const [clients, recorded] = [await count("/clients"), (await events()).length];
    const again = await post("/clients", { name: "Once" }, key);
    expect([first.status, first.headers.get("idempotency-replayed")]).to.deep.equal([201, null]);
    expect(again.headers.get("idempotency-replayed")).to.equal("true");
    expect(shown(again)).to.deep.equal(shown(first));
    expect([await count("/clients"), (await events()).length]).to.deep.equal([clients, recorded]);
  });

  it("has one effect and one response for 20 simultaneous identical requests", async () => {
    const key = newKey();
    const before = await count("/clients");
    const replies = await Promise.all(Array.from({ length: 20 }, () => post("/clients", { name: "Race" }, key)));
    expect(new Set(replies.map((reply) => JSON.stringify(shown(reply)))).size).to.equal(1);
    expect(replies.filter(({ headers }) => headers.get("idempotency-replayed") === null)).to.have.length(1);
    expect(await count("/clients")).to.equal(before + 1);
  });

  it("rejects another body, and another query, with the same key", async () => {
    const key = newKey();
    await post("/clients", { name: "A" }, key);
    const reply = await post("/clients", { name: "B" }, key);
    expect([reply.status, reply.body["code"]]).to.deep.equal([422, "idempotency_key_reused"]);
    const timer = newKey();
    const body = { project_id: scene.ids.project, start_time: "2026-03-02T08:00:00Z", end_time: "2026-03-02T09:00:00Z" };
    await post("/time-entries", body, timer);
    expect((await post("/time-entries?stop_running=true", body, timer)).body["code"]).to.equal("idempotency_key_reused");
  });

  it("stores nothing for a rejected request", async () => {
    const key = newKey();
    const path = `/projects/${scene.ids.project}/tasks`;
    await owner(`/v1/projects/${scene.ids.project}`, { method: "PATCH", body: { status: "archived" } });
    expect((await post(path, { name: "T" }, key)).status).to.equal(409);
    await owner(`/v1/projects/${scene.ids.project}`, { method: "PATCH", body: { status: "active" } });
    const reply = await post(path, { name: "T" }, key);
    expect([reply.status, reply.headers.get("idempotency-replayed")]).to.deep.equal([201, null]);
  });

  it("applies to one token, method and path", async () => {
    const key = newKey();
    await post("/clients", { name: "Mine" }, key);
    for (const api of [
      scene.api("accountant"),
      harness.api((await post("/tokens", { name: "x" }, newKey())).body["token"] as string),
    ])
      expect((await post("/clients", { name: "Mine" }, key, api)).headers.get("idempotency-replayed")).to.equal(null);
    expect((await post("/projects", { name: "Mine" }, key)).headers.get("idempotency-replayed")).to.equal(null);
  });

  it("returns the response to a repeated PATCH before checking If-Match or the response's read-only fields", async () => {
    const path = `/projects/${scene.ids.project}`;
    const before = await owner(`/v1${path}`);
    const key = newKey();
    const whole = { ...before.body, notes: "whole" };
    const headers = { "If-Match": before.headers.get("etag") ?? "" };
    const first = await patch(path, whole, key, headers);
    expect(first.status, JSON.stringify(first.body)).to.equal(200);
    const again = await patch(path, whole, key, headers);
    expect([again.status, again.headers.get("idempotency-replayed")]).to.deep.equal([200, "true"]);
    expect(again.body).to.deep.equal(first.body);
    expect((await patch(path, { notes: "stale" }, newKey(), headers)).status).to.equal(412);
  });

  it("repeats a response that contains a secret", async () => {
    const key = newKey();
    const first = await post("/tokens", { name: "Secret" }, key);
    const again = await post("/tokens", { name: "Secret" }, key);
    expect(again.body["token"])
      .to.equal(first.body["token"])
      .and.match(/^stint_/);
  });

  it("bills, sends and stops once", async () => {
    const client = (await post("/clients", { name: "C", email: "c@example.com", rate: 100 }, newKey())).body["id"];
    const project = (await post("/projects", { name: "P", client_id: client }, newKey())).body["id"];
    const timer = (await post("/time-entries", { project_id: project }, newKey())).body["id"] as string;
    const stop = newKey();
    for (let n = 0; n < 2; n++) expect((await post(`/time-entries/${timer}/stop`, undefined, stop)).status).to.equal(200);
    const bill = newKey();
    const [invoice] = await Promise.all([0, 1].map(() => post("/invoices", { client_id: client, from_time: {} }, bill)));
    const id = invoice?.body["id"] as string;
    const sending = newKey();
    for (let n = 0; n < 2; n++) expect((await post(`/invoices/${id}/send`, undefined, sending)).status).to.equal(202);
    expect(await count(`/invoices/${id}/messages`)).to.equal(1);
  });

  it("accepts 1 to 255 printable characters as a key", async () => {
    expect((await post("/clients", { name: "x" }, "k".repeat(255))).status).to.equal(201);
    const reply = await post("/clients", { name: "x" }, "k".repeat(256));
    expect([reply.status, reply.body["code"]]).to.deep.equal([400, "malformed_header"]);
    expect((await post("/clients", { name: "x" }, "é")).status).to.equal(400);
  });

  it("repeats every POST without fields, and rejects fields", async () => {
    const { webhook } = scene.ids;
    await post(`/webhooks/${webhook}/ping`, undefined, newKey());
    const [delivery] = (await owner("/v1/webhook-deliveries")).body["data"] as { id: string }[];
    const invited = (await post("/users", { email: `${newKey()}@example.com` }, newKey())).body["id"] as string;
    for (const path of [
      `/webhooks/${webhook}/ping`,
      `/webhook-deliveries/${delivery?.id}/retry`,
      `/users/${invited}/resend-invitation`,
      "/workspace/webhook-secret/rotate",
    ]) {
      const key = newKey();
      const [first, again] = [await post(path, undefined, key), await post(path, undefined, key)];
      expect([first.status < 300, again.headers.get("idempotency-replayed")], path).to.deep.equal([true, "true"]);
      expect(shown(again), path).to.deep.equal(shown(first));
      expect((await post(path, {}, newKey())).status, path).to.equal(first.status);
      const refused = await post(path, { url: "x" }, newKey());
      const [problem] = refused.body["errors"] as { pointer: string; code: string }[];
      expect([refused.status, problem?.code], path).to.deep.equal([422, "unknown_field"]);
    }
  });

  it("does not change how a request is rejected", async () => {
    for (const { method, path } of routes.filter((route) => route.method === "POST" || route.method === "PATCH")) {
      const key = { "Idempotency-Key": newKey() };
      const target = `/v1${path.replace(":id", "x")}`;
      const reply = await owner(target, { method, body: { surprise: 1 }, headers: key });
      const plain = await owner(target, { method, body: { surprise: 1 } });
      expect([reply.status < 500, reply.status], path).to.deep.equal([true, plain.status]);
    }
  });
}

forEachStorage("Idempotency-Key over HTTP", define);
