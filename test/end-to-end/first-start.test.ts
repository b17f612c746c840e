import { expect } from "chai";
import { openStorage, type SqlStorage } from "../../adapters/sql/index.js";
import { firstRun, firstWorkspace } from "../../bootstrap/first-run.js";
import { createDatabase, sql, type TestDatabase } from "../adapters/sql/databases.js";
import { portsOn, storageOptions } from "../system-ports.js";

const PROCESSES = 3;

/** The storage, whose first check for emptiness waits for the checks of all others. */
function startingWith(storage: SqlStorage, allHaveSeen: () => Promise<void>): SqlStorage {
  let isFirst = true;
  const isEmpty = async (): Promise<boolean> => {
    const answer = await storage.directory.isEmpty();
    if (isFirst) {
      isFirst = false;
      await allHaveSeen();
    }
    return answer;
  };
  const { directory } = storage;
  return {
    ...storage,
    directory: new Proxy(directory, { get: (target, key) => (key === "isEmpty" ? isEmpty : Reflect.get(target, key)) }),
  };
}

describe("several first starts on one empty database", function () {
  this.timeout(600_000);
  let database: TestDatabase | undefined;
  let opened: readonly SqlStorage[] = [];

  before(async () => {
    const { url } = (database = await createDatabase());
    opened = await Promise.all(
      Array.from({ length: PROCESSES }, () => openStorage({ kind: "server", url, poolSize: 3 }, storageOptions)),
    );
  });
  after(async () => {
    await Promise.all(opened.map((storage) => storage.close()));
    await database?.drop();
  });

  it("migrate it once, and create one workspace, whose credentials one of them prints", async () => {
    expect(opened.filter(({ applied }) => applied.length > 0)).to.have.length(1);
    let seen = 0;
    let goOn = (): void => undefined;
    const all = new Promise<void>((resolve) => (goOn = resolve));
    const allHaveSeen = (): Promise<void> => {
      if (++seen === PROCESSES) goOn();
      return all;
    };
    const credentials = await Promise.all(
      opened.map((storage) => firstRun(startingWith(storage, allHaveSeen), portsOn(storage), firstWorkspace)),
    );
    expect(credentials.filter((one) => one !== null)).to.have.length(1);
    expect((await sql(database?.url ?? "", "select from workspaces")).rowCount).to.equal(1);
  });
});
