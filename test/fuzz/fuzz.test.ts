import fc from "fast-check";
import pg from "pg";
import { MemoryDirectory } from "../../adapters/memory/directory.js";
import { MemoryDeliveryQueue } from "../../adapters/memory/delivery-queue.js";
import { memoryPorts } from "../../adapters/memory/index.js";
import { MemoryMailQueue } from "../../adapters/memory/message-store.js";
import type { Space } from "../../adapters/memory/space.js";
import { MemoryUnitOfWork } from "../../adapters/memory/unit-of-work.js";
import { openStorage } from "../../adapters/sql/storage.js";
import type { WorkspaceId } from "../../core/index.js";
import { createDatabase, type TestDatabase } from "../adapters/sql/databases.js";
import { description } from "../described/description.js";
import { type Harness, type HarnessPorts, startHarness } from "../http/harness.js";
import { portsOn, storageOptions, systemPorts } from "../system-ports.js";
import { FuzzWorld } from "./fuzz-world.js";
import { brokenRequests, soundRequests } from "./requests.js";

/** Requests in all, on each storage. */
const inMemory = Number(process.env["STINT_FUZZ_REQUESTS"] ?? 4_000);
const onServer = Math.ceil(inMemory / 5);
const seed = Number(process.env["STINT_FUZZ_SEED"] ?? Date.now() % 2 ** 31);

/** Operations that no drawn request can succeed with, and why. */
const unreachable: Readonly<Record<string, string>> = {
  acceptInvitation: "its token stands only in a mail",
  signIn: "its token stands only in a mail",
  signOut: "they are made with API tokens",
};

interface Ground {
  readonly ports: HarnessPorts;
  readonly stored: () => Promise<string>;
  close(): Promise<void>;
}

/** Rows are never changed in place, so that what is stored is told by which rows there are. Kept PDFs can be drawn again. */
async function memoryGround(): Promise<Ground> {
  const spaces = new Map<WorkspaceId, Space>();
  const numbers = new WeakMap<object, number>();
  let count = 0;
  const numberOf = (row: object): number => {
    const known = numbers.get(row) ?? ++count;
    numbers.set(row, known);
    return known;
  };
  const stored = async () => {
    const kinds = [...spaces.values()].flatMap((space) => [
      ["changes", String(space.feed.last)],
      ...Object.entries(space).flatMap(([kind, rows]): [string, string][] =>
        rows instanceof Map && kind !== "documents"
          ? [[kind, [...(rows as Map<string, object>).values()].map(numberOf).join(" ")]]
          : [],
      ),
    ]);
    return kinds.map((kind) => kind.join(" ")).join("\n");
  };
  const { clock, ids } = systemPorts;
  const ports = {
    ...memoryPorts(systemPorts),
    unitOfWork: new MemoryUnitOfWork(spaces, clock, { ids, outbox: false }),
    directory: new MemoryDirectory(spaces),
    deliveryQueue: new MemoryDeliveryQueue(spaces),
    mailQueue: new MemoryMailQueue(spaces),
  };
  return { ports, stored, close: async () => undefined };
}

async function serverGround(): Promise<Ground> {
  const database: TestDatabase = await createDatabase();
  const storage = await openStorage({ kind: "server", url: database.url }, storageOptions);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename not like '%document%'",
  );
  const digests = rows.map(({ name }) => `(select md5(string_agg(t::text, '' order by t::text)) from ${name} t)`);
  const text = `select concat_ws(' ', ${digests.join(", ")}) as stored`;
  return {
    ports: portsOn(storage),
    stored: async () => (await client.query<{ stored: string }>(text)).rows[0]?.stored ?? "",
    close: async () => {
      await client.end();
      await storage.close();
      await database.drop();
    },
  };
}

const grounds: readonly (readonly [title: string, open: () => Promise<Ground>, requests: number])[] = [
  ["in memory", memoryGround, inMemory],
  ["on a PostgreSQL server", serverGround, onServer],
];

for (const [title, open, requests] of grounds) {
  describe(`requests drawn from the OpenAPI document, ${title}`, function () {
    this.timeout(300_000);
    let ground: Ground;
    let harness: Harness;
    let world: FuzzWorld;

    before(async () => {
      ground = await open();
      harness = await startHarness(ground.ports);
      world = await FuzzWorld.create(harness, ground.stored);
    });
    after(async () => {
      await harness?.close();
      await ground?.close();
    });

    const ROUNDS = 2;
    const each = Math.max(1, Math.ceil(requests / description.operations.length / ROUNDS / 2));

    for (let round = 1; round <= ROUNDS; round++) {
      it(`are answered as it says, and change nothing where they are refused: round ${round}, seed ${seed}`, async () => {
        for (const operation of description.operations) {
          for (const draw of [soundRequests, brokenRequests]) {
            const property = fc.asyncProperty(draw(operation), async (drawn) => {
              world.requireAllowed(operation, drawn, await world.send(operation, drawn));
            });
            await fc.assert(property, { numRuns: each, seed: seed + round, endOnFailure: true });
          }
        }
      });
    }

    it("succeed with every operation", async () => {
      await world.restoreSettings();
      const succeeded = (id: string) => [...(world.counts.get(id) ?? [])].some(([status]) => status < 300);
      const missing = () => description.operations.filter(({ id }) => !(id in unreachable) && !succeeded(id));
      const making = description.operations.filter(({ node }) =>
        ["201", "202"].some((status) => status in (node["responses"] as object)),
      );
      for (let attempt = 0; attempt < 100 && missing().length > 0; attempt++) {
        for (const operation of [...making, ...missing()]) {
          const [drawn] = fc.sample(soundRequests(operation), { numRuns: 1, seed: seed + attempt });
          if (drawn) await world.send(operation, drawn);
        }
      }
      console.log(`        ${told(world)}`);
      const names = missing().map(({ id }) => `${id}: ${JSON.stringify([...(world.counts.get(id) ?? [])])}`);
      if (names.length > 0) throw new Error(`No drawn request succeeded with ${names.join(", ")}`);
    });
  });
}

function told(world: FuzzWorld): string {
  const classes = new Map<string, number>();
  for (const counts of world.counts.values())
    for (const [status, count] of counts)
      classes.set(`${String(status)[0]}xx`, (classes.get(`${String(status)[0]}xx`) ?? 0) + count);
  const all = [...classes].sort().map(([name, count]) => `${count} ${name}`);
  return `seed ${seed}: ${all.join(", ")}`;
}
