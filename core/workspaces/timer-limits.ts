/** When a workspace can stop timers, in hours. No entry that is entered later is longer. */
export const timerLimits = { min: 1, max: 168 } as const;
