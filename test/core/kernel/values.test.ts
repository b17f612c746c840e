import { expect } from "chai";
import { canonicalJson } from "../../../core/kernel/canonical-json.js";
import { addDays, civilFromDays, daysOfMonth, formatCivil, parseLocalDate } from "../../../core/kernel/calendar.js";
import { parseCurrency } from "../../../core/kernel/currency.js";
import { parseDecimal } from "../../../core/kernel/decimal.js";
import { firstVersion, inUse, isLostRace, lostRace, nextVersion, patched, sameValue } from "../../../core/kernel/entity.js";
import {
  addUnknown,
  conflict,
  forbidden,
  invalid,
  invalidField,
  isStintError,
  Issues,
  notFound,
  StintError,
} from "../../../core/kernel/errors.js";
import { isId } from "../../../core/kernel/ids.js";
import { instant, parseInstant, plusMilliseconds } from "../../../core/kernel/instant.js";
import { checkAmount, parseAmount } from "../../../core/kernel/money.js";
import { Mutex } from "../../../core/kernel/mutex.js";
import { changedPaths, fitsStored, isUnchanged } from "../../../core/kernel/recorded.js";
import { isHidden } from "../../../core/kernel/resources.js";
import { checkEmail, checkText, isEmail } from "../../../core/kernel/text.js";
import { parseTimeZone } from "../../../core/kernel/time-zone.js";
import { amountView, instantView, versionView } from "../../../core/kernel/view.js";
import { checkWhole } from "../../../core/kernel/whole-number.js";

const thrown = (work: () => unknown): StintError => {
  try {
    work();
  } catch (error) {
    if (isStintError(error)) return error;
    throw error;
  }
  return expect.fail("Nothing was thrown.");
};

describe("a text that is not a value", () => {
  const malformed: readonly (readonly [parse: () => unknown, code: string, message: string])[] = [
    [() => parseLocalDate("x"), "date_malformed", "Must be an existing date in the format YYYY-MM-DD, such as 2026-03-31."],
    [() => addDays(parseLocalDate("9999-12-31"), 1), "date_out_of_range", "A date must be within the years 0000 to 9999."],
    [() => parseCurrency("x"), "currency_unknown", "A currency must be an ISO 4217 code such as EUR."],
    [() => parseDecimal("x"), "decimal_malformed", 'Must be a decimal number such as "1.5".'],
    [() => parseDecimal("1.1234567"), "decimal_too_precise", "Must have at most 6 decimals."],
    [() => parseDecimal("10000000000000"), "decimal_out_of_range", "Must be between -10^12 and 10^12."],
    [() => parseTimeZone("x"), "time_zone_unknown", "A time zone must be an IANA name such as Europe/Berlin."],
  ];
  for (const [parse, code, message] of malformed)
    it(`is refused with ${code}, and says what is expected`, () => {
      const error = thrown(parse);
      expect(error).to.include({ kind: "invalid", code: "validation_failed", message });
      expect(error.issues).to.deep.equal([{ path: [], code, message }]);
    });

  it("is refused for instants and amounts with a sentence and no path", () => {
    const eur = parseCurrency("EUR");
    const refused = [
      () => parseInstant("x"),
      () => plusMilliseconds(parseInstant("9999-12-31T23:59:59.999Z"), 1),
      () => parseAmount("x", eur),
      () => parseAmount("1.123", eur),
      () => parseAmount("10000000000000.01", eur),
    ];
    for (const work of refused) {
      const { issues, message } = thrown(work);
      expect(issues.map(({ path }) => path)).to.deep.equal([[]]);
      expect(message).to.match(/^[A-Z].*\.$/);
    }
    expect(thrown(() => checkAmount(["total"], 10n ** 15n + 1n)).message).to.equal(
      "total: An amount must be between -10^15 and 10^15 minor units.",
    );
  });
});

