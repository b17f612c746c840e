import { ifUnchanged, isProblem, StintProblem } from "../../../../../client/index.js";
import { ANSWERS_KEPT_MS } from "../../../../../core/idempotency/answer-store.js";
import { MS_PER_HOUR } from "../../../../../core/kernel/durations.js";
import { tagKey } from "../../../../../core/time-entries/tag.js";
import { answered, api } from "../../api/client.js";
import type { Change, Creation, Obstacle, OutboxItem, Target } from "../../offline/outbox-item.js";
import { type Entry, readEntry } from "../time/entry.js";
import { patched } from "./pending.js";

/** What became of an item: the entry of the service, or why it needs the user. */
export type Outcome = { readonly answer: Entry } | { readonly obstacle: Obstacle };

/** An hour less than the service keeps responses: a request with an older key could have a second effect. */
const KEY_LIFE_MS = ANSWERS_KEPT_MS - MS_PER_HOUR;

/** How far apart the ends may be of one timer that was stopped twice. */
const SAME_STOP_MS = 60_000;

/** Sends an item. Throws what can pass: no response, or no session. */
export async function send(item: OutboxItem): Promise<Outcome> {
  try {
    switch (item.kind) {
      case "create":
        return await createOnce(item);
      case "change":
        return await change(item, entryOf(item.target));
      case "delete":
        return await remove(entryOf(item.target));
    }
  } catch (error) {
    if (!(error instanceof StintProblem) || isPassing(error)) throw error;
    const { code, detail, errors } = error.body;
    return { obstacle: { kind: "refused", problem: { code, detail, errors } } };
  }
}

/** Whether the same request can succeed later, without a change by the user. */
export function isPassing(error: unknown): boolean {
  return !(error instanceof StintProblem) || [401, 429, 502, 503, 504].includes(error.status);
}

export function create({ body, key, stopsRunning }: Pick<Creation, "body" | "key" | "stopsRunning">): Promise<Entry> {
  const query = stopsRunning ? { stop_running: "true" as const } : {};
  return answered(api.POST("/time-entries", { params: { query, header: { "Idempotency-Key": key } }, body }));
}

export function patch({ patch: body, key }: Pick<Change, "patch" | "key">, entry: Entry): Promise<Entry> {
  const header = { ...ifUnchanged(entry), "Idempotency-Key": key };
  return answered(api.PATCH("/time-entries/{id}", { params: { path: { id: entry.id }, header }, body }));
}

/** Deletes the entry unless it has changed. What is deleted already is as wanted. */
export async function removeUnchanged(entry: Entry): Promise<Entry> {
  try {
    await api.DELETE("/time-entries/{id}", { params: { path: { id: entry.id }, header: ifUnchanged(entry) } });
  } catch (error) {
    if (!isProblem(error, "not_found")) throw error;
  }
  return entry;
}

/** Restores a deleted entry, or the version of an entry before its last change. */
export function restore(id: string, version?: number): Promise<Entry> {
  const body = version === undefined ? {} : { version };
  return answered(api.POST("/time-entries/{id}/restore", { params: { path: { id } }, body }));
}

function entryOf(target: Target): Entry {
  if (!("entry" in target)) throw new Error("The entry is not sent yet.");
  return target.entry;
}

function isOld({ sentAt }: OutboxItem): boolean {
  return sentAt !== null && Math.abs(Date.now() - sentAt) > KEY_LIFE_MS;
}

/** A timer stops the one that ran when it was started. Another one is the user's to decide about. */
async function createOnce(item: Creation): Promise<Outcome> {
  const { end_time: end = null, user_id } = item.body;
  const same = end === null || isOld(item) ? await findSame(item) : undefined;
  if (same) return { answer: same };
  const query = { user_id: [user_id], running: "true" as const };
  const isBusy = end === null && (await answered(api.GET("/time-entries", { params: { query } }))).data.length > 0;
  if (!isBusy) return { answer: await create(item) };
  const problem = { code: "timer_running", detail: "A timer is already running.", errors: [] } as const;
  return { obstacle: { kind: "refused", problem } };
}

/** The entry that the item has created, which is certain for a timer, and likely after the key has expired. */
async function findSame({ body }: Creation): Promise<Entry | undefined> {
  const { start_time: start, end_time: end = null, project_id, user_id } = body;
  const to = new Date(Date.parse(start) + 1_000).toISOString();
  const query = { user_id: [user_id], project_id: [project_id], from: start, to };
  const { data } = await answered(api.GET("/time-entries", { params: { query } }));
  return data.find((entry) => isAt(entry.start_time, start) && (end === null || isAt(entry.end_time, end)));
}

async function change(item: Change, entry: Entry): Promise<Outcome> {
  try {
    return { answer: await patch(item, entry) };
  } catch (error) {
    if (!isProblem(error, "precondition_failed")) throw error;
    const theirs = await readEntry(entry.id);
    if (isDone(item, theirs)) return { answer: theirs };
    // Other changes of a running timer do not concern its end.
    if (item.isStop && theirs.end_time === null) return { answer: await patch(item, theirs) };
    return { obstacle: { kind: "conflict", theirs } };
  }
}

async function remove(entry: Entry): Promise<Outcome> {
  try {
    return { answer: await removeUnchanged(entry) };
  } catch (error) {
    if (!isProblem(error, "precondition_failed")) throw error;
    return { obstacle: { kind: "conflict", theirs: await readEntry(entry.id) } };
  }
}

/** Whether the entry already is what the change makes of it. */
function isDone({ patch: wanted, isStop }: Change, theirs: Entry): boolean {
  if (isStop) {
    const { end_time: end } = theirs;
    return end !== null && Math.abs(Date.parse(end) - Date.parse(wanted.end_time ?? "")) < SAME_STOP_MS;
  }
  const after = patched(theirs, wanted);
  return isAt(theirs.start_time, after.start_time) && isAt(theirs.end_time, after.end_time) && textOf(theirs) === textOf(after);
}

/** Everything that a change can set, except times, which can be written in several ways. */
function textOf({ project_id, task_id, notes, billable, tags }: Entry): string {
  return JSON.stringify([project_id, task_id, notes, billable, tags.map(tagKey)]);
}

function isAt(one: string | null, other: string | null): boolean {
  return one === null || other === null ? one === other : Date.parse(one) === Date.parse(other);
}
