import { expect } from "chai";
import { escapeLiteral } from "pg";
import type { Query } from "../../../adapters/sql/pipeline.js";
import { rowsOf } from "../../../adapters/sql/connection.js";
import type { Database } from "../../../adapters/sql/database.js";
import { openStorage, type OpenedStorage } from "../../../adapters/sql/storage.js";
import { type Api, type Harness, startHarness } from "../../http/harness.js";
import { portsOn, storageOptions } from "../../system-ports.js";
import { createFolder } from "./databases.js";

const SMALL = 30;
const GROWN = 20_000;

/** Tables with a row or more for each time entry or change of one. */
const growing = ["time_entries", "time_entry_terms", "events", "changes", "webhook_deliveries", "webhook_attempts"];

/** Multiplies the entries, with what is recorded for each, without statistics of the tables. */
const grow = (count: number) => [
  `insert into time_entries (id, workspace_id, user_id, project_id, notes, start_time, end_time, billable, tags, version, created_at, updated_at)
   select 'te_' || lpad(n::text, 26, '0'), e.workspace_id, e.user_id, e.project_id, e.notes, e.start_time - n * interval '1 hour',
     e.end_time - n * interval '1 hour', true, case when n % 5 = 0 then '["common"]' else '[]' end::jsonb, 1, e.created_at, e.updated_at
   from (select * from time_entries order by id limit 1) e cross join generate_series(1, ${count}) n on conflict do nothing`,
  `insert into time_entry_terms select e.workspace_id, e.id, e.start_time, stint_terms(e) from time_entries e on conflict do nothing`,
  `insert into events (id, workspace_id, type, occurred_at, body)
   select 'evt_' || lpad(n::text, 26, '0'), e.workspace_id, e.type, e.occurred_at, e.body
   from (select * from events limit 1) e cross join generate_series(1, ${count}) n on conflict do nothing`,
  `insert into webhook_deliveries (id, workspace_id, webhook_id, event_id, event_type, status, attempts, next_attempt_at, fence, claims, version,
     created_at, updated_at)
   select 'whd_' || lpad(n::text, 26, '0'), w.workspace_id, w.id, 'evt_' || lpad(n::text, 26, '0'), 'time_entry.created',
     case when n % 100 = 0 then 'pending' else 'succeeded' end, 1, now() - interval '1 hour', 0, 0, 1, now(), now()
   from webhooks w cross join generate_series(1, ${count}) n on conflict do nothing`,
];

interface Node {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly "Index Name"?: string;
  readonly Plans?: readonly Node[];
}

function literalOf(value: unknown): string {
  if (value === null || value === undefined) return "null";
  if (Array.isArray(value)) return `array[${value.map(literalOf).join(", ")}]::text[]`;
  return escapeLiteral(typeof value === "string" ? value : JSON.stringify(value));
}

