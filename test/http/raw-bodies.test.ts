import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, request as httpRequest, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { expect } from "chai";
import Koa from "koa";
import { Admission } from "../../adapters/http/admission.js";
import { Afterwards } from "../../adapters/http/afterwards.js";
import { api } from "../../adapters/http/api.js";
import { byHost } from "../../adapters/http/authentication.js";
import { coreAccess } from "../../adapters/http/core-access.js";
import { aroundRequests } from "../../adapters/http/middleware.js";
import { openApiDocument } from "../../adapters/http/openapi/document.js";
import { MAX_ARRIVING_BYTES } from "../../adapters/http/request-body.js";
import type { RequestState } from "../../adapters/http/request-state.js";
import { type Route, route } from "../../adapters/http/route.js";
import { routes } from "../../adapters/http/routes/index.js";
import { InvoiceSending } from "../../adapters/http/schemas/messages.js";
import { Workspace } from "../../adapters/http/schemas/workspace.js";
import { memoryPorts } from "../../adapters/memory/index.js";
import { createUseCases, parseCurrency, parseTimeZone, type UserActor } from "../../core/index.js";
import { documentRenderer } from "../system-ports.js";
import { reasonOf } from "../reasons.js";

const TWO_MIB = 2_097_152;
const logger = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };
const tag = { name: "Raw bodies", description: "Only in tests." };
const common = {
  method: "POST",
  description: "Only in tests.",
  tag,
  permission: "workspace:write",
  status: 200,
  response: Workspace,
} as const;

