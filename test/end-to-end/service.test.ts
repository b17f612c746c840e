import { once } from "node:events";
import { request } from "node:http";
import { expect } from "chai";
import { configOf } from "../../bootstrap/config.js";
import { createDatabase, type TestDatabase } from "../adapters/sql/databases.js";
import { serves } from "./running-service.js";
import { until } from "./until.js";

describe("the service on a PostgreSQL server", function () {
  this.timeout(600_000);
  let database: TestDatabase | undefined;
  before(async () => {
    database = await createDatabase();
  });
  const running = serves(() => ({ DATABASE_URL: database?.url ?? "" }));

  it("on SIGTERM completes current requests, accepts no others, and exits with 0", async () => {
    const { service } = running;
    const body = JSON.stringify({ name: "In flight" });
    const { hostname, port } = new URL(service.url);
    const headers = {
      Authorization: `Bearer ${running.token}`,
      "Content-Type": "application/json",
      "Content-Length": body.length,
      Expect: "100-continue",
    };
    const pending = request({ hostname, port, method: "POST", path: "/v1/clients", headers });
    const answered = once(pending, "response") as Promise<[{ statusCode: number; resume(): void }]>;
    pending.flushHeaders();
    await once(pending, "continue");
    pending.write(body.slice(0, 5));
    const exit = service.stop();
    await until("the service to stop", () => service.output.some((line) => line.includes("stopping")));
    const refused = await until("a request that is rejected", () =>
      fetch(`${service.url}/healthz`).then(
        () => null,
        () => "refused",
      ),
    );
    expect(refused).to.equal("refused");
    pending.end(body.slice(5));
    const [response] = await answered;
    response.resume();
    expect(response.statusCode).to.equal(201);
    expect(await exit).to.equal(0);
    await running.start();
  });

  it("keeps idle connections longer than the minute of common proxies", async () => {
    const { headers } = await fetch(`${running.service.url}/v1/me`, { headers: { Authorization: `Bearer ${running.token}` } });
    const [, seconds] = /timeout=(\d+)/.exec(headers.get("Keep-Alive") ?? "") ?? [];
    expect(Number(seconds)).to.be.greaterThan(60);
  });

  it("limits each token to 600 requests a minute by default, unlike the embedded store", () => {
    expect([configOf({ DATABASE_URL: database?.url }).rateLimit, configOf({}).rateLimit]).to.deep.equal([600, 0]);
  });

  after(() => database?.drop());
});
