import type { MessageBus } from "../../../core/index.js";
import type { MessagingSubject } from "../../conformance/index.js";

/** A bus on Redis that breaks a promise, and the title of the case that must notice it. */
interface Saboteur {
  readonly title: string;
  readonly caughtBy: string;
  make(honest: MessagingSubject): MessagingSubject;
}

/** Replaces methods of both buses. */
function changing(change: (bus: MessageBus, subject: MessagingSubject) => Partial<MessageBus>): Saboteur["make"] {
  const changed = (bus: MessageBus, subject: MessagingSubject): MessageBus => ({
    carriesEvents: bus.carriesEvents,
    publish: (events) => bus.publish(events),
    hint: (hint) => bus.hint(hint),
    onHint: (listener) => bus.onHint(listener),
    health: () => bus.health(),
    close: () => bus.close(),
    ...change(bus, subject),
  });
  return (subject) => ({
    ...subject,
    bus: changed(subject.bus, subject),
    ...(subject.second ? { second: changed(subject.second, subject) } : {}),
  });
}

export const saboteurs: readonly Saboteur[] = [
  {
    title: "confirms events before the server has them, and loses some",
    caughtBy: "returns the id of each accepted event once, and publishes all of them",
    make: changing((bus) => ({
      publish: async (events) => {
        await bus.publish(events.slice(1));
        return events.map(({ id }) => id);
      },
    })),
  },
  {
    title: "writes bodies as JSON of its own",
    caughtBy: "publishes an event with its id, type, workspace, second and the exact text of its body",
    make: changing((bus) => ({
      publish: (events) => bus.publish(events.map((event) => ({ ...event, body: JSON.stringify(JSON.parse(event.body)) }))),
    })),
  },
  {
    title: "gives hints only to listeners of its own process",
    caughtBy: "sends a hint from one bus to a listener of another",
    make: changing(() => {
      const listeners = new Set<Parameters<MessageBus["onHint"]>[0]>();
      return {
        hint: (hint) => setImmediate(() => listeners.forEach((listener) => void listener(hint))),
        onHint: (listener) => {
          listeners.add(listener);
          return () => void listeners.delete(listener);
        },
      };
    }),
  },
];
