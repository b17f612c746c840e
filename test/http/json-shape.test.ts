import { expect } from "chai";
import fc from "fast-check";
import { repeatedFields, shapeOf } from "../../adapters/http/json-shape.js";
import { memoryPorts } from "../../adapters/memory/index.js";
import { type Api, type Harness, startHarness, type TestWorkspace } from "./harness.js";
import { reasonOf } from "../reasons.js";

const codeOf = (json: string): string | null => shapeOf(Buffer.from(json)).excess?.code ?? null;
const nested = (depth: number, inner = "1"): string => "[".repeat(depth) + inner + "]".repeat(depth);
const withFields = (count: number): string =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, n) => [`f${n}`, n])));

describe("the shape of JSON before it is parsed", () => {
  it("has a limit of depth, of lists and objects together", () => {
    expect([codeOf(nested(64)), codeOf(nested(65)), codeOf(nested(1_000_000))]).to.deep.equal([null, "too_deep", "too_deep"]);
    expect(codeOf('{"a":['.repeat(33))).to.equal("too_deep");
    expect(codeOf(`[${nested(63)},${nested(63)},${nested(63)}]`)).to.equal(null);
  });

  it("has a limit of fields for each object", () => {
    expect([codeOf(withFields(1_000)), codeOf(withFields(1_001))]).to.deep.equal([null, "too_many"]);
    expect(codeOf(`[${withFields(1_000)},${withFields(1_000)},{"a":${withFields(1_000)}}]`)).to.equal(null);
    expect(codeOf(`{"a":${withFields(1_001)}}`)).to.equal("too_many");
  });

  it("has a limit of values, which is known without parsing", () => {
    const list = (length: number, item: string): string => `{"a": [${Array(length).fill(item).join(" , ")}]}`;
    expect([codeOf(list(99_999, "1")), codeOf(list(100_000, "1"))]).to.deep.equal([null, "too_many"]);
    expect([codeOf(list(99_999, "[ ]")), codeOf(list(100_000, "{}"))]).to.deep.equal([null, "too_many"]);
    expect([codeOf(list(49_999, "[1]")), codeOf(list(50_000, '{ "b" : "," }'))]).to.deep.equal([null, "too_many"]);
    expect(shapeOf(Buffer.from(list(100_000, "{}"))).excess?.pointer).to.equal("/a");
  });

  it("is reported with the field of the body", () => {
    const pointerOf = (json: string) => shapeOf(Buffer.from(json)).excess?.pointer;
    expect(pointerOf(`{"a":{"b":1},"c/\\u00e4":${nested(70)}}`)).to.equal("/c~1ä");
    expect(pointerOf(`{"a":{"b":[{"c":1},${withFields(1_001)}]}}`)).to.equal("/a");
    expect(pointerOf(withFields(1_001))).to.equal("");
    expect(pointerOf(nested(70))).to.equal("");
    expect(pointerOf(`{"\\x":${nested(70)}}`)).to.equal("");
  });

  it("is not affected by what texts contain", () => {
    const marks = fc.constantFrom("[".repeat(100), ":".repeat(2_000), '\\"'.repeat(50), "\\", '"');
    const text = fc.oneof(fc.string({ unit: "binary" }), marks);
    fc.assert(
      fc.property(fc.dictionary(text, fc.array(text, { maxLength: 5 }), { maxKeys: 8 }), (value) => {
        expect(codeOf(JSON.stringify(value))).to.equal(null);
        expect(codeOf(nested(64, JSON.stringify(value)))).to.equal("too_deep");
      }),
    );
  });

  it("can be asked of anything", () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => void shapeOf(bytes)));
  });
});