function nodesOf(node: Node): readonly Node[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

/** How the plan finds rows of the growing tables: its indexes, tables that it reads as a whole, and whether it sorts. */
function stepsOf(plan: Node): readonly string[] {
  return nodesOf(plan).flatMap((node) => {
    const { "Node Type": type, "Relation Name": table = "", "Index Name": index } = node;
    if (index !== undefined) return growing.some((one) => index.startsWith(one)) ? [index] : [];
    if (type === "Sort") return ["sort"];
    return type === "Seq Scan" && growing.includes(table) ? [`all of ${table}`] : [];
  });
}

interface Sent {
  readonly query: Query;
  /** What binds the transaction to a workspace or a purpose. */
  readonly scope: Query | undefined;
}

describe("the plans of requests, in tables without statistics", function () {
  this.timeout(300_000);
  const folder = createFolder();
  let storage: OpenedStorage;
  let harness: Harness;
  let api: Api;
  let project: string;
  /** The queries of a request. Null: nothing is recorded. */
  let sent: Sent[] | null = null;

  before(async () => {
    storage = await openStorage({ kind: "embedded", folder: folder.path }, storageOptions);
    record(storage.database);
    harness = await startHarness(portsOn(storage));
    api = harness.api((await harness.createWorkspace()).tokens.owner);
    project = String((await api("/v1/projects", { body: { name: "Website" } })).body["id"]);
    const webhook = { url: "https://example.com/hook", events: ["time_entry.created"] };
    expect((await api("/v1/webhooks", { body: webhook })).status).to.equal(201);
  });
  after(async () => {
    await harness?.close();
    await storage?.close();
    folder.remove();
  });

  function record(database: Database): void {
    const lend = database.withConnection.bind(database);
    let scope: Query | undefined;
    database.withConnection = (work) =>
      lend((connection) => {
        const send = (queries: readonly Query[]) => {
          for (const query of queries) {
            if (query.text.includes("set_config('stint.")) scope = query;
            else if (/^\s*(select|with|insert|update|delete)\b/i.test(query.text)) sent?.push({ query, scope });
          }
          return connection.send(queries);
        };
        return work({ send, discard: () => connection.discard() });
      });
  }

  const requests: Readonly<Record<string, () => Promise<unknown>>> = {
    "a list": () => api("/v1/time-entries?sort=-start_time"),
    "a list by creation": () => api("/v1/time-entries?sort=created_at"),
    "a list of changed entries": () => api("/v1/time-entries?sort=-updated_at"),
    "a period": () => api("/v1/time-entries?sort=-start_time&from=2026-01-01T00:00:00Z&to=2026-02-01T00:00:00Z"),
    "a project": () => api(`/v1/time-entries?sort=-start_time&project_id=${project}`),
    "a frequent tag": () => api("/v1/time-entries?sort=-start_time&tag=common"),
    "a rare tag": () => api("/v1/time-entries?sort=-start_time&tag=rare"),
    "a word": () => api("/v1/time-entries?sort=-start_time&notes=landing"),
    "the running timer": () => api("/v1/time-entries?running=true"),
    "a new entry": async () => {
      const times = { start_time: "2026-03-01T08:00:00Z", end_time: "2026-03-01T09:00:00Z" };
      const { body } = await api("/v1/time-entries", {
        body: { project_id: project, notes: "Landing page", tags: ["rare"], ...times },
      });
      await api(`/v1/time-entries/${String(body["id"])}`);
      await api(`/v1/time-entries/${String(body["id"])}`, { method: "PATCH", body: { notes: "Landing page, second draft" } });
    },
    "the feed of changes": () => api("/v1/changes"),
    "claims of deliveries": () => {
      const now = harness.ports.clock.now();
      return storage.deliveryQueue.claim({ now, leasedUntil: now, limit: 100, slots: 100 });
    },
  };

  /** The plan for the query's values, and the one for any. */
  async function plansOf({ query, scope }: Sent): Promise<readonly Node[]> {
    const { text, values = [] } = query;
    return storage.background.withLoginRole(async (connection) => {
      await connection.send([
        { text: "begin" },
        { text: "set local role stint_app" },
        ...(scope ? [{ ...scope, name: undefined }] : []),
      ]);
      try {
        const plans: Node[] = [];
        await connection.send([{ text: `prepare planned as ${text}` }]);
        const given = values.map((value) => literalOf(value)).join(", ");
        for (const mode of ["force_custom_plan", "force_generic_plan"]) {
          const explain = `explain (format json) execute planned${given === "" ? "" : `(${given})`}`;
          await connection.send([{ text: `set local plan_cache_mode = ${mode}` }]);
          const [row] = await rowsOf(connection, { text: explain });
          const [{ Plan }] = row?.["QUERY PLAN"] as readonly [{ readonly Plan: Node }];
          plans.push(Plan);
        }
        await connection.send([{ text: "deallocate planned" }]);
        return plans;
      } finally {
        await connection.send([{ text: "rollback" }]);
      }
    });
  }

  /** The steps of each statement, by the request that sends it and its text. */
  async function steps(): Promise<ReadonlyMap<string, readonly string[]>> {
    const found = new Map<string, readonly string[]>();
    for (const [name, request] of Object.entries(requests)) {
      sent = [];
      await request();
      const queries = sent;
      sent = null;
      for (const query of queries)
        found.set(`${name}: ${query.query.text}`, [...new Set((await plansOf(query)).flatMap(stepsOf))].toSorted());
    }
    return found;
  }

  it("are the same when they are empty, small and grown, and read no table as a whole", async () => {
    const all = new Map(await steps());
    for (const count of [SMALL, GROWN]) {
      const texts = ["set session_replication_role = replica", ...grow(count), "reset session_replication_role"];
      await storage.background.withLoginRole((connection) => connection.send(texts.map((text) => ({ text }))));
      for (const [statement, now] of await steps()) {
        expect(now, `with ${count} rows: ${statement}`).to.deep.equal(all.get(statement) ?? now);
        all.set(statement, now);
      }
    }
    const used = [...all.values()].flat();
    expect(used.filter((step) => step.startsWith("all of"))).to.deep.equal([]);
    expect(used).to.include.members(["time_entries_start", "time_entries_project", "webhook_deliveries_due"]);
    for (const [statement, one] of all) if (statement.startsWith("a list")) expect(one, statement).not.to.include("sort");
  });

  it("are made without statistics", async () => {
    const [row] = await storage.background.withLoginRole((connection) =>
      rowsOf(connection, { text: "select count(*)::int as analyzed from pg_stats where tablename = any($1)", values: [growing] }),
    );
    expect(row).to.deep.equal({ analyzed: 0 });
  });
});
