import type { Random } from "./random.js";

const verbs =
  "Reviewed Fixed Planned Wrote Tested Discussed Prepared Refactored Deployed Investigated Updated Designed Documented Migrated Estimated Merged".split(
    " ",
  );
const adjectives =
  "new old mobile German quarterly failing slow shared internal public final weekly broken nightly partial legacy".split(" ");
const objects =
  "landing page|checkout form|invoice template|search index|customer import|login flow|price list|data export|monitoring dashboard|mail server|test suite|release notes|contract|backup|user manual|API client|order history|newsletter|payment provider|cookie banner|image gallery|booking calendar|error report|translation|database schema|price calculation|support ticket|workshop|specification|privacy policy".split(
    "|",
  );
const reasons =
  "with the client|after the review|for the release|as agreed on the phone|before the deadline|for accounting|with Priya and Jonas|from the backlog|in two steps|because of the audit".split(
    "|",
  );

/** In about a thirtieth and in about a thousandth of the notes, and in none. */
export const searched = { common: "invoice", rare: "zeppelin", absent: "quetzalcoatl" } as const;

export const tags = { common: "remote", rare: "on-call" } as const;
const otherTags =
  "on-site meeting travel overtime urgent warranty internal design research support training night weekend pair review".split(
    " ",
  );

/** A sentence such as people write about their work; empty for some. */
export function notesOf(random: Random): string {
  if (random.chance(0.05)) return "";
  const subject = random.chance(0.001) ? `${searched.rare} campaign` : random.of(objects);
  const sentence = `${random.of(verbs)} the ${random.of(adjectives)} ${subject}`;
  return random.chance(0.5) ? `${sentence} ${random.of(reasons)}` : sentence;
}

export function tagsOf(random: Random): readonly string[] {
  const found = new Set<string>();
  if (random.chance(0.2)) found.add(tags.common);
  if (random.chance(0.001)) found.add(tags.rare);
  while (random.chance(0.25)) found.add(random.of(otherTags));
  return [...found];
}

const firstNames = "Ada Grace Alan Priya Jonas Mara Tomás Léa Ben Aiko Noor Ivan Sofia Emil Chloé Omar".split(" ");
const lastNames =
  "Lindqvist Weber Raman Ortega Tanaka Moreau Okafor Novak Rossi Schäfer Dubois Haddad Larsen Silva Kowalski Byrne".split(" ");
const trades = "Bakery Brewery Clinic Logistics Museum Observatory Publishing Robotics Shipyard Theatre Vineyard Weaving".split(
  " ",
);
const works = "Website App Relaunch Support Campaign Migration Audit Shop Portal Prototype".split(" ");

export const personName = (random: Random): string => `${random.of(firstNames)} ${random.of(lastNames)}`;
export const clientName = (random: Random, n: number): string => `${random.of(lastNames)} ${random.of(trades)} ${n}`;
export const projectName = (random: Random, n: number): string => `${random.of(works)} ${n}`;
export const taskNames = ["Development", "Design", "Meetings"] as const;
