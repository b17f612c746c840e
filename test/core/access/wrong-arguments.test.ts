import { expect } from "chai";
import { argumentTable } from "../../../core/argument-table.js";
import type { Argument } from "../../../core/access/checked.js";
import {
  currencyExponent,
  formatAmount,
  formatDecimal,
  formatInstant,
  isStintError,
  Issues,
  parseAmount,
  parseCurrency,
  parseDecimal,
  parseInstant,
  parseLocalDate,
  parseTimeZone,
  type StintError,
} from "../../../core/index.js";
import { documentArguments } from "../../../core/argument-table.js";
import { type Calls, createCalls } from "./calls.js";

type Path = readonly (string | number)[];

/** The paths of all values in the arguments. */
function* pathsIn(value: unknown, path: Path = []): Generator<Path> {
  if (path.length > 0) yield path;
  if (!Array.isArray(value) && Object.prototype.toString.call(value) !== "[object Object]") return;
  for (const [key, one] of Object.entries(value as object))
    yield* pathsIn(one, [...path, Array.isArray(value) ? Number(key) : key]);
}

/** The value with another one at the path. */
function replaced(value: unknown, [first, ...rest]: Path, wrong: unknown): unknown {
  if (first === undefined) return wrong;
  const copy = Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) };
  const parts = copy as Record<string | number, unknown>;
  parts[first] = replaced(parts[first], rest, wrong);
  return copy;
}

/** Values that no argument, field or item can have. */
const neverRight: Readonly<Record<string, unknown>> = {
  "a fraction": 1.5,
  NaN: Number.NaN,
  infinity: Number.POSITIVE_INFINITY,
  "a number beyond whole numbers": 1e300,
  "a Date": new Date(0),
  "a Map": new Map(),
  "a promise": Promise.resolve({}),
  "a function": () => 1,
  "a symbol": Symbol("x"),
  "a list of null": [null],
};
/** Values that some fields can have, and amounts that are out of range everywhere. */
const sometimesRight = [undefined, null, {}, [], "", "text", -1, 0, 90, 8.64e15, 90n, 10n ** 40n, -(10n ** 40n), true, "eur"];

async function refusal(work: () => unknown): Promise<StintError | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (isStintError(error)) return error;
    throw error;
  }
}

/** Whether an issue is at the path of an argument, in it, or at what contains it. */
const isAt = (path: Path, issues: StintError["issues"]): boolean => {
  const [, ...rest] = path;
  const wanted = rest.join(".");
  return issues.some((issue) => {
    const whole = issue.path.join(".");
    return [whole, whole.replace(/^(?:actor|page|ids)\./, "")].some(
      (at) => wanted === "" || at === wanted || at.startsWith(`${wanted}.`) || wanted.startsWith(`${at}.`),
    );
  });
};

/** The names in messages and paths are those of the library. Lists of allowed values are not names. */
function expectNamesOfLibrary({ issues }: StintError, what: string): void {
  for (const { path, message } of issues) {
    expect(path.filter((part) => typeof part === "string" && part.includes("_")).join(), what).to.equal("");
    expect(message.replace(/^Must be one of .*/, ""), what).not.to.match(/[a-z]_[a-z]/);
  }
}

