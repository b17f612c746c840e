import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { openStorage, type OpenedStorage } from "../../adapters/sql/storage.js";
import { Random } from "../../bootstrap/demo/random.js";
import { RecordedDisk } from "../adapters/sql/recorded-disk.js";
import { createFolder } from "../adapters/sql/databases.js";
import { aClient, newWorld, type World } from "../conformance/fixtures.js";
import { manualClock } from "../conformance/support.js";
import { seed } from "../suite/seed.js";
import { storageOptions } from "../system-ports.js";
import { extent } from "./extent.js";

const IMAGES = extent({ bounded: 12, full: 1_000 });
const ROUNDS = 12;
const page = { limit: 200, sort: "createdAt", descending: false, after: null } as const;

describe("the embedded database after a power failure", function () {
  this.timeout(extent({ bounded: 300_000, full: 7_200_000 }));
  let folder: ReturnType<typeof createFolder>;
  let disk: RecordedDisk | undefined;
  beforeEach(() => {
    folder = createFolder();
    mkdirSync(join(folder.path, "recorded"));
  });
  afterEach(() => {
    disk?.stop();
    folder.remove();
  });

  const open = (name: string) => openStorage({ kind: "embedded", folder: join(folder.path, name) }, storageOptions);
  const worldOn = (storage: OpenedStorage) => newWorld({ ids: storageOptions.ids, clock: manualClock(), ...storage });
  const command = (storage: OpenedStorage, text: string) =>
    storage.database.withLoginRole((connection) => connection.send([{ text }]));
  const named = (world: Pick<World, "read">) =>
    world.read(async ({ clients }) => (await clients.list({}, page)).items.map(({ name }) => name));

  /** Commits together, dirties many pages, checkpoints, and uses several segments of the log. */
  async function fill(storage: OpenedStorage, world: World, acknowledge: (name: string) => void): Promise<void> {
    for (let round = 0; round < ROUNDS; round++) {
      const add = async (index: number): Promise<void> => {
        const client = aClient(world, { name: `${round}.${index}`, notes: `${round} `.repeat(index * 1_000) });
        await world.run((stores) => stores.clients.insert(client));
        acknowledge(client.name);
      };
      await Promise.all([1, 2, 3, 4].map(add));
      await add(5);
      if (round % 3 === 1) await command(storage, "checkpoint");
      if (round % 4 === 2) await command(storage, "select pg_switch_wal()");
      if (round === 7) await command(storage, "vacuum full clients");
    }
  }

  it("starts, and has everything that was acknowledged", async () => {
    disk = new RecordedDisk(join(folder.path, "recorded"));
    const recording = disk;
    const storage = await open("recorded");
    const world = await worldOn(storage);
    const first = recording.changes.length;
    await fill(storage, world, (name) => recording.acknowledge(name));
    const last = recording.changes.length;
    await storage.close();
    disk.stop();
    expect(contentsOf(built(recording, recording.changes.length)), "the record").to.deep.equal(contentsOf("recorded"));
    const random = new Random(seed);
    // Most failures begin where names change: at checkpoints and new segments.
    const names = recording.changes.flatMap(({ kind }, at) => (at >= first && kind === "rename" ? [at] : []));
    const problems: string[] = [];
    for (let image = 0; image < IMAGES; image++) {
      const near = random.chance(0.5) ? random.of(names) + random.between(-60, 60) : random.between(first, last);
      const end = Math.min(last, Math.max(first, near));
      const problem = await problemOf(built(recording, end, random), world, recording.acknowledgedBefore(end));
      if (problem !== null) problems.push(`at ${end} of ${last}: ${problem}`);
    }
    expect(problems).to.deep.equal([]);
  });

  it("starts if the first start had just begun", async () => {
    disk = new RecordedDisk(join(folder.path, "recorded"));
    const recording = disk;
    await (await open("recorded")).close();
    disk.stop();
    const random = new Random(seed);
    for (let image = 0; image < IMAGES / 4; image++) {
      const name = built(recording, random.between(0, recording.changes.length), random);
      const storage = await open(name);
      await worldOn(storage);
      await storage.close();
    }
  });

  function built(recording: RecordedDisk, end: number, random?: Random): string {
    const target = join(folder.path, "image");
    rmSync(target, { recursive: true, force: true });
    mkdirSync(target);
    recording.build(target, end, random);
    // The process that held the lock is gone.
    for (const name of readdirSync(target)) if (name.startsWith("lock.")) rmSync(join(target, name));
    return "image";
  }

  async function problemOf(name: string, { scope }: World, acknowledged: readonly string[]): Promise<string | null> {
    let storage: OpenedStorage | undefined;
    try {
      storage = await open(name);
      const { unitOfWork } = storage;
      const there = new Set(await named({ read: (work) => unitOfWork.read(scope, work) }));
      const lost = acknowledged.filter((one) => !there.has(one));
      await worldOn(storage);
      return lost.length === 0 ? null : `lost ${lost.join()}`;
    } catch (error) {
      return String(error);
    } finally {
      await storage?.close();
    }
  }

  function contentsOf(name: string): Readonly<Record<string, string>> {
    const root = join(folder.path, name);
    const paths = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((path) => statSync(join(root, path)).isFile());
    return Object.fromEntries(paths.toSorted().map((path) => [path, readFileSync(join(root, path)).toString("base64")]));
  }
});
