import { useQuery } from "@tanstack/react-query";
import { type DocumentFormat, documentFormats } from "../../../../../core/billing/document-format.js";
import { answered, api } from "../../api/client.js";
import { keys } from "../../api/keys.js";
import type { Schemas } from "../../../../../client/index.js";
import type { Invoice } from "./invoice.js";

type Profile = NonNullable<Schemas["InvoiceValidation"]["profile"]>;

/** What an invoice lacks or has that is unusual, for a profile. Null: nothing is checked. */
export function useFindings({ id, version }: Pick<Invoice, "id" | "version">, profile: Profile | null) {
  return useQuery({
    queryKey: [...keys.invoices.one(id), "findings", version, profile],
    queryFn: ({ signal }) =>
      answered(api.POST("/invoices/{id}/validate", { params: { path: { id } }, body: { profile: profile ?? "issue" }, signal })),
    enabled: profile !== null,
    // What is missing is entered on other pages.
    staleTime: 0,
  });
}

/** What an invoice lacks to be written in a format: the errors. Undefined until it is known. */
export function useMissing(invoice: Pick<Invoice, "id" | "version">, format: DocumentFormat) {
  const { profile } = documentFormats[format];
  const { data } = useFindings(invoice, profile);
  return profile === null ? [] : data?.findings.filter(({ severity }) => severity === "error");
}
