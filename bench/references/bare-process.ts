/**
 * The bare reference: `node:http` and `pg` with as many connections as the service has, named statements, and one token compared in memory. It reads the
 * service's rows without row-level security, and writes to a copy of the table without triggers, events, or foreign keys.
 */
import cluster from "node:cluster";
import { randomUUID } from "node:crypto";
import http, { type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { PGlite } from "@electric-sql/pglite";
import { createPgConfig } from "@electric-sql/pglite/node-postgres";
import pg from "pg";
import type { BareSettings } from "./bare.js";

interface EntryRow {
  readonly id: string;
  readonly project_id: string;
  readonly user_id: string;
  readonly notes: string;
  readonly start_time: string;
  readonly end_time: string | null;
  readonly duration_seconds: number | null;
  readonly task_id: string | null;
  readonly billable: boolean;
  readonly tags: readonly string[];
  readonly rate_amount: string | null;
  readonly rate_currency: string | null;
  readonly rate_source: string | null;
  readonly invoice_id: string | null;
  readonly version: number;
  readonly created_at: string;
  readonly updated_at: string;
}

const columns = `id, project_id, user_id, notes, start_time, end_time, extract(epoch from end_time - start_time)::int as duration_seconds, task_id, billable, tags, rate_amount, rate_currency, rate_source, invoice_id,
  version, created_at, updated_at`;

const TIMESTAMPTZ = 1184;
// Much cheaper than the Date that pg creates by default.
pg.types.setTypeParser(
  TIMESTAMPTZ,
  (text) => `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, -3).padEnd(3, "0").slice(0, 3)}Z`,
);

const settings = JSON.parse(process.argv[2] ?? "{}") as BareSettings;
const { workspace, table } = settings;
const authorization = `Bearer ${settings.token}`;
const pool = await poolOf(settings.database);

const statements = {
  list: `select ${columns} from time_entries where workspace_id = $1 order by start_time desc, id desc limit 50`,
  get: `select ${columns} from time_entries where workspace_id = $1 and id = $2`,
  create: `insert into ${table} (id, workspace_id, user_id, project_id, notes, start_time, end_time, billable, tags, version, created_at, updated_at)
    values ($1, $2, $3, $4, $5, $6, $7, true, '[]', 1, $8, $8)`,
  update: `update ${table} set notes = $3, version = version + 1, updated_at = now() where workspace_id = $1 and id = $2 returning ${columns}`,
};

async function poolOf(database: BareSettings["database"]): Promise<pg.Pool> {
  if ("url" in database)
    return new pg.Pool({
      connectionString: database.url,
      max: database.poolSize,
      idleTimeoutMillis: 0,
      application_name: "bare",
      options: "-c TimeZone=UTC",
    });
  const pglite = await PGlite.create({
    dataDir: database.folder,
    startParams: [...PGlite.defaultStartParams, "-c", "shared_buffers=16MB", "-c", "TimeZone=UTC"],
  });
  return new pg.Pool(Object.assign(createPgConfig(pglite), { max: 1, idleTimeoutMillis: 0 }));
}

async function query(name: keyof typeof statements, values: readonly unknown[]): Promise<readonly EntryRow[]> {
  return (await pool.query<EntryRow>({ name, text: statements[name], values: [...values] })).rows;
}

/** The fields of the service's response. */
function show(row: EntryRow) {
  const { end_time: end, rate_amount: amount } = row;
  return {
    id: row.id,
    project_id: row.project_id,
    user_id: row.user_id,
    notes: row.notes,
    start_time: row.start_time,
    end_time: end,
    task_id: row.task_id,
    billable: row.billable,
    tags: row.tags,
    rate: amount === null ? null : { amount: Number(amount), currency: row.rate_currency, source: row.rate_source },
    duration_seconds: row.duration_seconds,
    invoice_id: row.invoice_id,
    status: end === null ? "running" : row.invoice_id === null ? "recorded" : "billed",
    version: row.version,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

async function create(body: { project_id: string; notes: string; start_time: string; end_time: string }): Promise<object> {
  const [id, now] = [`te_${randomUUID()}`, new Date().toISOString()];
  const { project_id, notes, start_time, end_time } = body;
  await query("create", [id, workspace, settings.user, project_id, notes, start_time, end_time, now]);
  return show({
    id,
    project_id,
    user_id: settings.user,
    notes,
    start_time,
    end_time,
    duration_seconds: (Date.parse(end_time) - Date.parse(start_time)) / 1_000,
    task_id: null,
    billable: true,
    tags: [],
    rate_amount: null,
    rate_currency: null,
    rate_source: null,
    invoice_id: null,
    version: 1,
    created_at: now,
    updated_at: now,
  });
}

async function json<T>(request: IncomingMessage): Promise<T> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString()) as T;
}

function answer(response: ServerResponse, status: number, value: unknown): void {
  const body = JSON.stringify(value);
  response.writeHead(status, { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(body) }).end(body);
}

const COLLECTION = "/v1/time-entries";

async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.headers.authorization !== authorization) return answer(response, 401, { code: "unauthenticated" });
  const path = (request.url ?? "").split("?", 1)[0] ?? "";
  if (path === COLLECTION) {
    if (request.method === "POST") return answer(response, 201, await create(await json(request)));
    const rows = await query("list", [workspace]);
    return answer(response, 200, { data: rows.map(show), next_cursor: rows.at(-1)?.id ?? null, has_more: rows.length === 50 });
  }
  const id = path.slice(COLLECTION.length + 1);
  const [row] =
    request.method === "PATCH"
      ? await query("update", [workspace, id, (await json<{ notes: string }>(request)).notes])
      : await query("get", [workspace, id]);
  if (row) answer(response, 200, show(row));
  else answer(response, 404, { code: "not_found" });
}

const server = http.createServer((request, response) => {
  handle(request, response).catch((error: Error) => answer(response, 500, { detail: error.message }));
});
if (cluster.isPrimary && settings.processes > 1) {
  let listening = 0;
  cluster.on("listening", (_worker, { port }) => {
    if (++listening === settings.processes) process.send?.(port);
  });
  for (let n = 0; n < settings.processes; n++) cluster.fork();
} else
  server.listen(0, "127.0.0.1", () => {
    if (cluster.isPrimary) process.send?.((server.address() as AddressInfo).port);
  });
process.on("disconnect", () => process.exit());
