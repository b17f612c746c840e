import { once } from "node:events";
import { expect } from "chai";
import { createDatabase, sql, type TestDatabase } from "../adapters/sql/databases.js";
import { DemoStarts, ended, OWNER } from "./demo-starts.js";
import { until } from "./until.js";

const others = "from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()";

describe("the demo on a PostgreSQL server", function () {
  this.timeout(600_000);
  const starts = new DemoStarts();
  let database: TestDatabase | undefined;
  const url = () => database?.url ?? "";
  const settings = () => ({ DATABASE_URL: url() });

  beforeEach(async () => {
    database = await createDatabase();
  });
  afterEach(async () => {
    await starts.end();
    await database?.drop();
  });

  it("stops immediately on SIGINT, with exit code 0 and no connection left, and was not ready before", async () => {
    await starts.givenUpOn("SIGINT", settings());
    const none = async () => (await sql(url(), `select ${others}`)).rowCount === 0;
    await until("all connections and locks to be released", none);
  });

  it("is created completely by the start after a killed one, which prints the credentials, and is not created again", async () => {
    const service = await starts.madeWholeAfterKill(settings());
    expect(await service.stop()).to.equal(0);
    const later = await starts.servedWithSmallDemo(settings());
    expect(later.token).to.equal(null);
    expect(later.output.join("\n")).to.contain(`the demo already exists; to sign in, run \`stint sign-in-link --user ${OWNER}\``);
    expect(await later.stop()).to.equal(0);
  });

  it("ends the process with exit code 3 when the database becomes unavailable, and leaves nothing", async () => {
    const demo = await starts.begun(["serve", "--demo"], settings());
    const closed = once(demo.child, "close");
    await sql(url(), `select pg_terminate_backend(pid) ${others}`);
    expect(await closed, demo.output.join("\n")).to.deep.equal([3, null]);
    expect((await sql(url(), "select from workspaces")).rowCount).to.equal(0);
  });

  it("leaves the next start without --demo a first start if it was interrupted, which prints the credentials", async () => {
    expect(await ended(await starts.begun(["demo"], settings()), "SIGINT")).to.deep.equal([null, "SIGINT"]);
    const service = await starts.served(settings());
    const headers = { Authorization: `Bearer ${service.token}` };
    const me = (await (await fetch(`${service.url}/v1/me`, { headers })).json()) as object;
    expect(me).to.include({ email: "owner@example.com", role: "owner" });
    expect(await service.stop()).to.equal(0);
  });
});
