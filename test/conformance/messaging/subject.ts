import assert from "node:assert/strict";
import type { EventId, WorkspaceId } from "../../../core/kernel/ids.js";
import { instant } from "../../../core/kernel/instant.js";
import type { IdSource } from "../../../core/ports/id-source.js";
import type { Hint, MessageBus, PublishedEvent } from "../../../core/ports/message-bus.js";

/** An event as an external consumer receives it. */
export interface ReceivedEvent {
  /** The id of the published event. */
  readonly id: string;
  /** Such as `invoice.paid`. */
  readonly type: string;
  /** The workspace in which it happened. */
  readonly workspaceId: string;
  /** Unix seconds. */
  readonly timestamp: number;
  /** The body of the published event, unchanged. */
  readonly body: string;
}

/** The adapter under test, ready for use: its health is null. */
export interface MessagingSubject {
  /** The bus under test. */
  readonly bus: MessageBus;
  /** Creates the ids of the events that the cases publish. */
  readonly ids: IdSource;
  /** Another bus on the same broker, like that of a second process. Absent if the bus supports only one. */
  readonly second?: MessageBus;
  /** Calls the listener for every event that is published after this resolves, until the returned function is called. */
  receive(listener: (event: ReceivedEvent) => void): Promise<() => Promise<void>>;
  /** The maximum wait for an expected event, in milliseconds; 50,000 by default. */
  readonly patienceMs?: number;
}

/** One promise of the port. Cases can share a broker and run in any order, one at a time; hints of an earlier case may still arrive. */
export interface MessagingCase {
  /** The promise in words, for a test runner. */
  readonly title: string;
  /** Rejects if the adapter breaks the promise. */
  run(subject: MessagingSubject): Promise<void>;
}

export function publishedEvent({ ids }: MessagingSubject, changes: Partial<PublishedEvent> = {}): PublishedEvent {
  const id: EventId = ids.next("evt");
  const workspaceId: WorkspaceId = ids.next("ws");
  const body = JSON.stringify({ type: "invoice.paid", timestamp: 1_772_357_415, data: { id } });
  return { id, workspaceId, type: "invoice.paid", occurredAt: instant(1_772_357_415_123), body, author: null, ...changes };
}

export function asReceived({ id, type, workspaceId, occurredAt, body }: PublishedEvent): ReceivedEvent {
  return { id, type, workspaceId, timestamp: Math.floor(occurredAt / 1000), body };
}

/** Waits until the condition holds, and fails after the maximum wait. */
export async function until({ patienceMs = 50_000 }: MessagingSubject, what: string, holds: () => boolean): Promise<void> {
  const deadline = performance.now() + patienceMs;
  while (!holds()) {
    if (performance.now() > deadline) throw new assert.AssertionError({ message: `Waited ${patienceMs} ms for ${what}.` });
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** Runs the work and collects received events. */
export async function receiving(
  subject: MessagingSubject,
  work: (received: ReadonlyMap<string, ReceivedEvent>) => Promise<void>,
): Promise<void> {
  const received = new Map<string, ReceivedEvent>();
  const stop = await subject.receive((event) => void received.set(event.id, event));
  try {
    await work(received);
  } finally {
    await stop();
  }
}

/** Runs the work while the listener is subscribed to hints. */
export async function listening(
  bus: MessageBus,
  listener: (hint: Hint) => Promise<void>,
  work: (stop: () => void) => Promise<void>,
): Promise<void> {
  const stop = bus.onHint(listener);
  try {
    await work(stop);
  } finally {
    stop();
  }
}