describe("a field that an object of the JSON has several times", () => {
  const pointersOf = (json: string) => {
    const bytes = Buffer.from(json);
    return repeatedFields(bytes, shapeOf(bytes), JSON.parse(json)).map(({ pointer }) => pointer);
  };

  it("is reported once, with its pointer, wherever it is and however it is written", () => {
    expect(pointersOf('{"a":1,"a":2,"a":1}')).to.deep.equal(["/a"]);
    expect(pointersOf('{"name":1,"n\\u0061me":2}')).to.deep.equal(["/name"]);
    expect(pointersOf('{"a":[1,"x:,",{"b/":{"c":":"},"b/":[]}],"d":0,"d":0}')).to.deep.equal(["/a/2/b~1", "/d"]);
    expect(pointersOf('{"a":{"b":1,"b":2},"a":{"b":3}}')).to.deep.equal(["/a/b", "/a"]);
    expect(pointersOf('[[{}, {"":0,"":0}]]')).to.deep.equal(["/0/1/"]);
    expect(pointersOf('{"__proto__":1,"__proto__":2}')).to.deep.equal(["/__proto__"]);
    expect(pointersOf(`{${'"a":0,'.repeat(900)}"b":0}`)).to.deep.equal(["/a"]);
  });

  it("is no field of another object or list, and no text", () => {
    expect(pointersOf('{"a":{"a":{"a":["a","a:","\\"a\\":"]}},"b":[{"a":1},{"a":1}]}')).to.deep.equal([]);
    fc.assert(fc.property(fc.jsonValue(), (value) => void expect(pointersOf(JSON.stringify(value))).to.deep.equal([])));
  });

  it("is found in any JSON", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1 }), fc.nat(), (value, n) => {
        const texts = Object.entries(value).map((pair) => pair.map((one) => JSON.stringify(one)).join(" : "));
        const name = Object.keys(value)[n % texts.length] ?? "";
        const json = `{${[...texts, `${JSON.stringify(name)}:0`].join(",")}}`;
        expect(pointersOf(json)).to.deep.equal([`/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`]);
      }),
    );
  });
});

describe("JSON of an unreasonable shape over HTTP", () => {
  let harness: Harness;
  let workspace: TestWorkspace;
  let owner: Api;
  before(async () => {
    harness = await startHarness(memoryPorts());
    workspace = await harness.createWorkspace();
    owner = harness.api(workspace.tokens.owner);
  });
  after(() => harness.close());

  for (const [depth, code] of [
    [31, "too_deep wrong_type"],
    [5_000, "too_deep"],
    [200_000, "too_deep"],
  ] as const) {
    it(`rejects JSON that is nested ${depth} deep, also with an Idempotency-Key, and from callers without permission`, async () => {
      const raw = `{"name":${"[".repeat(depth)}${"]".repeat(depth)}}`;
      const headers = { "Idempotency-Key": `deep-${depth}` };
      const refused = await owner("/v1/projects", { raw, headers });
      expect([refused.status, reasonOf(refused.body)]).to.deep.equal([422, code]);
      const { status } = await harness.api(workspace.tokens.member)("/v1/projects", { raw, headers });
      expect(status).to.equal(403);
    });
  }

  it("rejects JSON with a field that is repeated, also with an Idempotency-Key", async () => {
    const raw = '{"name":"One","address":{"city":"A","city":"B"},"name":"Two"}';
    for (const headers of [{}, { "Idempotency-Key": "repeated-field" }]) {
      const { status, body } = await owner("/v1/clients", { raw, headers });
      const errors = body["errors"] as readonly { pointer: string; code: string }[];
      expect([status, body["code"]]).to.deep.equal([400, "validation_failed"]);
      expect(errors.map(({ pointer, code }) => `${pointer} ${code}`)).to.deep.equal([
        "/address/city duplicate_key",
        "/name duplicate_key",
      ]);
    }
    expect((await owner("/v1/clients")).body["data"]).to.deep.equal([]);
  });

  it("rejects JSON with an object of too many fields, also with an Idempotency-Key, and from callers without permission", async () => {
    const raw = JSON.stringify(Object.fromEntries(Array.from({ length: 60_000 }, (_, index) => [`f${index}`, 1])));
    const headers = { "Idempotency-Key": "many-fields" };
    const refused = await owner("/v1/projects", { raw, headers });
    expect([refused.status, reasonOf(refused.body)]).to.deep.equal([422, "too_many"]);
    const { status } = await harness.api(workspace.tokens.member)("/v1/projects", { raw, headers });
    expect(status).to.equal(403);
    const missing = await owner("/v1/projects/prj_01h455vb4pex5vsknk084sn02q", { method: "PATCH", raw });
    expect(missing.status).to.equal(404);
  });
});
