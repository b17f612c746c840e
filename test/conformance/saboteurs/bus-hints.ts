import type { Hint } from "../../../core/ports/message-bus.js";
import type { MessagingSubject } from "../messaging/subject.js";
import { type BusSaboteur, withBus } from "./bus.js";

function hearing(change: (listener: (hint: Hint) => Promise<void>) => (hint: Hint) => Promise<void>): BusSaboteur["make"] {
  return withBus((bus) => ({ onHint: (listener) => bus.onHint(change(listener)) }));
}

const kinds = "calls a listener for a hint of each kind, with its kind";
const later = "calls a listener only after the one who hinted has gone on";
const several = "calls at least one of several listeners";
const throwing = "never throws at who hints, and goes on calling, whatever a listener throws";
const busy = "waits for no listener when it is given a hint, and calls others while one is busy";
const left = "calls no listener after it was unsubscribed";
const nobody = "loses nothing but hints while nobody listens";
const burst = "calls a listener after the last of 10000 hints, and keeps no more of them than memory bears";

export const hintSaboteurs: readonly BusSaboteur[] = [
  { title: "drops every hint", caughtBy: [kinds, later, several, burst], make: withBus(() => ({ hint: () => undefined })) },
  {
    title: "takes every hint for one of mail",
    caughtBy: [kinds, nobody],
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
    title: "never calls a listener again that has rejected",
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
    title: "goes on calling listeners that have left",
    caughtBy: [left],
    make: withBus((bus) => ({
      onHint: (listener) => {
        bus.onHint(listener);
        return () => undefined;
      },
    })),
  },
  {
    title: "hears nothing any longer once a hint found nobody",
    caughtBy: [nobody],
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
    title: "takes a hint for the same as the one before it",
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
    title: "keeps forty kilobytes of every hint",
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
