import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { OutboxItem } from "./outbox-item.js";

/** The last response to a query. */
export interface Copy {
  readonly owner: string;
  readonly query: string;
  readonly data: unknown;
  /** The build that stored it. Another one may expect other fields. */
  readonly build: string | null;
  /** In milliseconds since 1970. */
  readonly at: number;
}

interface Device extends DBSchema {
  outbox: { key: number; value: OutboxItem; indexes: { owner: string } };
  copies: { key: [owner: string, query: string]; value: Copy; indexes: { owner: string } };
  /** Who was signed in last. */
  session: { key: "user"; value: string };
}

let opening: Promise<IDBPDatabase<Device>> | undefined;

/** What this browser keeps for the service at this path. Rejects where the browser allows no storage. */
export function device(): Promise<IDBPDatabase<Device>> {
  opening ??= open().catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

function open(): Promise<IDBPDatabase<Device>> {
  return openDB<Device>(`stint ${new URL(document.baseURI).pathname}`, 1, {
    upgrade: (database) => {
      database.createObjectStore("outbox", { keyPath: "number" }).createIndex("owner", "owner");
      database.createObjectStore("copies", { keyPath: ["owner", "query"] }).createIndex("owner", "owner");
      database.createObjectStore("session");
    },
    // A later build in another tab waits for this.
    blocking: (_current, _blocked, { target }) => {
      if (target instanceof IDBDatabase) target.close();
      opening = undefined;
    },
    terminated: () => (opening = undefined),
  });
}
