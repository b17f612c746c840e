import type { ChangeType, FollowOptions } from "../../client/changes.js";
import { type Saboteur, saboteur } from "./saboteur.js";

/** The client of the API, and the verification of webhooks. */
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
  saboteur<typeof import("../../client/attempts.js")>("client/attempts", {
    title: "does not notice that a response is cut off",
    test: "client/retries.test",
    grep: "a response that is cut off",
    breaks: { send: (genuine) => (sending, around) => genuine({ ...sending, isFile: true }, around) },
  }),
  saboteur<typeof import("../../client/changes.js")>("client/changes", {
    title: "follows changes from the end of the feed instead of where the copy began",
    test: "client/copy.test",
    grep: "misses no change",
    breaks: {
      followChanges: (genuine) =>
        async function* <Type extends ChangeType>(options: FollowOptions<Type>) {
          const { data } = await options.client.GET("/changes", { params: { query: { start: "end" } } });
          yield* genuine({ ...options, cursor: data.next_cursor });
        },
    },
  }),
  saboteur<typeof import("../../client/aborting.js")>("client/aborting", {
    title: "hides errors of the store once the signal aborts",
    test: "client/copy.test",
    grep: "also if the signal has aborted",
    breaks: { isAbortBy: () => (signal) => signal.aborted },
  }),
  saboteur<typeof import("../../webhooks/headers.js")>("webhooks/headers", {
    title: "uses the first of two headers with the same name",
    test: "webhooks/verify-webhook.test",
    breaks: {
      signedHeaders: (genuine) => (headers) => {
        const first = (value: string | readonly string[] | undefined) => (Array.isArray(value) ? value.slice(0, 1) : value);
        if (typeof headers.get === "function") return genuine(headers);
        return genuine(Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, first(value)])));
      },
    },
  }),
  saboteur<typeof import("../../webhooks/verify-webhook.js")>("webhooks/verify-webhook", {
    title: "accepts a webhook that was signed an hour ago",
    test: "webhooks/verify-webhook.test",
    breaks: { verifyWebhook: (genuine) => (options) => genuine({ toleranceSeconds: 3_600, ...options }) },
  }),
];
