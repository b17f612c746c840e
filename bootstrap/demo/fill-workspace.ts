import { setImmediate } from "node:timers/promises";
import {
  createUseCases,
  daysOfMonth,
  type ErrorKind,
  type Instant,
  isStintError,
  localDateFromDays,
  localDateIn,
  type LocalDate,
  monthOf,
  type Ports,
  StintError,
  type UnitOfWork,
  yearOf,
} from "../../core/index.js";
import { type FirstCredentials, signInOf } from "../first-credentials.js";
import { createRecords, WORKSPACE } from "./create-records.js";
import { DemoClock } from "./demo-clock.js";
import { customers, OWNER_EMAIL, people } from "./demo-data.js";
import { markUnfinished, takeStep, type Unfinished } from "./fill-mark.js";
import { findRecords } from "./find-records.js";
import { noon } from "./outcomes.js";
import { planOf, SEED } from "./plan.js";
import { Random } from "./random.js";
import { ZONE } from "./steps.js";

const MONTHS = 12;

/** Runs the work in one transaction. */
export type InOneTransaction = <T>(work: (unitOfWork: UnitOfWork) => Promise<T>) => Promise<T>;

/** A demo workspace that has everything but time entries and invoices. */
export interface BegunDemo {
  readonly credentials: FirstCredentials;
  readonly unfinished: Unfinished;
}

/**
 * Creates a workspace with its people, clients and projects, to be filled with `months` before the current one. Does not use the directory, so it can run in one
 * transaction.
 */
export async function beginDemo(ports: Ports, months = MONTHS): Promise<BegunDemo> {
  const now = ports.clock.now();
  const clock = clockAtStart(now, months);
  const useCases = createUseCases({ ...ports, clock });
  const { owner, workspace, token } = await useCases.createWorkspace({ ...WORKSPACE, timeZone: ZONE });
  await createRecords({ ...ports, clock }, useCases, {
    workspaceId: workspace.id,
    userId: owner.id,
    role: "owner",
    scopes: null,
    tokenId: null,
  });
  const unfinished = await markUnfinished(ports, workspace.id, owner.id, planOf(now, months).length);
  return { credentials: { email: OWNER_EMAIL, token, signIn: await signInOf(ports, workspace.id, owner.id) }, unfinished };
}

interface Filling {
  readonly progress: (line: string) => void;
  readonly inOneTransaction: InOneTransaction;
  /** When aborted, the fill rejects with `demo_interrupted` (unavailable) after its current step. */
  readonly stopping?: AbortSignal | undefined;
}

/**
 * Does the steps that are not done, each in a transaction, until the demo is complete: some 6,000 time entries, invoices in every status, and a webhook with
 * failing deliveries. Sends no mail. Steps that what users have changed meanwhile does not allow are left out. Rejects with kind `unauthenticated` if the owner
 * ends the work by revoking its token, or loses the role.
 */
export async function completeDemo(ports: Ports, demo: Unfinished, filling: Filling): Promise<void> {
  const { actor, now } = demo;
  const { createdAt } = await ports.unitOfWork.read({ workspaceId: actor.workspaceId }, ({ workspace }) => workspace.get());
  const today = localDateIn(ZONE, now);
  const plan = planOf(now, monthsOf(today) - monthsOf(localDateIn(ZONE, createdAt)));
  const records = await findRecords(ports, actor);
  const clock = new DemoClock(now);
  for (let done: number | null = 0; done !== null;) {
    await breathe(filling.stopping);
    done = await nextStep(ports, demo, filling, async (unitOfWork, at) => {
      const useCases = createUseCases({ ...ports, unitOfWork, clock });
      await plan[at]?.run({ ...records, useCases, clock, random: new Random(SEED + at), actor, zone: ZONE, today });
    });
    if (done === null) continue;
    const month = plan[done]?.month;
    if (month !== plan[done + 1]?.month) filling.progress(`${month}: ${done + 1} of ${plan.length} steps`);
  }
}

/** Does the next step, or leaves it out. Returns its number, or null if there is none. */
async function nextStep(
  ports: Ports,
  demo: Unfinished,
  { inOneTransaction }: Filling,
  run: (unitOfWork: UnitOfWork, at: number) => Promise<void>,
): Promise<number | null> {
  const take = (unitOfWork: UnitOfWork): Promise<number | null> => takeStep({ ...ports, unitOfWork }, demo);
  try {
    return await inOneTransaction(async (unitOfWork) => {
      const at = await take(unitOfWork);
      if (at !== null) await run(unitOfWork, at);
      return at;
    });
  } catch (error) {
    if (!isStintError(error) || !REFUSED.has(error.kind)) throw error;
    return inOneTransaction(take);
  }
}

const REFUSED: ReadonlySet<ErrorKind> = new Set(["invalid", "not_found", "conflict", "forbidden"]);

/** Creates a complete demo. */
export async function fillWorkspace(
  ports: Ports,
  { months, ...filling }: Filling & { readonly months?: number },
): Promise<FirstCredentials> {
  const { credentials, unfinished } = await filling.inOneTransaction((unitOfWork) => beginDemo({ ...ports, unitOfWork }, months));
  filling.progress(begunWith);
  await completeDemo(ports, unfinished, filling);
  return credentials;
}

/** What a demo begins with. */
export const begunWith = `${people.length} people, ${customers.length} clients, ${customers.flatMap(({ projects }) => projects).length + 1} projects`;

/** Months since the year 0. */
function monthsOf(day: LocalDate): number {
  return yearOf(day) * 12 + monthOf(day);
}

/** Noon of the first day of the demo. */
function clockAtStart(now: Instant, months: number): DemoClock {
  const clock = new DemoClock(now);
  clock.moveTo(noon(ZONE, localDateFromDays(daysOfMonth(localDateIn(ZONE, now), -months))));
  return clock;
}

/** Yields to the event loop, so that signals and requests are handled; the embedded database never does. */
async function breathe(stopping: AbortSignal | undefined): Promise<void> {
  await setImmediate();
  if (stopping?.aborted)
    throw new StintError("unavailable", "demo_interrupted", "Stint was stopped before the demo was complete.");
}

/** Whether a fill was aborted. */
export function isInterrupted(error: unknown): boolean {
  return error instanceof StintError && error.code === "demo_interrupted";
}
