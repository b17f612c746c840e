import { expect } from "chai";
import { createDatabase, type TestDatabase } from "../adapters/sql/databases.js";
import { Wire } from "../adapters/sql/wire.js";
import { Service } from "./service-process.js";
import { until } from "./until.js";

describe("while the database is unavailable", function () {
  this.timeout(600_000);
  let database: TestDatabase | undefined;
  let wire: Wire;
  let service: Service;

  before(async () => {
    database = await createDatabase();
    wire = await Wire.to(database.url);
    service = await Service.start({ DATABASE_URL: wire.url });
  });
  after(async () => {
    await service?.kill();
    wire?.close();
    await database?.drop();
  });

  const ask = (path: string) => fetch(service.url + path, { headers: { Authorization: `Bearer ${service.token ?? ""}` } });

  it("requests return 503 problems, the probe names the component, and the service recovers by itself", async () => {
    expect((await ask("/v1/me")).status).to.equal(200);
    wire.cut();
    for (const path of ["/v1/me", "/v1/time-entries"]) {
      const reply = await ask(path);
      expect(reply.status).to.equal(503);
      expect(reply.headers.get("Content-Type")).to.contain("application/problem+json");
      expect(reply.headers.get("Retry-After")).to.not.equal(null);
      expect(await reply.json()).to.include({ code: "database_unavailable" });
    }
    const ready = await ask("/readyz");
    expect(ready.status).to.equal(503);
    expect(((await ready.json()) as { parts: { database: string } }).parts.database).to.contain("does not respond");
    expect((await ask("/healthz")).status).to.equal(200);
    const logged = (words: string) => service.output.filter((line) => line.includes(words)).length;
    for (let time = 0; time < 3; time++) await ask("/v1/me");
    await until("the log of the requests", () => logged('"status":503') >= 5);
    expect([logged('"msg":"database: The database cannot be reached'), logged('"err":')]).to.deep.equal([1, 0]);
    wire.mend();
    expect((await ask("/v1/me")).status).to.equal(200);
    expect((await ask("/readyz")).status).to.equal(200);
    await until("the line that it is over", async () => {
      await ask("/v1/me");
      return logged("the database is available again") === 1;
    });
    expect(logged('"level":40')).to.equal(1);
  });
});
