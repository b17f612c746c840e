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
    title: "lets newer work overtake work that runs again",
    caughtBy: ["lets work that lost a race win its next attempt, whatever else writes"],
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
      "runs work that lost a race again from the start, without what it wrote before",
      "runs work again that a store's lost race ended",
      "gives up a race that is lost again and again, with the lost race",
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
    title: "runs a lost race again without end",
    caughtBy: ["gives up a race that is lost again and again, with the lost race"],
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
    title: "keeps what lost races wrote when it runs them again",
    caughtBy: ["runs work that lost a race again from the start, without what it wrote before"],
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
    title: "runs any work again that rejects",
    caughtBy: ["passes the error of the work through untouched, and does not run it again"],
    make: withUnitOfWork((inner) => ({
      run: (scope, work) => inner.run(scope, work).catch(() => inner.run(scope, work)),
    })),
  },
  {
    title: "answers every outage as one of the domain's errors",
    caughtBy: ["passes the error of the work through untouched, and does not run it again"],
    make: withUnitOfWork((inner) => ({
      read: (scope, work) =>
        inner.read(scope, work).catch((error: unknown) => {
          throw error instanceof StintError ? error : new StintError("unavailable", "unavailable", "Try again later.");
        }),
    })),
  },
];
