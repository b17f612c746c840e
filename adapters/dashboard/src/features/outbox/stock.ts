import { randomKey } from "../../../../../client/idempotency.js";
import { device } from "../../offline/database.js";
import type { Common, OutboxItem } from "../../offline/outbox-item.js";
import { merging, type ShownItem, unsent } from "../../offline/unsent.js";
import type { Entry } from "../time/entry.js";
import { named } from "./named.js";
import { withUnsent } from "./pending.js";

/** An item that was sent, and the entry that the service returned. */
interface Sent {
  readonly number: number;
  readonly answer: Entry;
}

/** Tells other tabs that the outbox has changed. */
const tabs = new BroadcastChannel("stint.outbox");

/** Items whose first request is under way in this tab. They are shown only if it fails. */
const hidden = new Set<number>();

/** Items that were sent, until the lists contain what the service returned. */
const answered = new Map<number, ShownItem>();

/** The entries that items of this session became, for forms that opened before. */
const became = new Map<number, Entry>();

/** Whose items are shown. */
let shown: string | null = null;

/** Shows the items of this user, and keeps them current. */
export async function showItemsOf(user: string): Promise<void> {
  if (shown === null)
    tabs.addEventListener("message", ({ data }: MessageEvent<Sent | null>) => {
      if (data !== null) became.set(data.number, data.answer);
      void show();
    });
  shown = user;
  await show();
}

/** The items of the user, in the order of their input. */
export async function itemsOf(user: string): Promise<readonly OutboxItem[]> {
  return (await device()).getAllFromIndex("outbox", "owner", user);
}

/** The number of the last item of this tab. */
let last = 0;

/** What every item has. */
export function newItem(owner: string): Common {
  // Later than the numbers of other tabs, too.
  last = Math.max(last + 1, Date.now());
  return { number: last, owner, key: randomKey(), sentAt: null, obstacle: null };
}

/** Keeps items before anything else happens to them. They are hidden until they are revealed. Rejects if the browser stores nothing. */
export async function keep(items: readonly OutboxItem[]): Promise<void> {
  for (const { number } of items) hidden.add(number);
  const { store, done } = (await device()).transaction("outbox", "readwrite");
  await Promise.all([...items.map((item) => store.add(item)), done]);
}

/** Shows items in this and other tabs. */
export async function reveal(items: readonly OutboxItem[]): Promise<void> {
  for (const { number } of items) hidden.delete(number);
  await changed();
}

/** Changes an item in one step, so that no other tab sends what it was. Returns the changed item, or undefined if it is gone or `change` returns null. */
export async function update(number: number, change: (item: OutboxItem) => OutboxItem | null): Promise<OutboxItem | undefined> {
  const { store, done } = (await device()).transaction("outbox", "readwrite");
  const item = await store.get(number);
  const next = item && change(item);
  if (next) await store.put(next);
  await done;
  if (next) await changed();
  return next ?? undefined;
}

/** Removes an item in one step, so that no other tab sends it after that, if `may` permits it. Returns whether it did. */
export async function removeIf(number: number, may: (item: OutboxItem) => boolean): Promise<boolean> {
  const { store, done } = (await device()).transaction("outbox", "readwrite");
  const item = await store.get(number);
  const isRemoved = item !== undefined && may(item);
  if (isRemoved) await store.delete(number);
  await done;
  if (isRemoved) await changed();
  return isRemoved;
}

export async function remove(items: readonly OutboxItem[]): Promise<void> {
  const { store, done } = (await device()).transaction("outbox", "readwrite");
  await Promise.all([...items.map(({ number }) => store.delete(number)), done]);
  await reveal(items);
}

/** Removes an item that the service has. What follows it then changes the entry that the service returned. */
export async function settle(item: OutboxItem, answer: Entry): Promise<void> {
  const { store, done } = (await device()).transaction("outbox", "readwrite");
  await store.delete(item.number);
  for (const one of await store.index("owner").getAll(item.owner)) {
    if (one.kind === "create") continue;
    const { target } = one;
    const isSame = "entry" in target ? target.entry.id === answer.id : target.item === item.number;
    if (isSame) await store.put({ ...one, target: { entry: answer } });
  }
  await done;
  answered.set(item.number, { ...item, answer });
  became.set(item.number, answer);
  tabs.postMessage({ number: item.number, answer } satisfies Sent);
  await show();
}

/** The lists contain what was sent. */
export async function forgetAnswers(): Promise<void> {
  answered.clear();
  await show();
}

export function becameOf(number: number): Entry | undefined {
  return became.get(number);
}

async function changed(): Promise<void> {
  tabs.postMessage(null);
  await show();
}

async function show(): Promise<void> {
  if (shown === null) return;
  const kept = (await itemsOf(shown)).filter(({ number }) => !hidden.has(number));
  const items = [...answered.values(), ...kept].toSorted((a, b) => a.number - b.number);
  unsent.set(items);
  merging.set({ merge: (entries, isIn) => withUnsent(entries, items, isIn).map(named) });
}
