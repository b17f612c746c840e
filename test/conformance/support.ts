import assert from "node:assert/strict";
import { isLostRace } from "../../core/kernel/entity.js";
import { isStintError } from "../../core/kernel/errors.js";
import { instant } from "../../core/kernel/instant.js";
import type { Stores } from "../../core/ports/unit-of-work.js";
import type { Handle, ManualClock, Subject } from "./subject.js";

/** Limits a hang; no case waits this long. */
const PATIENCE_MS = 50_000;

/** Starts at an instant with milliseconds that are not zero. */
export function manualClock(start = Date.UTC(2026, 2, 1, 9, 30, 15, 123)): ManualClock {
  let now = start;
  return {
    now: () => instant(now),
    advance: (ms) => {
      now += ms;
    },
  };
}

/** The subject's handles: one or two. Races use both. */
export async function handlesOf(subject: Subject): Promise<readonly [Handle, Handle]> {
  return [subject, (await subject.second?.()) ?? subject];
}

/** Runs `count` units of work concurrently, distributed over the handles, and waits until all have settled. */
export async function race<T>(
  subject: Subject,
  count: number,
  work: (handle: Handle, index: number) => Promise<T>,
): Promise<{ readonly won: readonly T[]; readonly lost: readonly unknown[] }> {
  const handles = await handlesOf(subject);
  const all = Array.from({ length: count }, (_, index) => work(index % 2 === 0 ? handles[0] : handles[1], index));
  const settled = await patiently(Promise.allSettled(all), "the racers to settle");
  return {
    won: settled.flatMap((one) => (one.status === "fulfilled" ? [one.value] : [])),
    lost: settled.flatMap((one): unknown[] => (one.status === "rejected" ? [one.reason] : [])),
  };
}

export async function rejectsLostRace(promise: Promise<unknown>, message: string): Promise<void> {
  await assert.rejects(
    promise,
    (error) => isLostRace(error) || assert.fail(`${message}: rejected with ${named(error)}, instead of lost_race: see lostRace`),
    `${message}: accepted, instead of lost_race`,
  );
}

export async function rejectsWith(promise: Promise<unknown>, kind: string, code: string): Promise<void> {
  await assert.rejects(
    promise,
    (error) => {
      if (!isStintError(error)) assert.fail(`rejected with ${String(error)}, instead of ${code} (${kind})`);
      assert.deepEqual({ kind: error.kind, code: error.code }, { kind, code });
      return true;
    },
    `accepted, instead of ${code} (${kind})`,
  );
}

/** The code of an error of the domain, or the text of another one. */
function named(error: unknown): string {
  return isStintError(error) ? `${error.code} (${error.kind})` : String(error);
}

/** The same rows in any order. */
export function sameRows<T extends { readonly id: string }>(
  actual: readonly T[],
  expected: readonly T[],
  message?: string,
): void {
  const sorted = (rows: readonly T[]): T[] => [...rows].sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
  assert.deepStrictEqual(sorted(actual), sorted(expected), message);
}

/** A promise that the caller settles. */
export class Signal {
  #fire: () => void = () => undefined;
  readonly fired = new Promise<void>((resolve) => {
    this.#fire = resolve;
  });

  fire(): void {
    this.#fire();
  }
}

/** The number of reads in one transaction that give other work enough time to finish if nothing blocks it. */
const READS = 100;

/** Keeps the transaction of these stores open until the other work has settled, or could have settled if nothing blocked it. */
export async function meanwhile(stores: Stores, other: Promise<unknown>): Promise<void> {
  let isSettled = false;
  const settle = (): void => void (isSettled = true);
  other.then(settle, settle);
  for (let read = 0; read < READS && !isSettled; read += 1) await stores.workspace.get();
}

/** Fails instead of hanging if the adapter never responds. */
export async function patiently<T>(promise: Promise<T>, what: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new assert.AssertionError({ message: `Waited ${PATIENCE_MS} ms for ${what}.` })),
      PATIENCE_MS,
    );
  });
  return Promise.race([promise, patience]).finally(() => clearTimeout(timer));
}
