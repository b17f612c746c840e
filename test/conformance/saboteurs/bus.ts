import { InProcessMessageBus } from "../../../adapters/memory/in-process-message-bus.js";
import { memoryIds } from "../../../adapters/memory/memory-ids.js";
import type { MessageBus } from "../../../core/ports/message-bus.js";
import { asReceived, type MessagingSubject } from "../messaging/subject.js";

/** The in-process bus, broken on purpose in one way. */
export interface BusSaboteur {
  /** The defect. */
  readonly title: string;
  /** Cases that must reject it; others may too. */
  readonly caughtBy: readonly string[];
  make(): MessagingSubject;
}

const PATIENCE_MS = 300;

export function honestBus(): MessagingSubject & { readonly bus: InProcessMessageBus } {
  const bus = new InProcessMessageBus();
  return {
    bus,
    ids: memoryIds,
    receive: async (listener) => {
      const stop = bus.onEvent((event) => listener(asReceived(event)));
      return async () => void stop();
    },
    patienceMs: PATIENCE_MS,
  };
}

export function withBus(change: (honest: MessageBus) => Partial<MessageBus>): BusSaboteur["make"] {
  return () => {
    const subject = honestBus();
    const { bus } = subject;
    const same: MessageBus = {
      carriesEvents: bus.carriesEvents,
      publish: (events) => bus.publish(events),
      hint: (hint) => bus.hint(hint),
      onHint: (listener) => bus.onHint(listener),
      health: () => bus.health(),
      close: () => bus.close(),
    };
    return { ...subject, bus: { ...same, ...change(bus) } };
  };
}