describe("wrong arguments", () => {
  let calls: Calls;
  const table: Readonly<Record<string, readonly Argument[]>> = { ...argumentTable, ...documentArguments };
  const names = Object.keys(table).filter((name) => (table[name] ?? []).length > 0);
  const call = (name: string, given: unknown) => calls.useCases[name]?.(...(given as readonly unknown[]));
  const wrongIn = (name: string, ...given: readonly unknown[]) => refusal(() => call(name, [calls.owner, ...given]));
  const told = async (name: string, ...given: readonly unknown[]) =>
    ((await wrongIn(name, ...given))?.issues ?? []).map(({ path, code, message }) => `${path.join(".")} ${code}: ${message}`);

  before(async () => {
    calls = await createCalls();
  });

  it("are tried with every use case, each with arguments that have the right types", () => {
    expect(Object.keys(calls.samples)).to.have.members(names);
    for (const [name, given] of Object.entries(calls.samples)) {
      const issues = new Issues();
      table[name]?.forEach((argument, index) => argument.check(issues, given[index], index + 1));
      expect(issues.found, name).to.deep.equal([]);
    }
  });

  it("are refused at their path, whatever is wrong and at every depth", async () => {
    for (const [name, given] of Object.entries(calls.samples))
      for (const path of pathsIn(given))
        for (const [kind, wrong] of Object.entries(neverRight)) {
          const what = `${name} with ${kind} at ${path.join(".")}`;
          const error = await refusal(() => call(name, replaced(given, path, wrong)));
          if (error === null) throw new Error(`Accepted: ${what}`);
          expect([error.kind, isAt(path, error.issues)], `${what}: ${error.message}`).to.deep.equal(["invalid", true]);
          expectNamesOfLibrary(error, what);
        }
  });

  it("cause no other failures than errors of the domain, with the names of the library", async () => {
    for (const [name, given] of Object.entries(calls.samples))
      for (const path of pathsIn(given))
        for (const wrong of sometimesRight) {
          const what = `${name} at ${path.join(".")}`;
          const error = await refusal(() => call(name, replaced(given, path, wrong)));
          if (error !== null) expectNamesOfLibrary(error, what);
        }
  });

  it("have messages that say what is wrong", async () => {
    const { useCases, owner, clientId } = calls;
    const messages = async (work: Promise<unknown> | undefined) => (await refusal(() => work))?.message;
    expect(await messages(useCases["createClient"]?.({ name: "x" }))).to.match(/Argument 2 must be an object\.$/);
    expect(await messages(useCases["createClient"]?.(owner))).to.equal("Argument 2 must be an object.");
    expect(await messages(useCases["createWorkspace"]?.())).to.equal("Argument 1 must be an object.");
    expect(await messages(useCases["createClient"]?.(null, { name: "x" }))).to.equal("actor: Must not be null.");
    expect(await messages(useCases["getMe"]?.())).to.equal("actor: This argument is required.");
    expect(await messages(useCases["getMe"]?.(Promise.resolve(owner)))).to.equal("actor: Must be an object.");
    expect(await told("getClient")).to.deep.equal(["id required: This argument is required."]);
    expect(await told("listClients", {}, null)).to.deep.equal(["page not_nullable: Must not be null."]);
    expect(await told("listClients", null)).to.deep.equal([" wrong_type: Argument 2 must be an object."]);
    expect(await told("updateClient", clientId, { currency: "eur" })).to.deep.equal([
      "currency currency_unknown: Must be an ISO 4217 code such as EUR.",
    ]);
    expect(
      await told("listClients", { updatedSince: 8.64e15 }, { limit: 1, sort: "name", descending: false, after: null }),
    ).to.deep.equal(["updatedSince instant_out_of_range: A time must be within the years 0000 to 9999."]);
    expect(await told("listChanges", { after: 0, limit: 0 })).to.deep.equal([
      "limit out_of_range: Must be a whole number between 1 and 200.",
    ]);
    expect(await told("getClient", "cli_\0")).to.deep.equal([
      "id invalid_character: Must not contain NUL or an unpaired surrogate.",
    ]);
    expect(await told("exportInvoice", "inv_1", { format: "doc" })).to.have.length(1);
  });

  it("are refused in the position of a page, whose key has the type of the order", async () => {
    const at = async (sort: string, after: unknown) =>
      (await told("listInvoices", {}, { limit: 1, sort, descending: false, after })).map((issue) => issue.replace(/:.*/, ""));
    expect(await at("createdAt", { key: "2026-03-02", id: "inv_1" })).to.deep.equal(["page.after.key wrong_type"]);
    expect(await at("createdAt", { key: null, id: "inv_1" })).to.deep.equal(["page.after.key not_nullable"]);
    expect(await at("createdAt", { key: 8.64e15, id: "inv_1" })).to.deep.equal(["page.after.key instant_out_of_range"]);
    expect(await at("dueDate", { key: 5, id: "inv_1" })).to.deep.equal(["page.after.key wrong_type"]);
    expect(await at("dueDate", { key: "today", id: "inv_1" })).to.deep.equal(["page.after.key date_malformed"]);
    expect(await at("dueDate", { key: null, id: "inv_1" })).to.deep.equal([]);
    expect(await at("dueDate", {})).to.deep.equal(["page.after.key required", "page.after.id required"]);
    expect(await at("dueDate", "eyJ")).to.deep.equal(["page.after wrong_type"]);
  });

  it("are ranges that end before they start", async () => {
    const { samples } = calls;
    const reversed = { from: 2, to: 1 };
    const ranges: readonly (readonly [name: string, filter: object, at: string])[] = [
      ["listTimeEntries", reversed, "to"],
      ["listTimeEntryTexts", reversed, "to"],
      ["listEvents", reversed, "to"],
      ["listWebhookDeliveries", { eventTypes: null, statuses: null, ...reversed }, "to"],
      ["listInvoices", { issuedFrom: "2026-03-02", issuedTo: "2026-03-01" }, "issuedTo"],
      ["listInvoices", { dueFrom: "2026-03-02", dueTo: "2026-03-01" }, "dueTo"],
      ["getTimeReport", { groupBy: [], filter: reversed }, "to"],
      ["getInvoiceReport", { from: "2026-03-02", to: "2026-03-01" }, "to"],
      ["getDeliveryReport", reversed, "to"],
    ];
    for (const [name, filter, at] of ranges) {
      const [, , page] = samples[name] ?? [];
      const issues = await told(name, filter, page);
      expect(
        issues.map((issue) => issue.replace(/:.*/, "")),
        name,
      ).to.deep.equal([`${at} range_reversed`]);
    }
  });

  it("of a tax can be parts of it, whose other parts have their defaults", async () => {
    const { useCases, owner, clientId } = calls;
    const lines = [{ description: "Work", quantity: parseDecimal("1"), unitPrice: 100n }];
    const taxOf = async (work: Promise<unknown> | undefined) => {
      const { invoice } = (await work) as {
        readonly invoice: { readonly id: string; readonly lines: readonly { tax: object }[] };
      };
      return { id: invoice.id, tax: invoice.lines[0]?.tax };
    };
    const rate = parseDecimal("19");
    const { id, tax } = await taxOf(useCases["createInvoice"]?.(owner, { clientId, lines, tax: { category: "S", rate } }));
    expect(tax).to.deep.equal({ category: "S", rate, exemptionReason: null, exemptionCode: null, components: null });
    const changed = await taxOf(useCases["updateInvoice"]?.(owner, id, { tax: { category: "Z" } }));
    expect(changed.tax).to.deep.equal({ category: "Z", rate: 0n, exemptionReason: null, exemptionCode: null, components: null });
  });
});

