/** An archived resource is kept, but cannot be used for new work. */
export const activities = ["active", "archived"] as const;
/** Whether a resource can be used for new work. An archived one is kept and can become active again. */
export type Activity = (typeof activities)[number];
