/**
 * Creates a report of 100,000 time entries on the embedded store in the given folder, while other requests are sent one after another. Prints
 * its totals, the number of responses to other requests, and the peak growth of live objects in MiB.
 */
import { openStorage } from "../../adapters/sql/storage.js";
import { portsOn, storageOptions } from "../system-ports.js";
import { startHarness } from "./harness.js";
import { asLogin } from "../adapters/sql/databases.js";

const ENTRIES = 100_000;
const [, , folder = ""] = process.argv;
const collect = globalThis.gc ?? (() => undefined);

const storage = await openStorage({ kind: "embedded", folder }, storageOptions);
const harness = await startHarness(portsOn(storage));
const { id, tokens, actors } = await harness.createWorkspace();
const owner = harness.api(tokens.owner);
const project = (await owner("/v1/projects", { body: { name: "Project" } })).body["id"] as string;
await asLogin(
  storage,
  `insert into time_entries (id, workspace_id, user_id, project_id, task_id, notes, start_time, end_time, billable, tags, own_rate,
     rate_amount, rate_currency, rate_source, invoice_id, version, created_at, updated_at)
   select 'te_' || lpad(n::text, 26, '0'), $1, $2, $3, null, 'What was done in this hour of the project', start, start + interval '1 hour',
     true, '["tag", "another tag"]', null, 6000, 'EUR', 'project', null, 1, start, start
   from (select n, timestamptz '2020-01-01T00:00:00Z' + n * interval '20 minutes' as start from generate_series(0, $4::int) n) entries`,
  [id, actors.owner.userId, project, ENTRIES - 1],
);
await owner("/v1/reports/time?group_by=project&to=2020-01-02T00:00:00Z");

collect();
const before = process.memoryUsage().heapUsed;
let [growth, answered, done] = [0, 0, false];
const report = owner("/v1/reports/time?group_by=project&group_by=month").finally(() => {
  done = true;
});
while (!done) {
  const { status } = await owner(answered % 2 === 0 ? "/v1/projects" : "/v1/time-entries?limit=1");
  if (status !== 200) throw new Error(`Another request was answered ${status}.`);
  if (!done) answered += 1;
  collect();
  growth = Math.max(growth, process.memoryUsage().heapUsed - before);
}
const { status, body } = await report;
process.stdout.write(`${JSON.stringify({ status, totals: body["totals"], answered, mebibytes: growth / 2 ** 20 })}\n`);
await harness.close();
await storage.close();