describe("an error", () => {
  it("with issues has one code, for one and for several, and says where each is", () => {
    expect(invalidField(["name"], "too_long", "Too long.")).to.deep.include({
      ...{ name: "StintError", kind: "invalid", code: "validation_failed", message: "name: Too long.", details: {} },
      issues: [{ path: ["name"], code: "too_long", message: "Too long." }],
    });
    const issues = ["One.", "Two."].map((message, index) => ({ path: ["lines", index], code: "wrong", message }));
    expect(invalid(issues)).to.include({ code: "validation_failed", message: "lines.0: One. lines.1: Two." });
    expect(new StintError("conflict", "own_code", "One.", issues).code).to.equal("validation_failed");
  });

  it("names the kind of resource that does not exist", () => {
    expect(notFound("time_entry")).to.include({ kind: "not_found", code: "not_found" });
    expect(notFound("time_entry").message).to.equal("There is no such time entry in this workspace.");
    const issues = new Issues();
    addUnknown(issues, ["projectId"], "project");
    expect(issues.found).to.deep.equal([
      { path: ["projectId"], code: "unknown_reference", message: "There is no such project in this workspace." },
    ]);
  });

  it("has the kind of what it is about", () => {
    expect(conflict("taken", "Taken.", { by: 1 })).to.deep.include({
      kind: "conflict",
      code: "taken",
      issues: [],
      details: { by: 1 },
    });
    expect(conflict("taken", "Taken.").details).to.deep.equal({});
    expect(forbidden("No.")).to.include({ kind: "forbidden", code: "forbidden", message: "No." });
    expect(lostRace("the client")).to.include({
      ...{ kind: "conflict", code: "lost_race", message: "Conflict with a concurrent change to the client. Try again." },
    });
    expect(inUse("client")).to.include({
      ...{ kind: "conflict", code: "in_use", message: "Other resources refer to this client, so it cannot be deleted." },
    });
    expect([lostRace("x"), inUse("x"), new Error("lost_race"), { code: "lost_race" }].map(isLostRace)).to.deep.equal([
      ...[true, false, false, false],
    ]);
    expect(isStintError(new Error("x"))).to.equal(false);
  });

  it("is thrown only if there are issues, whose paths begin where they belong", () => {
    const issues = new Issues();
    issues.throwIfAny();
    issues.addAll(["lines", 0], [{ path: ["net"], code: "wrong", message: "Wrong." }]);
    expect(thrown(() => issues.throwIfAny()).issues).to.deep.equal([
      { path: ["lines", 0, "net"], code: "wrong", message: "Wrong." },
    ]);
  });
});

describe("a text", () => {
  const found = (value: string | null, limits: { readonly min?: number; readonly max: number }) => {
    const issues = new Issues();
    checkText(issues, ["name"], value, limits);
    return issues.found.map(({ path, code, message }) => `${path.join(".")} ${code} ${message}`);
  };

  it("is as long as its limits allow, in code points, without NUL and unpaired surrogates", () => {
    const refused = "name invalid_character Must not contain NUL or an unpaired surrogate.";
    expect(found(null, { min: 1, max: 2 })).to.deep.equal([]);
    expect(found("", { max: 2 })).to.deep.equal([]);
    expect(found("ab", { min: 2, max: 2 })).to.deep.equal([]);
    expect(found(" ", { min: 1, max: 2 })).to.deep.equal(["name too_short Must not be blank."]);
    expect(found("ab ", { min: 3, max: 9 })).to.deep.equal(["name too_short Must have at least 3 characters."]);
    expect(found("abc", { max: 2 })).to.deep.equal(["name too_long Must have at most 2 characters."]);
    expect(found("a\u0000", { max: 2 })).to.deep.equal([refused]);
    expect(found("a\ud83d", { max: 2 })).to.deep.equal([refused]);
    expect(found("😀😀", { min: 2, max: 2 })).to.deep.equal([]);
    expect(found("😀😀😀", { max: 2 })).to.deep.equal(["name too_long Must have at most 2 characters."]);
    expect(found("😀😀", { min: 3, max: 9 })).to.deep.equal(["name too_short Must have at least 3 characters."]);
  });

  it("is an email address if it is one plain mailbox of at most 254 characters", () => {
    for (const text of [
      "a@b.de",
      "a.b+c@x-y.example",
      `${"a".repeat(64)}@b.de`,
      "ä@b.de",
      "rechnung@müller.example",
      "用户@例え.jp",
      "a@xn--mller-kva.example",
      "a@क्षेत्रम.example",
      "a@127.0.0.1",
    ])
      expect(isEmail(text), text).to.equal(true);
    const long = `a@${"b.".repeat(126)}c`;
    expect([long.length, isEmail(long), isEmail(`a${long}`)]).to.deep.equal([255, false, false]);
    expect(isEmail(long.replace("@b.", "@"))).to.equal(true);
    for (const text of [
      "",
      "a",
      "a@",
      "@b",
      "a b@c",
      "a\u200bb@c.de",
      "\u202aa@c.de",
      "a@b@c",
      "<a@b.de>",
      "a@-",
      "a@b..c",
      "a@-b.de",
      "a@b-.de",
      "a@.de",
      "a@b.de.",
      "a@b_c.de",
      "a@müller。example",
      "a@\u0301b.de",
      `a@${"ü".repeat(64)}.de`,
      "a@b.de ",
      "a,b@c.de",
      `${"a".repeat(65)}@b.de`,
    ])
      expect(isEmail(text), text).to.equal(false);
    const issues = new Issues();
    checkEmail(issues, ["email"], null);
    checkEmail(issues, ["email"], "a@b.de");
    checkEmail(issues, ["email"], "a");
    expect(issues.found).to.deep.equal([
      { path: ["email"], code: "email_malformed", message: "Must be an email address such as ada@example.com." },
    ]);
  });
});

