import { expect } from "chai";
import { routes } from "../../adapters/http/routes/index.js";
import { memoryPorts } from "../../adapters/memory/index.js";
import { type Api, furnish, type Harness, type Reply, startHarness, type TestWorkspace } from "./harness.js";
import { reasonOf } from "../reasons.js";

const NOBODY = "prj_01h455vb4pex5vsknk084sn02q";

function refused(reply: Reply, status: number, code: string): void {
  expect([reply.status, reasonOf(reply.body)], JSON.stringify(reply.body)).to.deep.equal([status, code]);
  expect(reply.headers.get("content-type")).to.equal("application/problem+json; charset=utf-8");
  expect(reply.body).to.include.keys("type", "title", "status", "detail", "code", "request_id", "errors");
  const type = `urn:stint:problem:${String(reply.body["code"])}`;
  expect(reply.body).to.include({ status, type, request_id: reply.headers.get("x-request-id") });
}

describe("errors over HTTP", () => {
  let harness: Harness;
  let workspace: TestWorkspace;
  let owner: Api;
  let member: Api;
  let made: Awaited<ReturnType<typeof furnish>>;

  before(async () => {
    harness = await startHarness(memoryPorts());
    workspace = await harness.createWorkspace();
    owner = harness.api(workspace.tokens.owner);
    member = harness.api(workspace.tokens.member);
    made = await furnish(owner);
  });
  after(() => harness.close());

  describe("in their order of precedence", () => {
    it("require a token before they reveal whether a path, a method or a body is valid", async () => {
      const nobody = harness.api(null);
      for (const path of ["/v1", "/v1/", "/v1/nothing", "/v1/me", "/v1/projects?nonsense=1"]) {
        const reply = await nobody(path, { method: "DELETE", headers: { Accept: "text/html" } });
        refused(reply, 401, "token_missing");
        expect(reply.headers.get("www-authenticate")).to.match(/^Bearer\b/);
        expect(reply.headers.get("www-authenticate")).not.to.include("error=");
      }
      refused(await nobody("/v1/projects", { raw: "{" }), 401, "token_missing");
    });

    it("report an invalid token as such", async () => {
      for (const sent of ["nonsense", "no such token", "ümlaut", '"']) {
        const reply = await harness.api(null)("/v1/me", { headers: { Authorization: `Bearer ${sent}` } });
        refused(reply, 401, "invalid_token");
        expect(reply.headers.get("www-authenticate")).to.include('error="invalid_token"');
      }
    });

    it("check the path before the method, and the method before the Accept header", async () => {
      for (const path of ["/v1/nothing", "/v1/projects/", "/v1/Projects", "/v1//projects", "/v1/projects/%00/tasks/x", "/v1"]) {
        refused(await owner(path, { method: "PUT", headers: { Accept: "text/html" } }), 404, "not_found");
      }
      const reply = await owner("/v1/projects", { method: "PUT", headers: { Accept: "text/html" } });
      refused(reply, 405, "method_not_allowed");
      expect((reply.headers.get("allow") ?? "").split(", ").sort()).to.deep.equal(["GET", "HEAD", "POST"]);
      refused(await owner("/v1/openapi.json", { method: "POST", raw: "{}" }), 405, "method_not_allowed");
      refused(await harness.api(null)("/v1/openapi.json?nonsense=1"), 400, "unknown_parameter");
    });

    it("check the Accept header before reading the body", async () => {
      refused(await owner("/v1/projects", { raw: "{", headers: { Accept: "text/html" } }), 406, "not_acceptable");
      for (const accept of ["application/json", "application/*", "*/*", "text/html, */*;q=0.1"]) {
        expect((await owner("/v1/me", { headers: { Accept: accept } })).status, accept).to.equal(200);
      }
    });

    it("check the media type of the body before the role", async () => {
      const path = "/v1/projects";
      refused(
        await member(path, { raw: "x".repeat(1_048_577), headers: { "Content-Type": "text/plain" } }),
        413,
        "body_too_large",
      );
      refused(await member(path, { raw: "{}", headers: { "Content-Type": "text/plain" } }), 415, "unsupported_media_type");
      refused(await member(path, { raw: "{}", headers: { "Content-Encoding": "gzip" } }), 415, "unsupported_encoding");
      refused(await member(path, { method: "POST" }), 415, "unsupported_media_type");
      refused(await member(path, { raw: "" }), 400, "malformed_json");
      refused(await member(path, { raw: "{" }), 400, "malformed_json");
      refused(await member(path, { raw: new Uint8Array([0x22, 0xff, 0x22]) }), 400, "malformed_json");
      refused(await member(`${path}?nonsense=1`, { body: {} }), 400, "unknown_parameter");
      refused(await member(path, { body: {} }), 403, "forbidden");
    });

    it("check the role before the id, and the id before the content", async () => {
      refused(await member(`/v1/projects/${NOBODY}`, { method: "PATCH", body: { name: 1 } }), 403, "forbidden");
      refused(await owner(`/v1/projects/${NOBODY}`, { method: "PATCH", body: { name: 1 } }), 404, "not_found");
      refused(await owner(`/v1/projects/${NOBODY}?apply_to=never`, { method: "PATCH", body: {} }), 404, "not_found");
      refused(await owner(`/v1/projects/${NOBODY}/tasks?limit=0`), 404, "not_found");
      refused(await owner(`/v1/projects/${made.project}`, { method: "PATCH", body: { name: 1 } }), 422, "wrong_type");
    });

    it("check validity before conflicts", async () => {
      await owner(`/v1/invoices/${made.invoice}`, { method: "PATCH", body: { status: "open" } });
      refused(
        await owner(`/v1/invoices/${made.invoice}`, { method: "PATCH", body: { status: "draft", notes: 1 } }),
        422,
        "wrong_type",
      );
      refused(
        await owner(`/v1/invoices/${made.invoice}`, { method: "PATCH", body: { status: "draft" } }),
        409,
        "invalid_transition",
      );
    });
  });

  describe("of single resources", () => {
    it("hide invisible resources, and forbid changes to read-only ones", async () => {
      const accountant = harness.api(workspace.tokens.accountant);
      refused(await member(`/v1/time-entries/${made.entry}`), 404, "not_found");
      refused(await member(`/v1/time-entries/${made.entry}`, { method: "PATCH", body: { nonsense: 1 } }), 404, "not_found");
      refused(await accountant(`/v1/time-entries/${made.entry}`, { method: "PATCH", body: { nonsense: 1 } }), 403, "forbidden");
      refused(await accountant(`/v1/time-entries/${made.entry}`, { method: "DELETE" }), 403, "forbidden");
      for (const path of ["/v1/clients", "/v1/invoices", `/v1/invoices/${made.invoice}`])
        refused(await member(path), 403, "forbidden");
    });

    it("are 404 for ids that no resource of the path can have", async () => {
      const paths = [
        "/v1/projects/x",
        `/v1/projects/${made.task}`,
        `/v1/projects/${made.project}x`,
        "/v1/invoices/preview",
        "/v1/projects/%00",
      ];
      for (const path of [...paths, "/v1/projects/%ff", "/v1/projects/%zz", `/v1/tasks/${made.task.toUpperCase()}`]) {
        refused(await owner(path), 404, "not_found");
      }
    });
  });

  it("cover every route without a token, and with an unknown parameter", async () => {
    for (const route of routes) {
      const path = `/v1${route.path.replace(":id", NOBODY)}`;
      const forAnybody: Readonly<Record<string, number>> = { requestSignInLink: 422, getInstallation: 200 };
      const anonymous = await harness.api(null)(path, {
        method: route.method,
        ...(route.open && route.body ? { body: { token: "x" } } : {}),
      });
      expect(anonymous.status, `${route.method} ${path}`).to.equal(forAnybody[route.operation] ?? 401);
      const file = route.raw && { raw: "x", headers: { "Content-Type": route.raw.mediaTypes?.[0] ?? "" } };
      const sent = { method: route.method, ...(route.body ? { body: {} } : file) };
      const reply = await owner(`${path}?nonsense=1`, sent);
      refused(reply, 400, "unknown_parameter");
    }
  });
});
