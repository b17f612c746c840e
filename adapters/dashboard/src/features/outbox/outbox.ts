import { StintProblem, StintUnreachable } from "../../../../../client/index.js";
import { answered, api } from "../../api/client.js";
import { keys } from "../../api/keys.js";
import type { Me } from "../../api/me.js";
import { isStatus } from "../../api/problem.js";
import { queryClient } from "../../api/query-client.js";
import { away, reachService } from "../../loading/connection.js";
import type { OutboxItem } from "../../offline/outbox-item.js";
import { unsent } from "../../offline/unsent.js";
import type { Entry } from "../time/entry.js";
import { entriesChanged } from "../time/use-entries-changed.js";
import { sendable } from "./pending.js";
import { isPassing, send } from "./sending.js";
import { forgetAnswers, itemsOf, keep, remove, reveal, settle, showItemsOf, update } from "./stock.js";

/** How long a form waits for a response before it shows the input as unsent. */
const PATIENCE_MS = 5_000;

const FIRST_WAIT_MS = 1_000;
const LAST_WAIT_MS = 60_000;

let isStarted = false;
let sending: Promise<void> | undefined;
let wait = FIRST_WAIT_MS;
let retrying: ReturnType<typeof setTimeout> | undefined;

/** Shows what the user has not sent, and sends it now and whenever the service can be reached again or the user has signed in again. */
export async function startOutbox(user: string): Promise<void> {
  await showItemsOf(user);
  void sendAll();
  if (isStarted) return;
  isStarted = true;
  away.subscribe(() => void (away.get() || sendAll()));
  queryClient.getQueryCache().subscribe((event) => {
    const isMe = event.type === "updated" && event.action.type === "success" && event.query.queryKey[0] === keys.me[0];
    if (isMe && event.query.state.data !== null) void sendAll();
  });
}

/** Whether input is only kept for now: the service is unreachable, or earlier input is sent first. */
export function isHolding(): boolean {
  return away.get() || sendable(unsent.get()).length > 0;
}

/** Keeps items that cannot be sent at once. */
export async function hold(items: readonly OutboxItem[]): Promise<void> {
  await keep(items);
  await reveal(items);
  void sendAll();
}

/**
 * Keeps items on this device, then sends them with `request`. Resolves with the entry of the service, or with the expected one if there is no response.
 * Throws what the service refuses, and then keeps nothing.
 */
export async function submit(items: readonly OutboxItem[], request: () => Promise<Entry>, expected: Entry): Promise<Entry> {
  if (isHolding()) {
    await hold(items);
    return expected;
  }
  try {
    await keep(items.map((item) => ({ ...item, sentAt: Date.now() })));
  } catch {
    // A browser that stores nothing can still send.
    return request();
  }
  return attempt(items, request, expected);
}

/** Sends the items, which are hidden until there is no response, or none for a while. */
async function attempt(items: readonly OutboxItem[], request: () => Promise<Entry>, expected: Entry): Promise<Entry> {
  let isShown = false;
  const show = async (): Promise<Entry> => {
    isShown = true;
    await reveal(items);
    return expected;
  };
  const accept = async (entry: Entry): Promise<Entry> => {
    await remove(items);
    if (isShown) await entriesChanged();
    return entry;
  };
  const refuse = async (error: unknown): Promise<Entry> => {
    const canPass = error instanceof StintUnreachable || (isPassing(error) && !isStatus(error, 401));
    if (!canPass && !isShown) {
      await remove(items);
      throw error;
    }
    later(error);
    return show();
  };
  const outcome = underLock(request).then(accept, refuse);
  const patience = new Promise<Entry>((resolve, reject) => {
    const timer = setTimeout(() => void show().then(resolve, reject), PATIENCE_MS);
    outcome.finally(() => clearTimeout(timer)).catch(() => undefined);
  });
  return Promise.race([outcome, patience]);
}

/** The user whose input this is. */
export function signedIn(): string {
  const me = queryClient.getQueryData<Me | null>(keys.me);
  if (!me) throw new Error("Nobody is signed in.");
  return me.id;
}

/** Sends what can be sent, in order, in one tab at a time. */
export function sendAll(): Promise<void> {
  clearTimeout(retrying);
  sending ??= underLock(sendWaiting).finally(() => (sending = undefined));
  return sending;
}

/** Browsers have locks only on HTTPS. Without them, two tabs may send an item, whose key lets it take effect once. */
export function underLock<Result>(work: () => Promise<Result>): Promise<Result> {
  return "locks" in navigator ? navigator.locks.request(`stint.outbox ${document.baseURI}`, work) : work();
}

async function sendWaiting(): Promise<void> {
  const [first] = sendable(unsent.get());
  if (!first) return;
  let isChanged = false;
  try {
    if (!(await isSignedIn(first.owner))) return;
    for (;;) {
      const [item] = sendable(await itemsOf(first.owner));
      if (!item) break;
      await sendNow(item);
      isChanged = true;
    }
    wait = FIRST_WAIT_MS;
  } catch (error) {
    later(error);
  } finally {
    if (isChanged) void entriesChanged().then(forgetAnswers);
  }
}

/** Checks with the service, since another tab may have signed in another user. */
async function isSignedIn(user: string): Promise<boolean> {
  return (await answered(api.GET("/me"))).id === user;
}

async function sendNow({ number, sentAt }: OutboxItem): Promise<void> {
  const item = await update(number, (one) => ({ ...one, sentAt: sentAt ?? Date.now() }));
  if (!item) return;
  const outcome = await send(item);
  if ("answer" in outcome) await settle(item, outcome.answer);
  else await update(number, (one) => ({ ...one, obstacle: outcome.obstacle }));
}

/** Tries again after a while, once the service can be reached. Without a session, the next sign-in continues. */
function later(error: unknown): void {
  if (isStatus(error, 401)) {
    queryClient.setQueryData(keys.me, null);
    return;
  }
  const ms = error instanceof StintProblem || error instanceof StintUnreachable ? (error.retryAfterMs ?? wait) : wait;
  wait = Math.min(2 * wait, LAST_WAIT_MS);
  clearTimeout(retrying);
  retrying = setTimeout(() => void reachService().then(sendAll), ms);
}
