import { invoiceTypes } from "../../../../../core/invoices/invoice.js";
import { answered, api } from "../../api/client.js";
import { keys } from "../../api/keys.js";
import { paged } from "../../api/paged.js";

export const shows = ["all", "draft", "open", "overdue", "paid", "credited", "written_off", "void"] as const;
export const types = ["all", ...invoiceTypes] as const;
/** The orders of the list, each with that of the API. */
export const orders = {
  newest: "-created_at",
  issued: "-issue_date",
  issuedFirst: "issue_date",
  due: "due_date",
  dueLast: "-due_date",
  changed: "-updated_at",
} as const;
export type Order = keyof typeof orders;

/** The filters and the order of the list. */
export interface ListFilter {
  readonly show: (typeof shows)[number];
  readonly type: (typeof types)[number];
  /** "" for all, also in the following. */
  readonly client: string;
  /** A part of the number or of the client's name. */
  readonly search: string;
  /** The days of issue, `YYYY-MM-DD`, both included. */
  readonly from: string;
  readonly to: string;
  readonly sort: Order;
}

export const everything = { show: "all", type: "all", client: "", search: "", from: "", to: "", sort: "newest" } as const;

/** The filter in an address. Values that do not exist count as the usual ones. */
export function filterOf(kept: Readonly<Record<keyof ListFilter, string>>): ListFilter {
  return {
    ...kept,
    show: shows.find((one) => one === kept.show) ?? everything.show,
    type: types.find((one) => one === kept.type) ?? everything.type,
    search: kept.search.trim(),
    sort: (Object.keys(orders) as Order[]).find((one) => one === kept.sort) ?? everything.sort,
  };
}

/** How many filters besides the search and the order narrow the list. */
export function activeFilters({ sort: _sort, search: _search, ...filter }: ListFilter): number {
  return (Object.keys(filter) as (keyof typeof filter)[]).filter((name) => filter[name] !== everything[name]).length;
}

/** The filter as the parameters of the API. */
export function parametersOf({ show, type, client, search, from, to }: Omit<ListFilter, "sort">) {
  const status = show === "overdue" ? { overdue: "true" as const } : show === "all" ? {} : { status: [show] };
  return {
    ...status,
    ...(type === "all" ? {} : { type: [type] }),
    ...(client === "" ? {} : { client_id: [client] }),
    ...(search === "" ? {} : { search }),
    ...(from === "" ? {} : { issue_date_from: from }),
    ...(to === "" ? {} : { issue_date_to: to }),
  };
}

export function invoicesQuery(filter: ListFilter) {
  const query = { ...parametersOf(filter), sort: orders[filter.sort], expand: ["client" as const] };
  return paged(keys.invoices.list(query), (cursor, signal) =>
    answered(api.GET("/invoices", { params: { query: { ...query, ...cursor } }, signal })),
  );
}
