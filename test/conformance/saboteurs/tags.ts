import { type Saboteur, withStores } from "./saboteur.js";

const first = "returns the spelling of a tag that was added first, and finds all";

export const tagSaboteurs: readonly Saboteur[] = [
  {
    title: "returns another spelling than the first",
    caughtBy: [first],
    make: withStores(({ tags }) => ({
      tags: {
        ...tags,
        first: async (keys) => new Map([...(await tags.first(keys))].map(([key, name]) => [key, name.toUpperCase()])),
      },
    })),
  },
  {
    title: "finds only the first spelling of a tag",
    caughtBy: [first],
    make: withStores(({ tags }) => ({
      tags: { ...tags, spellings: async (keys) => [...(await tags.first(keys)).values()] },
    })),
  },
  {
    title: "keeps spellings that are removed",
    caughtBy: ["removes spellings, so that the next one is the first, and none of another workspace"],
    make: withStores(({ tags }) => ({ tags: { ...tags, remove: async () => undefined } })),
  },
];
