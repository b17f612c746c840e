import { searched, tags } from "../rows/words.js";
import { type FilledScene, typicalOf } from "../scenes/filled-scene.js";

type Path = (scene: FilledScene) => string | Promise<string>;

const MAX_PAGE = 200;
const DEEP_PAGES = 30;
const MONTH = "from=2024-05-01T00:00:00Z&to=2024-06-01T00:00:00Z";
const YEAR = "from=2025-01-01T00:00:00Z&to=2026-01-01T00:00:00Z";
const ALL_YEARS = "from=2020-01-01T00:00:00Z&to=2026-01-01T00:00:00Z";

const entries =
  (query: string): Path =>
  () =>
    `/time-entries?${query}`;

/** The page after many of the maximum size, or the last one. */
const deep =
  (list: string): Path =>
  async ({ client }) => {
    let path = list;
    for (let page = 0; page < DEEP_PAGES; page += 1) {
      const { next_cursor: cursor } = await client.ask<{ next_cursor: string | null }>("GET", `${path}&limit=${MAX_PAGE}`);
      if (cursor === null) break;
      path = `${list}&cursor=${encodeURIComponent(cursor)}`;
    }
    return path;
  };

/** Every list, filter and sort that grows with the data, and the time reports, by name. */
export const growthPaths: Readonly<Record<string, Path>> = {
  entries: () => "/time-entries",
  "entries by start_time": entries("sort=start_time"),
  "entries by -start_time": entries("sort=-start_time"),
  "entries by created_at": entries("sort=created_at"),
  "entries by -created_at": entries("sort=-created_at"),
  "entries by updated_at": entries("sort=updated_at"),
  "entries by -updated_at": entries("sort=-updated_at"),
  "entries, deep page": deep("/time-entries?sort=-start_time"),
  "entries, deep page by created_at": deep("/time-entries?sort=created_at"),
  "entries, expanded": entries("expand=project&expand=user&expand=client"),
  "entries of a frequent tag": entries(`tag=${tags.common}`),
  "entries of a rare tag": entries(`tag=${tags.rare}`),
  "entries of an unknown tag": entries("tag=unknown"),
  "entries, notes with a frequent word": entries(`notes=${searched.common}`),
  "entries, notes with a rare word": entries(`notes=${searched.rare}`),
  "entries, notes with an unknown word": entries(`notes=${searched.absent}`),
  "entries, notes with two letters": entries("notes=zz"),
  "entries, billable": entries("billable=true"),
  "entries, not billable": entries("billable=false"),
  "entries, not billable by -start_time": entries("billable=false&sort=-start_time"),
  "entries, billed": entries("billed=true"),
  "entries, not billed": entries("billed=false"),
  "entries, not billed by -start_time": entries("billed=false&sort=-start_time"),
  "entries, running": entries("running=true"),
  "entries, not running": entries("running=false"),
  "entries of a client": (scene) => `/time-entries?client_id=${typicalOf(scene).client}`,
  "entries of a client by -start_time": (scene) => `/time-entries?client_id=${typicalOf(scene).client}&sort=-start_time`,
  "entries of a project": (scene) => `/time-entries?project_id=${typicalOf(scene).project}`,
  "entries of a project by -start_time": (scene) => `/time-entries?project_id=${typicalOf(scene).project}&sort=-start_time`,
  "entries of a task": (scene) => `/time-entries?task_id=${typicalOf(scene).task}`,
  "entries of a user": (scene) => `/time-entries?user_id=${typicalOf(scene).user}`,
  "entries of a user by -start_time": (scene) => `/time-entries?user_id=${typicalOf(scene).user}&sort=-start_time`,
  "entries of a month": entries(MONTH),
  "entries of a month of a project": (scene) => `/time-entries?${MONTH}&project_id=${typicalOf(scene).project}`,
  "entries of a month, not billable": entries(`${MONTH}&billable=false`),
  "entries changed since": entries("updated_since=2025-12-01T00:00:00Z"),
  invoices: () => "/invoices",
  "invoices by issue_date": () => "/invoices?sort=issue_date",
  "invoices by -due_date": () => "/invoices?sort=-due_date",
  "invoices by -updated_at": () => "/invoices?sort=-updated_at",
  "invoices, deep page": deep("/invoices?sort=-created_at"),
  "invoices, open": () => "/invoices?status=open",
  "invoices, draft": () => "/invoices?status=draft",
  "invoices, overdue": () => "/invoices?overdue=true",
  "invoices of a client": (scene) => `/invoices?client_id=${typicalOf(scene).client}`,
  "invoices by number": () => "/invoices?number=OLD-17",
  "invoices of another currency": () => "/invoices?currency=USD",
  "invoices of a month": () => "/invoices?issue_date_from=2024-05-01&issue_date_to=2024-05-31",
  clients: () => "/clients",
  "clients by name": () => "/clients?sort=name",
  "clients, name with": () => "/clients?name=Weber",
  "clients by email": () => "/clients?email=client-17%40example.com",
  projects: () => "/projects",
  "projects by name": () => "/projects?sort=name",
  "projects of a client": (scene) => `/projects?client_id=${typicalOf(scene).client}`,
  "projects, name with": () => "/projects?name=Website",
  "projects, not billable": () => "/projects?billable=false",
  tasks: () => "/tasks",
  "tasks of a project": (scene) => `/tasks?project_id=${typicalOf(scene).project}`,
  "tasks, name with": () => "/tasks?name=Design",
  users: () => "/users",
  "users by name": () => "/users?sort=name",
  "users, name with": () => "/users?name=Ada",
  "report of a year": () => `/reports/time?${YEAR}`,
  "report of a year by project": () => `/reports/time?${YEAR}&group_by=project`,
  "report of a year by month and user": () => `/reports/time?${YEAR}&group_by=month&group_by=user`,
  "report of six years by project": () => `/reports/time?${ALL_YEARS}&group_by=project`,
  "report of invoices": () => "/reports/invoices",
};
