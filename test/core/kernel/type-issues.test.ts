import { expect } from "chai";
import { Issues } from "../../../core/kernel/errors.js";
import { FieldTable, objectType } from "../../../core/kernel/field-table.js";
import {
  amountType,
  choiceType,
  currencyType,
  customType,
  dayType,
  decimalType,
  emailType,
  flagType,
  idType,
  instantType,
  listType,
  textType,
  timeZoneType,
  versionType,
  wholeType,
} from "../../../core/kernel/field-types.js";
import type { AnyType } from "../../../core/kernel/field.js";
import { field, restricted } from "../../../core/kernel/fields.js";
import { addTypeIssues } from "../../../core/kernel/type-issues.js";
import { only, without } from "../../../core/kernel/view.js";

const part = new FieldTable({ text: field.required(textType({ max: 5 })) });
const custom = customType((issues, path, given) => {
  if (!("known" in given)) issues.add([...path, "known"], "required", "This field is required.");
});

function found(type: AnyType, given: unknown): readonly string[] {
  const issues = new Issues();
  addTypeIssues([{ name: "of", jsonName: "of", field: field.required(type) }], issues, [], { of: given }, true);
  return issues.found.map(({ path, code, message }) => `${path.join(".")} ${code} ${message}`);
}

describe("the type of a value", () => {
  const must = (code: string, sentence: string, path = "of") => [`${path} ${code} ${sentence}`];
  const wrong = (sentence: string, path?: string) => must("wrong_type", sentence, path);
  const cases: readonly (readonly [
    name: string,
    type: AnyType,
    right: readonly unknown[],
    ...wrong: (readonly [unknown, readonly string[]])[],
  ])[] = [
    ["text", textType({ max: 5 }), ["", "longer than the rule of the domain allows"], [5, wrong("Must be a string.")]],
    ["an email address", emailType, ["?"], [5, wrong("Must be a string.")]],
    ["a currency", currencyType, ["EUR"], [5, wrong("Must be a string.")]],
    ["an ID", idType("cli"), ["cli_1"], [null, must("not_nullable", "Must not be null.")]],
    ["a choice", choiceType(["a", "b"]), ["b"], ["c", must("not_allowed", "Must be one of a, b.")]],
    ["a day", dayType, ["2026-02-28"], ["2026-02-30", must("date_malformed", "Must be a date such as 2026-03-31.")]],
    [
      "a time zone",
      timeZoneType,
      ["Europe/Berlin"],
      ["Mars", must("time_zone_unknown", "Must be an IANA time zone such as Europe/Berlin.")],
    ],
    ["a flag", flagType, [true, false], [1, wrong("Must be a boolean.")]],
    ["an amount", amountType(() => undefined), [1n], [1, wrong("Must be a bigint in minor units.")]],
    ["a decimal", decimalType, [1n], ["1", wrong('Must be a bigint, as parseDecimal("1.5") returns it.')]],
    [
      "a whole number",
      wholeType({ min: 0, max: 5 }),
      [6, -1],
      ["1", wrong("Must be a number.")],
      [0.5, wrong("Must be a whole number.")],
      [NaN, wrong("Must be a whole number.")],
    ],
    ["a version", versionType, [1], [1.5, wrong("Must be a whole number.")]],
    [
      "an instant",
      instantType,
      [0],
      [new Date(0), wrong("Must be a number of milliseconds since 1970.")],
      [0.5, wrong("Must be a whole number of milliseconds since 1970.")],
    ],
    [
      "a list",
      listType(textType({ max: 5 }), { max: 2 }),
      [[], ["a", "b"]],
      ["ab", wrong("Must be a list.")],
      [["a", "b", "c"], must("too_many", "Must have at most 2 items.")],
      [["a", 1], wrong("Must be a string.", "of.1")],
      [Object.assign([] as string[], { 1: "a" }), wrong("Must be a string.", "of.0")],
    ],
    [
      "an object",
      objectType(part),
      [{ text: "a" }],
      ["a", wrong("Must be an object.")],
      [["a"], wrong("Must be an object.")],
      [{}, must("required", "This field is required.", "of.text")],
      [{ text: "a", other: 1 }, must("unknown_field", "This field does not exist.", "of.other")],
    ],
    [
      "a form of its own",
      custom,
      [{ known: 1 }],
      [{}, must("required", "This field is required.", "of.known")],
      ["a", wrong("Must be an object.")],
      [[], wrong("Must be an object.")],
    ],
  ];
  for (const [name, type, right, ...refused] of cases) {
    it(`is checked: ${name}`, () => {
      for (const value of right) expect(found(type, value)).to.deep.equal([]);
      for (const [value, issues] of refused) expect(found(type, value)).to.deep.equal(issues);
    });
  }
});

