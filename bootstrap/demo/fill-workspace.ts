import { setImmediate } from "node:timers/promises";
import {
  type UserActor,
  addDays,
  createUseCases,
  daysOf,
  daysOfMonth,
  eventTypes,
  type Instant,
  localDateFromDays,
  type LocalDate,
  localDateIn,
  monthOf,
  parseTimeZone,
  plusSeconds,
  type Ports,
  startOfDay,
  StintError,
  type UseCases,
} from "../../core/index.js";
import { type FirstCredentials, signInOf } from "../first-credentials.js";
import { customers, OWNER_EMAIL, people, type Person, tags, WEBHOOK_URL } from "./demo-data.js";
import { DemoClock } from "./demo-clock.js";
import { outcomeOf, applyOutcome, noon } from "./outcomes.js";
import { type DemoRecords, createRecords, WORKSPACE } from "./create-records.js";
import { Random } from "./random.js";
import { workingDay } from "./working-day.js";

const ZONE = parseTimeZone("Europe/Berlin");
const MONTHS = 12;
const SEED = 2_026;
/** The age of the webhook, in days. */
const WEBHOOK_DAYS = 3;

export interface DemoOptions {
  /** The number of months before the current one; defaults to 12. */
  readonly months?: number;
  /** When aborted, the fill rejects with `demo_interrupted` (unavailable). */
  readonly stopping?: AbortSignal;
}

interface Scene extends DemoRecords {
  readonly useCases: UseCases;
  readonly clock: DemoClock;
  readonly random: Random;
  readonly actor: UserActor;
  readonly zone: typeof ZONE;
  readonly today: LocalDate;
  readonly stopping: AbortSignal | undefined;
}

/**
 * Creates a workspace with a year of work until now: people, clients, projects, some 6,000 time entries, invoices in every status,
 * and a webhook with failing deliveries. Sends no mail and does not use the directory, so it can run in one transaction.
 */
export async function fillWorkspace(
  ports: Ports,
  progress: (line: string) => void,
  { months = MONTHS, stopping }: DemoOptions = {},
): Promise<FirstCredentials> {
  const now = ports.clock.now();
  const today = localDateIn(ZONE, now);
  const clock = new DemoClock(now);
  clock.moveTo(noon(ZONE, localDateFromDays(daysOfMonth(today, -months))));
  const useCases = createUseCases({ ...ports, clock });
  const { owner, workspace, token } = await useCases.createWorkspace({ ...WORKSPACE, timeZone: ZONE });
  const actor: UserActor = { workspaceId: workspace.id, userId: owner.id, role: "owner", scopes: null, tokenId: null };
  const records = await createRecords({ ...ports, clock }, useCases, actor);
  const scene: Scene = { ...records, useCases, clock, random: new Random(SEED), actor, zone: ZONE, today, stopping };
  progress(`${people.length} people, ${customers.length} clients, ${records.projects.size} projects`);
  let entries = 0;
  for (let ahead = -months; ahead <= 0; ahead += 1) {
    const first = localDateFromDays(daysOfMonth(today, ahead));
    entries += await work(scene, first, plusSeconds(now, -2 * 3_600));
    const invoices = ahead === 0 ? 0 : await bill(scene, first, -ahead);
    progress(`${first.slice(0, 7)}: ${entries} time entries so far${invoices > 0 ? `, ${invoices} invoices` : ""}`);
    if (ahead === -2) await archive(scene, "SOL");
  }
  await startTimer(scene, plusSeconds(now, -47 * 60));
  return { email: OWNER_EMAIL, token, signIn: await signInOf(ports, workspace.id, owner.id) };
}

