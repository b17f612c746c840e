import { queryOptions } from "@tanstack/react-query";
import { activities } from "../../../../../core/kernel/activity.js";
import { items, type Schemas } from "../../../../../client/index.js";
import { answered, api } from "../../api/client.js";
import { keys } from "../../api/keys.js";
import { paged } from "../../api/paged.js";
import { whole } from "../../api/whole.js";

export type TimeReport = Schemas["TimeReport"];
export type Figures = TimeReport["totals"];

export const statuses = [...activities, "all"] as const;

export interface ProjectFilter {
  readonly name: string;
  readonly status: (typeof statuses)[number];
  readonly clientId: string | null;
}

const active = { sort: "name" as const, status: ["active" as const] };

/** Members may not read clients, so they do not request them. */
const withClient = (mayReadClients: boolean) => (mayReadClients ? { expand: ["client" as const] } : {});

export function projectsQuery({ name, status, clientId }: ProjectFilter, mayReadClients: boolean) {
  const query = {
    sort: "name" as const,
    ...withClient(mayReadClients),
    ...(name === "" ? {} : { name }),
    ...(status === "all" ? {} : { status: [status] }),
    ...(clientId === null ? {} : { client_id: [clientId] }),
  };
  return paged(keys.projects.list(query), (cursor, signal) =>
    answered(api.GET("/projects", { params: { query: { ...query, ...cursor } }, signal })),
  );
}

/** All active projects with a budget, with their clients. */
export function budgetedQuery(mayReadClients: boolean) {
  const query = { ...active, ...withClient(mayReadClients) };
  return queryOptions({
    queryKey: keys.projects.list({ budgeted: query }),
    queryFn: async ({ signal }) => {
      const all = await whole(items(api, "/projects", { params: { query }, signal }));
      return all.filter(({ budget }) => budget !== null);
    },
  });
}

export function projectQuery(id: string, mayReadClients: boolean) {
  return queryOptions({
    queryKey: keys.projects.one(id),
    queryFn: ({ signal }) =>
      answered(api.GET("/projects/{id}", { params: { path: { id }, query: withClient(mayReadClients) }, signal })),
  });
}

export function tasksQuery(id: string) {
  const query = { sort: "name" as const };
  return paged(keys.tasks.list({ project: id }), (cursor, signal) =>
    answered(api.GET("/projects/{id}/tasks", { params: { path: { id }, query: { ...query, ...cursor } }, signal })),
  );
}

interface ReportOptions {
  readonly group_by: ("project" | "client" | "user" | "task" | "week")[];
  readonly project_id?: string[];
  readonly client_id?: string[];
  readonly billable?: "true" | "false";
  readonly billing_method?: ("time" | "fixed_fee")[];
  readonly billed?: "true" | "false";
  readonly from?: string;
  readonly to?: string;
}

export function timeReportQuery(query: ReportOptions) {
  return queryOptions({
    queryKey: keys.reports.list({ time: query }),
    queryFn: ({ signal }): Promise<TimeReport> => answered(api.GET("/reports/time", { params: { query }, signal })),
  });
}