describe("a route that takes the bytes of a body", () => {
  /** What the handlers got. */
  const seen: { readonly media?: string | undefined; readonly hex?: string | undefined; readonly body: unknown }[] = [];
  const handle: Route["handle"] = async ({ raw, body }) => {
    seen.push({ media: raw?.mediaType, hex: raw ? hexOf(raw.content) : undefined, body });
    return { body: { count: seen.length } };
  };
  const table: readonly Route[] = [
    route({
      ...{ ...common, path: "/files", operation: "sendFile", summary: "Send a file", handle },
      raw: { mediaTypes: ["text/csv", "application/zip"], maxBytes: TWO_MIB },
    }),
    route({
      ...{ ...common, path: "/signed", operation: "sendSigned", summary: "Send signed JSON", handle },
      ...{ body: InvoiceSending, raw: { maxBytes: 64 } },
    }),
    route({ ...common, path: "/json", operation: "sendJson", summary: "Send JSON", body: InvoiceSending, handle }),
  ];

  let server: Server;
  let url: string;
  before(async () => {
    const ports = memoryPorts();
    const { workspace, owner } = await createUseCases(ports).createWorkspace({
      ...{ name: "W", ownerEmail: "owner@example.com", currency: parseCurrency("EUR"), timeZone: parseTimeZone("UTC") },
    });
    const actor: UserActor = { workspaceId: workspace.id, userId: owner.id, role: "owner", scopes: null, tokenId: null };
    const sites = { secure: false, publicUrl: () => "", basePath: "" };
    const authentication = byHost(() => actor);
    const admission = new Admission(authentication, { each: null, workspace: null });
    const app = new Koa<RequestState>();
    app.use(aroundRequests({ secure: false, logger, corsOrigins: [], onResponse: undefined }));
    app.use(
      api({
        ...{ routes: table, core: coreAccess({ ports, documentRenderer }), admission, sites, version: "1" },
        ...{ now: () => ports.clock.now(), afterwards: new Afterwards(logger) },
      }),
    );
    const serve = app.callback();
    server = createServer((request, response) => void serve(request, response));
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  after(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  });
  beforeEach(() => {
    seen.length = 0;
  });

  const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString("hex");

  /** In chunks of this size, so that a body is not one chunk by chance. */
  async function send(path: string, type: string, bytes: Uint8Array, headers: Record<string, string> = {}) {
    const sending = httpRequest(`${url}/v1${path}`, { method: "POST", headers: { "Content-Type": type, ...headers } });
    for (let at = 0; at < bytes.length; at += 50_000) sending.write(bytes.subarray(at, at + 50_000));
    sending.end();
    const [response] = (await once(sending, "response")) as [IncomingMessage];
    const body = JSON.parse((await buffer(response)).toString()) as {
      readonly code?: string;
      readonly errors?: unknown;
      readonly count?: number;
    };
    return {
      status: response.statusCode,
      code: "code" in body && reasonOf(body),
      count: body.count,
      accept: response.headers["accept"],
    };
  }

  it("gets each of the 256 bytes as it was sent, with the media type without parameters", async () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
    expect(await send("/files", "Text/CSV; charset=latin1", bytes)).to.include({ status: 200 });
    expect(seen).to.deep.equal([{ media: "text/csv", hex: hexOf(bytes), body: undefined }]);
  });

  it("gets bodies up to its own limit, above that of JSON, and 413 beyond it", async () => {
    const largest = new Uint8Array(TWO_MIB).map((_, at) => (at * 31) & 255);
    expect(await send("/files", "application/zip", largest)).to.include({ status: 200 });
    expect(
      createHash("sha256")
        .update(seen[0]?.hex ?? "")
        .digest("hex"),
    ).to.equal(createHash("sha256").update(hexOf(largest)).digest("hex"));
    const refused = await send("/files", "application/zip", new Uint8Array(TWO_MIB + 1));
    expect([refused.status, refused.code]).to.deep.equal([413, "body_too_large"]);
    expect(seen).to.have.length(1);
  });

  it("gets only its media types, 415 for others, and 400 for an empty body", async () => {
    for (const type of ["application/json", "text/plain", "text/csvx"]) {
      const { status, code, accept } = await send("/files", type, Uint8Array.from([1]));
      expect([status, code, accept]).to.deep.equal([415, "unsupported_media_type", "text/csv, application/zip"]);
    }
    const encoded = await send("/files", "text/csv", Uint8Array.from([1]), { "Content-Encoding": "gzip" });
    expect([encoded.status, encoded.code]).to.deep.equal([415, "unsupported_encoding"]);
    const empty = await send("/files", "text/csv", new Uint8Array(0));
    expect([empty.status, empty.code]).to.deep.equal([400, "incomplete_body"]);
    expect(seen).to.deep.equal([]);
  });

  it("gets the bytes in addition to valid JSON if it takes JSON, within its own limit", async () => {
    const text = '{ "subject" : "\\u00e4ä" }\n';
    expect(await send("/signed", "application/json; charset=utf-8", Buffer.from(text))).to.include({ status: 200 });
    expect(seen).to.deep.equal([{ media: "application/json", hex: hexOf(Buffer.from(text)), body: { subject: "ää" } }]);
    const refusals = [
      await send("/signed", "application/json", Buffer.from(`{"subject":"${"x".repeat(64)}"}`)),
      await send("/signed", "text/csv", Buffer.from("{}")),
      await send("/signed", "application/json", Buffer.from("{")),
      await send("/signed", "application/json", Buffer.from('{"other":1}')),
    ];
    expect(refusals.map(({ status, code }) => [status, code])).to.deep.equal([
      [413, "body_too_large"],
      [415, "unsupported_media_type"],
      [400, "malformed_json"],
      [422, "unknown_field"],
    ]);
    expect(seen).to.have.length(1);
  });

  it("is the only one that gets them: a route of JSON gets the JSON alone", async () => {
    expect(await send("/json", "application/json", Buffer.from('{"subject":"x"}'))).to.include({ status: 200 });
    expect(seen).to.deep.equal([{ media: undefined, hex: undefined, body: { subject: "x" } }]);
  });

  it("runs once for an Idempotency-Key, which belongs to the bytes and their type", async () => {
    const key = { "Idempotency-Key": "one" };
    const [first, again] = [
      await send("/files", "text/csv", Uint8Array.from([1, 2]), key),
      await send("/files", "text/csv", Uint8Array.from([1, 2]), key),
    ];
    expect([first, again].map(({ status, count }) => [status, count])).to.deep.equal([
      [200, 1],
      [200, 1],
    ]);
    const others = [
      await send("/files", "text/csv", Uint8Array.from([1, 3]), key),
      await send("/files", "application/zip", Uint8Array.from([1, 2]), key),
    ];
    for (const { status, code } of others) expect([status, code]).to.deep.equal([422, "idempotency_key_reused"]);
    expect(seen).to.have.length(1);
  });

  it("is described with its media types and its limit", () => {
    const { paths } = JSON.parse(JSON.stringify(openApiDocument(table, "1"))) as {
      readonly paths: Readonly<Record<string, { readonly post?: { readonly requestBody?: Record<string, object> } }>>;
    };
    const described = (path: string) => {
      const { description, required, content = {} } = paths[path]?.post?.requestBody ?? {};
      return { description, required, types: Object.keys(content) };
    };
    expect(described("/files")).to.deep.equal({
      ...{ description: "At most 2097152 bytes.", required: true, types: ["text/csv", "application/zip"] },
    });
    expect(described("/signed")).to.deep.equal({
      ...{ description: "At most 64 bytes.", required: true, types: ["application/json"] },
    });
    expect(described("/json")).to.deep.equal({ description: undefined, required: true, types: ["application/json"] });
  });

  it("of the API says what it takes, within what the service receives at once", () => {
    for (const { operation, raw, body } of routes) {
      if (!raw) continue;
      expect(raw.mediaTypes === undefined, operation).to.equal(body !== undefined);
      expect(raw.maxBytes, operation).to.be.within(1, MAX_ARRIVING_BYTES);
    }
  });
});