/** Records the month's work up to the instant. Returns the number of entries. */
async function work(scene: Scene, first: LocalDate, until: Instant): Promise<number> {
  const { clock, random, today } = scene;
  let count = 0;
  for (let day = first; monthOf(day) === monthOf(first) && day <= today; day = addDays(day, 1)) {
    await breathe(scene.stopping);
    if (day === addDays(today, -WEBHOOK_DAYS)) await subscribe(scene, day);
    for (const [index, person] of people.entries()) {
      if (!worksOn(random, index, day)) continue;
      for (const { code, start, end } of workingDay(random, person, ZONE, day)) {
        if (end > until || !scene.projects.has(code)) continue;
        clock.moveTo(end);
        await record(scene, person, code, { startTime: start, endTime: end });
        count += 1;
      }
    }
  }
  return count;
}

/** Yields to the event loop, so that signals are handled; the embedded database never does. */
async function breathe(stopping: AbortSignal | undefined): Promise<void> {
  await setImmediate();
  if (stopping?.aborted)
    throw new StintError("unavailable", "demo_interrupted", "Stint was stopped before the demo was complete.");
}

/** Whether a fill was aborted. */
export function isInterrupted(error: unknown): boolean {
  return error instanceof StintError && error.code === "demo_interrupted";
}

/** Nobody works at weekends, around New Year, during their two weeks of summer holidays, or on some random days. */
function worksOn(random: Random, person: number, day: LocalDate): boolean {
  const weekday = (daysOf(day) + 3) % 7;
  const inYear = day.slice(5);
  const holidays = addDays(`${day.slice(0, 4)}-06-08` as LocalDate, person * 11);
  const away = day >= holidays && day < addDays(holidays, 14);
  return random.chance(0.93) && weekday < 5 && !away && inYear < "12-24" && inYear > "01-01";
}

async function record(
  { useCases, actor, projects, userIds, random }: Scene,
  { email }: Person,
  code: string,
  span: Pick<Parameters<UseCases["createTimeEntry"]>[1], "startTime" | "endTime">,
): Promise<void> {
  const project = projects.get(code);
  if (!project) throw new Error(`Unknown project ${code}.`);
  const { taskId, notes } = random.of(project.tasks);
  await useCases.createTimeEntry(actor, {
    ...span,
    projectId: project.id,
    taskId,
    userId: userIds.get(email),
    notes: random.chance(0.9) ? random.of(notes) : "",
    tags: random.chance(0.2) ? [random.of(tags)] : [],
  });
}

/** Bills the month's time to each client in the first days of the next month. Returns the number of invoices. */
async function bill(scene: Scene, first: LocalDate, monthsAgo: number): Promise<number> {
  const { useCases, actor, clock, clientIds, today } = scene;
  const next = localDateFromDays(daysOfMonth(first, 1));
  const fromTime = { from: startOfDay(ZONE, first), to: startOfDay(ZONE, next), groupBy: "project" } as const;
  let count = 0;
  for (const [index, clientId] of clientIds.entries()) {
    const issueDate = addDays(next, 1) < today ? addDays(next, 1) : today;
    const fate = outcomeOf(monthsAgo, index);
    for (const one of fate === "void" ? ([fate, "paid"] as const) : [fate]) {
      clock.moveTo(noon(ZONE, issueDate));
      const { invoice } = await useCases.createInvoice(actor, { clientId, fromTime, issueDate });
      await applyOutcome(scene, actor, invoice, one);
      count += 1;
    }
  }
  return count;
}

async function subscribe({ useCases, actor, clock }: Scene, day: LocalDate): Promise<void> {
  clock.moveTo(noon(ZONE, day));
  const description = "Accounting system, decommissioned.";
  await useCases.createWebhook(actor, { url: WEBHOOK_URL, events: eventTypes, description });
}

async function archive({ useCases, actor, projects }: Scene, code: string): Promise<void> {
  const project = projects.get(code);
  if (!project) return;
  await useCases.updateProject(actor, project.id, { status: "archived" });
  projects.delete(code);
}

async function startTimer(scene: Scene, startTime: Instant): Promise<void> {
  const [owner] = people;
  if (!owner) return;
  scene.clock.moveTo(startTime);
  await record(scene, owner, "ATL", { startTime });
}
