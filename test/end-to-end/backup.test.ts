import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { createDatabase, createFolder, createOwner, type TestDatabase } from "../adapters/sql/databases.js";
import { RunningService } from "./running-service.js";
import { stint } from "./service-process.js";
import { verifySpecification } from "./signatures.js";
import { until } from "./until.js";
import { WebhookReceiver } from "./webhook-receiver.js";

const PASSPHRASE = "correct horse";
const WRITTEN_BEFORE = 20;
/** Without pauses, the writers take most of the time that the backup, which has a lower priority, needs. */
const PAUSE_MS = 20;

describe("a backup of a service under load, restored after a loss of everything", function () {
  this.timeout(600_000);
  const folder = createFolder();
  const databases: TestDatabase[] = [];
  let receiver: WebhookReceiver;
  const sealed = { STINT_BACKUP_PASSPHRASE: PASSPHRASE };
  const embedded = () => ({ STINT_DATA_DIR: join(folder.path, "embedded"), STINT_WEBHOOK_ALLOW: "127.0.0.0/8" });
  const server = async () => {
    const database = await createOwner(await createDatabase());
    databases.push(database);
    const STINT_DATA_DIR = join(folder.path, `server${databases.length}`);
    return { STINT_DATA_DIR, STINT_WEBHOOK_ALLOW: "127.0.0.0/8", DATABASE_URL: database.url };
  };

  before(async () => {
    receiver = await WebhookReceiver.start();
  });
  after(async () => {
    receiver.close();
    for (const database of databases) await database.drop();
    folder.remove();
  });

  /** Backs the first up under load, and restores it to the second, which is empty. */
  async function survives(from: Record<string, string>, to: Record<string, string>, wipe: () => void): Promise<void> {
    const file = join(folder.path, `backup-of-${databases.length}`);
    const first = new RunningService(() => from);
    await first.start();
    const { path, paid } = await first.mainJob();
    const pdfOf = async (running: RunningService): Promise<Buffer> => {
      const headers = { Authorization: `Bearer ${first.token}` };
      return Buffer.from(await (await fetch(`${running.service.url}/v1${path}/export`, { headers })).arrayBuffer());
    };
    const pdf = await pdfOf(first);
    const { secret } = await first.api("/workspace/webhook-secret");
    await first.api("/webhooks", { url: receiver.url, events: ["client.created"] });
    const entries = await first.api("/time-entries");
    const acknowledged: string[] = [];
    const writers = [first.write(acknowledged, PAUSE_MS), first.write(acknowledged, PAUSE_MS)];
    await until("writes", () => acknowledged.length >= WRITTEN_BEFORE);
    const before = [...acknowledged];
    const backup = await stint(["backup", file], { ...from, ...sealed });
    expect(backup.code, backup.err).to.equal(0);
    expect(backup.out).to.contain(`Wrote and verified ${file}`).and.to.not.contain(PASSPHRASE);
    const during = acknowledged.length;
    expect(during, "requests go on").to.be.above(before.length);
    await first.service.kill();
    await Promise.all(writers);
    wipe();

    const check = await stint(["restore", file, "--check"], { ...to, ...sealed });
    expect([check.code, check.out.includes("No findings."), check.out.includes("opens its key")]).to.deep.equal([0, true, true]);
    const restored = await stint(["restore", file], { ...to, ...sealed });
    expect(restored.code, restored.err).to.equal(0);
    const second = new RunningService(() => to);
    await second.start();
    expect(second.service.token, "it is no first start").to.equal(null);
    const api = (at: string) => second.api(at, undefined, "GET", first.token);
    expect(await api(path)).to.deep.equal(paid);
    expect(await api("/time-entries")).to.deep.equal(entries);
    expect(await pdfOf(second)).to.deep.equal(pdf);
    for (const id of before) expect(await api(`/clients/${id}`)).to.include({ id });
    expect(await api("/workspace/webhook-secret")).to.include({ secret });
    const seen = receiver.received.length;
    const created = await second.api("/clients", { name: "After" }, "POST", first.token);
    const delivery = await until("a delivery", () =>
      receiver.received.slice(seen).find(({ payload }) => payload.data["id"] === created["id"]),
    );
    expect(verifySpecification(delivery, String(secret))).to.equal(true);
    await second.service.stop();
    const audit = await stint(["audit"], to);
    expect([audit.code, audit.out.includes("No findings.")]).to.deep.equal([0, true]);
  }

  it("has entries, invoices, documents, tokens and secrets in the embedded database, and goes on there", async () => {
    const settings = embedded();
    await survives(settings, settings, () => rmSync(settings.STINT_DATA_DIR, { recursive: true }));
  });

  it("has them on another server, from a server", async () => {
    await survives(await server(), await server(), () => undefined);
  });

  it("has them in the embedded database, from a server", async () => {
    await survives(await server(), { ...embedded(), STINT_DATA_DIR: join(folder.path, "moved") }, () => undefined);
  });
});
