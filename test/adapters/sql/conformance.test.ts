import { openStorage, type SqlStorage, type StorageSettings } from "../../../adapters/sql/index.js";
import { handClock } from "../../conformance/support.js";
import { type Subject, unitOfWorkConformance } from "../../conformance/index.js";
import { storageOptions } from "../../system-ports.js";
import { createDatabase, createFolder, createOwner, requireServer, type TestDatabase } from "./databases.js";

describe("PostgreSQL server, as a superuser", () => {
  let database: TestDatabase | undefined;
  before(async function () {
    await requireServer(this);
    database = await createDatabase();
  });
  conforms(() => ({ kind: "server", url: database?.url ?? "" }));
  after(() => database?.drop());
});

describe("PostgreSQL server, as a login without privileges", () => {
  let database: TestDatabase | undefined;
  before(async function () {
    await requireServer(this);
    database = await createOwner(await createDatabase());
  });
  conforms(() => ({ kind: "server", url: database?.url ?? "" }));
  after(() => database?.drop());
});

describe("embedded PostgreSQL", () => {
  const folder = createFolder();
  conforms(() => ({ kind: "embedded", folder: folder.path }));
  after(() => folder.remove());
});

describe("row-level security alone, without any filter in the queries", () => {
  let database: TestDatabase | undefined;
  before(async function () {
    await requireServer(this);
    database = await createDatabase();
  });
  conforms(() => ({ kind: "server", url: database?.url ?? "" }), { filterByWorkspace: false });
  after(() => database?.drop());
});

/** Runs every case of the suite on one storage, with a second handle where a second process could be. */
function conforms(settings: () => StorageSettings, options: { readonly filterByWorkspace?: boolean } = {}): void {
  const clock = handClock();
  const open: SqlStorage[] = [];
  let subject: Subject;

  before(async function () {
    this.timeout(60_000);
    const storage = await openStorage(settings(), { ...storageOptions, clock, outbox: true, ...options });
    open.push(storage);
    const second = async () => {
      const other = open[1] ?? (await openStorage(settings(), { ...storageOptions, clock, outbox: true, ...options }));
      if (!open.includes(other)) open.push(other);
      return other;
    };
    subject = { ...storage, clock, ids: storageOptions.ids, ...(settings().kind === "server" ? { second } : {}) };
  });

  for (const { title, run } of unitOfWorkConformance()) {
    it(title, async function () {
      this.timeout(60_000);
      await run(subject);
    });
  }

  after(() => Promise.all(open.map((storage) => storage.close())));
}