describe("a whole number", () => {
  it("is within its limits, which the message names", () => {
    const found = (value: number, more?: { readonly unit?: string; readonly code?: string }) => {
      const issues = new Issues();
      checkWhole(issues, ["days"], value, { min: 1, max: 3 }, more);
      return issues.found.map(({ path, code, message }) => `${path.join(".")} ${code} ${message}`);
    };
    for (const value of [1, 2, 3]) expect(found(value)).to.deep.equal([]);
    for (const value of [0, 4, 1.5, Number.NaN])
      expect(found(value)).to.deep.equal(["days out_of_range Must be a whole number between 1 and 3."]);
    expect(found(0, { unit: "days", code: "own" })).to.deep.equal(["days own Must be a whole number of days between 1 and 3."]);
  });
});

describe("a stored version", () => {
  it("is 1 at first, and one more with each change", () => {
    const [now, later] = [instant(0), instant(1)];
    const first = { name: "a", ...firstVersion(now) };
    expect(first).to.deep.equal({ name: "a", version: 1, createdAt: now, updatedAt: now });
    expect(nextVersion(first, later)).to.deep.equal({ name: "a", version: 2, createdAt: now, updatedAt: later });
    expect(versionView(nextVersion(first, later))).to.deep.equal({
      ...{ created_at: "1970-01-01T00:00:00.000Z", updated_at: "1970-01-01T00:00:00.001Z", version: 2 },
    });
    expect([amountView(5n), amountView(null), instantView(null), instantView(now)]).to.deep.equal([
      ...[5, null, null, "1970-01-01T00:00:00.000Z"],
    ]);
  });

  it("has the fields that a change defines", () => {
    expect(patched<{ a: number; b: number | null; c: number }>({ a: 1, b: 2, c: 3 }, { a: undefined, b: null })).to.deep.equal({
      a: 1,
      b: null,
      c: 3,
    });
  });

  it("equals another if every field does, at every depth", () => {
    const value = { a: 1n, b: [1, { c: null }], d: undefined };
    expect(sameValue(value, { d: undefined, b: [1, { c: null }], a: 1n })).to.equal(true);
    const others = [
      { ...value, a: 2n },
      { ...value, b: [1] },
      { ...value, e: 1 },
      { a: 1n, b: value.b },
      { a: 1n, b: value.b, e: 1 },
      null,
      1,
    ];
    for (const other of others) expect([sameValue(value, other), sameValue(other, value)]).to.deep.equal([false, false]);
    expect([sameValue([], {}), sameValue({}, []), sameValue(Number.NaN, Number.NaN), sameValue("1", 1)]).to.deep.equal([
      ...[false, false, true, false],
    ]);
  });
});

