import { rmSync } from "node:fs";
import { manualClock, selectCases, type Subject, unitOfWorkConformance } from "stint/conformance";
import { openSqliteStorage } from "../../examples/sqlite-storage/index.js";
import { ids, newFolder } from "./sqlite-subjects.js";

describe("the SQLite storage conforms", () => {
  const { folder, file } = newFolder();
  const clock = manualClock();
  const storage = openSqliteStorage(file, { clock, ids, outbox: true });
  const subject: Subject = { ...storage, clock, ids };

  // It lacks no trait, so nothing is left out.
  for (const { title, run } of selectCases(unitOfWorkConformance(), subject).applied) it(title, () => run(subject));

  after(async () => {
    await storage.close();
    rmSync(folder, { recursive: true });
  });
});
