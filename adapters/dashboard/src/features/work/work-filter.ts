/** The work for a client or on a project, as the API filters it. */
export type WorkFilter = { readonly client_id: string[] } | { readonly project_id: string[] };