describe("what was recorded", () => {
  const recorded = { a: 1, list: [{ b: 1n }, { b: 2n }], nested: { c: null } };

  it("is unchanged if the current value still has it, whatever was added", () => {
    expect(isUnchanged(recorded, { ...recorded, more: 1, nested: { c: null, d: 1 } })).to.equal(true);
    const paths = (current: unknown) => [...changedPaths(recorded, current)];
    expect(paths({ ...recorded, a: 2 })).to.deep.equal(["a"]);
    expect(paths({ ...recorded, list: [{ b: 1n }, { b: 3n }], nested: { c: 1 } })).to.deep.equal(["list/1/b", "nested/c"]);
    expect(paths({ ...recorded, list: [{ b: 1n }] })).to.deep.equal(["list"]);
    expect(paths({ ...recorded, list: { 0: { b: 1n }, 1: { b: 2n } } })).to.deep.equal(["list"]);
    expect(paths({ ...recorded, nested: [] })).to.deep.equal(["nested"]);
    expect(paths({ ...recorded, nested: null })).to.deep.equal(["nested"]);
    expect(paths(null)).to.deep.equal([""]);
    expect([...changedPaths(1, { a: 1 })]).to.deep.equal([""]);
  });

  it("fits a computed value even if it lacks fields of later versions", () => {
    expect(fitsStored({ a: null, b: undefined, c: 1 }, { a: 5, b: 6, c: 1 })).to.equal(true);
    expect(fitsStored({ a: null, c: 1 }, { a: 5, c: 2 })).to.equal(false);
  });
});

describe("canonical JSON", () => {
  it("sorts members, has no blanks, and refuses numbers that are not exact", () => {
    expect(canonicalJson({ b: [1, null, true, "x\n"], a: { d: {}, c: -1 }, "": [] })).to.equal(
      '{"":[],"a":{"c":-1,"d":{}},"b":[1,null,true,"x\\n"]}',
    );
    for (const value of [1.5, 2 ** 53, Number.NaN])
      expect(() => canonicalJson([value])).to.throw(RangeError, "is not an exact integer.");
  });
});

describe("an id", () => {
  it("has the prefix of its kind and 26 characters after it", () => {
    const text = "inv_01kn0000000000000000000000";
    expect(isId("inv", text)).to.equal(true);
    for (const other of [
      `${text}0`,
      text.slice(0, -1),
      text.toUpperCase(),
      ` ${text}`,
      text.replace("_0", "_8"),
      `${text}\n`,
      "",
    ])
      expect(isId("inv", other), other).to.equal(false);
    expect(isId("cli", text)).to.equal(false);
  });
});

describe("the change feed", () => {
  it("hides the secrets of users and tokens, and shows other fields", () => {
    expect([isHidden("user", "invitationHash"), isHidden("token", "hash")]).to.deep.equal([true, true]);
    expect([isHidden("user", "email"), isHidden("client", "name")]).to.deep.equal([false, false]);
  });
});

describe("a mutex", () => {
  it("runs work one at a time, in order, also after a failure, and is idle then", async () => {
    const mutex = new Mutex();
    const log: string[] = [];
    const work = (name: string, fails = false) =>
      mutex.run(async () => {
        log.push(`${name} begins`);
        await Promise.resolve();
        log.push(`${name} ends`);
        if (fails) throw new Error(name);
        return name;
      });
    expect(mutex.idle).to.equal(true);
    const results = Promise.allSettled([work("a"), work("b", true), work("c")]);
    expect(mutex.idle).to.equal(false);
    expect((await results).map(({ status }) => status)).to.deep.equal(["fulfilled", "rejected", "fulfilled"]);
    expect(log).to.deep.equal(["a begins", "a ends", "b begins", "b ends", "c begins", "c ends"]);
    expect(mutex.idle).to.equal(true);
  });
});

describe("the days of the calendar", () => {
  it("are counted from 1970 on both sides, in years of any length", () => {
    for (const [days, date] of [
      [0, "1970-01-01"],
      [-1, "1969-12-31"],
      [11_016, "2000-02-29"],
      [-719_528, "0000-01-01"],
    ] as const)
      expect(formatCivil(civilFromDays(days))).to.equal(date);
    const date = parseLocalDate("2026-03-31");
    const month = (ahead?: number) => formatCivil(civilFromDays(daysOfMonth(date, ahead)));
    expect([month(), month(1), month(-3), month(-2), month(10)]).to.deep.equal([
      ...["2026-03-01", "2026-04-01", "2025-12-01", "2026-01-01", "2027-01-01"],
    ]);
  });
});
