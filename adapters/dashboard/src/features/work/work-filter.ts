/** The work for a client or on a project, as the API filters it. */
export type WorkFilter = { readonly client_id: string[] } | { readonly project_id: string[] };

/** The time that invoices can bill. */
export const unbilledTime = {
  billing_method: ["time"] as "time"[],
  billable: "true",
  billed: "false",
} as const;
