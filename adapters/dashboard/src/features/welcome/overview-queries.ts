import { queryOptions } from "@tanstack/react-query";
import { answered, api } from "../../api/client.js";
import { keys } from "../../api/keys.js";

/** Open and overdue amounts, by currency. */
export const owedQuery = queryOptions({
  queryKey: keys.reports.list({ invoices: "owed" }),
  queryFn: async ({ signal }) => {
    const { currencies } = await answered(api.GET("/reports/invoices", { signal }));
    return currencies.filter(({ open }) => open.count > 0);
  },
});

/** The failing webhooks. */
export const failingQuery = queryOptions({
  queryKey: keys.webhooks.list({ failing: true }),
  queryFn: async ({ signal }) => {
    const { data } = await answered(api.GET("/webhooks", { signal }));
    return data.filter(({ status, failing_since: since }) => status === "active" && since !== null);
  },
});
