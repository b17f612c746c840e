/** Columns that the feed never contains, in the tables of 0004. */
const hiddenAtFirst = "array['workspace_id', 'hash', 'invitation_hash', 'invitation_expires_at']";

/**
 * The trigger function that inserts changes. Its arguments are the kind of the resource and the column that marks rows of deleted
 * resources, or an empty text. It is a statement-level trigger, so that billing many entries is one insert. `once` ends the subqueries.
 */
function recording(create: string, hidden: string, once = ""): string {
  return `
  ${create} stint_record_changes() returns trigger language plpgsql as $$
  declare
    hidden constant text[] := ${hidden};
  begin
    if current_setting('stint.copying', true) = 'on' then return null; end if;
    if tg_op = 'INSERT' then
      insert into changes (workspace_id, type, action, resource_id, version, at, resource)
      select coalesce(r.row->>'workspace_id', n.id), tg_argv[0], 'created', n.id, n.version, n.updated_at, r.row - hidden
      from new_rows n cross join lateral (select to_jsonb(n) as row${once}) r order by n.id;
    elsif tg_op = 'UPDATE' then
      insert into changes (workspace_id, type, action, resource_id, version, at, resource)
      select coalesce(r.row->>'workspace_id', n.id), tg_argv[0], case when gone then 'deleted' else 'updated' end, n.id, n.version,
        n.updated_at, case when gone then null else r.row - hidden end
      from new_rows n join old_rows o on o.id = n.id
        cross join lateral (select to_jsonb(n) as row${once}) r cross join lateral (select r.row->>tg_argv[1] is not null as gone${once}) g
      where n.version <> o.version order by n.id;
    else
      insert into changes (workspace_id, type, action, resource_id, version, at, resource)
      select coalesce(to_jsonb(o)->>'workspace_id', o.id), tg_argv[0], 'deleted', o.id, o.version + 1,
        coalesce(nullif(current_setting('stint.now', true), '')::timestamptz, clock_timestamp()), null
      from old_rows o order by o.id;
    end if;
    return null;
  end $$`;
}

/** The function as 0004 creates it. */
export const recordingAtFirst = recording("create function", hiddenAtFirst);

const replacing = ["create or replace function", `${hiddenAtFirst} || tg_argv[2:]`] as const;

/** The function that also hides the columns named by the further arguments of its trigger. */
export const recordingWithArguments = recording(...replacing);

/** The function as 0045 replaces it. The planner does not merge subqueries with an offset, so that it makes the JSON of a row once instead of once for each use. */
export const recordingOnce = recording(...replacing, " offset 0");

const changeEvents: readonly (readonly [event: string, rows: string])[] = [
  ["insert", "new table as new_rows"],
  ["update", "old table as old_rows new table as new_rows"],
  ["delete", "old table as old_rows"],
];

/** The triggers that record a table's changes. `args` are the arguments of the trigger function, see {@link recording}. */
export function changeTriggers(table: string, ...args: readonly string[]): string[] {
  return changeEvents.map(
    ([event, rows]) =>
      `create trigger ${table}_changes_${event} after ${event} on ${table} referencing ${rows}
       for each statement execute function stint_record_changes(${args.map((arg) => `'${arg}'`).join(", ")})`,
  );
}

export function dropChangeTriggers(table: string): string[] {
  return changeEvents.map(([event]) => `drop trigger ${table}_changes_${event} on ${table}`);
}

interface Tracking {
  readonly removedAt?: string;
  readonly hidden?: readonly string[];
}

/**
 * Adds the resources of a table to the change feed. The table must be empty. `removedAt` is the column that marks the rows of deleted resources, if
 * they are kept. The feed never contains the columns in `hidden`.
 */
export function trackChanges(table: string, kind: string, { removedAt = "", hidden = [] }: Tracking = {}): string[] {
  return changeTriggers(table, kind, removedAt, ...hidden);
}

/** {@link trackChanges} before 0045. */
export function trackChangesAtFirst(table: string, kind: string, tracking?: Tracking): string[] {
  return [recordingWithArguments, ...trackChanges(table, kind, tracking)];
}
