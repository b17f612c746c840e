import { instant } from "../../../core/kernel/instant.js";
import { type Saboteur, withStores } from "./saboteur.js";

const first = "gives a request to who claims it first, and its answer to everybody after";

export const answerSaboteurs: readonly Saboteur[] = [
  {
    title: "lets every repeat have its own effect",
    caughtBy: [first, "lets a second claim of a request wait for the end of the first, and gives it what was kept"],
    make: withStores(({ answers }) => ({
      answers: { claim: async () => null, keep: (request, answer) => answers.keep(request, answer).catch(() => undefined) },
    })),
  },
  {
    title: "keeps answers for ever",
    caughtBy: ["keeps an answer for a day, and not in the instant after"],
    make: withStores(({ answers }) => ({
      answers: {
        claim: (request) => answers.claim(request, instant(0)),
        keep: (request, answer) => answers.keep(request, answer),
      },
    })),
  },
  {
    title: "shows one workspace the answers of another",
    caughtBy: ["keeps answers apart from those of other workspaces"],
    make: (() => {
      const kept = new Map<string, { fingerprint: string; answer: never }>();
      return withStores(({ answers }) => ({
        answers: {
          claim: async (request, now) => kept.get(request.id) ?? (await answers.claim(request, now)),
          keep: async (request, answer) => {
            await answers.keep(request, answer);
            kept.set(request.id, { fingerprint: request.fingerprint, answer: answer as never });
          },
        },
      }));
    })(),
  },
  {
    title: "remembers the answer of work that was rolled back",
    caughtBy: ["forgets the claim and the answer of work that rejects"],
    make: (() => {
      const kept = new Map<string, { fingerprint: string; answer: never }>();
      return withStores(({ answers }, { scope }) => ({
        answers: {
          claim: async (request, now) => kept.get(scope.workspaceId + request.id) ?? (await answers.claim(request, now)),
          keep: async (request, answer) => {
            await answers.keep(request, answer);
            kept.set(scope.workspaceId + request.id, { fingerprint: request.fingerprint, answer: answer as never });
          },
        },
      }));
    })(),
  },
];
