import assert from "node:assert/strict";
import { unitOfWorkConformance } from "stint/conformance";
import { rewriting, withStorage } from "./sqlite-subjects.js";

interface SqlSaboteur {
  readonly title: string;
  /** Returns null for a statement that is not executed. */
  readonly change: (sql: string) => string | null;
  readonly caughtBy: readonly string[];
}

const replaced = (from: string | RegExp, to: string) => (sql: string) => sql.replaceAll(from, to);

const saboteurs: readonly SqlSaboteur[] = [
  {
    title: "forgets the workspace in queries",
    change: (sql) => (sql.startsWith("select doc") ? sql.replace("workspace_id = ?", "(workspace_id = ? or true)") : sql),
    caughtBy: ["finds nothing of another workspace by its id", "lists nothing of another workspace"],
  },
  {
    title: "forgets the workspace in changes",
    change: replaced("where workspace_id = ?1 and id", "where (workspace_id = ?1 or true) and id"),
    caughtBy: ["changes nothing in another workspace"],
  },
  {
    title: "ignores the version of a change",
    change: replaced("and version = ?5", "and ?5 = ?5"),
    caughtBy: ["rejects a stale change to a workspace", "rejects a stale change to a user"],
  },
  {
    title: "commits work that rejects",
    change: (sql) => (sql === "rollback" ? "commit" : sql),
    caughtBy: ["forgets every inserted row when the work rejects", "forgets the events of work that rejects"],
  },
  {
    title: "sorts pages in the other direction",
    change: replaced(/ (asc|desc), id (asc|desc) limit/g, " desc, id asc limit"),
    caughtBy: ["pages through users completely, in order, ties by id, in both directions"],
  },
  {
    title: "repeats the last item of a page on the next",
    change: replaced(/, id\) ([<>]) \(/g, ", id) $1= ("),
    caughtBy: ["pages through users completely, in order, ties by id, in both directions"],
  },
  {
    title: "loses changes of the feed",
    change: (sql) => (sql.startsWith("insert into changes") ? null : sql),
    caughtBy: ["reports each of many entries that are billed, released and rated together"],
  },
  {
    title: "has no unique keys",
    change: replaced("create unique index", "create index"),
    caughtBy: ["rejects a second running timer of a user, but not of another user"],
  },
  {
    title: "has no references",
    change: replaced(/, foreign key \(workspace_id, \w+\) references \w+ \(workspace_id, id\)( on delete cascade)?/g, ""),
    caughtBy: ["rejects a reference to a missing resource", "deletes a user's mail together with the user"],
  },
  {
    title: "searches texts without folding",
    change: replaced("folded ->> '$.notes'", "doc ->> '$.notes'"),
    caughtBy: ["finds a text in notes ignoring case and accents, in any script, and treats no character as a wildcard"],
  },
  {
    title: "claims deliveries of paused subscriptions",
    change: replaced("and w.status = 'active'", ""),
    caughtBy: ["claims nothing of a paused subscription until it is resumed"],
  },
];

/** A case that every one of them passes, so that none is rejected because nothing works. */
const CONTROL = "is not empty once a workspace exists";

describe("the conformance suite rejects a SQLite storage that", () => {
  const cases = new Map(unitOfWorkConformance().map((one) => [one.title, one]));

  const run = (title: string): Promise<void> => {
    const found = cases.get(title);
    assert.ok(found, `there is no case "${title}"`);
    return withStorage((subject) => found.run(subject));
  };

  for (const { title, change, caughtBy } of saboteurs) {
    it(title, async () => {
      await rewriting(change, () => run(CONTROL));
      for (const expected of caughtBy) {
        await run(expected);
        await assert.rejects(
          rewriting(change, () => run(expected)),
          `"${expected}" lets it pass`,
        );
      }
    });
  }
});