describe("wrong values of the functions that read and write texts", () => {
  type Function = (...given: readonly unknown[]) => unknown;
  const functions: readonly (readonly [name: string, work: Function, code: string])[] = [
    ["parseCurrency", parseCurrency as Function, "currency_unknown"],
    ["parseTimeZone", parseTimeZone as Function, "time_zone_unknown"],
    ["parseInstant", parseInstant as Function, "instant_malformed"],
    ["parseLocalDate", parseLocalDate as Function, "date_malformed"],
    ["parseDecimal", parseDecimal as Function, "decimal_malformed"],
    ["parseAmount", (text) => parseAmount(text as string, parseCurrency("EUR")), "amount_malformed"],
    ["parseAmount, its currency", (code) => parseAmount("1", code as never), "currency_unknown"],
    ["currencyExponent", currencyExponent as Function, "currency_unknown"],
    ["formatAmount", (amount) => formatAmount(amount as bigint, parseCurrency("EUR")), "wrong_type"],
    ["formatAmount, its currency", (code) => formatAmount(1n, code as never), "currency_unknown"],
    ["formatDecimal", formatDecimal as Function, "wrong_type"],
    ["formatInstant", formatInstant as Function, "wrong_type"],
  ];
  for (const [name, work, code] of functions)
    it(`are refused with an error of the domain: ${name}`, async () => {
      for (const wrong of [
        undefined,
        null,
        1.5,
        Number.NaN,
        "",
        "x",
        {},
        [],
        ["1"],
        ["EUR"],
        new Date(0),
        true,
        Symbol("x"),
        "eur",
      ]) {
        const error = await refusal(() => work(wrong));
        expect([error?.kind, error?.issues.map((issue) => issue.code)], typeof wrong).to.deep.equal(["invalid", [code]]);
      }
    });
});
