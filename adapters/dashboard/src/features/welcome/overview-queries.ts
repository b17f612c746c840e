import { queryOptions } from "@tanstack/react-query";
import { answered, api } from "../../api/client.js";
import { keys } from "../../api/keys.js";

/** The time that a user recorded between two instants. */
export function recordedQuery(userId: string, span: { readonly from: string; readonly to: string }) {
  const query = { user_id: [userId], ...span };
  return queryOptions({
    queryKey: keys.reports.list({ time: query }),
    queryFn: async ({ signal }) => (await answered(api.GET("/reports/time", { params: { query }, signal }))).totals,
  });
}

/** Unpaid amounts, by currency. */
export const owedQuery = queryOptions({
  queryKey: keys.reports.list({ invoices: "owed" }),
  queryFn: async ({ signal }) => {
    const { currencies } = await answered(api.GET("/reports/invoices", { signal }));
    return currencies.filter(({ open }) => open.count > 0);
  },
});

/** The number of failing webhooks. */
export const failingQuery = queryOptions({
  queryKey: keys.webhooks.list({ failing: true }),
  queryFn: async ({ signal }) => {
    const { data } = await answered(api.GET("/webhooks", { signal }));
    return data.filter(({ status, failing_since: since }) => status === "active" && since !== null).length;
  },
});
