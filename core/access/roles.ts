/** The roles of a workspace, from the most to the fewest rights. */
export const roles = ["owner", "admin", "accountant", "member"] as const;
export type Role = (typeof roles)[number];
