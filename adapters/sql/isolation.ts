import { StintError } from "../../core/index.js";
import { rowsOf } from "./connection.js";
import type { Database } from "./database.js";
import { Columns, flag } from "./rows.js";

/** The role that connections use if the login bypasses row-level security. It cannot log in. */
const APP_ROLE = "stint_app";

interface Login {
  readonly superuser: boolean;
  readonly bypasses: boolean;
  readonly roleExists: boolean;
}

const logins = new Columns<Login>({ superuser: flag, bypasses: flag, roleExists: flag });

/** Enforces row-level security on all connections, even if the login bypasses it. */
export async function isolate(database: Database): Promise<void> {
  const { bypasses } = await loginOf(database);
  if (bypasses) database.actAs(APP_ROLE);
}

/** Creates the role and grants its privileges, if needed. Runs after every migration to include new tables. */
export async function prepareIsolation(database: Database): Promise<void> {
  const login = await loginOf(database);
  if (!login.bypasses) return;
  if (!login.superuser && !login.roleExists) {
    throw new StintError(
      "unavailable",
      "isolation_ineffective",
      `The database user bypasses row-level security and is not a superuser. Create the role ${APP_ROLE} (nologin) and grant it to the user.`,
    );
  }
  const createRole = `do $$ begin
       if not exists (select from pg_roles where rolname = '${APP_ROLE}') then create role ${APP_ROLE} nologin; end if;
     exception when duplicate_object or unique_violation then null;
     end $$`;
  const grant = `do $$ begin
       execute format('grant usage on schema %I to ${APP_ROLE}', current_schema());
       execute format('grant select, insert, update, delete on all tables in schema %I to ${APP_ROLE}', current_schema());
       execute format('grant usage on all sequences in schema %I to ${APP_ROLE}', current_schema());
     end $$`;
  await database.withConnection((connection) => connection.send([{ text: createRole }, { text: grant }]));
}

/** Returns the tables without effective row-level security, normally none. */
export async function unprotectedTables(database: Database): Promise<readonly string[]> {
  return database.withConnection(async (connection) => {
    const rows = await rowsOf(connection, {
      text: `select relname from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
             and relname not like 'stint_migrations%' and not row_security_active(oid) order by relname`,
    });
    return rows.map((row) => String(row["relname"]));
  });
}

async function loginOf(database: Database): Promise<Login> {
  const text = `select rolsuper as superuser, rolsuper or rolbypassrls as bypasses,
       exists (select from pg_roles where rolname = '${APP_ROLE}') as role_exists
     from pg_roles where rolname = session_user`;
  const [row = {}] = await database.withConnection((connection) => rowsOf(connection, { text }));
  return logins.fromRow(row);
}
