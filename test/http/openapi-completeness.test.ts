import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect } from "chai";
import { routes } from "../../adapters/http/routes/index.js";
import { codesOfRows, errorCodes, problemCodes } from "../../adapters/http/openapi/problem-codes.js";
import { problemsOf } from "../../adapters/http/validation.js";
import { deliveredTypes } from "../../core/index.js";
import { description, type Node } from "../described/description.js";
import { root } from "../repository.js";

const { document, operations } = description;
const words = "adapters/http/schemas/";

const children = (node: unknown): readonly (readonly [string, Node])[] => Object.entries((node ?? {}) as Record<string, Node>);

/** Every part of the document with its path, without resolving references. */
function* parts(node: unknown, place: readonly string[] = []): Generator<readonly [place: readonly string[], node: Node]> {
  if (typeof node !== "object" || node === null) return;
  yield [place, node as Node];
  for (const [key, child] of Object.entries(node)) yield* parts(child, [...place, key]);
}

/** All media types with a schema: bodies, responses, deliveries. */
const contents = [...parts(document)].flatMap(([place]) =>
  place.at(-2) === "content" && !place.includes("x-elsewhere") ? [place] : [],
);

describe("the completeness of the OpenAPI document", () => {
  it("has no errors or warnings by Redocly's recommended rules", async function () {
    this.timeout(60_000);
    const folder = mkdtempSync(join(tmpdir(), "stint-openapi-"));
    try {
      writeFileSync(join(folder, "openapi.json"), JSON.stringify(document));
      const words = ["lint", "openapi.json", "--extends=recommended", "--format=json"];
      const env = {
        PATH: process.env["PATH"] ?? "",
        REDOCLY_TELEMETRY: "off",
        REDOCLY_SUPPRESS_UPDATE_NOTICE: "true",
        CI: "true",
      };
      const options = { cwd: folder, env };
      const { stdout } = await promisify(execFile)(join(root, "node_modules/.bin/redocly"), words, options).catch(
        (failure: { stdout: string }) => failure,
      );
      const { totals, problems } = JSON.parse(stdout) as { totals: object; problems: readonly { message: string }[] };
      expect(totals, problems.map(({ message }) => message).join("\n")).to.deep.equal({ errors: 0, warnings: 0, ignored: 0 });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it("marks nothing as deprecated, because no response would announce it yet (decision 102)", () => {
    const marked = [...parts(document)].filter(([, node]) => node["deprecated"] === true);
    expect(marked.map(([place]) => place.join("/"))).to.deep.equal([]);
  });

  it("resolves every reference", () => {
    for (const [place, { $ref }] of parts(document))
      if (typeof $ref === "string")
        expect(description.at($ref.split("/").slice(1)), `${$ref} at ${place.join("/")}`).to.be.an("object");
  });

  it("names each operation once, with a summary, a description and a described tag", () => {
    const tags = new Map(
      (document["tags"] as { name: string; description?: string }[]).map((tag) => [tag.name, tag.description]),
    );
    const ids = operations.map(({ id }) => id);
    expect(new Set(ids).size).to.equal(ids.length);
    for (const { id, node } of operations) {
      expect(node["summary"], `${id} has no summary`).to.be.a("string").and.not.equal("");
      expect(node["description"], `${id} has no description`).to.be.a("string").and.not.equal("");
      for (const tag of node["tags"] as string[])
        expect(tags.get(tag), `describe ${tag} in its file of adapters/http/routes/`).to.be.a("string");
    }
  });

  it("describes every schema that has a name", () => {
    const { schemas } = document["components"] as { readonly schemas: Node };
    const silent = children(schemas).flatMap(([name, { description }]) => (description === undefined ? [name] : []));
    expect(Object.keys(schemas)).to.include.members(["Client", "ClientPage", "ClientEvent"]);
    expect(silent).to.deep.equal([]);
  });

  it("describes every field of every schema", () => {
    const silent = [...parts(document)].flatMap(([place, node]) =>
      place.at(-1) === "properties" && !place.includes("allOf") && place.includes("components")
        ? children(node).flatMap(([name, field]) =>
            field["description"] === undefined ? [[...place.slice(2), name].join(".")] : [],
          )
        : [],
    );
    expect(silent, `give these fields words in the table of their model, or in ${words}: ${silent.join(", ")}`).to.deep.equal([]);
  });

  it("describes every parameter and header, each with a valid example", () => {
    for (const [place, node] of parts(document)) {
      const isParameter = typeof node["in"] === "string" && typeof node["name"] === "string" && "schema" in node;
      const isHeader = place.at(-2) === "headers" && !("$ref" in node);
      if (!isParameter && !isHeader) continue;
      const at = place.join("/");
      const name = typeof node["name"] === "string" ? node["name"] : place.at(-1);
      expect(node["description"], `describe the parameter ${name} (${at})`).to.be.a("string");
      expect(node["description"], at).to.not.match(/^(\w+_…\.|RFC 3339 with an offset\.|May be repeated.*)?$/);
      const isOptional = isParameter && node["required"] !== true;
      const [example] = isOptional ? ((node["schema"] as Node)["examples"] as unknown[]) : [node["example"]];
      expect(example, `${at} has no example`).to.not.equal(undefined);
      expect(description.schemaFaults([...place, "schema"], example), at).to.deep.equal([]);
      expect("example" in node, `${at} fills in a value that is optional`).to.equal(!isOptional);
    }
  });

  it("has a valid example for every body and response", () => {
    expect(contents.length).to.be.greaterThan(150);
    for (const place of contents) {
      const media = description.at(place) as Node;
      const at = place.join("/");
      expect(media, `${at} has no example: see ${words}`).to.have.property("example");
      expect(description.schemaFaults([...place, "schema"], media["example"]), at).to.deep.equal([]);
    }
  });

  it("has example bodies that the service accepts", () => {
    for (const { operation, body } of routes) {
      if (!body) continue;
      const sent = operations.find(({ id }) => id === operation)?.node["requestBody"];
      const { content } = sent as { content: Record<string, Node> };
      expect(problemsOf(body, content["application/json"]?.["example"]), operation).to.deep.equal([]);
    }
  });

  it("lists the possible codes of every problem status, each with its meaning", () => {
    for (const { id, path, method, node } of operations) {
      for (const [status] of children(node["responses"]).filter(([status]) => status >= "400")) {
        const response = description.at(["paths", path, method.toLowerCase(), "responses", status]);
        const schema = (response?.["content"] as Record<string, Node>)["application/problem+json"]?.["schema"] as {
          allOf: Node[];
        };
        const { code, errors } = schema.allOf[1]?.["properties"] as { code: { enum: string[] }; errors?: { items: Node } };
        expect(code.enum, `${id} ${status}`).to.not.deep.equal([]);
        for (const one of code.enum)
          expect(problemCodes, `describe ${one} in adapters/http/openapi/problem-codes.ts`).to.have.property(one);
        const fields = (errors?.items["properties"] as { code: { enum: string[] } } | undefined)?.code.enum ?? [];
        expect(code.enum.includes("validation_failed"), `${id} ${status}`).to.equal(fields.length > 0);
        for (const one of fields)
          expect(errorCodes, `describe ${one} in adapters/http/openapi/problem-codes.ts`).to.have.property(one);
      }
    }
  });

  it("describes each event by its payload", () => {
    expect(Object.keys(document["webhooks"] as Node)).to.have.members([...deliveredTypes]);
  });
});

/** Codes of the operator's commands, of the start, of attempts, of probes outside /v1, and of exports that only programs read. */
const notOfTheApi = [
  "address_not_allowed",
  "broker_unavailable",
  "amount_malformed",
  "amount_too_precise",
  "date_out_of_range",
  "decimal_out_of_range",
  "decimal_too_precise",
  "connection_failed",
  "database_unusable",
  "export_unreadable",
  "isolation_ineffective",
  "migration_failed",
  "other_database",
  "role_not_granted",
  "schema_missing",
  "schema_shared",
  "schema_unusable",
  "malformed_response",
  "secret_key_wrong",
  "tls_error",
  "transaction_failed",
  "transaction_read_only",
  "not_sent",
  "rounding_step_out_of_range",
  "sender_lost",
  "source_unknown",
  "tax_category_unknown",
  "unit_price_negative",
  "user_unknown",
  "workspace_ambiguous",
];

describe("problem codes", () => {
  const sources = ["core", "adapters"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter(
        (path) =>
          path.endsWith(".ts") &&
          !path.includes("openapi/") &&
          !path.startsWith("dashboard/") &&
          !path.startsWith("sql/embedded") &&
          !path.startsWith("sql/transfer"),
      )
      .map((path) => readFileSync(join(root, folder, path), "utf8")),
  );
  const calls =
    /(?:conflict|invalidField|HttpProblem|StintError|\.add|issue|listing|refused)\((?:(?!;\n)[^])*?"([a-z]+(?:_[a-z]+)+)",/g;
  const members = /code: "([a-z]+(?:_[a-z]+)+)"/g;
  const codes = new Set(
    sources.flatMap((text) => [...text.matchAll(calls), ...text.matchAll(members)].map(([, code = ""]) => code)),
  );
  const documented = new Set(
    JSON.stringify([document["paths"], document["components"], document["x-elsewhere"]]).match(/[a-z]+(?:_[a-z]+)*/g),
  );

  const described = { ...problemCodes, ...errorCodes };

  it("are those of a problem or those of a field, except those of a row", () => {
    expect(Object.keys(problemCodes).filter((code) => code in errorCodes)).to.have.members([...codesOfRows]);
  });

  it("that the source throws are in the document", () => {
    const unknown = [...codes].filter((code) => !(code in described) && !notOfTheApi.includes(code));
    expect([...codes]).to.include.members(["timer_running", "nothing_to_bill", "url_not_https", "number_format_malformed"]);
    expect(unknown, "list these in adapters/http/openapi/problem-codes.ts and at the routes that throw them").to.deep.equal([]);
  });

  it("that the document describes belong to an operation", () => {
    const unused = Object.keys(described).filter((code) => !documented.has(code) && code !== "not_ready");
    expect(unused, "list these at the operations that return them, in adapters/http/routes/").to.deep.equal([]);
  });
});
