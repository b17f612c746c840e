import { parentPort, workerData } from "node:worker_threads";
import type { ReadDocument } from "../../../core/index.js";
import { readDocument } from "./documents.js";
import { Unreadable } from "./unreadable.js";

/** What the worker posts: what the document says, or why it cannot be read. */
export type Reading = { readonly read: ReadDocument } | { readonly unreadable: string };

async function reading(bytes: Uint8Array): Promise<Reading> {
  try {
    return { read: await readDocument(bytes) };
  } catch (error) {
    if (error instanceof Unreadable) return { unreadable: error.message };
    throw error;
  }
}

parentPort?.postMessage(await reading(workerData as Uint8Array));
