import type { ListArguments, ListPath, StintClient } from "../../client/calls.js";
import type { FeedType, FollowOptions } from "../../client/changes.js";
import { type Saboteur, saboteur } from "./saboteur.js";

/** The client of the API. */
export const clientSaboteurs: readonly Saboteur[] = [
  saboteur<typeof import("../../client/idempotency.js")>("client/idempotency", {
    title: "creates without an Idempotency-Key",
    test: "client/retries.test",
    grep: "create once after",
    breaks: { takesKey: (genuine) => (method, path) => method !== "POST" && genuine(method, path) },
  }),
  saboteur<typeof import("../../client/retries.js")>("client/retries", {
    title: "repeats requests that take no key",
    test: "client/retries.test",
    grep: "without a key are not repeated",
    breaks: {
      waitBefore: (genuine) => (failure, count, _isRepeatable, limits, random) => genuine(failure, count, true, limits, random),
    },
  }),
  saboteur<typeof import("../../client/idempotency.js")>("client/idempotency", {
    title: "repeats a change with another key after its response was lost",
    test: "client/same-key.test",
    grep: "stays the same",
    breaks: {
      OpenKeys: (OpenKeys) =>
        class extends OpenKeys {
          constructor(...[, newKey, now]: ConstructorParameters<typeof OpenKeys>) {
            super(0, newKey, now);
          }
        },
    },
  }),
  saboteur<typeof import("../../client/changes.js")>("client/changes", {
    title: "does not advance its position in the change feed",
    test: "client/copy.test",
    grep: "follows from any cursor",
    breaks: {
      followChanges: (genuine) =>
        async function* <Type extends FeedType>(options: FollowOptions<Type>) {
          let first: string | undefined;
          for await (const page of genuine(options)) yield { ...page, cursor: (first ??= page.cursor) };
        },
    },
  }),
  saboteur<typeof import("../../client/pages.js")>("client/pages", {
    title: "copies lists that may be outdated",
    test: "client/copy.test",
    grep: "reads current lists",
    breaks: {
      pages: (genuine) =>
        function <Path extends ListPath>(client: StintClient, path: Path, ..._: ListArguments<Path>) {
          return genuine(client, path, ...([] as unknown as ListArguments<Path>));
        },
    },
  }),
];
