import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { packFolder } from "../../../adapters/sql/embedded/folder-archive.js";
import { createDatabase, createFolder, sql } from "../../adapters/sql/databases.js";
import { programs } from "../../end-to-end/private-cluster.js";
import { launched, main, Service } from "../../end-to-end/service-process.js";
import { WebhookReceiver } from "../../end-to-end/webhook-receiver.js";
import { root } from "../../repository.js";
import { compress, DUMP, installations, type Recording, type Store, stores } from "../installation.js";
import { migrationHashes } from "../migration-hashes.js";
import { flushed } from "./flushed.js";
import { readEverything } from "./readings.js";
import { Scene } from "./scene.js";

type Settings = Readonly<Record<string, string>>;

const RETRIES_AT_ONCE: Settings = { STINT_WEBHOOK_RETRY_BASE: "0.01" };
/** Nothing listens on port 9. */
const RETRIES_LATER: Settings = { STINT_WEBHOOK_RETRY_BASE: "3600", SMTP_URL: "smtp://127.0.0.1:9" };

const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };
const target = join(installations, version);

/** Lets services create the data in this folder, and returns what the last one says about it. */
async function recordIn(folder: string, store: Settings): Promise<Recording> {
  const settings = { ...store, STINT_DATA_DIR: folder, STINT_WEBHOOK_ALLOW: "127.0.0.0/8" };
  const receiver = await WebhookReceiver.start();
  receiver.answer = ({ path }) => (path === "/hook" ? 200 : 500);
  try {
    const first = await Service.start({ ...settings, ...RETRIES_AT_ONCE });
    const token = first.token ?? "";
    const scene = new Scene(token, folder, receiver);
    await scene.work(first);
    const other = await createWorkspace(settings);
    await first.stop();
    const second = await Service.start({ ...settings, ...RETRIES_LATER });
    const known = await scene.leaveOpen(second);
    const workspaces = [await readEverything(second.url, token), await readEverything(second.url, other)];
    const recordedAt = new Date().toISOString();
    await second.stop();
    return { version, recordedAt, workspaces, ...known };
  } finally {
    receiver.close();
  }
}

/** Returns the token of the owner of another workspace. */
async function createWorkspace(settings: Settings): Promise<string> {
  const words = [
    "workspace",
    "create",
    "--name",
    "Another",
    "--owner",
    "other@example.com",
    "--currency",
    "JPY",
    "--time-zone",
    "UTC",
  ];
  const { child, output } = launched(words, settings, main);
  await once(child, "close");
  const token = output.find((line) => line.startsWith("stint_"));
  if (token === undefined) throw new Error(output.join("\n"));
  return token;
}

/** Plain SQL that any client can run: no commands of psql, and no owners. */
async function dump(url: string): Promise<string> {
  const options = { maxBuffer: 1 << 30 };
  const { stdout } = await promisify(execFile)(
    join(programs, "pg_dump"),
    ["--inserts", "--rows-per-insert=50", "--no-owner", url],
    options,
  );
  return stdout.replace(/^\\.*$/gm, "");
}

async function record(store: Store): Promise<void> {
  const folder = createFolder();
  const database = store === "server" ? await createDatabase() : null;
  try {
    const recording = await recordIn(folder.path, database ? { DATABASE_URL: database.url } : {});
    rmSync(join(folder.path, "mail"), { recursive: true });
    if (database) {
      writeFileSync(join(folder.path, DUMP), await dump(database.url));
      const { rows } = await sql(database.url, "select name from stint_migrations order by id");
      const hashes = await migrationHashes();
      const released = Object.fromEntries((rows as { name: string }[]).map(({ name }) => [name, hashes[name]]));
      write("migrations.json", JSON.stringify(released, null, 2));
    } else await flushed(folder.path);
    write(`${store}.json`, recordingJson(recording));
    writeFileSync(join(target, `${store}.br`), compress(packFolder(folder.path)));
  } finally {
    folder.remove();
    await database?.drop();
  }
}

/** A line for each resource. */
function recordingJson({ workspaces, ...known }: Recording): string {
  const lines = (fields: object): string =>
    Object.entries(fields)
      .map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`)
      .join(",\n");
  const read = workspaces.map(
    ({ token, resources }) => `{"token":${JSON.stringify(token)},"resources":{\n${lines(resources)}\n}}`,
  );
  return `{\n${lines(known)},\n"workspaces":[${read.join(",")}]\n}`;
}

function write(file: string, content: string): void {
  writeFileSync(join(target, file), `${content}\n`);
}

// Fails if this version has been recorded.
mkdirSync(target);
for (const store of stores) await record(store);
