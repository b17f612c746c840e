import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { items, type Schemas } from "../../../../../client/index.js";
import { api } from "../../api/client.js";
import { keys } from "../../api/keys.js";
import { whole } from "../../api/whole.js";

export type Milestone = Schemas["Milestone"];

/** Sums in minor units of a currency. */
export interface Fee {
  readonly currency: string;
  readonly total: number;
  readonly invoiced: number;
  /** Completed and not billed. */
  readonly unbilled: number;
}

/** All milestones of a project, by due date, with the invoices that bill them. */
export function milestonesQuery(projectId: string) {
  const query = { project_id: [projectId], sort: "due_date" as const, expand: ["invoice" as const] };
  return queryOptions({
    queryKey: keys.milestones.list(query),
    queryFn: ({ signal }) => whole(items(api, "/milestones", { params: { query }, signal })),
  });
}

/** The milestones that an invoice of the client would bill. */
export function unbilledMilestonesQuery(clientId: string) {
  const query = { client_id: [clientId], status: ["completed" as const] };
  return queryOptions({
    queryKey: keys.milestones.list(query),
    queryFn: ({ signal }) => whole(items(api, "/milestones", { params: { query }, signal })),
  });
}

/** The fees of milestones, by currency, in the order in which the currencies occur. */
export function feesOf(milestones: readonly Milestone[]): readonly Fee[] {
  const sum = (of: readonly Milestone[]) => of.reduce((total, { amount }) => total + amount, 0);
  return [...new Set(milestones.map(({ currency }) => currency))].map((currency) => {
    const own = milestones.filter((one) => one.currency === currency);
    const having = (status: Milestone["status"]) => sum(own.filter((one) => one.status === status));
    return { currency, total: sum(own), invoiced: having("invoiced"), unbilled: having("completed") };
  });
}

/** Refetches the lists of milestones. */
export function useMilestonesChanged(): () => Promise<unknown> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: keys.milestones.all });
}
