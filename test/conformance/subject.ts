import type { Instant } from "../../core/kernel/instant.js";
import type { IdSource } from "../../core/ports/id-source.js";
import type { StoragePorts } from "../../core/ports/storage.js";
import { type Area, type LaterPort, type Step, stepOf } from "./steps.js";

/** An independent way into a store. */
export type Handle = StoragePorts;

/**
 * What a storage may do without, if its author says so. All other promises hold for every storage.
 *
 * - `outbox`: records events in its outbox until a broker confirms them. A storage whose service has no broker needs none.
 */
export const traits = ["outbox"] as const;
/** One of {@link traits}. */
export type Trait = (typeof traits)[number];

/** The traits that an adapter does not have. */
export interface Lacking {
  /** Absent: none. */
  readonly lacks?: readonly Trait[];
}

/** The adapter under test. The unit of work must use this clock. */
export interface Subject extends Handle, Lacking {
  /** The clock that the storage was opened with. */
  readonly clock: ManualClock;
  /** Creates the ids of the resources that the cases store. */
  readonly ids: IdSource;
  /** An independent handle on the same store, like that of a second process. Absent if the store supports only one. */
  second?(): Promise<Handle>;
}

/** What the cases up to a step use of a storage that is being built: all of a {@link Subject} but the ports of later steps. */
export type SubjectUpTo<Last extends Step> = Omit<Subject, LaterPort<Last> | "second"> & {
  /** See `second` of {@link Subject}. */
  second?(): Promise<Omit<Handle, LaterPort<Last>>>;
};

/** A fake clock that only moves forward. */
export interface ManualClock {
  /** The time to which it was advanced. */
  now(): Instant;
  /** Whole milliseconds, 0 or more. */
  advance(ms: number): void;
}

/** One promise of a port. Each case creates its own workspace, so cases can share a store and run in any order, one at a time. `Tested` is what it uses. */
export interface ConformanceCase<Tested = Subject> {
  /** The promise in words, for a test runner. */
  readonly title: string;
  /** The store or port that the promise is about. */
  readonly area: Area;
  /** The first step after which a storage can pass, see {@link steps}. */
  readonly step: Step;
  /** The trait without which the case does not apply. Absent: the case always applies. */
  readonly needs?: Trait;
  /** Rejects if the adapter breaks the promise. */
  run(subject: Tested): Promise<void>;
}

/** A case whose area and step may be those of its group. */
export type GroupedCase = Omit<ConformanceCase, "area" | "step"> & Partial<Pick<ConformanceCase, "area" | "step">>;

/** What the cases of a group have in common. Absent: the step of the area. */
interface Group {
  readonly area: Area;
  readonly step?: Step;
}

/** The cases of a group, in the area and the step of the group unless they have their own. */
export function grouped(group: Group, cases: readonly GroupedCase[]): readonly ConformanceCase[] {
  return cases.map((one) => {
    const { area = group.area } = one;
    return { ...one, area, step: one.step ?? group.step ?? stepOf(area) };
  });
}

/** The cases that apply to an adapter, and those that do not. */
export interface Selection<Tested = Subject> {
  /** The cases to run. */
  readonly applied: readonly ConformanceCase<Tested>[];
  /** To report: what the adapter does not promise. */
  readonly leftOut: readonly { readonly title: string; readonly trait: Trait }[];
}

/** Leaves out exactly the cases whose trait the adapter lacks. */
export function selectCases<Tested extends Lacking = Subject>(
  cases: readonly ConformanceCase<Tested>[],
  { lacks = [] }: Lacking | NoInfer<Tested>,
): Selection<Tested> {
  const missing = ({ needs }: ConformanceCase<Tested>): Trait | undefined => lacks.find((trait) => trait === needs);
  return {
    applied: cases.filter((one) => missing(one) === undefined),
    leftOut: cases.flatMap((one) => {
      const trait = missing(one);
      return trait === undefined ? [] : [{ title: one.title, trait }];
    }),
  };
}
