import { expect } from "chai";
import { createDatabase, sql, type TestDatabase } from "../adapters/sql/databases.js";
import { DemoStarts, ended, isComplete, OWNER } from "./demo-starts.js";
import { stint } from "./service-process.js";
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

  it("answers its user while it is created, stops on SIGINT with exit code 0, and is completed by the next start", async () => {
    await starts.goneOnAfter("SIGINT", settings());
    const none = async () => (await sql(url(), `select ${others}`)).rowCount === 0;
    await until("all connections and locks to be released", none);
  });

  it("is completed after kills, with nothing missing and nothing twice, and is not created again", async () => {
    const service = await starts.madeWholeAfterKills(settings());
    expect(service.output.join("\n")).to.contain("the demo already exists; to sign in, run `");
    expect(service.output.join("\n")).to.contain(`npx stint sign-in-link --user ${OWNER}\``);
    expect(await service.stop()).to.equal(0);
  });

  it("is completed after the database has closed its connections", async () => {
    const service = await starts.answering(settings());
    await sql(url(), `select pg_terminate_backend(pid) ${others}`);
    await until("the complete demo", () => isComplete(service));
    expect(await service.stop()).to.equal(0);
  });

  it("remains incomplete if its token is revoked", async () => {
    const service = await starts.answering(settings());
    await starts.revoked(service);
    await until("the end", () => service.output.some((line) => line.includes("because its token was revoked")));
    expect(isComplete(service)).to.equal(false);
    expect(await service.stop()).to.equal(0);
  });

  it("leaves the next start without --demo a first start if it was interrupted, which prints the credentials", async () => {
    expect((await stint(["migrate"], settings())).code).to.equal(0);
    expect(await ended(await starts.begun(["demo"], settings()), "SIGINT")).to.deep.equal([null, "SIGINT"]);
    const service = await starts.served(settings());
    const headers = { Authorization: `Bearer ${service.token}` };
    const me = (await (await fetch(`${service.url}/v1/me`, { headers })).json()) as object;
    expect(me).to.include({ email: "owner@example.com", role: "owner" });
    expect(await service.stop()).to.equal(0);
  });
});
