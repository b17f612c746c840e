import fs from "node:fs";
import { expect } from "chai";
import { openStorage } from "../../../adapters/sql/storage.js";
import { aClient, newWorld } from "../../conformance/fixtures.js";
import { manualClock, rejectsWith } from "../../conformance/support.js";
import { storageOptions } from "../../system-ports.js";
import { createFolder } from "./databases.js";

const page = { limit: 50, sort: "createdAt", descending: false, after: null } as const;

describe("the embedded database on a disk that fails", function () {
  this.timeout(60_000);
  const folder = createFolder();
  const { fdatasync } = fs;
  afterEach(() => void (fs.fdatasync = fdatasync));
  after(() => folder.remove());

  it("acknowledges nothing after a sync has failed, even if later ones succeed, and has what was acknowledged after a restart", async () => {
    const problems: string[] = [];
    const settings = { kind: "embedded", folder: folder.path, onProblem: (sentence: string) => problems.push(sentence) } as const;
    const storage = await openStorage(settings, storageOptions);
    const world = await newWorld({ ids: storageOptions.ids, clock: manualClock(), ...storage });
    const add = (name: string) => world.run(({ clients }) => clients.insert(aClient(world, { name })));
    await add("before");
    const failing = (_: number, done: fs.NoParamCallback) =>
      done(Object.assign(new Error("EIO: i/o error, fdatasync"), { code: "EIO" }));
    fs.fdatasync = failing as typeof fs.fdatasync;
    await rejectsWith(add("failed"), "unavailable", "storage_failed");
    fs.fdatasync = fdatasync;
    await rejectsWith(add("after"), "unavailable", "storage_failed");
    await rejectsWith(
      world.read(({ clients }) => clients.list({}, page)),
      "unavailable",
      "storage_failed",
    );
    expect(await storage.problem().catch(String)).to.contain("could not write to the disk: EIO");
    expect(problems).to.have.length(1);
    await storage.close().catch(() => undefined);
    const restarted = await openStorage(settings, storageOptions);
    const { items } = await restarted.unitOfWork.read(world.scope, ({ clients }) => clients.list({ name: "before" }, page));
    expect(items).to.have.length(1);
    await restarted.close();
  });
});