describe("the fields of a command", () => {
  const text = textType({ min: 1, max: 5 });
  const table = new FieldTable({
    id: field.assigned(idType("cli")),
    fixed: field.fixed(text),
    name: field.required(text),
    note: restricted(field.nullable(text)),
    status: field.changed(choiceType(["on", "off"]), "on"),
    tags: field.defaulting(listType(text, { max: 3 }), []),
    part: field.nullable(objectType(part)),
  });
  const issuesOf = (given: unknown, isNew: boolean) => {
    const issues = new Issues();
    addTypeIssues(table.named, issues, ["at"], given, isNew);
    return issues.found.map(({ path, code, message }) => [path.join("."), code, message].join(" "));
  };

  it("are those that callers set: all required ones of a new model, and others than those of a change", () => {
    expect(issuesOf(null, true)).to.deep.equal(["at wrong_type Must be an object."]);
    expect(issuesOf([], true)).to.deep.equal(["at wrong_type Must be an object."]);
    expect(issuesOf({}, true)).to.deep.equal([
      "at.fixed required This field is required.",
      "at.name required This field is required.",
    ]);
    expect(issuesOf({ fixed: "a", name: "b", status: "off" }, true)).to.deep.equal([
      "at.status unknown_field This field does not exist.",
    ]);
    expect(issuesOf({}, false)).to.deep.equal([]);
    expect(issuesOf({ id: 5, fixed: 5, status: "off", note: null, name: null }, false)).to.deep.equal([
      "at.name not_nullable Must not be null.",
    ]);
    expect(issuesOf({ nme: "a" }, false)).to.deep.equal(["at.nme unknown_field This field does not exist."]);
    const issues = new Issues();
    table.addTypeIssues(issues, [], { fixed: "a" });
    expect(issues.found.map(({ path }) => path)).to.deep.equal([["name"]]);
  });

  it("become a model, which a change changes", () => {
    const content = table.create({ fixed: "a", name: "b", ...{ status: "off" } });
    expect(content).to.deep.equal({ fixed: "a", name: "b", note: null, status: "on", tags: [], part: null });
    const changed = table.change(content, { name: "c", status: "off", ...{ fixed: "z" } });
    expect(changed).to.deep.equal({ ...content, name: "c", status: "off" });
  });

  it("have issues at their paths, also in lists, and none where there is no value", () => {
    const issues = new Issues();
    table.check(issues, ["at"], { name: "", note: null, tags: ["a", "longer"], part: { text: "longer" } });
    expect(issues.found.map(({ path, code }) => `${path.join(".")} ${code}`)).to.deep.equal([
      ...["at.name too_short", "at.tags.1 too_long", "at.part.text too_long"],
    ]);
  });

  it("have texts at their paths, those of objects and lists too, and are shown to some or to all", () => {
    const model = {
      id: "cli_1",
      fixed: "a",
      name: "b",
      note: null,
      status: "on",
      tags: ["c", "d"],
      part: { text: "e" },
    } as const;
    const texts = [
      ["fixed", "a"],
      ["name", "b"],
      ["note", null],
      ["tags.0", "c"],
      ["tags.1", "d"],
    ];
    const pathed = (of: typeof model | (Omit<typeof model, "part"> & { part: null }), path?: readonly string[]) =>
      table.texts(of as never, path).map(([at, value]) => [at.join("."), value]);
    expect(pathed(model)).to.deep.equal([...texts, ["part.text", "e"]]);
    expect(pathed({ ...model, part: null })).to.deep.equal(texts);
    expect(pathed({ ...model, tags: [] as never, part: null }, ["at"])).to.deep.equal([
      ["at.fixed", "a"],
      ["at.name", "b"],
      ["at.note", null],
    ]);
    expect(table.openNames).to.deep.equal(["id", "fixed", "name", "status", "tags", "part"]);
    const view = table.toJson(model as never);
    expect(Object.keys(view)).to.deep.equal(["id", "fixed", "name", "note", "status", "tags", "part"]);
    expect(only({ a: 1, b: 2 }, ["a"])).to.deep.equal({ a: 1 });
    expect(without({ a: 1, b: 2 }, ["a"])).to.deep.equal({ b: 2 });
  });

  it("of a time zone, a currency and a list are read and checked", () => {
    const read = listType(timeZoneType, { max: 2 }).fromJson(["Europe/Berlin"]);
    expect(read).to.deep.equal(["Europe/Berlin"]);
    const issues = new Issues();
    timeZoneType.check(issues, ["zone"], "Mars" as (typeof read)[number]);
    currencyType.check(issues, ["currency"], "XXQ" as never);
    expect(issues.found).to.deep.equal([
      { path: ["zone"], code: "time_zone_unknown", message: "Must be an IANA time zone such as Europe/Berlin." },
      { path: ["currency"], code: "currency_unknown", message: "Must be an ISO 4217 code such as EUR." },
    ]);
  });
});
