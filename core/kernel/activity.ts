/** Whether something is in use; what is archived stays, and takes nothing new. */
export const activities = ["active", "archived"] as const;
export type Activity = (typeof activities)[number];
