import type { RateScope } from "../../../core/index.js";
import { REFUSED } from "../failures.js";
import { listed } from "../rows.js";
import { foldedNotes } from "../searched-text.js";
import type { Transaction } from "../transactions/transaction.js";
import type { Statement } from "../statement.js";
import { clients } from "./client-store.js";
import { sql } from "./named-sql.js";
import { projects } from "./project-store.js";
import { assignments, insertInto } from "./table-sql.js";
import { tasks } from "./task-store.js";
import { timeEntries } from "./time-entry-rows.js";
import { users } from "./user-store.js";
import { workspaces } from "./workspace-store.js";

/** Fetches all resources of an entry in one round trip. The workspace is not joined, so that there is always a row. */
export function recordingContext(transaction: Transaction): Statement {
  return sql(transaction, "time_entries.recording_context", (own) => {
    const columns = [
      ...workspaces.aliased("w"),
      ...users.aliased("u"),
      ...projects.aliased("p"),
      ...tasks.aliased("t"),
      ...clients.aliased("c"),
    ].map((one) => one.replace(/^(.*) as (\S+)$/, '$1 as "$2"'));
    return `select ${columns.join(", ")}, r.id as running_id from workspaces w
       left join users u on u.id = :user and ${own("u.workspace_id")}
       left join projects p on p.id = :project and ${own("p.workspace_id")}
       left join tasks t on t.id = :task and ${own("t.workspace_id")}
       left join clients c on c.id = p.client_id and ${own("c.workspace_id")}
       left join time_entries r on r.user_id = :user and r.end_time is null and r.id <> :entry and ${own("r.workspace_id")}
       where w.id = :workspace`;
  });
}

const contextResources = [
  ["users", "user"],
  ["projects", "project"],
  ["tasks", "task"],
  ["clients", "client"],
] as const;

/** Fails if a resource of the context has another version, or another timer of the user runs. */
export function unchangedContext(transaction: Transaction): Statement {
  return sql(
    transaction,
    "time_entries.unchanged_context",
    (own) => {
      const hasVersion = ([table, name]: readonly [string, string]): string =>
        `(select version from ${table} where id = :${name} and ${own("workspace_id")}) is not distinct from cast(:${name}_version as integer)`;
      return `select stint_require(
       (select version from workspaces where id = :workspace) = cast(:workspace_version as integer)
       and ${contextResources.map(hasVersion).join(" and ")}
       and not exists (select from time_entries where user_id = :user and end_time is null and id <> :entry and ${own("workspace_id")}), '${REFUSED.race}')`;
    },
    "check",
  );
}

export function running(transaction: Transaction): Statement {
  return transaction.statements.get("time_entries.running", ({ knex, own, param }) =>
    own(knex("time_entries").select(timeEntries.columns).where("user_id", param("user")).whereNull("end_time")),
  );
}

export function overlapping(transaction: Transaction): Statement {
  return sql(
    transaction,
    "time_entries.overlapping",
    (own) => `select ${listed(timeEntries.columns)} from time_entries
     where ${own("workspace_id")} and user_id = :user and id <> all(cast(:except as text[]))
       and start_time < coalesce(cast(:end as timestamptz), 'infinity') and coalesce(end_time, 'infinity') > cast(:start as timestamptz)
     order by start_time, id limit 1`,
  );
}

/**
 * Reads each project's entries in the order of the index `time_entries_unbilled`. Without the inner query, each page would sort all remaining entries. Locks
 * are taken in the order of the subqueries.
 */
export function unbilled(transaction: Transaction, lock: boolean): Statement {
  return sql(
    transaction,
    `time_entries.unbilled${lock ? ".lock" : ""}`,
    (own) => `select e.id, e.project_id, p.name as project_name, e.task_id, t.name as task_name, e.user_id, u.name as user_name,
       e.notes, e.start_time, e.end_time, e.rate_amount, e.rate_currency, e.rate_source
     from (
       select id, name from projects
       where ${own("workspace_id")} and client_id = :client and billing_method = 'time'
         and (cast(:projects as text[]) is null or id = any(:projects)) and id >= cast(:after_project as text)
       order by id) p
     cross join lateral (
       select * from time_entries
       where ${own("workspace_id")} and project_id = p.id and invoice_id is null and end_time is not null and billable
         and (cast(:tasks as text[]) is null or task_id = any(:tasks))
         and (cast(:users as text[]) is null or user_id = any(:users))
         and start_time >= coalesce(cast(:from as timestamptz), '-infinity')
         and start_time < coalesce(cast(:to as timestamptz), 'infinity')
         and (start_time, id) > (case when p.id = :after_project then cast(:after_start as timestamptz) else '-infinity' end,
           case when p.id = :after_project then cast(:after as text) else '' end)
       order by start_time, id limit :limit ${lock ? "for no key update" : ""}) e
     join users u on u.workspace_id = e.workspace_id and u.id = e.user_id
     left join tasks t on t.workspace_id = e.workspace_id and t.id = e.task_id
     order by p.id, e.start_time, e.id limit :limit`,
  );
}

/** SQL for a row of time entries in the format of the change feed. */
const resourceOf = (row: string): string => `to_jsonb(${row}) - '{workspace_id,${foldedNotes.column}}'::text[]`;

