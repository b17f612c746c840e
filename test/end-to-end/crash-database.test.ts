import { expect } from "chai";
import { createFolder, sql } from "../adapters/sql/databases.js";
import { CrashScene } from "./crash-scene.js";
import { PrivateCluster } from "./private-cluster.js";
import { told } from "./scene-on.js";
import { until } from "./until.js";

const WRITERS = 4;
/** A claim whose commit was answered to nobody holds until its lease of 45 s ends. */
const PATIENCE_MS = 65_000;

describe("a PostgreSQL server killed by kill -9 under the service", function () {
  this.timeout(120_000);
  const folder = createFolder();
  let cluster: PrivateCluster | undefined;
  let scene: CrashScene | undefined;

  before(async function () {
    const { url } = (cluster = await PrivateCluster.start());
    scene = await CrashScene.open({
      folder: folder.path,
      settings: { STINT_DATA_DIR: folder.path, DATABASE_URL: url },
      look: async (query) => (await sql(url, query)).rows as Record<string, unknown>[],
      remove: () => Promise.resolve(),
    });
  });
  after(async () => {
    await scene?.close();
    await cluster?.remove();
    folder.remove();
  });

  it("keeps every answered write with its event and delivers it, and the service needs no restart", async () => {
    if (!scene || !cluster) throw new Error("There is no cluster.");
    const load = writeLoad(scene);
    await killUnder(load, cluster);
    await everythingDelivered(scene, load.answered);
    const stored = (await scene.store.look("select notes from time_entries")).map(({ notes }) => notes);
    expect(stored).to.include.members([...load.answered]);
    expect(await scene.store.look(MISFITS)).to.deep.equal([{ without_event: 0, without_change: 0, not_succeeded: 0 }]);
    const twice = stored.filter((notes) => scene && scene.receiver.about(String(notes)).length > 1).length;
    told(`${load.answered.length} answered, ${load.failed()} failed, ${stored.length} stored, ${twice} delivered twice`);
  });
});

async function killUnder(load: Load, cluster: PrivateCluster): Promise<void> {
  await until("writes before", () => load.answered.length >= 40);
  await cluster.kill();
  await until("writes that failed", () => load.failed() >= 2 * WRITERS);
  const before = load.answered.length;
  await cluster.run();
  const back = Date.now();
  await until("a write after", () => load.answered.length > before);
  told(`answered the first write ${Date.now() - back} ms after the database answered again`);
  await until("writes after", () => load.answered.length >= before + 40);
  await load.stop();
}

async function everythingDelivered({ receiver, store }: CrashScene, answered: readonly string[]): Promise<void> {
  await until(
    "every result",
    async () => {
      const [left] = await store.look("select count(*)::int as pending from webhook_deliveries where status = 'pending'");
      return left?.["pending"] === 0;
    },
    PATIENCE_MS,
  );
  expect(answered.filter((notes) => receiver.about(notes).length === 0)).to.deep.equal([]);
}

const MISFITS = `
  select (select count(*)::int from webhook_deliveries where status <> 'succeeded') as not_succeeded,
    (select count(*)::int from time_entries t
     where (select count(*) from events e where e.type = 'time_entry.created' and e.body::jsonb -> 'data' ->> 'id' = t.id) <> 1)
     as without_event,
    (select count(*)::int from events e where e.type = 'time_entry.created'
     and not exists (select from time_entries t where e.body::jsonb -> 'data' ->> 'id' = t.id)) as without_change`;

interface Load {
  /** The notes of every write that was answered, in that order. */
  readonly answered: readonly string[];
  failed(): number;
  stop(): Promise<void>;
}

/** Writers that go on whatever happens, until they are stopped. */
function writeLoad(scene: CrashScene): Load {
  const answered: string[] = [];
  let [begun, failed, stopped] = [0, 0, false];
  const writers = Array.from({ length: WRITERS }, async () => {
    while (!stopped) {
      const notes = `write ${++begun}`;
      await scene.write(notes).then(
        () => answered.push(notes),
        () => (failed += 1),
      );
    }
  });
  const stop = async (): Promise<void> => {
    stopped = true;
    await Promise.all(writers);
  };
  return { answered, failed: () => failed, stop };
}
