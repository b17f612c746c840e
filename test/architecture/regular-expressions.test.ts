import { expect } from "chai";
import { openApiDocument } from "../../adapters/http/openapi/document.js";
import { routes } from "../../adapters/http/routes/index.js";
import { constructed, type Expression, literals, sources } from "./expressions.js";

// The programs of other platforms that recheck can run instead find the same, and need not be installed.
process.env["RECHECK_BACKEND"] = "pure";
const { checkSync } = await import("recheck");

/** Limits of steps, not of time, so that the result is the same on a busy machine. */
const limits = {
  ...{ timeout: null, seedingTimeout: null, incubationTimeout: null, attackTimeout: null },
  attackLimit: 10_000_000,
} as const;

/** Null if the time that an expression takes grows in proportion to the text; otherwise how it grows, and for which text. */
function growth({ source, flags }: Expression): string | null {
  const found = checkSync(source, flags, limits);
  if (found.status === "safe") return null;
  return found.status === "unknown" ? `unknown: ${found.error.kind}` : `${found.complexity.summary}: ${found.attack.pattern}`;
}

/** The `pattern`s of all schemas, which the validator compiles. */
function patterns(node: unknown, where: string): readonly Expression[] {
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) =>
    key === "pattern" && typeof value === "string" ? [{ source: value, flags: "u", where }] : patterns(value, `${where}/${key}`),
  );
}

describe("the regular expressions", function () {
  this.timeout(600_000);

  it("take time in proportion to the text, whatever it is", async () => {
    const all = sources();
    const constructing = [...all].filter(([, text]) => /new RegExp\(/.test(text)).map(([path]) => path);
    const made = await constructed(constructing);
    const missed = constructing.filter((path) => !made.some(({ where }) => path.startsWith(where)));
    expect(missed, "files that construct expressions, but not when they are loaded").to.deep.equal([]);
    const written = [...all].flatMap(([path, text]) => literals(path, text));
    expect(written.length).to.be.above(200);
    const inSchemas = patterns(openApiDocument(routes, "0"), "openapi");
    expect(inSchemas.length).to.be.above(5);
    const distinct = new Map([...written, ...made, ...inSchemas].map((one) => [`/${one.source}/${one.flags}`, one]));
    const growing = [...distinct].flatMap(([text, one]) => {
      const how = growth(one);
      return how === null ? [] : [`${one.where}: ${text} (${how})`];
    });
    expect(growing).to.deep.equal([]);
  });

  for (const [source, flags] of [
    [" +$", ""],
    ["<!--[^]*?-->", "g"],
    ["^(a+)+$", ""],
    [String.raw`url\(\s*#[^)]+\s*\)`, "g"],
  ] as const)
    it(`are found if they do not, such as ${source}`, () => {
      expect(growth({ source, flags, where: "" })).to.match(/polynomial|exponential/);
    });
});
