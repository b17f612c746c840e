import {
  addDays,
  daysOfMonth,
  eventTypes,
  type Instant,
  localDateFromDays,
  type LocalDate,
  parseTimeZone,
  startOfDay,
  type UseCases,
  type UserActor,
} from "../../core/index.js";
import { OWNER_EMAIL, people, type Person, tags, WEBHOOK_URL } from "./demo-data.js";
import type { DemoClock } from "./demo-clock.js";
import type { DemoRecords } from "./find-records.js";
import { applyOutcome, noon, outcomeOf } from "./outcomes.js";
import type { Random } from "./random.js";
import { workingDay } from "./working-day.js";

export const ZONE = parseTimeZone("Europe/Berlin");

/** What a step works on, in its transaction. */
export interface Scene extends DemoRecords {
  readonly useCases: UseCases;
  readonly clock: DemoClock;
  /** Of this step, so that steps that were done before need not be repeated to do the next. */
  readonly random: Random;
  readonly actor: UserActor;
  readonly zone: typeof ZONE;
  readonly today: LocalDate;
}

/** A part of the demo that is stored completely or not at all. It takes so little time that requests can wait for it. */
export type Step = (scene: Scene) => Promise<void>;

/** A person's day, up to an instant. */
export function recordDay(person: Person, day: LocalDate, until: Instant): Step {
  return async (scene) => {
    for (const { code, start, end } of workingDay(scene.random, person, ZONE, day)) {
      if (end > until) continue;
      scene.clock.moveTo(end);
      await record(scene, person, code, { startTime: start, endTime: end });
    }
  };
}

export function startTimer(startTime: Instant): Step {
  return async (scene) => {
    scene.clock.moveTo(startTime);
    for (const person of people) if (person.email === OWNER_EMAIL) await record(scene, person, "ATL", { startTime });
  };
}

async function record(
  { useCases, actor, projects, userIds, random }: Scene,
  { email }: Person,
  code: string,
  span: Pick<Parameters<UseCases["createTimeEntry"]>[1], "startTime" | "endTime">,
): Promise<void> {
  const project = projects.get(code);
  const userId = userIds.get(email);
  if (!project || project.tasks.length === 0 || !userId) return;
  const { taskId, notes } = random.of(project.tasks);
  await useCases.createTimeEntry(actor, {
    ...span,
    projectId: project.id,
    taskId,
    userId,
    notes: random.chance(0.9) ? random.of(notes) : "",
    tags: random.chance(0.2) ? [random.of(tags)] : [],
  });
}

/** Bills the month's time to one of the clients in the first days of the next month. */
export function bill(client: number, first: LocalDate, monthsAgo: number): Step {
  return async (scene) => {
    const { useCases, actor, clock, today } = scene;
    const clientId = scene.clientIds[client];
    if (!clientId) return;
    const next = localDateFromDays(daysOfMonth(first, 1));
    const fromTime = { from: startOfDay(ZONE, first), to: startOfDay(ZONE, next), groupBy: "project" } as const;
    const issueDate = addDays(next, 1) < today ? addDays(next, 1) : today;
    const fate = outcomeOf(monthsAgo, client);
    for (const one of fate === "void" ? ([fate, "paid"] as const) : [fate]) {
      clock.moveTo(noon(ZONE, issueDate));
      const { invoice } = await useCases.createInvoice(actor, { clientId, fromTime, issueDate });
      await applyOutcome(scene, actor, invoice, one);
    }
  };
}

export function subscribe(day: LocalDate): Step {
  return async ({ useCases, actor, clock }) => {
    clock.moveTo(noon(ZONE, day));
    const description = "Accounting system, decommissioned.";
    await useCases.createWebhook(actor, { url: WEBHOOK_URL, events: eventTypes, description });
  };
}

export function archive(code: string, day: LocalDate): Step {
  return async ({ useCases, actor, clock, projects }) => {
    clock.moveTo(noon(ZONE, day));
    const project = projects.get(code);
    if (project) await useCases.updateProject(actor, project.id, { status: "archived" });
  };
}
