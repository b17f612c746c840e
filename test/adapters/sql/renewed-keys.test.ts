import { createHash } from "node:crypto";
import { expect } from "chai";
import { openStorage, type OpenedStorage, type StorageSettings } from "../../../adapters/sql/storage.js";
import { keyCheckIn, LOST_LINK, type Renewal, renewKey } from "../../../adapters/sql/transfer/renewed-key.js";
import { isKeyOf } from "../../../adapters/sql/key-check.js";
import { NodeWebhookSecrets } from "../../../adapters/system/node-webhook-secrets.js";
import { createUseCases, type Instant, type MessageId, type WorkspaceId } from "../../../core/index.js";
import { startHarness } from "../../http/harness.js";
import { createScene, required, type Scene } from "../../http/storages.js";
import { portsOn, secretKey, storageOptions } from "../../system-ports.js";
import { asLogin, createDatabase, createFolder, createOwner, serverUrl, sql, type TestDatabase } from "./databases.js";
import { withDatabase } from "./transferred.js";

/** More than are encrypted at once. */
const ANSWERS = 1_050;
const other = new Uint8Array(32).fill(9);

const folder = createFolder();
const databases: TestDatabase[] = [];
after(async () => {
  for (const database of databases) await database.drop();
  folder.remove();
});
let folders = 0;
const embedded = async (): Promise<StorageSettings> => ({ kind: "embedded", folder: `${folder.path}/data${++folders}` });
const server = async (): Promise<StorageSettings> => {
  const database = await createOwner(await createDatabase());
  databases.push(database);
  return { kind: "server", url: database.url };
};

/** Everything that the key encrypts, in two workspaces, as the service reads it. */
interface Held {
  readonly secrets: readonly unknown[];
  readonly links: readonly { readonly workspaceId: WorkspaceId; readonly id: MessageId; readonly secret: string }[];
  readonly answers: readonly unknown[];
  /** Of the documents' links. */
  readonly urls: readonly unknown[];
}

async function opened<T>(settings: StorageSettings, key: Uint8Array, work: (storage: OpenedStorage) => Promise<T>): Promise<T> {
  const storage = await openStorage(settings, { ...storageOptions, secretKey: key });
  try {
    return await work(storage);
  } finally {
    await storage.close();
  }
}

function asSuperuser(url: string): string {
  const parts = new URL(url);
  parts.username = new URL(serverUrl).username;
  return parts.href;
}

const scopeOf = (id: string) => ({ workspaceId: id as WorkspaceId });

const request = (number: number) => ({ id: number.toString(16).padStart(64, "0"), fingerprint: "f".repeat(64) });

async function fill(storage: OpenedStorage): Promise<readonly Scene["workspace"][]> {
  const harness = await startHarness(portsOn(storage));
  const scenes = [await createScene(harness), await createScene(harness)];
  for (const { api, ids } of scenes) {
    await api("owner")("/v1/workspace/webhook-secret/rotate", { method: "POST" });
    const { status } = await api("owner")("/v1/users", { method: "POST", body: { email: "new@example.com" } });
    expect(status).to.equal(201);
    await api("owner")(`/v1/invoices/${ids.invoice}/issue`, { body: {} });
    await api("owner")(`/v1/invoices/${ids.invoice}/links`, { body: {} });
  }
  await harness.close();
  const [first] = scenes;
  await storage.unitOfWork.run(scopeOf(required(first).workspace.id), async ({ answers }) => {
    for (let n = 0; n < ANSWERS; n++) {
      await answers.claim(request(n), Date.now() as Instant);
      await answers.keep(request(n), { n });
    }
  });
  return scenes.map(({ workspace }) => workspace);
}

const page = { limit: 10, sort: "createdAt", descending: false, after: null } as const;

async function held(storage: OpenedStorage, workspaces: readonly Scene["workspace"][]): Promise<Held> {
  const [secrets, answers, urls]: [unknown[], unknown[], unknown[]] = [[], [], []];
  for (const { id } of workspaces) {
    await storage.unitOfWork.run(scopeOf(id), async (stores) => {
      const { current, replaced } = required((await stores.webhookSecret.find()) ?? undefined);
      secrets.push({ current, replaced });
      for (const { id: invoiceId } of (await stores.invoices.list({}, page)).items)
        urls.push(...(await stores.documentLinks.list({ invoiceId }, page)).items.map(({ secret }) => secret));
      if (id !== workspaces[0]?.id) return;
      for (const n of [0, 1, ANSWERS - 2, ANSWERS - 1])
        answers.push(await stores.answers.claim(request(n), Date.now() as Instant));
    });
  }
  const now = Date.now() as Instant;
  const claims = await storage.mailQueue.claim({ now, leasedUntil: now, limit: 100 });
  const links = claims.flatMap(({ workspaceId, message: { id, secret } }) =>
    secret === null ? [] : [{ workspaceId, id, secret }],
  );
  return { secrets, links: links.sort((a, b) => (a.id < b.id ? -1 : 1)), answers, urls };
}

