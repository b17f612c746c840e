import type { Mutant } from "./mutant.js";

const file = "adapters/sql/stores/time-entry-search.ts";
const tests = ["adapters/sql/searched-lists.test"];

/** Searches for time entries in PostgreSQL. */
export const searches: readonly Mutant[] = [
  {
    title: "sorts some of many candidates of a search as if they were all",
    file,
    from: " or (select count(*) from few) > ${FEW} as is_far",
    to: " as is_far",
    tests,
    grep: "by startTime",
  },
  {
    title: "finds an entry for each time that its project is filtered",
    file,
    from: "select id from projects where ${own} and ${isAny} offset 0",
    to: 'select id from ${isAny.startsWith("id") ? "unnest(:projectIds::text[]) id" : `projects where ${own} and ${isAny}`}',
    tests,
    grep: "by startTime",
  },
  {
    title: "takes the next entries for all if some of them match",
    file,
    from: "case when hits = :limit then true else",
    to: "case when hits > 2 then true else",
    tests,
    grep: "by startTime",
  },
  {
    title: "sends search terms with quotation marks that end them",
    file,
    from: '(character === \'"\' || character === "\\\\" ? `\\\\${character}` : character)',
    to: "character",
    tests: ["adapters/sql/search-terms.test"],
  },
  {
    title: "keeps the letters of an email address that differ in the case of other languages",
    file: "adapters/sql/email-key.ts",
    from: 'foldCase(address).replaceAll(leftOut, "")',
    to: "foldCase(address)",
    tests: ["adapters/sql/email-keys.test"],
  },
  {
    title: "records the keys of email addresses in the change feed",
    file: "adapters/sql/migrations/0025-email-keys.ts",
    from: "{ hidden: [COLUMN] }",
    to: "{}",
    tests: ["adapters/sql/email-keys.test"],
  },
];
