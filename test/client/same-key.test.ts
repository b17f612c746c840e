import { expect } from "chai";
import { clientClock, createStintClient } from "../../client/index.js";

const MINUTE = 60_000;

describe("the idempotency key of a client with sameKeyMs", () => {
  let now = 0;
  let keys: (string | null)[] = [];
  /** Undefined: the response is lost. */
  let statuses: (number | undefined)[] = [];

  const client = (sameKeyMs = 2 * MINUTE) =>
    createStintClient({
      url: "http://localhost",
      retries: 0,
      sameKeyMs,
      clock: { ...clientClock, now: () => now },
      fetch: (request) => {
        keys.push(request.headers.get("Idempotency-Key"));
        const status = statuses.shift();
        const body = { code: "not_found", detail: "", errors: [], status };
        return status === undefined ? Promise.reject(new Error("lost")) : Promise.resolve(Response.json(body, { status }));
      },
    });
  const start = (api: ReturnType<typeof client>) =>
    api.POST("/time-entries", { body: { project_id: "prj_a" } }).catch((error: unknown) => error);

  beforeEach(() => {
    [now, keys] = [0, []];
  });

  it("stays the same for a retry after a lost response, and changes after a response", async () => {
    statuses = [undefined, 503, 201, 201];
    const api = client();
    for (let sent = 0; sent < 4; sent += 1) {
      await start(api);
      now += MINUTE;
    }
    expect(new Set(keys.slice(0, 3)).size).to.equal(1);
    expect(keys[0]).to.match(/^[0-9a-f]{32}$/);
    expect(keys[3]).not.to.equal(keys[0]);
  });

  it("changes for the same request minutes later", async () => {
    statuses = [undefined, 201];
    const api = client();
    await start(api);
    now += 3 * MINUTE;
    await start(api);
    expect(keys[1]).not.to.equal(keys[0]);
  });

  it("is discarded after an error response", async () => {
    statuses = [409, 201];
    const api = client();
    await start(api);
    await start(api);
    expect(keys[1]).not.to.equal(keys[0]);
  });

  it("is the caller's if there is one", async () => {
    statuses = [undefined, 201];
    const params = { header: { "Idempotency-Key": "mine" } };
    for (let sent = 0; sent < 2; sent += 1)
      await client()
        .POST("/time-entries", { params, body: { project_id: "prj_a" } })
        .catch((error: unknown) => error);
    expect(keys).to.deep.equal(["mine", "mine"]);
  });

  it("is a new one for each call without the option", async () => {
    statuses = [undefined, 201];
    const api = client(0);
    await start(api);
    await start(api);
    expect(new Set(keys).size).to.equal(2);
  });

  it("is not sent for requests that only compute", async () => {
    statuses = [200];
    await client().POST("/invoices/preview", { body: { client_id: "cli_a" } });
    expect(keys).to.deep.equal([null]);
  });
});
