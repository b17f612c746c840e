import { setImmediate } from "node:timers/promises";
import {
  type Actor,
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
import { customers, OWNER_EMAIL, people, type Person, tags, WEBHOOK_URL } from "./cast.js";
import { DemoClock } from "./demo-clock.js";
import { fateOf, meetFate, noon } from "./fates.js";
import { type Founded, found, WORKSPACE } from "./founding.js";
import { Random } from "./random.js";
import { workingDay } from "./working-day.js";

const ZONE = parseTimeZone("Europe/Berlin");
const MONTHS = 12;
const SEED = 2_026;
/** Of days, since when there is a webhook. */
const WEBHOOK_DAYS = 3;

export interface DemoOptions {
  /** How many months before the current one (12). */
  readonly months?: number;
  /** Once it is aborted the rest is not made, and the fill rejects with `demo_interrupted` (unavailable). */
  readonly stopping?: AbortSignal;
}

interface Scene extends Founded {
  readonly useCases: UseCases;
  readonly clock: DemoClock;
  readonly random: Random;
  readonly actor: Actor;
  readonly zone: typeof ZONE;
  readonly today: LocalDate;
  readonly stopping: AbortSignal | undefined;
}

/**
 * Makes a workspace with a year of work that ends now: people, clients, projects, some 6,000 time entries, invoices in every state, and a webhook whose
 * deliveries fail. Sends no mail, and asks nothing of the directory, so that all of it can be one transaction.
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
  const actor: Actor = { workspaceId: workspace.id, userId: owner.id, role: "owner", scopes: null, tokenId: null };
  const founded = await found({ ...ports, clock }, useCases, actor);
  const scene: Scene = { ...founded, useCases, clock, random: new Random(SEED), actor, zone: ZONE, today, stopping };
  progress(`${people.length} people, ${customers.length} clients, ${founded.sites.size} projects`);
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

/** The month's work up to the instant. Answers how many entries there are. */
async function work(scene: Scene, first: LocalDate, until: Instant): Promise<number> {
  const { clock, random, today } = scene;
  let count = 0;
  for (let day = first; monthOf(day) === monthOf(first) && day <= today; day = addDays(day, 1)) {
    await breathe(scene.stopping);
    if (day === addDays(today, -WEBHOOK_DAYS)) await subscribe(scene, day);
    for (const [index, person] of people.entries()) {
      if (!worksOn(random, index, day)) continue;
      for (const { code, start, end } of workingDay(random, person, ZONE, day)) {
        if (end > until || !scene.sites.has(code)) continue;
        clock.moveTo(end);
        await record(scene, person, code, { startTime: start, endTime: end });
        count += 1;
      }
    }
  }
  return count;
}

/** Lets the event loop turn, on which signals arrive and which the embedded database never waits for. */
async function breathe(stopping: AbortSignal | undefined): Promise<void> {
  await setImmediate();
  if (stopping?.aborted) throw new StintError("unavailable", "demo_interrupted", "Stint was stopped before the demo was whole.");
}

/** Whether a fill ended because it was told to. */
export function isInterrupted(error: unknown): boolean {
  return error instanceof StintError && error.code === "demo_interrupted";
}

/** Not at weekends, at the turn of the year, in one's two weeks of summer holidays, and now and then not either. */
function worksOn(random: Random, person: number, day: LocalDate): boolean {
  const weekday = (daysOf(day) + 3) % 7;
  const inYear = day.slice(5);
  const holidays = addDays(`${day.slice(0, 4)}-06-08` as LocalDate, person * 11);
  const away = day >= holidays && day < addDays(holidays, 14);
  return random.chance(0.93) && weekday < 5 && !away && inYear < "12-24" && inYear > "01-01";
}

async function record(
  { useCases, actor, sites, userIds, random }: Scene,
  { email }: Person,
  code: string,
  span: Pick<Parameters<UseCases["createTimeEntry"]>[1], "startTime" | "endTime">,
): Promise<void> {
  const site = sites.get(code);
  if (!site) throw new Error(`There is no project ${code}.`);
  const { taskId, notes } = random.of(site.tasks);
  await useCases.createTimeEntry(actor, {
    ...span,
    projectId: site.id,
    taskId,
    userId: userIds.get(email),
    notes: random.chance(0.9) ? random.of(notes) : "",
    tags: random.chance(0.2) ? [random.of(tags)] : [],
  });
}

/** Bills the month's time to each client, on the first days of the next one. Answers how many invoices were made. */
async function bill(scene: Scene, first: LocalDate, monthsAgo: number): Promise<number> {
  const { useCases, actor, clock, clientIds, today } = scene;
  const next = localDateFromDays(daysOfMonth(first, 1));
  const fromTime = { from: startOfDay(ZONE, first), to: startOfDay(ZONE, next), groupBy: "project" } as const;
  let count = 0;
  for (const [index, clientId] of clientIds.entries()) {
    const issueDate = addDays(next, 1) < today ? addDays(next, 1) : today;
    const fate = fateOf(monthsAgo, index);
    for (const one of fate === "void" ? ([fate, "paid"] as const) : [fate]) {
      clock.moveTo(noon(ZONE, issueDate));
      const { invoice } = await useCases.createInvoice(actor, { clientId, fromTime, issueDate });
      await meetFate(scene, actor, invoice, one);
      count += 1;
    }
  }
  return count;
}

async function subscribe({ useCases, actor, clock }: Scene, day: LocalDate): Promise<void> {
  clock.moveTo(noon(ZONE, day));
  const description = "Bookkeeping. Nobody answers there any more.";
  await useCases.createWebhook(actor, { url: WEBHOOK_URL, events: eventTypes, description });
}

async function archive({ useCases, actor, sites }: Scene, code: string): Promise<void> {
  const site = sites.get(code);
  if (!site) return;
  await useCases.updateProject(actor, site.id, { status: "archived" });
  sites.delete(code);
}

async function startTimer(scene: Scene, startTime: Instant): Promise<void> {
  const [owner] = people;
  if (!owner) return;
  scene.clock.moveTo(startTime);
  await record(scene, owner, "ATL", { startTime });
}
