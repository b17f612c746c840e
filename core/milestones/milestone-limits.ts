import { nameLimits } from "../kernel/text.js";

/** `open`: planned; `completed`: can be billed; `invoiced`: on a live invoice. */
export const milestoneStatuses = ["open", "completed", "invoiced"] as const;
/** One of {@link milestoneStatuses}. */
export type MilestoneStatus = (typeof milestoneStatuses)[number];

/** The lengths of a milestone's texts, in code points. */
export const milestoneLimits = { name: nameLimits, description: { max: 500 } } as const;
