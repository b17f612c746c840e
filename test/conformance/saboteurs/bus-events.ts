import { memoryIds } from "../../../adapters/memory/memory-ids.js";
import type { Hint, MessageBus, PublishedEvent } from "../../../core/ports/message-bus.js";
import { type BusSaboteur, honestBus, withBus } from "./bus.js";

/** Publishes changed events, and reports success for the original ones. */
function publishing(change: (events: readonly PublishedEvent[]) => readonly PublishedEvent[]): BusSaboteur["make"] {
  return withBus((bus) => ({
    publish: async (events) => {
      await bus.publish(change(events));
      return events.map(({ id }) => id);
    },
  }));
}

const exact = "publishes an event with its id, type, workspace, second and the exact text of its body";
const types = "publishes events of every type";
const ids = "returns the id of each accepted event once, and publishes all of them";
const unheard = "accepts an event without listeners";
const again = "accepts an event that it accepted before";
const large = "transports bodies of a megabyte completely";
const many = "publishes for many simultaneous callers, on every bus, and returns each the ids of its own events";

export const eventSaboteurs: readonly BusSaboteur[] = [
  {
    title: "serializes bodies again",
    caughtBy: [exact],
    make: publishing((events) => events.map((event) => ({ ...event, body: JSON.stringify(JSON.parse(event.body)) }))),
  },
  {
    title: "loses letters beyond ASCII",
    caughtBy: [exact],
    make: publishing((events) =>
      events.map((event) => ({ ...event, body: Buffer.from(event.body, "ascii").toString("latin1") })),
    ),
  },
  {
    title: "publishes all events in one workspace",
    caughtBy: [exact],
    make: publishing(([first, ...rest]) =>
      first ? [first, ...rest.map((event) => ({ ...event, workspaceId: first.workspaceId }))] : [],
    ),
  },
  {
    title: "gives events new ids",
    caughtBy: [exact, ids, again],
    make: publishing((events) => events.map((event) => ({ ...event, id: memoryIds.next("evt") }))),
  },
  {
    title: "supports one type of event",
    caughtBy: [types],
    make: publishing((events) => events.map((event) => ({ ...event, type: "invoice.paid" }))),
  },
  {
    title: "truncates large bodies",
    caughtBy: [large],
    make: publishing((events) => events.map((event) => ({ ...event, body: event.body.slice(0, 65_536) }))),
  },
  {
    title: "returns ids of events that it drops",
    caughtBy: [ids, many],
    make: publishing((events) => events.filter((_, index) => index % 7 !== 3)),
  },
  {
    title: "returns only the first id",
    caughtBy: [ids, many],
    make: withBus((bus) => ({ publish: async (events) => (await bus.publish(events)).slice(0, 1) })),
  },
  {
    title: "returns the ids of the last caller",
    caughtBy: [many],
    make: withBus((bus) => {
      let last: readonly PublishedEvent[] = [];
      return {
        publish: async (events) => {
          last = events;
          await bus.publish(events);
          return last.map(({ id }) => id);
        },
      };
    }),
  },
  {
    title: "rejects an event without listeners",
    caughtBy: [unheard],
    make: () => {
      const honest = honestBus();
      let receivers = 0;
      return {
        ...honest,
        receive: async (listener) => {
          const stop = await honest.receive(listener);
          receivers += 1;
          return async () => {
            receivers -= 1;
            await stop();
          };
        },
        bus: Object.assign(Object.create(honest.bus) as MessageBus, {
          publish: async (events: readonly PublishedEvent[]) => (receivers === 0 ? [] : honest.bus.publish(events)),
          hint: (hint: Hint) => honest.bus.hint(hint),
          onHint: (listener: (hint: Hint) => Promise<void>) => honest.bus.onHint(listener),
          health: () => null,
        }),
      };
    },
  },
  {
    title: "accepts an event only once",
    caughtBy: [again],
    make: withBus((bus) => {
      const known = new Set<string>();
      return {
        publish: async (events) => {
          const fresh = events.filter(({ id }) => !known.has(id));
          for (const { id } of fresh) known.add(id);
          return bus.publish(fresh);
        },
      };
    }),
  },
];
