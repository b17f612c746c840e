import { expect } from "chai";
import createClient from "openapi-fetch";
import { idempotency } from "../../../../adapters/dashboard/src/api/idempotency.js";
import type { paths } from "../../../../adapters/dashboard/src/api/api.js";

const MINUTE = 60_000;

describe("the dashboard's idempotency key", () => {
  let now = 0;
  let keys: (string | null)[] = [];
  /** Undefined: the response is lost. */
  let statuses: (number | undefined)[] = [];

  const client = () => {
    const api = createClient<paths>({
      baseUrl: "http://localhost/v1",
      fetch: (request) => {
        keys.push(request.headers.get("Idempotency-Key"));
        const status = statuses.shift();
        return status === undefined ? Promise.reject(new Error("lost")) : Promise.resolve(Response.json({}, { status }));
      },
    });
    api.use(idempotency(() => now));
    return api;
  };
  const start = (api: ReturnType<typeof client>) =>
    api.POST("/time-entries", { body: { project_id: "prj_a" } }).catch(() => undefined);

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

  it("is not sent for requests that only compute", async () => {
    statuses = [200];
    await client().POST("/invoices/preview", { body: { client_id: "cli_a" } });
    expect(keys).to.deep.equal([null]);
  });
});
