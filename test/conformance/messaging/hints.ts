import assert from "node:assert/strict";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { Hint } from "../../../core/ports/message-bus.js";
import { Signal } from "../support.js";
import { listening, type MessagingCase, until } from "./subject.js";

const BURST = 10_000;
const MOST_GROWTH = 64 * 2 ** 20;
const kinds: readonly Hint[] = ["deliveries", "mail"];

/** Bun has a function, and Node a flag that adds one to new contexts. The flag is set only here, so that importing the suite has no effect. */
function garbageCollector(): () => void {
  const { Bun } = globalThis as { readonly Bun?: { gc(synchronously: boolean): void } };
  if (Bun) return () => Bun.gc(true);
  setFlagsFromString("--expose-gc");
  try {
    return runInNewContext("gc") as () => void;
  } finally {
    setFlagsFromString("--no-expose-gc");
  }
}

/** The size of live objects in bytes, without garbage. */
function inUse(collectGarbage: () => void): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

export const hintCases: readonly MessagingCase[] = [
  {
    title: "is well",
    async run({ bus, second }) {
      assert.equal(bus.health(), null);
      assert.equal(second?.health() ?? null, null);
    },
  },
  {
    title: "calls a listener for a hint of each kind, with its kind",
    async run(subject) {
      for (const kind of kinds) {
        const heard = new Set<Hint>();
        await listening(
          subject.bus,
          async (hint) => void heard.add(hint),
          async () => {
            subject.bus.hint(kind);
            await until(subject, `a hint of ${kind}`, () => heard.has(kind));
            for (const hint of heard) assert.ok(kinds.includes(hint), `there is no hint ${hint}`);
          },
        );
      }
    },
  },
  {
    title: "calls a listener only after the call to hint() has returned",
    async run(subject) {
      let calls = 0;
      await listening(
        subject.bus,
        async () => void (calls += 1),
        async () => {
          const before = calls;
          subject.bus.hint("mail");
          assert.equal(calls, before, "the listener was called inside hint()");
          await until(subject, "the hint", () => calls > before);
        },
      );
    },
  },
  {
    title: "calls at least one of several listeners",
    async run(subject) {
      const calls = [0, 0, 0];
      const stops = calls.map((_, index) => subject.bus.onHint(async () => void (calls[index] = (calls[index] ?? 0) + 1)));
      try {
        subject.bus.hint("deliveries");
        await until(subject, "one of the listeners", () => calls.some((count) => count > 0));
      } finally {
        for (const stop of stops) stop();
      }
    },
  },
  {
    title: "sends a hint from one bus to a listener of another",
    async run(subject) {
      let heard = 0;
      const listener = async (hint: Hint): Promise<void> => void (heard += hint === "mail" ? 1 : 0);
      await listening(subject.bus, listener, async () => {
        (subject.second ?? subject.bus).hint("mail");
        await until(subject, "the other's hint", () => heard > 0);
      });
    },
  },
  {
    title: "never throws from hint(), and keeps calling listeners that throw",
    async run(subject) {
      let calls = 0;
      let isBroken = true;
      const listener = async (): Promise<void> => {
        calls += 1;
        if (isBroken) throw new Error("This listener rejects, as the suite wants it.");
      };
      await listening(subject.bus, listener, async () => {
        subject.bus.hint("mail");
        await until(subject, "the rejecting listener", () => calls > 0);
        isBroken = false;
        const before = calls;
        subject.bus.hint("mail");
        await until(subject, "the listener once more", () => calls > before);
      });
    },
  },
  {
    title: "does not wait for listeners in hint(), and calls others while one is busy",
    async run(subject) {
      const busy = new Signal();
      let started = 0;
      const slow = async (): Promise<void> => {
        started += 1;
        await busy.fired;
      };
      await listening(subject.bus, slow, async () => {
        for (const kind of kinds) subject.bus.hint(kind);
        await until(subject, "the slow listener", () => started > 0);
        for (let count = 0; count < 3; count += 1) for (const kind of kinds) assert.equal(subject.bus.hint(kind), undefined);
        let others = 0;
        await listening(
          subject.bus,
          async () => void (others += 1),
          async () => {
            subject.bus.hint("deliveries");
            await until(subject, "another listener", () => others > 0).finally(() => busy.fire());
          },
        );
      }).finally(() => busy.fire());
    },
  },
  {
    title: "does not call a listener after it is unsubscribed",
    async run(subject) {
      let ended = 0;
      let heard = 0;
      const stop = subject.bus.onHint(async () => void (ended += 1));
      subject.bus.hint("mail");
      await until(subject, "the first listener", () => ended > 0);
      stop();
      stop();
      const before = ended;
      await listening(
        subject.bus,
        async () => void (heard += 1),
        async () => {
          for (const kind of kinds) subject.bus.hint(kind);
          await until(subject, "the second listener", () => heard > 0);
        },
      );
      assert.equal(ended, before, "a listener was called that had left");
    },
  },
  {
    title: "loses only hints while there is no listener",
    async run(subject) {
      for (let count = 0; count < 100; count += 1) for (const kind of kinds) subject.bus.hint(kind);
      const heard = new Set<Hint>();
      await listening(
        subject.bus,
        async (hint) => void heard.add(hint),
        async () => {
          for (const kind of kinds) subject.bus.hint(kind);
          await until(subject, "both kinds", () => heard.size === kinds.length);
        },
      );
      assert.equal(subject.bus.health(), null);
    },
  },
  {
    title: `calls a listener after the last of ${BURST} hints, and keeps a bounded number of them`,
    async run(subject) {
      let isOver = false;
      let after = 0;
      const listener = async (): Promise<void> => {
        await new Promise<void>((resolve) => setImmediate(resolve));
        if (isOver) after += 1;
      };
      await listening(subject.bus, listener, async () => {
        const collectGarbage = garbageCollector();
        const before = inUse(collectGarbage);
        for (let count = 1; count <= BURST; count += 1) {
          isOver = count === BURST;
          subject.bus.hint("deliveries");
          if (count % 100 === 0) await new Promise<void>((resolve) => setImmediate(resolve));
        }
        await until(subject, "a call after the burst", () => after > 0);
        const growth = inUse(collectGarbage) - before;
        assert.ok(growth < MOST_GROWTH, `memory grew by ${growth} bytes`);
      });
    },
  },
];
