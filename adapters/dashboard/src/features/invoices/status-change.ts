import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { paths } from "../../../paths.js";
import { ifUnchanged } from "../../../../../client/index.js";
import { answered, api } from "../../api/client.js";
import { afterDeletion, orReadAgain } from "../../api/deletion.js";
import { keys } from "../../api/keys.js";
import { type Invoice, useInvoicesChanged } from "./invoice.js";

/** Changes the invoice's status, then refetches it in every case. */
export function useStatusChange(invoice: Invoice) {
  const changed = useInvoicesChanged();
  return async (status: "open" | "paid" | "void"): Promise<void> => {
    const params = { path: { id: invoice.id }, header: ifUnchanged(invoice) };
    try {
      await answered(api.PATCH("/invoices/{id}", { params, body: { status } }));
    } finally {
      await changed();
    }
  };
}

/** Deletes a draft, then shows the list. */
export function useDeletion(invoice: Invoice) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return async (): Promise<void> => {
    const params = { path: { id: invoice.id }, header: ifUnchanged(invoice) };
    await orReadAgain(queries, keys.invoices.all, api.DELETE("/invoices/{id}", { params }));
    void navigate(paths.invoices);
    await afterDeletion(queries, keys.invoices, invoice.id);
    await Promise.all([keys.timeEntries.all, keys.reports.all].map((queryKey) => queries.invalidateQueries({ queryKey })));
  };
}
