/** A process that ran at least this long is replaced at once. */
export const STEADY_MS = 60_000;
const FIRST_PAUSE_MS = 500;
export const LONGEST_PAUSE_MS = 30_000;

export interface Replacement {
  /** The time before the next process starts. */
  readonly pauseMs: number;
  /** How many processes in a row ended soon after their start. */
  readonly earlyEnds: number;
}

/**
 * When to replace a process that ran for `ranMs`, after `earlyEnds` others in a row. The first early end has no pause. Each further one doubles the
 * pause, so that a process that cannot run does not use up the machine.
 */
export function replacementOf(ranMs: number, earlyEnds: number): Replacement {
  if (ranMs >= STEADY_MS) return { pauseMs: 0, earlyEnds: 0 };
  const pauseMs = earlyEnds === 0 ? 0 : Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (earlyEnds - 1));
  return { pauseMs, earlyEnds: earlyEnds + 1 };
}
