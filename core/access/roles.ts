/** The four roles of a workspace, from most to least. */
export const roles = ["owner", "admin", "accountant", "member"] as const;
export type Role = (typeof roles)[number];
