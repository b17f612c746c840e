import type { Issue } from "../kernel/errors.js";
import type { JsonCodec } from "../kernel/json-codec.js";

export const roundingGrains = ["entry", "day", "line"] as const;
export const roundingModes = ["none", "up", "down", "nearest"] as const;

/**
 * How recorded time becomes billed time; the recorded seconds never change. `grain` says what is rounded: each entry, each
 * day's sum within a line, or the line's sum. `stepMinutes` is whole minutes, 1–1440.
 */
export interface RoundingPolicy {
  readonly grain: (typeof roundingGrains)[number];
  readonly mode: (typeof roundingModes)[number];
  readonly stepMinutes: number;
}

type RoundingJson = Omit<RoundingPolicy, "stepMinutes"> & { readonly step_minutes: number };

export const roundingJson: JsonCodec<RoundingPolicy, RoundingJson> = {
  toJson: ({ grain, mode, stepMinutes }) => ({ grain, mode, step_minutes: stepMinutes }),
  fromJson: ({ grain, mode, step_minutes: stepMinutes }) => ({ grain, mode, stepMinutes }),
};

/** Bills every second as it was recorded. */
export const NO_ROUNDING: RoundingPolicy = { grain: "entry", mode: "none", stepMinutes: 1 };

const MINUTE = 60;
const DAY_MINUTES = 1440;

/** An issue at `stepMinutes` unless it is a whole number of minutes, 1–1440. */
export function checkRounding(policy: RoundingPolicy): readonly Issue[] {
  const { stepMinutes } = policy;
  if (Number.isInteger(stepMinutes) && stepMinutes >= 1 && stepMinutes <= DAY_MINUTES) return [];
  return [{ path: ["stepMinutes"], code: "rounding_step_out_of_range", message: "A rounding step is 1 to 1440 whole minutes." }];
}

/**
 * Whole seconds ≥ 0 to whole seconds: a multiple of the step, upwards, downwards or to the nearest (half up), or unchanged
 * with mode `none`. Rounding what is already round changes nothing.
 */
export function roundSeconds(seconds: number, policy: RoundingPolicy): number {
  const step = policy.stepMinutes * MINUTE;
  switch (policy.mode) {
    case "none":
      return seconds;
    case "up":
      return Math.ceil(seconds / step) * step;
    case "down":
      return Math.floor(seconds / step) * step;
    case "nearest":
      return Math.floor((seconds + step / 2) / step) * step;
  }
}

/** What of a time entry its rounding looks at: its whole recorded seconds, and the day it counts as. */
export interface RoundedEntry {
  readonly seconds: number;
  readonly day: string;
}

/** The billed time of one line, entry by entry. */
export class RoundedTime {
  #wholeGrains = 0;
  #lost = 0;
  /** Of grains that several entries share. */
  readonly #open = new Map<string, { seconds: number; entries: number }>();

  constructor(private readonly policy: RoundingPolicy) {}

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

  get seconds(): number {
    return [...this.#open.values()].reduce((total, { seconds }) => total + roundSeconds(seconds, this.policy), this.#wholeGrains);
  }

  /** How many entries have worked seconds that are all rounded away. */
  get entriesLost(): number {
    return [...this.#open.values()].reduce((total, sum) => total + this.#lostOf(sum), this.#lost);
  }

  #lostOf({ seconds, entries }: { readonly seconds: number; readonly entries: number }): number {
    return seconds > 0 && roundSeconds(seconds, this.policy) === 0 ? entries : 0;
  }
}
