/** Whether an answer waits until what it says is on the disk, or a power failure can lose the last writes. */
export const durabilities = ["durable", "relaxed"] as const;
export type Durability = (typeof durabilities)[number];
