import { Turns } from "../transactions/turns.js";
import type { HostClient } from "./host-transaction.js";

const turnsByClient = new WeakMap<HostClient, Turns>();

/** Sends a query of a unit of work at once. */
export type Send = HostClient["query"];

/**
 * Runs work alone on the client. Work on the same client runs one after the other, and queries that the program itself sends meanwhile wait for
 * its end. They would otherwise run with the role and the search path of the work, and be rolled back with it. Rejects with a TypeError within other work on the
 * same client, which would wait for itself.
 */
export function alone<T>(client: HostClient, work: (send: Send) => Promise<T>): Promise<T> {
  const turns = turnsByClient.get(client) ?? new Turns();
  turnsByClient.set(client, turns);
  return turns.take(() => withoutOthers(client, turns, work));
}

async function withoutOthers<T>(client: HostClient, turns: Turns, work: (send: Send) => Promise<T>): Promise<T> {
  const waiting: (() => void)[] = [];
  const own = Object.getOwnPropertyDescriptor(client, "query");
  const query = client.query.bind(client);
  client.query = (...args) => {
    turns.requireFree();
    return later(query, args, waiting);
  };
  try {
    return await work(query);
  } finally {
    if (own) Object.defineProperty(client, "query", own);
    else Reflect.deleteProperty(client, "query");
    for (const send of waiting) send();
  }
}

/** Returns what the query returns: the query itself if it is submittable, nothing if it has a callback, otherwise a promise. */
function later(query: Send, args: readonly unknown[], waiting: (() => void)[]): unknown {
  const [config] = args;
  if (has(config, "submit") || has(config, "callback") || args.some((arg) => typeof arg === "function")) {
    waiting.push(() => query(...args));
    return has(config, "submit") ? config : undefined;
  }
  return new Promise((resolve, reject) => {
    waiting.push(() => {
      try {
        resolve(query(...args));
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    });
  });
}

function has(config: unknown, method: string): boolean {
  return typeof config === "object" && config !== null && typeof Reflect.get(config, method) === "function";
}
