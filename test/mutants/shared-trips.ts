import type { Mutant } from "./mutant.js";

const file = "adapters/sql/shared-trips.ts";
const tests = ["adapters/sql/shared-trips.test"];

/** Round trips to PostgreSQL that units of work share. */
export const sharedTrips: readonly Mutant[] = [
  {
    title: "gives each unit of work the answers of the first one of its round trip",
    file,
    from: "const answer = answers[place];",
    to: "const answer = answers[places.indexOf(place)];",
    tests,
  },
  {
    title: "checks data once in a round trip, although a part before has changed it",
    file,
    from: 'if (kind === undefined || kind === "binding")',
    to: 'if (kind === "binding")',
    tests,
  },
  {
    title: "sends the writes of a workspace side by side",
    file,
    from: "if (line.latest && patienceMs > 0) {",
    to: "if (line.latest && patienceMs < 0) {",
    tests,
  },
  {
    title: "lets writes wait for one that waits for a lock",
    file,
    from: "line.timer ??= setTimeout(() => this.#stopWaiting(key, line), patienceMs);",
    to: "",
    tests,
    grep: "does not wait long",
  },
  {
    title: "lets a token act for another one in a shared round trip",
    file,
    from: 'value === earlier?.values?.[index] || (kind === "binding" && index === TIME)',
    to: 'value === earlier?.values?.[index] || kind === "binding"',
    tests,
  },
  {
    title: "sends writes again whose outcome is unknown",
    file,
    from: "isRolledBack(error)",
    to: "isRolledBack(error) || true",
    tests,
  },
];
