import fc from "fast-check";
import type { Suite } from "mocha";

/** The same items in an order that the seed determines. */
export function shuffled<T>(items: readonly T[], seed: number): T[] {
  const whole = { minLength: items.length, maxLength: items.length };
  const [drawn = []] = fc.sample(fc.shuffledSubarray([...items], whole), { numRuns: 1, seed });
  return drawn;
}

/** Puts the tests of each suite, and its suites, in an order that the seed determines. */
export function shuffleSuite(suite: Suite, seed: number): void {
  suite.tests = shuffled(suite.tests, seed);
  suite.suites = shuffled(suite.suites, seed);
  for (const inner of suite.suites) shuffleSuite(inner, seed);
}
