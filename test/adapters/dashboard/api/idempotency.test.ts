import { expect } from "chai";
import createClient from "openapi-fetch";
import { idempotency } from "../../../../adapters/dashboard/src/api/idempotency.js";
import type { paths } from "../../../../adapters/dashboard/src/api/api.js";

const MINUTE = 60_000;

describe("the key under which the dashboard sends a change", () => {
  let now = 0;
  let keys: (string | null)[] = [];
  /** Nothing: the answer is lost. */
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

  it("is the same for what is sent again soon after its answer was lost, and another once it was answered", async () => {
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

  it("is another once the same is meant anew, minutes later", async () => {
    statuses = [undefined, 201];
    const api = client();
    await start(api);
    now += 3 * MINUTE;
    await start(api);
    expect(keys[1]).not.to.equal(keys[0]);
  });

  it("is forgotten with a refusal", async () => {
    statuses = [409, 201];
    const api = client();
    await start(api);
    await start(api);
    expect(keys[1]).not.to.equal(keys[0]);
  });

  it("is not sent with what is only computed", async () => {
    statuses = [200];
    await client().POST("/invoices/preview", { body: { client_id: "cli_a" } });
    expect(keys).to.deep.equal([null]);
  });
});
