/** An archived resource is kept, but cannot be used for new work. */
export const activities = ["active", "archived"] as const;
export type Activity = (typeof activities)[number];
