import type { OutboxItem } from "../../offline/outbox-item.js";
import { sendAll } from "./outbox.js";
import { entryIdOf } from "./pending.js";
import { itemsOf, newItem, remove, update } from "./stock.js";

/** Sends a refused item again. */
export async function tryAgain({ number }: OutboxItem): Promise<void> {
  await update(number, (item) => ({ ...item, obstacle: null }));
  void sendAll();
}

/** Gives up an item, and what was to follow it. */
export async function discard(item: OutboxItem): Promise<void> {
  const id = entryIdOf(item);
  const later = (await itemsOf(item.owner)).filter((one) => one.number > item.number && entryIdOf(one) === id);
  await remove([item, ...later]);
  void sendAll();
}

/** Carries out the change although the entry was changed elsewhere. */
export async function keepMine({ number, owner }: OutboxItem): Promise<void> {
  await update(number, (item) =>
    item.kind !== "create" && item.obstacle?.kind === "conflict"
      ? { ...item, key: newItem(owner).key, sentAt: null, obstacle: null, target: { entry: item.obstacle.theirs } }
      : null,
  );
  void sendAll();
}
