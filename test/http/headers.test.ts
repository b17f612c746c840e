import { request } from "node:http";
import { brotliDecompressSync, gunzipSync, inflateSync } from "node:zlib";
import { expect } from "chai";
import { memoryPorts } from "../../adapters/memory/index.js";
import { type Harness, startHarness, type TestWorkspace } from "./harness.js";

interface Raw {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** As sent, in lower case. */
  readonly names: readonly string[];
  readonly bytes: Buffer;
}

const decoders = { br: brotliDecompressSync, gzip: gunzipSync, deflate: inflateSync } as const;

describe("every response over HTTP", () => {
  let harness: Harness;
  let secured: Harness;
  let workspace: TestWorkspace;
  before(async () => {
    const ports = memoryPorts();
    harness = await startHarness(ports);
    secured = await startHarness(ports, { secure: true });
    workspace = await harness.createWorkspace();
    const api = harness.api(workspace.tokens.owner);
    for (let index = 0; index < 30; index++) await api("/v1/projects", { body: { name: `Project ${index}` } });
  });
  after(async () => {
    await harness?.close();
    await secured?.close();
  });

  /** Unlike fetch, does not decompress. */
  function raw(path: string, headers: Record<string, string> = {}, method = "GET", body = ""): Promise<Raw> {
    return new Promise((resolve, reject) => {
      const authorization = { Authorization: `Bearer ${workspace.tokens.owner}` };
      const sent = request(harness.url + path, { method, headers: { ...authorization, ...headers } }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("end", () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            names: answer.rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase()),
            bytes: Buffer.concat(chunks),
          }),
        );
      });
      sent.on("error", reject);
      sent.end(body);
    });
  }

  it("prevents display in frames, sniffing and caching by browsers", async () => {
    for (const path of ["/v1/me", "/v1/projects", "/v1/nothing", "/healthz", "/nothing", "/v1/openapi.json"]) {
      const { headers } = await raw(path);
      expect(headers, path).to.include({
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "referrer-policy": "no-referrer",
        "cache-control": "no-store",
        "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      });
      expect(headers["strict-transport-security"]).to.equal(undefined);
      expect(headers["x-powered-by"]).to.equal(undefined);
    }
    const { headers } = await fetch(`${secured.url}/healthz`);
    expect(headers.get("strict-transport-security")).to.equal("max-age=31536000");
  });

  it("has each header once", async () => {
    const json = { "Content-Type": "application/json", "Idempotency-Key": "once" };
    const create = () => raw("/v1/projects", json, "POST", '{"name":"Once"}');
    const first = await create();
    const { id } = JSON.parse(first.bytes.toString()) as { readonly id: string };
    const answers = [
      first,
      await create(),
      await raw(`/v1/projects/${id}`),
      await raw("/v1/projects?limit=1"),
      await raw(`/v1/projects/${id}`, json, "PATCH", '{"name":"Twice"}'),
      await raw(`/v1/projects/${id}`, {}, "DELETE"),
      await raw(`/v1/projects/${id}`),
    ];
    expect(answers.map(({ status }) => status)).to.deep.equal([201, 201, 200, 200, 200, 204, 404]);
    for (const { names } of answers) expect(names).to.deep.equal([...new Set(names)]);
  });

  it("has the client's X-Request-Id if it is valid, otherwise a new one", async () => {
    for (const id of ["import-42", "a.b_c-D9", "x".repeat(128)])
      expect((await raw("/v1/me", { "X-Request-Id": id })).headers["x-request-id"]).to.equal(id);
    for (const id of ["x".repeat(129), "a b", "<script>", "é"]) {
      const { headers } = await raw("/v1/me", { "X-Request-Id": id });
      expect(headers["x-request-id"], id)
        .to.match(/^[\w.-]{8,}$/)
        .and.not.equal(id);
    }
  });

  it("is compressed as the client accepts, from 1 KiB", async () => {
    const plain = await raw("/v1/projects");
    expect([plain.headers["content-encoding"], plain.headers["vary"]]).to.deep.equal([
      undefined,
      "Origin, Accept-Encoding, Accept",
    ]);
    for (const [accepted, coding] of [
      ["gzip", "gzip"],
      ["deflate", "deflate"],
      ["br;q=1, gzip;q=0.5", "br"],
      ["gzip, deflate, br", "br"],
    ] as const) {
      const { headers, bytes } = await raw("/v1/projects", { "Accept-Encoding": accepted });
      expect(headers["content-encoding"], accepted).to.equal(coding);
      expect(bytes.length).to.be.lessThan(plain.bytes.length / 2);
      expect(decoders[coding](bytes).equals(plain.bytes)).to.equal(true);
    }
    for (const small of ["/v1/me", "/healthz"])
      expect((await raw(small, { "Accept-Encoding": "gzip" })).headers["content-encoding"]).to.equal(undefined);
  });

  it("is 406 if the client accepts no supported coding", async () => {
    const { status, headers, bytes } = await raw("/v1/projects", { "Accept-Encoding": "identity;q=0, zip" });
    expect([status, headers["content-type"]]).to.deep.equal([406, "application/problem+json; charset=utf-8"]);
    expect((JSON.parse(bytes.toString()) as { code: string }).code).to.equal("not_acceptable");
  });

  it("has an entity tag for each coding, and is 304 for a known one", async () => {
    const path = "/v1/workspace";
    const long = { name: "x".repeat(200), seller: { legal_name: "y".repeat(200) }, invoice_number_format: "INV-{SEQ:4}" };
    await harness.api(workspace.tokens.owner)(path, {
      method: "PATCH",
      body: { ...long, seller: { address: { line1: "z".repeat(200), line2: "z".repeat(200), city: "z".repeat(200) } } },
    });
    const tagFor = async (coding?: string) =>
      (await raw(path, coding ? { "Accept-Encoding": coding } : {})).headers["etag"] as string;
    const [plain, gzip, br] = [await tagFor(), await tagFor("gzip"), await tagFor("br")];
    expect([gzip, br]).to.deep.equal([plain.replace(/"$/, '-gzip"'), plain.replace(/"$/, '-br"')]);
    const again = async (tag: string, coding: string) =>
      (await raw(path, { "If-None-Match": tag, "Accept-Encoding": coding })).status;
    expect([
      await again(gzip, "gzip"),
      await again(plain, "gzip"),
      await again(br, "gzip"),
      await again(plain, "identity"),
    ]).to.deep.equal([304, 200, 200, 304]);
    const api = harness.api(workspace.tokens.owner);
    expect((await api(path, { method: "PATCH", body: { name: "After" }, headers: { "If-Match": gzip } })).status).to.equal(200);
    expect((await api(path, { method: "PATCH", body: { name: "Lost" }, headers: { "If-Match": br } })).status).to.equal(412);
  });

  it("is the same for HEAD as for GET, without a body", async () => {
    for (const path of ["/v1/projects", "/v1/me", "/healthz"]) {
      const [get, head] = [await raw(path), await raw(path, {}, "HEAD")];
      expect([head.status, head.bytes.length, head.headers["etag"]]).to.deep.equal([get.status, 0, get.headers["etag"]]);
    }
  });
});
