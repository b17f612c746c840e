import { instant } from "../../../core/kernel/instant.js";
import { type Saboteur, withStores } from "./saboteur.js";

const first = "gives a request to the first that claims it, and its response to all later ones";

export const answerSaboteurs: readonly Saboteur[] = [
  {
    title: "executes every repeated request",
    caughtBy: [first, "makes a second claim of a request wait for the first, and returns the stored response"],
    make: withStores(({ answers }) => ({
      answers: { claim: async () => null, keep: (request, answer) => answers.keep(request, answer).catch(() => undefined) },
    })),
  },
  {
    title: "keeps responses forever",
    caughtBy: ["keeps a response for a day, and not an instant longer"],
    make: withStores(({ answers }) => ({
      answers: {
        claim: (request) => answers.claim(request, instant(0)),
        keep: (request, answer) => answers.keep(request, answer),
      },
    })),
  },
  {
    title: "shows one workspace the responses of another",
    caughtBy: ["isolates responses from those of other workspaces"],
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
    title: "keeps the response of work that was rolled back",
    caughtBy: ["forgets the claim and the response of work that rejects"],
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
