import { isLostRace, lostRace } from "../../../core/kernel/entity.js";
import { StintError } from "../../../core/kernel/errors.js";
import { committed, type Saboteur, withUnitOfWork } from "./saboteur.js";

const ENDLESS = 10_000;

class Disguise extends Error {
  constructor(readonly worn: unknown) {
    super("in disguise");
  }
}

export const retrySaboteurs: readonly Saboteur[] = [
  {
    title: "lets newer work overtake a retry",
    caughtBy: ["lets work that lost a race win its next attempt, despite other writers"],
    make: withUnitOfWork((inner) => {
      let newest = 0;
      return {
        run: (scope, work) => {
          newest += 1;
          return inner.run(scope, async (stores) => {
            const before = newest;
            const result = await work(stores);
            if (newest > before) throw lostRace("something");
            return result;
          });
        },
      };
    }),
  },
  {
    title: "never runs a lost race again",
    caughtBy: [
      "runs work that lost a race again from the start, without its earlier writes",
      "runs work again after a store reports a lost race",
      "gives up after repeatedly lost races, with the lost race",
    ],
    make: withUnitOfWork((inner) => ({
      run: async (scope, work) => {
        const disguised = (error: unknown): never => {
          throw new Disguise(error);
        };
        return inner
          .run(scope, (stores) => work(stores).catch(disguised))
          .catch((error: unknown) => {
            throw error instanceof Disguise ? error.worn : error;
          });
      },
    })),
  },
  {
    title: "retries lost races forever",
    caughtBy: ["gives up after repeatedly lost races, with the lost race"],
    make: withUnitOfWork((inner) => ({
      run: async (scope, work) => {
        for (let runs = 0; ; runs += 1) {
          try {
            return await inner.run(scope, work);
          } catch (error) {
            if (!isLostRace(error) || runs === ENDLESS) throw error;
          }
        }
      },
    })),
  },
  {
    title: "keeps the writes of lost races when it retries them",
    caughtBy: ["runs work that lost a race again from the start, without its earlier writes"],
    make: withUnitOfWork((inner) => ({
      run: async (scope, work) => {
        for (let runs = 0; ; runs += 1) {
          try {
            return await committed((swallowing) => inner.run(scope, swallowing), work);
          } catch (error) {
            if (!isLostRace(error) || runs === 5) throw error;
          }
        }
      },
    })),
  },
  {
    title: "retries any work that rejects",
    caughtBy: ["passes the error of the work through unchanged, and does not run it again"],
    make: withUnitOfWork((inner) => ({
      run: (scope, work) => inner.run(scope, work).catch(() => inner.run(scope, work)),
    })),
  },
  {
    title: "reports every outage as a domain error",
    caughtBy: ["passes the error of the work through unchanged, and does not run it again"],
    make: withUnitOfWork((inner) => ({
      read: (scope, work) =>
        inner.read(scope, work).catch((error: unknown) => {
          throw error instanceof StintError ? error : new StintError("unavailable", "unavailable", "Try again later.");
        }),
    })),
  },
];
