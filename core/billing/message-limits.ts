/** The lengths of a message's texts, in code points. */
export const messageLimits = { subject: { min: 1, max: 200, oneLine: true }, text: { min: 1, max: 10_000 } } as const;