/** Adds the rows of `entry` to the change feed, as the triggers of other tables do. */
const changedEntries = (action: "created" | "updated"): string =>
  `changed as (
     insert into changes (workspace_id, type, action, resource_id, version, at, resource)
     select workspace_id, 'time_entry', '${action}', id, version, updated_at, ${resourceOf("entry")} from entry order by id)`;

/** The parameters are the columns and `terms`. A timer that starts makes checks fail. */
export function insert(transaction: Transaction, isRunning: boolean): Statement {
  return sql(
    transaction,
    `time_entries.${isRunning ? "start" : "insert"}`,
    () => `with entry as (
       ${insertInto("time_entries", timeEntries.written)} returning *),
     ${changedEntries("created")}
     insert into time_entry_terms (workspace_id, entry_id, start_time, terms)
     select workspace_id, id, start_time, array_to_tsvector(cast(:terms as text[])) from entry`,
    isRunning ? undefined : "independent",
  );
}

/** Fails unless the stored version is `previous`. The other parameters are the columns and `terms`. */
export function update(transaction: Transaction): Statement {
  return sql(
    transaction,
    "time_entries.update",
    (own) => `with entry as (
       update time_entries set ${assignments(timeEntries.changing)}
       where ${own("workspace_id")} and id = :id and version = :previous returning *),
     ${changedEntries("updated")},
     termed as (
       update time_entry_terms set start_time = :start_time, terms = array_to_tsvector(cast(:terms as text[]))
       where ${own("workspace_id")} and entry_id = :id and exists (select from entry)
         and (start_time <> :start_time or terms <> array_to_tsvector(cast(:terms as text[]))))
     select stint_require(exists (select from entry), '${REFUSED.race}')`,
    "independent",
  );
}

/** Fails unless the stored version is `version`. Nothing refers to entries. */
export function remove(transaction: Transaction): Statement {
  return sql(
    transaction,
    "time_entries.delete",
    (own) => `with deleted as (
       delete from time_entries where ${own("workspace_id")} and id = :id and version = :version returning id)
     select stint_require(exists (select from deleted), '${REFUSED.race}')`,
  );
}

/** Keeps the stored row in the format of the change feed. */
export function keepFormer(transaction: Transaction): Statement {
  return sql(
    transaction,
    "time_entries.keep_former",
    (own) => `insert into former_time_entries (workspace_id, id, at, entry)
     select workspace_id, id, :now, ${resourceOf("e")} from time_entries e
     where ${own("workspace_id")} and id = :id and version = :version
     on conflict (workspace_id, id) do update set at = excluded.at, entry = excluded.entry`,
    "independent",
  );
}

export function claim(transaction: Transaction): Statement {
  return sql(
    transaction,
    "time_entries.claim",
    (own) => `with entry as (
       update time_entries set invoice_id = :invoice, version = version + 1, updated_at = :now
       where ${own("workspace_id")} and id = any(:ids) and invoice_id is null and end_time is not null returning *),
     ${changedEntries("updated")}
     select count(*) from entry`,
  );
}

export function release(transaction: Transaction): Statement {
  return sql(
    transaction,
    "time_entries.release",
    (own) => `with entry as (
       update time_entries set invoice_id = null, version = version + 1, updated_at = :now
       where ${own("workspace_id")} and invoice_id = :invoice and id = any(:ids) returning *),
     ${changedEntries("updated")}
     select count(*) from entry`,
  );
}

const reach: Readonly<Record<RateScope["kind"], string>> = {
  workspace: "true",
  user: "e.user_id = :target",
  client: "p.client_id = :target",
  project: "e.project_id = :target",
  task: "e.task_id = :target",
};

export function forRating(transaction: Transaction, kind: RateScope["kind"]): Statement {
  return sql(
    transaction,
    `time_entries.for_rating.${kind}`,
    (own) => `select e.id, e.project_id, e.start_time, e.rate_amount, e.rate_currency, e.rate_source,
       e.own_rate as entry, t.rate as task, p.rate as project,
       c.rate as client, u.rate as "user", w.rate as workspace, c.currency as client_currency, w.currency as workspace_currency
     from time_entries e
     join workspaces w on w.id = e.workspace_id
     join users u on u.workspace_id = e.workspace_id and u.id = e.user_id
     join projects p on p.workspace_id = e.workspace_id and p.id = e.project_id
     left join tasks t on t.workspace_id = e.workspace_id and t.id = e.task_id
     left join clients c on c.workspace_id = p.workspace_id and c.id = p.client_id
     where ${own("e.workspace_id")} and e.end_time is not null and e.invoice_id is null and ${reach[kind]}
       and (e.project_id, e.start_time, e.id) > (cast(:after_project as text), cast(:after_start as timestamptz), cast(:after as text))
     order by e.project_id, e.start_time, e.id limit :limit for no key update of e`,
  );
}

export function saveRates(transaction: Transaction): Statement {
  return sql(
    transaction,
    "time_entries.save_rates",
    (own) => `with entry as (
     update time_entries set rate_amount = r.amount, rate_currency = r.currency, rate_source = r.source,
       version = version + 1, updated_at = :now
     from unnest(cast(:ids as text[]), cast(:amounts as bigint[]), cast(:currencies as text[]), cast(:sources as text[]))
       as r(id, amount, currency, source)
     where time_entries.id = r.id and ${own("workspace_id")} and invoice_id is null returning time_entries.*),
     ${changedEntries("updated")}
     select count(*) from entry`,
  );
}
