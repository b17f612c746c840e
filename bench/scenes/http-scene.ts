import { cpSync } from "node:fs";
import { join } from "node:path";
import { Bare } from "../references/bare.js";
import type { Context } from "../scenario.js";
import { type Build, current } from "./build.js";
import type { Cleanup } from "./cleanup.js";
import { Client } from "./client.js";
import { pidOf, stopped } from "./process.js";
import { EmbeddedScene, type Running, type Scene, ServerScene } from "./scene.js";
import type { Spender } from "./spending.js";
import { addSearchTerms, columnsOf, type Sql } from "./sql.js";

/** The service's connections for requests. */
export const POOL_SIZE = 10;
const ENTRIES = 10_000;
/** A multiple of the connections, so that no two of them change the same entry at the same time. */
const CHANGED = 1_024;
/** Not in the service's schema, which the service checks. */
const BARE_SCHEMA = "bare";
const BARE_TABLE = `${BARE_SCHEMA}.time_entries`;

/** What the requests name. */
export interface Seeded {
  readonly token: string;
  readonly project: string;
  readonly entries: readonly string[];
  readonly workspace: string;
  readonly user: string;
}

/** A server that the requests are sent to. */
export interface Contender extends Spender {
  readonly name: string;
  readonly port: number;
  readonly seeded: Seeded;
}

export interface HttpScene {
  /** The builds, then the bare reference. */
  readonly contenders: readonly Contender[];
  close(): Promise<void>;
}

export interface HttpSceneKind {
  readonly part: "serve" | "api";
  readonly embedded?: boolean;
  /** Whether a webhook subscribes to new time entries. */
  readonly subscriber?: boolean;
  /** Of the service and of the bare reference. 1 by default. */
  readonly processes?: number;
}

/** Starts each build on its own database, and the bare reference on the rows of the current one. */
export async function openHttpScene(
  { builds, cleanup }: Pick<Context, "builds" | "cleanup">,
  kind: HttpSceneKind,
): Promise<HttpScene> {
  const opened: (Contender & { readonly scene: Scene })[] = [];
  for (const build of builds) opened.push(await contenderOf(build, cleanup, kind));
  const own = opened.find(({ name }) => name === current.name);
  if (!own) throw new Error("The current build is missing.");
  const bare = await bareOn(own, kind.processes ?? 1, cleanup);
  const close = async (): Promise<void> => {
    await bare.stop();
    for (const { scene } of opened) await scene.close();
  };
  const connections = own.connections && { ...own.connections, application: "bare" };
  return { contenders: [...opened, { name: "bare", pid: bare.pid, port: bare.port, seeded: own.seeded, connections }], close };
}

export async function contenderOf(
  build: Build,
  cleanup: Cleanup,
  { part, embedded = false, subscriber = false, processes = 1 }: HttpSceneKind,
  flags: readonly string[] = [],
): Promise<Contender & { readonly scene: Scene; readonly running: Running }> {
  const scene = embedded ? new EmbeddedScene(build, cleanup) : await ServerScene.open(build, cleanup);
  const first = await scene.serve(part);
  const client = Client.of(first);
  const project = await client.make("/projects", { name: "Bench", rate: 9_000 });
  const entry = await client.make("/time-entries", {
    project_id: project,
    notes: "Landing page, second draft",
    start_time: "2020-01-01T08:00:00Z",
    end_time: "2020-01-01T09:00:00Z",
    tags: ["on-site"],
  });
  if (subscriber) await client.make("/webhooks", { url: "https://example.com/hook", events: ["time_entry.created"] });
  await stopped(first.child, "SIGTERM");
  const seeded = await scene.withSql((sql) => multiplied(sql, entry));
  if (scene instanceof EmbeddedScene) cpSync(scene.databaseFolder, bareFolder(scene), { recursive: true });
  const running = await scene.serve(part, flags, processes > 1 ? ["--processes", String(processes)] : []);
  const { port } = Client.of(running, client.token);
  const connections = scene instanceof ServerScene ? { scene, application: "stint" } : null;
  return {
    name: build.name,
    scene,
    running,
    pid: pidOf(running.child),
    port,
    connections,
    seeded: { ...seeded, token: client.token, project },
  };
}

/** Copies the entry, and then the table for the bare reference. */
async function multiplied(sql: Sql, entry: string): Promise<Omit<Seeded, "token" | "project">> {
  const columns = (await columnsOf(sql, "time_entries", { except: ["id", "start_time", "end_time"] })).join(", ");
  const { rows } = await sql.query<{ id: string; workspace_id: string; user_id: string }>(
    `insert into time_entries (id, start_time, end_time, ${columns})
     select 'te_01' || lpad(to_hex(n), 8, '0') || substr(md5(n::text), 1, 16), start_time + n * interval '4 hours', end_time + n * interval '4 hours',
       ${columns}
     from time_entries cross join generate_series(1, $2::int) n where id = $1 returning id, workspace_id, user_id`,
    [entry, ENTRIES],
  );
  const [first] = rows;
  if (!first) throw new Error("There are no time entries.");
  await sql.query(addSearchTerms);
  await sql.query("delete from changes");
  await sql.query(`create schema ${BARE_SCHEMA}`);
  await sql.query(`create table ${BARE_TABLE} (like time_entries including defaults)`);
  await sql.query(`insert into ${BARE_TABLE} select * from time_entries`);
  await sql.query(`alter table ${BARE_TABLE} add primary key (id)`);
  await sql.query(`create index on ${BARE_TABLE} (workspace_id, start_time)`);
  // Not the tables that are still almost empty: PostgreSQL would plan to read all their rows, and not notice for a minute that they grow.
  await sql.query(`vacuum analyze time_entries, time_entry_terms, ${BARE_TABLE}`);
  return { entries: rows.slice(0, CHANGED).map(({ id }) => id), workspace: first.workspace_id, user: first.user_id };
}

function bareOn({ scene, seeded }: Contender & { readonly scene: Scene }, processes: number, cleanup: Cleanup): Promise<Bare> {
  const { token, workspace, user } = seeded;
  const database = scene instanceof ServerScene ? { url: scene.databaseUrl, poolSize: POOL_SIZE } : { folder: bareFolder(scene) };
  return Bare.start({ database, processes, token, workspace, user, table: BARE_TABLE }, cleanup);
}

/** A copy of the embedded database, which only one process can use. */
function bareFolder({ folder }: Scene): string {
  return join(folder, "bare");
}
