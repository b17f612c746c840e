import { type Issue, Issues } from "../kernel/errors.js";
import { checkWhole } from "../kernel/whole-number.js";

/** What is rounded: each entry, the sum of each day within a line, or the sum of the line. */
export const roundingGrains = ["entry", "day", "line"] as const;
/** In which direction the time is rounded to a multiple of the step. */
export const roundingModes = ["none", "up", "down", "nearest"] as const;

const MINUTE = 60;
const DAY_MINUTES = 1440;

/** In whole minutes. */
export const roundingStepLimits = { min: 1, max: DAY_MINUTES } as const;

/**
 * How recorded time is rounded to billed time; the recorded seconds never change. `grain` selects what is rounded: each entry, the
 * sum of each day within a line, or the line's sum. `stepMinutes` is 1–1440 whole minutes.
 */
export interface RoundingPolicy {
  /** What is rounded: see {@link roundingGrains}. */
  readonly grain: (typeof roundingGrains)[number];
  /** In which direction. `none` bills every second. */
  readonly mode: (typeof roundingModes)[number];
  /** Whole minutes, 1 to 1,440. */
  readonly stepMinutes: number;
}

/** Bills every recorded second. */
export const NO_ROUNDING: RoundingPolicy = { grain: "entry", mode: "none", stepMinutes: 1 };

/** Adds an issue at `stepMinutes` unless it is a whole number within {@link roundingStepLimits}. */
export function checkRounding({ stepMinutes }: RoundingPolicy): readonly Issue[] {
  const issues = new Issues();
  checkWhole(issues, ["stepMinutes"], stepMinutes, roundingStepLimits, { unit: "minutes", code: "rounding_step_out_of_range" });
  return issues.found;
}

/**
 * Rounding as integer arithmetic, the same in every storage: seconds plus `offset`, down to a multiple of `step`. Mode `none` has a step of
 * one second. All in seconds.
 */
export function roundingSteps({ mode, stepMinutes }: RoundingPolicy): { readonly step: number; readonly offset: number } {
  const step = stepMinutes * MINUTE;
  switch (mode) {
    case "none":
      return { step: 1, offset: 0 };
    case "up":
      return { step, offset: step - 1 };
    case "down":
      return { step, offset: 0 };
    case "nearest":
      return { step, offset: step / 2 };
  }
}

/**
 * Rounds whole seconds ≥ 0 to a multiple of the step: up, down or to the nearest (half up). Mode `none` changes nothing. Rounding
 * is idempotent.
 */
export function roundSeconds(seconds: number, policy: RoundingPolicy): number {
  const { step, offset } = roundingSteps(policy);
  return Math.floor((seconds + offset) / step) * step;
}

/** The parts of a time entry that rounding needs: its recorded whole seconds, and its day. */
export interface RoundedEntry {
  /** Whole seconds, 0 or more. */
  readonly seconds: number;
  /** Any key that entries of the same day share, such as `2026-03-02`. */
  readonly day: string;
}

/** The billed time of one line, per entry. */
export class RoundedTime {
  /** The seconds of entries that are rounded individually, after rounding. */
  #wholeGrains = 0;
  /** The number of these entries that were rounded to zero. */
  #lost = 0;
  /** Sums of grains that several entries share. */
  readonly #open = new Map<string, { seconds: number; entries: number }>();

  constructor(private readonly policy: RoundingPolicy) {}

  /** Adds one entry. */
  add({ seconds, day }: RoundedEntry): void {
    if (this.policy.grain === "entry") {
      this.#wholeGrains += roundSeconds(seconds, this.policy);
      this.#lost += this.#lostOf({ seconds, entries: 1 });
      return;
    }
    const key = this.policy.grain === "day" ? day : "line";
    const sum = this.#open.get(key) ?? { seconds: 0, entries: 0 };
    this.#open.set(key, { seconds: sum.seconds + seconds, entries: sum.entries + 1 });
  }

  /** The billed whole seconds of what was added. */
  get seconds(): number {
    return [...this.#open.values()].reduce((total, { seconds }) => total + roundSeconds(seconds, this.policy), this.#wholeGrains);
  }

  /** The number of entries whose time is rounded to zero. */
  get entriesLost(): number {
    return [...this.#open.values()].reduce((total, sum) => total + this.#lostOf(sum), this.#lost);
  }

  #lostOf({ seconds, entries }: { readonly seconds: number; readonly entries: number }): number {
    return seconds > 0 && roundSeconds(seconds, this.policy) === 0 ? entries : 0;
  }
}