function renewal(changes: Partial<Renewal> = {}): Renewal {
  const now = new Date().toISOString();
  return {
    former: secretKey,
    next: other,
    webhookSecrets: new NodeWebhookSecrets(),
    now,
    beforeCommit: () => undefined,
    ...changes,
  };
}

const errorOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => "none",
    (error: unknown) => (error as { code: string }).code,
  );

for (const [name, create] of [
  ["the embedded database", embedded],
  ["a server", server],
] as const) {
  describe(`another key for ${name}`, function () {
    this.timeout(120_000);
    let settings: StorageSettings;
    let workspaces: readonly Scene["workspace"][];
    let former: Held;
    const renew = (changes?: Partial<Renewal>) => withDatabase(settings, (database) => renewKey(database, renewal(changes)));

    before(async () => {
      settings = await create();
      [workspaces, former] = await opened(settings, secretKey, async (storage) => {
        const made = await fill(storage);
        return [made, await held(storage, made)];
      });
      expect(former.links).to.have.length.of.at.least(2);
      expect(former.secrets).to.have.length(2);
      expect(former.urls).to.have.length(2).and.to.not.include(null);
    });

    it("opens everything that the former one did, and the former one nothing", async () => {
      expect(await renew())
        .to.deep.include({ webhookSecrets: 2, messages: former.links.length, documentLinks: 2 })
        .and.to.have.property("answers")
        .that.is.at.least(ANSWERS);
      expect(await opened(settings, other, (storage) => held(storage, workspaces))).to.deep.equal(former);
      expect(await errorOf(opened(settings, secretKey, async () => undefined))).to.equal("secret_key_wrong");
      const check = await withDatabase(settings, keyCheckIn);
      expect([other, secretKey].map((key) => isKeyOf(String(check), key))).to.deep.equal([true, false]);
    });

    it("changes nothing if the former key is wrong, if it is not written down, or if a value is damaged", async () => {
      const renewBack = (changes: Partial<Renewal> = {}) => renew({ former: other, next: secretKey, ...changes });
      expect(await errorOf(renew())).to.equal("secret_key_wrong");
      const failing = {
        beforeCommit: () => {
          throw Object.assign(new Error("no space"), { code: "ENOSPC" });
        },
      };
      expect(await errorOf(renewBack(failing))).to.equal("ENOSPC");
      expect(await errorOf(renew({ former: null, next: other }))).to.equal("secret_key_known");
      const damage =
        "update webhook_secrets set replaced = jsonb_set(replaced, '{0,secret}', '\"v1.AAAA\"') where workspace_id = $1";
      const undamaged = await opened(settings, other, async (storage) => {
        if (settings.kind === "server") await sql(asSuperuser(settings.url), damage, [workspaces[1]?.id]);
        else await asLogin(storage, damage, [workspaces[1]?.id]);
        return held(storage, workspaces.slice(0, 1));
      });
      expect(await errorOf(renewBack())).to.equal("value_unreadable");
      expect(await opened(settings, other, (storage) => held(storage, workspaces.slice(0, 1)))).to.deep.equal(undamaged);
    });

    it("replaces what it cannot open if the former one is lost, also damaged values", async () => {
      const lost = new Uint8Array(32).fill(11);
      const values = await renew({ former: null, next: lost });
      expect(values).to.deep.include({ webhookSecrets: 2, messages: former.links.length, documentLinks: 2 });
      expect(values.answers).to.be.at.least(ANSWERS);
      await opened(settings, lost, async (storage) => {
        await storage.unitOfWork.run(scopeOf(required(workspaces[0]).id), async ({ answers }) => {
          expect(await answers.claim(request(0), Date.now() as Instant), "a repeated request is executed").to.equal(null);
        });
        for (const { workspaceId, id } of former.links) {
          const message = await storage.unitOfWork.run({ workspaceId }, ({ messages }) => messages.find(id));
          expect(message).to.include({ status: "failed", error: LOST_LINK, secret: null, dueAt: null, leasedUntil: null });
        }
        for (const url of former.urls) {
          const hash = createHash("sha256").update(String(url)).digest("hex");
          const found = required((await storage.directory.findDocumentLink(hash, Date.now() as Instant)) ?? undefined);
          const link = await storage.unitOfWork.run(found, ({ documentLinks }) => documentLinks.find(found.linkId));
          expect(link, "a link still works, and is not shown").to.include({ secret: null, hash });
        }
        const useCases = createUseCases(portsOn(storage));
        const owner = required((await useCases.authenticate(required(workspaces[0]).tokens.owner)) ?? undefined);
        const { current: secret } = await useCases.rotateWebhookSecret(owner);
        expect(former.secrets.map((one) => (one as { current: string }).current)).to.not.include(secret);
      });
    });
  });
}
