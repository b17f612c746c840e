import { readFileSync } from "node:fs";
import { join } from "node:path";
import { openStorage, type SqlStorage } from "../../adapters/sql/index.js";
import { secretKeyOf } from "../../bootstrap/secret-key.js";
import type { Mail, Mailer } from "../../core/index.js";
import { createDatabase, createFolder, sql, type TestDatabase } from "../adapters/sql/databases.js";
import { manualClock } from "../conformance/support.js";
import { type Api, type Harness, startHarness } from "../http/harness.js";
import { portsOn, storageOptions } from "../system-ports.js";
import { DUMP, type Recording, type Store, unpack } from "./installation.js";

/** A recorded installation that this version opened, at the time of the recording. */
export interface Upgraded {
  readonly recording: Recording;
  readonly storage: SqlStorage;
  readonly clock: ReturnType<typeof manualClock>;
  readonly harness: Harness;
  /** Calls the API as the owner of the first workspace. */
  readonly api: Api;
  readonly sent: readonly Mail[];
  close(): Promise<void>;
}

/** Opens a copy of an installation. */
export async function upgrade(version: string, store: Store, recording: Recording): Promise<Upgraded> {
  const closing: (() => unknown)[] = [];
  const close = async (): Promise<void> => {
    for (const one of closing.splice(0).reverse()) await one();
  };
  try {
    const folder = createFolder();
    closing.push(() => folder.remove());
    const data = join(folder.path, "data");
    unpack(version, store, data);
    const database = store === "server" ? await createDatabase() : null;
    if (database) {
      closing.push(() => database.drop());
      await restore(database, join(data, DUMP));
    }
    const clock = manualClock(Date.parse(recording.recordedAt));
    const settings = database ? ({ kind: "server", url: database.url } as const) : ({ kind: "embedded", folder: data } as const);
    const secretKey = (isNew: boolean) => secretKeyOf({ secretKey: null, dataDir: data }, isNew);
    const storage = await openStorage(settings, { ...storageOptions, clock, secretKey });
    closing.push(() => storage.close());
    const sent: Mail[] = [];
    const mailer: Mailer = { send: async (mail) => (sent.push(mail), { kind: "sent", refused: [] }) };
    const harness = await startHarness({ ...portsOn(storage), clock }, { mailer });
    closing.push(() => harness.close());
    const api = harness.api(recording.workspaces[0]?.token ?? "");
    return { recording, storage, clock, harness, api, sent, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The role of the dump's grants belongs to the server, not to the database. */
const role = `do $$ begin create role stint_app nologin; exception when duplicate_object or unique_violation then null; end $$`;

async function restore({ url }: TestDatabase, dump: string): Promise<void> {
  await sql(url, role);
  await sql(url, readFileSync(dump, "utf8"));
}
