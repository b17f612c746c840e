import { answered, api } from "../../api/client.js";
import { queryClient } from "../../api/query-client.js";
import { serviceTime } from "../../offline/clock.js";
import type { Change, Common, Creation, Deletion, OutboxItem } from "../../offline/outbox-item.js";
import { unsent } from "../../offline/unsent.js";
import { type Entry, type EntryBody, type EntryPatch, runningQuery } from "../time/entry.js";
import { namesOf } from "./named.js";
import { hold, isHolding, sendAll, signedIn, submit, underLock } from "./outbox.js";
import { created, entryIdOf, numberOf, patched, withUnsent } from "./pending.js";
import { create, patch, removeUnchanged, restore } from "./sending.js";
import { becameOf, newItem, remove, removeIf, update } from "./stock.js";

export { startOutbox } from "./outbox.js";

export async function createEntry(body: EntryBody): Promise<Entry> {
  const item = creation(body, false);
  return submit([item], () => create(item), created(item));
}

/** Starts a timer. The running one ends at the same time, and before it. */
export async function startTimer(body: EntryBody): Promise<Entry> {
  const running = runningOf(body.user_id ?? signedIn());
  const start_time = body.start_time ?? serviceTime().toISOString();
  const isUnsent = running !== undefined && numberOf(running.id) !== null;
  if (isUnsent) await changeUnsent(running, stopOf(running, start_time).patch);
  const stop = running && !isUnsent ? [stopOf(running, start_time)] : [];
  const item = creation({ ...body, start_time }, !isHolding());
  return submit([...stop, item], () => create(item), created(item));
}

/** Stops a timer. The service's clock counts while it can be reached. */
export async function stopTimer(entry: Entry): Promise<Entry> {
  const current = currentOf(entry);
  const item = stopOf(current, serviceTime().toISOString());
  if (numberOf(current.id) !== null) return changeUnsent(current, item.patch);
  const params = { path: { id: current.id }, header: { "Idempotency-Key": item.key } };
  return submit([item], () => answered(api.POST("/time-entries/{id}/stop", { params })), patched(current, item.patch));
}

/** Changes an entry, unless someone has changed it since it was read. */
export async function changeEntry(entry: Entry, body: EntryPatch): Promise<Entry> {
  const current = currentOf(entry);
  const obstructed = unsent.get().find((one) => one.kind === "change" && one.obstacle !== null && entryIdOf(one) === current.id);
  if (obstructed) return changeAgain(obstructed, current, body);
  if (numberOf(current.id) !== null) return changeUnsent(current, body);
  const item = changeOf(current, body);
  return submit([item], () => patch(item, current), patched(current, body));
}

/** Deletes an entry, unless someone has changed it since it was read. Returns how to take that back. */
export async function deleteEntry(entry: Entry): Promise<() => Promise<unknown>> {
  const current = currentOf(entry);
  const number = numberOf(current.id);
  if (number === null) {
    const item: Deletion = { ...newItem(signedIn()), kind: "delete", target: { entry: current } };
    await submit([item], () => removeUnchanged(current), current);
    return () => restoreDeleted(item, current);
  }
  const own = unsent.get().filter((one) => entryIdOf(one) === current.id);
  if (own.some((one) => one.number === number && isChangeable(one))) {
    await remove(own);
    return () => hold(own);
  }
  const item: Deletion = { ...newItem(signedIn()), kind: "delete", target: { item: number } };
  await hold([item]);
  return () => restoreDeleted(item, current);
}

/** Forgets a deletion that was not sent. Otherwise the service restores the entry, and a deletion without a response is not sent again. */
async function restoreDeleted(item: Deletion, entry: Entry): Promise<void> {
  if (await removeIf(item.number, isChangeable)) return;
  await underLock(async () => {
    await restore(currentOf(entry).id);
    await remove([item]);
  });
}

/** Takes back a change: the service restores the version before, with its rate. What is not sent is changed by `reverse`. */
export async function takeBack(before: Entry, after: Entry, reverse: EntryPatch): Promise<Entry> {
  const { id, version } = currentOf(after);
  const isSent = numberOf(id) === null && version > before.version;
  return isSent ? underLock(() => restore(id, version - 1)) : changeEntry(after, reverse);
}

/** The entry itself if it was sent since it was shown. */
function currentOf(entry: Entry): Entry {
  const number = numberOf(entry.id);
  return (number === null ? undefined : becameOf(number)) ?? entry;
}

function creation(body: EntryBody, stopsRunning: boolean): Creation {
  const { user_id = signedIn(), start_time = serviceTime().toISOString() } = body;
  const names = namesOf(body.project_id, body.task_id ?? null);
  return { ...newItem(signedIn()), kind: "create", body: { ...body, user_id, start_time }, stopsRunning, names };
}

function changeOf(entry: Entry, body: EntryPatch, isStop = false): Change {
  return { ...newItem(signedIn()), kind: "change", target: { entry }, patch: body, isStop };
}

/** The end of a timer is after its start even if the device's clock is behind, as for the service. */
function stopOf(entry: Entry, at: string): Change {
  const end = Math.max(Date.parse(at), Date.parse(entry.start_time) + 1);
  return changeOf(entry, { end_time: new Date(end).toISOString() }, true);
}

/** The timer that the header shows. */
function runningOf(userId: string): Entry | undefined {
  const found = queryClient.getQueryData(runningQuery(userId).queryKey);
  const isRunning = (entry: Entry) => entry.user_id === userId && entry.end_time === null;
  return withUnsent(found ? [found] : [], unsent.get(), isRunning).at(-1);
}

/** Whether the item was certainly not recorded, so that it can be changed itself. */
function isChangeable({ sentAt, obstacle }: OutboxItem): boolean {
  return sentAt === null || obstacle !== null;
}

/** Changes an entry that is not sent yet. If it may have arrived, the change follows it. */
async function changeUnsent(entry: Entry, body: EntryPatch): Promise<Entry> {
  const number = numberOf(entry.id) ?? 0;
  const { rate: _, ...rest } = body;
  const changed = await update(number, (item) =>
    item.kind === "create" && isChangeable(item) ? { ...item, ...renewed(item), body: { ...item.body, ...rest } } : null,
  );
  if (changed) void sendAll();
  else await hold([{ ...changeOf(entry, body), target: { item: number } }]);
  return patched(entry, body);
}

/** Changes a change that the service refused. */
async function changeAgain(change: OutboxItem, entry: Entry, body: EntryPatch): Promise<Entry> {
  await update(change.number, (item) =>
    item.kind === "change" ? { ...item, ...renewed(item), patch: { ...item.patch, ...body } } : null,
  );
  void sendAll();
  return patched(entry, body);
}

/** A request that the service has not carried out can be another one, under another key. */
function renewed({ owner, number }: OutboxItem): Common {
  return { ...newItem(owner), number };
}
