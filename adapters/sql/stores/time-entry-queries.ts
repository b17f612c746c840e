import type { RateScope } from "../../../core/index.js";
import type { Session } from "../session.js";
import type { Statement } from "../statement.js";
import { clients } from "./client-store.js";
import { sql } from "./named-sql.js";
import { projects } from "./project-store.js";
import { tasks } from "./task-store.js";
import { timeEntries } from "./time-entry-rows.js";
import { users } from "./user-store.js";
import { workspaces } from "./workspace-store.js";

const names = (...parameters: string[]) => parameters;

/** Fetches all resources of an entry in one round trip. The workspace is not joined, so that there is always a row. */
export function recordingContext(session: Session): Statement {
  return session.statements.get("time_entries.recording_context", ({ knex, ownSql, param }) => {
    const columns = [
      ...workspaces.aliased("w"),
      ...users.aliased("u"),
      ...projects.aliased("p"),
      ...tasks.aliased("t"),
      ...clients.aliased("c"),
    ].map((one) => one.replace(/^(.*) as (.*)$/, '$1 as "$2"'));
    return knex.raw(
      `select ${columns.join(", ")}, r.id as running_id from workspaces w
       left join users u on u.id = :user and ${ownSql("u.workspace_id")}
       left join projects p on p.id = :project and ${ownSql("p.workspace_id")}
       left join tasks t on t.id = :task and ${ownSql("t.workspace_id")}
       left join clients c on c.id = p.client_id and ${ownSql("c.workspace_id")}
       left join time_entries r on r.user_id = :user and r.end_time is null and ${ownSql("r.workspace_id")}
       where w.id = :workspace`,
      Object.fromEntries(["workspace", "user", "project", "task"].map((one) => [one, param(one)])),
    );
  });
}

export function running(session: Session): Statement {
  return session.statements.get("time_entries.running", ({ knex, own, param }) =>
    own(knex("time_entries").select(timeEntries.columns).where("user_id", param("user")).whereNull("end_time")),
  );
}

export function overlapping(session: Session): Statement {
  return sql(
    session,
    "time_entries.overlapping",
    names("user", "start", "end", "except"),
    (own) => `select ${timeEntries.columns.join(", ")} from time_entries
     where ${own("workspace_id")} and user_id = :user and id is distinct from :except
       and start_time < coalesce(cast(:end as timestamptz), 'infinity') and coalesce(end_time, 'infinity') > cast(:start as timestamptz)
     order by start_time, id limit 1`,
  );
}

export function unbilled(session: Session, lock: boolean): Statement {
  return sql(
    session,
    `time_entries.unbilled${lock ? ".lock" : ""}`,
    names("client", "projects", "tasks", "users", "from", "to", "limit"),
    (own) => `select e.id, e.project_id, p.name as project_name, e.task_id, t.name as task_name, e.user_id, u.name as user_name,
       e.notes, e.start_time, e.end_time, e.rate_amount, e.rate_currency, e.rate_source
     from time_entries e
     join projects p on p.id = e.project_id join users u on u.id = e.user_id left join tasks t on t.id = e.task_id
     where ${own("e.workspace_id")} and p.client_id = :client
       and e.invoice_id is null and e.end_time is not null and e.billable
       and (cast(:projects as text[]) is null or e.project_id = any(:projects))
       and (cast(:tasks as text[]) is null or e.task_id = any(:tasks))
       and (cast(:users as text[]) is null or e.user_id = any(:users))
       and (cast(:from as timestamptz) is null or e.start_time >= :from)
       and (cast(:to as timestamptz) is null or e.start_time < :to)
     order by e.id limit :limit ${lock ? "for no key update of e" : ""}`,
  );
}

export function claim(session: Session): Statement {
  return sql(
    session,
    "time_entries.claim",
    names("invoice", "ids", "now"),
    (own) => `update time_entries set invoice_id = :invoice, version = version + 1, updated_at = :now
     where ${own("workspace_id")} and id = any(:ids) and invoice_id is null and end_time is not null returning id`,
  );
}

export function release(session: Session): Statement {
  return sql(
    session,
    "time_entries.release",
    names("invoice", "ids", "now"),
    (own) => `update time_entries set invoice_id = null, version = version + 1, updated_at = :now
     where ${own("workspace_id")} and invoice_id = :invoice and (cast(:ids as text[]) is null or id = any(:ids))`,
  );
}

const reach: Readonly<Record<RateScope["kind"], string>> = {
  workspace: "true",
  user: "e.user_id = :target",
  client: "p.client_id = :target",
  project: "e.project_id = :target",
  task: "e.task_id = :target",
};

export function forRating(session: Session, kind: RateScope["kind"]): Statement {
  return sql(
    session,
    `time_entries.for_rating.${kind}`,
    names(...(kind === "workspace" ? [] : ["target"]), "after", "limit"),
    (own) => `select e.id, e.rate_amount, e.rate_currency, e.rate_source, e.own_rate as entry, t.rate as task, p.rate as project,
       c.rate as client, u.rate as "user", w.rate as workspace, c.currency as client_currency, w.currency as workspace_currency
     from time_entries e
     join workspaces w on w.id = e.workspace_id join users u on u.id = e.user_id join projects p on p.id = e.project_id
     left join tasks t on t.id = e.task_id left join clients c on c.id = p.client_id
     where ${own("e.workspace_id")} and e.end_time is not null and e.invoice_id is null and ${reach[kind]} and e.id > :after
     order by e.id limit :limit for no key update of e`,
  );
}

export function saveRates(session: Session): Statement {
  return sql(
    session,
    "time_entries.save_rates",
    names("ids", "amounts", "currencies", "sources", "now"),
    (own) => `update time_entries set rate_amount = r.amount, rate_currency = r.currency, rate_source = r.source,
       version = version + 1, updated_at = :now
     from unnest(cast(:ids as text[]), cast(:amounts as bigint[]), cast(:currencies as text[]), cast(:sources as text[]))
       as r(id, amount, currency, source)
     where time_entries.id = r.id and ${own("workspace_id")} and invoice_id is null`,
  );
}
