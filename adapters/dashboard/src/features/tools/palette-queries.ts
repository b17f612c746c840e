import { queryOptions } from "@tanstack/react-query";
import { answered, api } from "../../api/client.js";
import { keys } from "../../api/keys.js";

const LATEST = 100;

/** The latest invoices with their clients, to find one by its number or client. */
export const latestInvoices = queryOptions({
  queryKey: keys.invoices.list({ latest: LATEST }),
  queryFn: async ({ signal }) => {
    const query = { sort: "-created_at" as const, expand: ["client" as const], limit: LATEST };
    return (await answered(api.GET("/invoices", { params: { query }, signal }))).data;
  },
});
