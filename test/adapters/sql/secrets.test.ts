import { expect } from "chai";
import { Sealer } from "../../../adapters/sql/sealing.js";
import { openStorage, type OpenedStorage } from "../../../adapters/sql/storage.js";
import { startHarness } from "../../http/harness.js";
import { createScene } from "../../http/storages.js";
import { portsOn, storageOptions } from "../../system-ports.js";
import { type Instant, plusSeconds } from "../../../core/index.js";
import { asLogin, createDatabase, createFolder, sql, type TestDatabase } from "./databases.js";

describe("a webhook secret that can no longer be decrypted", () => {
  const folder = createFolder();
  let storage: OpenedStorage | undefined;
  after(async () => {
    await storage?.close();
    folder.remove();
  });

  it("blocks only the deliveries of its own workspace", async () => {
    storage = await openStorage({ kind: "embedded", folder: folder.path }, storageOptions);
    const harness = await startHarness(portsOn(storage));
    const [broken, sound] = [await createScene(harness), await createScene(harness)];
    for (const { api, ids } of [broken, sound]) await api("owner")(`/v1/webhooks/${ids.webhook}/ping`, { method: "POST" });
    await harness.close();
    await asLogin(storage, "update webhook_secrets set current = 'nonsense' where workspace_id = $1", [broken.workspace.id]);
    const { deliveryQueue } = storage;
    const now = Date.now() as Instant;
    const claim = () => deliveryQueue.claim({ now, leasedUntil: plusSeconds(now, 45), limit: 99, slots: 99 });
    const refused: unknown = await claim().catch((error: unknown) => error);
    expect((refused as Error).message).to.equal(`The webhook secret of ${broken.workspace.id} cannot be decrypted.`);
    const claims = await claim();
    expect(claims).to.have.length.greaterThan(0);
    expect(new Set(claims.map(({ workspaceId }) => workspaceId))).to.deep.equal(new Set([sound.workspace.id]));
    expect(new Set(claims.map(({ claims: count }) => count))).to.deep.equal(new Set([1]));
  });
});

describe("an encrypted text", () => {
  const sealer = new Sealer(new Uint8Array(32).fill(7));
  const sealed = sealer.seal("whsec_ü", "webhook_secret:ws_1");

  it("can be decrypted where it was encrypted, and differs each time", () => {
    expect(sealer.open(sealed, "webhook_secret:ws_1")).to.equal("whsec_ü");
    expect(sealer.seal("whsec_ü", "webhook_secret:ws_1")).to.not.equal(sealed);
  });

  it("cannot be decrypted elsewhere, with another key, or with a changed bit", () => {
    const changed = Buffer.from(sealed.slice(3), "base64url");
    changed.writeUInt8((changed.at(-1) as number) ^ 1, changed.length - 1);
    expect(() => sealer.open(sealed, "webhook_secret:ws_2")).to.throw();
    expect(() => new Sealer(new Uint8Array(32).fill(8)).open(sealed, "webhook_secret:ws_1")).to.throw();
    expect(() => sealer.open(`v1.${changed.toString("base64url")}`, "webhook_secret:ws_1")).to.throw();
  });
});

describe("the database", () => {
  let database: TestDatabase | undefined;
  let storage: OpenedStorage | undefined;
  after(async () => {
    await storage?.close();
    await database?.drop();
  });

  it("contains no token, webhook secret, or stored response or mail with one, in plain text", async function () {
    database = await createDatabase();
    const { url } = database;
    storage = await openStorage({ kind: "server", url }, storageOptions);
    const harness = await startHarness(portsOn(storage));
    const scene = await createScene(harness);
    const owner = scene.api("owner");
    const answer = (path: string, key: string, body?: object) =>
      owner(`/v1${path}`, { method: "POST", headers: { "Idempotency-Key": key }, ...(body ? { body } : {}) });
    const token = (await answer("/tokens", "token", { name: "Kept" })).body["token"] as string;
    const rotated = (await answer("/workspace/webhook-secret/rotate", "secret")).body["secret"] as string;
    const { status } = await answer("/users", "invitation", { email: "invited@example.com" });
    expect(status).to.equal(201);
    const mails = await storage.mailQueue.claim({ now: Date.now() as never, leasedUntil: Date.now() as never, limit: 9 });
    const mailed = mails.flatMap(({ message }) => (message.secret ? [message.secret] : []));
    expect(mailed).to.have.length.greaterThan(0);
    const link = await scene.signInLink();
    await harness.close();
    const { rows } = await sql(url, "select tablename from pg_tables where schemaname = 'public'");
    let held = "";
    for (const { tablename } of rows as { tablename: string }[])
      held += (await sql(url, `select coalesce(string_agg(t::text, ' '), '') as text from ${tablename} t`)).rows[0][
        "text"
      ] as string;
    expect(held).to.include("invited@example.com");
    const secrets = [token, rotated, link, ...Object.values(scene.workspace.tokens), ...mailed];
    for (const secret of secrets) {
      const key = secret.replace(/^[a-z]+_/, "");
      for (const form of [key, Buffer.from(key).toString("hex"), Buffer.from(secret).toString("base64").slice(8, 40)])
        expect(held.includes(form), `${secret.slice(0, 8)}…`).to.equal(false);
    }
  });
});
