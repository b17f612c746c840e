import { queryOptions, useQuery } from "@tanstack/react-query";
import { foldCase } from "../../../../../core/kernel/letter-case.js";
import type { Schemas } from "../../../../../client/index.js";
import { answered, api } from "../../api/client.js";
import { keys } from "../../api/keys.js";
import type { Me, Workspace } from "../../api/me.js";
import { useSession } from "../../shell/session.js";

const query = { limit: 1, sort: "-created_at" as const };
const filter = { latest: 1 };

const latestClient = queryOptions({
  queryKey: keys.clients.list(filter),
  queryFn: async ({ signal }): Promise<Schemas["Client"] | null> =>
    (await answered(api.GET("/clients", { params: { query }, signal }))).data[0] ?? null,
});

const latestProject = queryOptions({
  queryKey: keys.projects.list(filter),
  queryFn: async ({ signal }): Promise<Schemas["Project"] | null> =>
    (await answered(api.GET("/projects", { params: { query }, signal }))).data[0] ?? null,
});

const hasEntries = queryOptions({
  queryKey: keys.timeEntries.list(filter),
  queryFn: async ({ signal }) => (await answered(api.GET("/time-entries", { params: { query }, signal }))).data.length > 0,
});

const hasInvoices = queryOptions({
  queryKey: keys.invoices.list(filter),
  queryFn: async ({ signal }) => (await answered(api.GET("/invoices", { params: { query }, signal }))).data.length > 0,
});

/** What exists in the workspace; null until all of it is known. */
export function useStart() {
  const { me, workspace } = useSession();
  const { data: client } = useQuery(latestClient);
  const { data: project } = useQuery(latestProject);
  const { data: entry } = useQuery(hasEntries);
  const { data: invoice } = useQuery(hasInvoices);
  if (client === undefined || project === undefined || entry === undefined || invoice === undefined) return null;
  return { isNamed: isNamed(me), hasCompany: hasCompany(workspace), client, project, hasEntry: entry, hasInvoice: invoice };
}

export type Start = NonNullable<ReturnType<typeof useStart>>;

/** Whether invoices have what every seller must name: a legal name and an address. */
function hasCompany({ seller }: Workspace): boolean {
  return Boolean(seller?.legal_name) && Boolean(seller?.address?.city);
}

/** Whether someone has entered the name: a new owner is named after the email address. */
function isNamed({ name, email = "" }: Pick<Me, "name" | "email">): boolean {
  return name !== "" && foldCase(name) !== foldCase(email.slice(0, email.indexOf("@")));
}
