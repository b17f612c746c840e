import { expect } from "chai";
import { memoryPorts } from "../../adapters/memory/index.js";
import { type Api, type Harness, startHarness } from "./harness.js";

const ours = "https://app.example.com";
const other = "https://evil.example.com";

describe("requests from pages of other origins", () => {
  let harness: Harness;
  let owner: Api;

  before(async () => {
    harness = await startHarness(memoryPorts(), { corsOrigins: [ours] });
    owner = harness.api((await harness.createWorkspace()).tokens.owner);
  });
  after(() => harness.close());

  const preflight = (origin: string) =>
    harness.api(null)("/v1/clients", {
      method: "OPTIONS",
      headers: { Origin: origin, "Access-Control-Request-Method": "PATCH", "Access-Control-Request-Headers": "if-match" },
    });

  it("are allowed for a listed origin: the preflight request, without a token", async () => {
    const { status, headers } = await preflight(ours);
    expect([status, headers.get("access-control-allow-origin")]).to.deep.equal([204, ours]);
    expect(headers.get("access-control-allow-methods")).to.contain("PATCH");
    expect(headers.get("access-control-allow-headers"))
      .to.contain("If-Match")
      .and.contain("Idempotency-Key")
      .and.contain("Cache-Control");
    expect(headers.get("access-control-allow-credentials")).to.equal(null);
  });

  it("expose responses and errors to a listed origin, with the headers that clients need", async () => {
    for (const path of ["/v1/me", "/v1/nowhere"]) {
      const { headers } = await owner(path, { headers: { Origin: ours } });
      expect(headers.get("access-control-allow-origin"), path).to.equal(ours);
      expect(headers.get("access-control-expose-headers"), path).to.equal(
        "Accept-Ranges,Allow,Content-Disposition,Content-Range,ETag,Idempotency-Replayed,Link,Location,RateLimit,RateLimit-Policy,Retry-After,Stint-Dry-Run,X-Request-Id,X-Total-Count",
      );
      expect(headers.get("vary"), path).to.contain("Origin");
    }
  });

  it("expose nothing to any other origin", async () => {
    for (const origin of [other, `${ours}.evil.example`, "null", ours.toUpperCase()]) {
      expect((await preflight(origin)).headers.get("access-control-allow-origin"), origin).to.equal(null);
      expect(
        (await owner("/v1/me", { headers: { Origin: origin } })).headers.get("access-control-allow-origin"),
        origin,
      ).to.equal(null);
    }
  });
});
