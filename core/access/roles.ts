/** The roles of a workspace, from the most to the fewest rights. */
export const roles = ["owner", "admin", "accountant", "member"] as const;
/**
 * One of {@link roles}. An owner can do everything. An admin cannot manage owners or read the webhook secret. An accountant
 * writes clients and invoices, and reads everything but webhooks and the tokens of others. A member reads projects and tasks.
 * Accountants and members record only their own time.
 */
export type Role = (typeof roles)[number];
