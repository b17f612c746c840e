/** The families of names in which a name that is similar to a setting is probably meant as one. */
const FAMILY = /^(?:STINT|DATABASE|AMQP|SMTP)_/;
/** Of the package's client and receivers, and of the repository's tests and benchmarks. */
const OTHERS = /^STINT_(?:TOKEN|URL|WEBHOOK_SECRET|TEST_.*|BENCH_.*|FAULTS|FUZZ_REQUESTS|HISTORIES)$/;
const SIMILAR = 2;

/** A sentence for each variable of the environment that is probably meant as a setting, and is none. */
export function unknownSettings(names: readonly string[], settings: readonly string[]): readonly string[] {
  const known = new Set(settings);
  return names
    .filter((name) => FAMILY.test(name) && !OTHERS.test(name) && !known.has(name))
    .flatMap((name) => {
      const similar = settings.find((setting) => distance(name, setting) <= SIMILAR);
      if (similar !== undefined) return [`${name} is not a setting. Is ${similar} meant?`];
      return name.startsWith("STINT_") ? [`${name} is not a setting. See stint --help.`] : [];
    });
}

/** The number of characters to insert, remove or replace (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [place, character] of one.split("").entries()) {
    const next = [place + 1];
    for (let at = 0; at < other.length; at++)
      next.push(Math.min((row[at] ?? 0) + (character === other[at] ? 0 : 1), (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    row = next;
  }
  return row.at(-1) ?? 0;
}
