import { expect } from "chai";
import { openStorage, type SqlStorage } from "../../../adapters/sql/index.js";
import { changeTypes } from "../../../core/index.js";
import { aClient, newWorld, type World } from "../../conformance/fixtures.js";
import { follow } from "../../conformance/unit-of-work/changes.js";
import { storageOptions, systemPorts } from "../../system-ports.js";
import { createDatabase, type TestDatabase } from "./databases.js";

describe("changes whose transactions commit in a different order than they began", () => {
  let database: TestDatabase;
  let storage: SqlStorage;
  let world: World;
  before(async () => {
    database = await createDatabase();
    storage = await openStorage({ kind: "server", url: database.url }, storageOptions);
    world = await newWorld({ ...systemPorts, ...storage, clock: { ...systemPorts.clock, advance: () => undefined } });
  });
  after(async () => {
    await storage?.close();
    await database?.drop();
  });

  it("are numbered after those that were already read", async () => {
    const [early, late] = [aClient(world), aClient(world)];
    const [inserted, waiting] = [gate(), gate()];
    const slow = world.run(async ({ clients }) => {
      await clients.insert(early);
      inserted.open();
      await waiting.opened;
    });
    await inserted.opened;
    await world.run(({ clients }) => clients.insert(late));
    const read = await follow(world);
    expect(read.at(-1)?.id).to.equal(late.id);
    expect(read.some(({ id }) => id === early.id)).to.equal(false);
    waiting.open();
    await slow;
    const position = read.at(-1)?.position ?? 0;
    const rest = await follow(world, position);
    expect(rest.map((change) => [change.id, change.position])).to.deep.equal([[early.id, position + 1]]);
  });

  it("are numbered by one reader at a time", async () => {
    const clients = Array.from({ length: 40 }, () => aClient(world));
    await Promise.all(clients.map((client) => world.run((stores) => stores.clients.insert(client))));
    const readers = await Promise.all(Array.from({ length: 6 }, () => follow(world)));
    for (const read of readers) {
      expect(read.map(({ position }) => position)).to.deep.equal(read.map((_, index) => index + 1));
      expect(read.map(({ id }) => id)).to.deep.equal(readers[0]?.map(({ id }) => id));
    }
    const page = await world.read(({ changes }) => changes.page({ after: null, limit: 1, types: changeTypes }));
    expect(page.waiting).to.equal(false);
  });
});

function gate(): { readonly opened: Promise<void>; open(): void } {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
