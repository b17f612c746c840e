import type { Hint } from "../../../core/ports/message-bus.js";
import type { MessagingSubject } from "../messaging/subject.js";
import { type BusSaboteur, withBus } from "./bus.js";

function hearing(change: (listener: (hint: Hint) => Promise<void>) => (hint: Hint) => Promise<void>): BusSaboteur["make"] {
  return withBus((bus) => ({ onHint: (listener) => bus.onHint(change(listener)) }));
}

const kinds = "calls a listener for a hint of each kind, with its kind";
const later = "calls a listener only after the call to hint() has returned";
const several = "calls at least one of several listeners";
const throwing = "never throws from hint(), and keeps calling listeners that throw";
const busy = "does not wait for listeners in hint(), and calls others while one is busy";
const left = "does not call a listener after it is unsubscribed";
const withoutListener = "loses only hints while there is no listener";
const burst = "calls a listener after the last of 10000 hints, and keeps a bounded number of them";

export const hintSaboteurs: readonly BusSaboteur[] = [
  { title: "drops every hint", caughtBy: [kinds, later, several, burst], make: withBus(() => ({ hint: () => undefined })) },
  {
    title: "treats every hint as one of mail",
    caughtBy: [kinds, withoutListener],
    make: withBus((bus) => ({ hint: () => bus.hint("mail") })),
  },
  {
    title: "calls listeners inside hint()",
    caughtBy: [later],
    make: withBus(() => {
      const listeners = new Set<(hint: Hint) => Promise<void>>();
      return {
        hint: (hint) => {
          for (const listener of listeners) void listener(hint);
        },
        onHint: (listener) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      };
    }),
  },
  {
    title: "never calls a listener again after it rejects",
    caughtBy: [throwing],
    make: hearing((listener) => {
      let failed = false;
      return async (hint) => {
        if (failed) return;
        await listener(hint).catch(() => (failed = true));
      };
    }),
  },
  {
    title: "calls one listener at a time",
    caughtBy: [busy],
    make: withBus((bus) => {
      let turn: Promise<void> = Promise.resolve();
      return {
        onHint: (listener) =>
          bus.onHint((hint) => {
            turn = turn.then(() => listener(hint)).catch(() => undefined);
            return turn;
          }),
      };
    }),
  },
  { title: "throws from hint() while a listener is busy", caughtBy: [busy], make: throwingWhileBusy },
  {
    title: "keeps calling unsubscribed listeners",
    caughtBy: [left],
    make: withBus((bus) => ({
      onHint: (listener) => {
        bus.onHint(listener);
        return () => undefined;
      },
    })),
  },
  {
    title: "stops working after a hint without listeners",
    caughtBy: [withoutListener],
    make: withBus((bus) => {
      let listeners = 0;
      let broken = false;
      return {
        hint: (hint) => {
          broken ||= listeners === 0;
          if (!broken) bus.hint(hint);
        },
        onHint: (listener) => {
          listeners += 1;
          return bus.onHint(listener);
        },
      };
    }),
  },
  {
    title: "ignores a hint that follows another",
    caughtBy: [throwing, burst],
    make: withBus((bus) => {
      let last: Hint | undefined;
      return {
        hint: (hint) => {
          if (hint !== last) bus.hint(hint);
          last = hint;
        },
      };
    }),
  },
  {
    title: "leaks forty kilobytes per hint",
    caughtBy: [burst],
    make: withBus((bus) => {
      const kept: Buffer[] = [];
      return {
        hint: (hint) => {
          kept.push(Buffer.alloc(40_960));
          bus.hint(hint);
        },
      };
    }),
  },
  { title: "is never well", caughtBy: ["is well"], make: withBus(() => ({ health: () => "Something is wrong." })) },
];

function throwingWhileBusy(): MessagingSubject {
  let running = 0;
  return withBus((bus) => ({
    hint: (hint) => {
      if (running > 0) throw new Error("A listener is busy.");
      bus.hint(hint);
    },
    onHint: (listener) =>
      bus.onHint(async (hint) => {
        running += 1;
        await listener(hint).finally(() => (running -= 1));
      }),
  }))();
}
