import fc from "fast-check";
import type { LocalDate, Ports, Stores } from "../../core/index.js";

/** Time zones whose days begin and end at very different times. */
export const zones = [
  "Europe/Berlin",
  "America/New_York",
  "Pacific/Kiritimati",
  "Etc/GMT+12",
  "Australia/Lord_Howe",
  "UTC",
] as const;

/** How a process ends a unit of work: before it, with the commit unknown to it, or at a call of a store. */
export type Kill = "before" | "after" | number;

export const kill = fc.oneof(fc.constantFrom<Kill>("before", "after"), fc.integer({ min: 0, max: 40 }));

/** Ends the units of work of a process as the kills say, one after the other; later ones succeed. */
export function killed(unitOfWork: Ports["unitOfWork"], kills: Kill[]): Ports["unitOfWork"] {
  const died = () => new Error("The process was killed.");
  return {
    read: (scope, work) => unitOfWork.read(scope, work),
    run: async (scope, work) => {
      const kill = kills.shift();
      if (kill === "before") throw died();
      let left = typeof kill === "number" ? kill : Number.POSITIVE_INFINITY;
      const counting = (stores: Stores): Stores =>
        new Proxy(stores, {
          get: (all, name: keyof Stores) =>
            new Proxy(all[name], {
              get: (store, method) => {
                const member: unknown = Reflect.get(store, method);
                if (typeof member !== "function") return member;
                return (...given: unknown[]): unknown => {
                  if (left-- === 0) throw died();
                  return Reflect.apply(member, store, given);
                };
              },
            }),
        });
      const result = await unitOfWork.run(scope, (stores) => work(counting(stores)));
      if (kill === "after") throw died();
      return result;
    },
  };
}

/** The date of the calendar of `Intl`. */
export function dateIn(zone: string, now: number): LocalDate {
  return new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short" }).format(now) as LocalDate;
}
