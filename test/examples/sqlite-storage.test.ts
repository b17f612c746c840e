import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openSqliteStorage } from "../../examples/sqlite-storage/index.js";
import { manualClock, type Subject, unitOfWorkConformance } from "stint/conformance";
import { memoryPorts } from "stint/memory";

describe("the SQLite storage conforms", () => {
  const folder = mkdtempSync(join(tmpdir(), "stint-"));
  const clock = manualClock();
  const { ids } = memoryPorts();
  let subject: Subject;
  before(() => {
    subject = { ...openSqliteStorage(join(folder, "stint.db"), { clock, ids, outbox: true }), clock, ids };
  });
  for (const { title, run } of unitOfWorkConformance()) it(title, () => run(subject));
  after(() => rmSync(folder, { recursive: true }));
});
