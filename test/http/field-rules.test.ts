import type { TSchema } from "@sinclair/typebox";
import { expect } from "chai";
import { memoryPorts } from "../../adapters/memory/index.js";
import { routes } from "../../adapters/http/routes/index.js";
import { ruleOf } from "../../adapters/http/schemas/annotations.js";
import { keywordsOf } from "../../adapters/http/schemas/keywords.js";
import { problemsOf } from "../../adapters/http/validation.js";
import { type Api, type Harness, startHarness } from "./harness.js";

const MALFORMED = "???";

/** Every text of the body that has a format or a rule. */
function* formatted(
  schema: TSchema,
  path: readonly string[] = [],
): Generator<readonly [path: readonly string[], schema: TSchema]> {
  const { properties = {}, items, format } = keywordsOf(schema);
  if ((format !== undefined && format !== "int64") || ruleOf(schema)) yield [path, schema];
  for (const [name, below] of Object.entries(properties)) yield* formatted(below, [...path, name]);
  if (items) yield* formatted(items, [...path, "0"]);
}

const bodyWith = (path: readonly string[], value: unknown): unknown =>
  path.reduceRight<unknown>((inner, name) => (name === "0" ? [inner] : { [name]: inner }), value);

describe("the rules of fields", () => {
  let harness: Harness | undefined;
  let owner: Api;
  before(async () => {
    harness = await startHarness(memoryPorts());
    owner = harness.api((await harness.createWorkspace()).tokens.owner);
  });
  after(() => harness?.close());
  const found = async (path: string, body: unknown, method = "POST") => {
    const reply = await owner(path, { method, body });
    const errors = reply.body["errors"] as readonly { pointer: string; code: string; message: string }[];
    return { status: reply.status, errors, told: errors.map(({ pointer, code }) => `${pointer} ${code}`) };
  };

  it("are reported together with what the schema finds in other fields", async () => {
    const body = { name: "", rate: -1, tax_id: "DE123", address: { country: "Germany", line1: 1 }, nonsense: 1 };
    const { status, told } = await found("/v1/clients", body);
    expect(status).to.equal(422);
    expect(told).to.have.members([
      ...["/name too_short", "/rate out_of_range", "/tax_id tax_id_malformed", "/address/country country_unknown"],
      ...["/address/line1 wrong_type", "/nonsense unknown_field"],
    ]);
    const seller = { iban: "x", bic: "x" };
    const workspace = await found("/v1/workspace", { name: 1, accent_color: "red", seller }, "PATCH");
    expect(workspace.told).to.have.members([
      ...["/name wrong_type", "/accent_color color_malformed", "/seller/iban iban_malformed", "/seller/bic bic_malformed"],
    ]);
  });

  it("do not report what is stored already", async () => {
    const { id } = (await owner("/v1/clients", { body: { name: "Ada", tax_id: "DE136695976" } })).body;
    const stored = (await owner(`/v1/clients/${String(id)}`)).body;
    const { told } = await found(`/v1/clients/${String(id)}`, { ...stored, name: "" }, "PATCH");
    expect(told).to.deep.equal(["/name too_short"]);
  });

  it("say what is expected of a country instead of its length", async () => {
    for (const body of [
      { name: "Ada", address: { country: "Germany" } },
      { name: "", address: { country: "Germany" } },
    ]) {
      const { errors } = await found("/v1/clients", body);
      expect(errors.at(-1)).to.deep.equal({
        ...{ pointer: "/address/country", code: "country_unknown" },
        message: "Must be an ISO 3166-1 alpha-2 code, such as DE.",
      });
    }
  });

  it("say what is expected of each format, with an example", () => {
    const codes = new Set<string>();
    for (const { body } of routes) {
      if (!body) continue;
      for (const [path] of formatted(body)) {
        const pointer = `/${path.join("/")}`;
        const own = problemsOf(body, { ...(bodyWith(path, MALFORMED) as object), nonsense: 1 }).filter(
          (one) => one.pointer === pointer,
        );
        expect(own.length, pointer).to.equal(1);
        expect(own[0]?.message, pointer).to.match(/^Must .* such as \S/);
        codes.add(own[0]?.code ?? "");
      }
    }
    expect([...codes]).to.include.members([
      ...["country_unknown", "currency_unknown", "time_zone_unknown", "locale_unknown", "date_malformed", "instant_malformed"],
      ...["decimal_malformed", "email_malformed", "tax_id_malformed", "iban_malformed", "bic_malformed", "color_malformed"],
    ]);
  });
});
