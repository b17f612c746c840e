import { expect } from "chai";
import { changes, creation } from "../../../core/access/arguments.js";
import type { Argument } from "../../../core/access/checked.js";
import { FieldTable, mergedObjectType, objectType } from "../../../core/kernel/field-table.js";
import {
  amountType,
  choiceType,
  currencyType,
  decimalType,
  emailType,
  flagType,
  idType,
  ruledTextType,
  textType,
  wholeType,
} from "../../../core/kernel/field-types.js";
import { type ChangesOf, type CreationOf, field, type ModelOf, versionFields } from "../../../core/kernel/fields.js";
import { instant, Issues, parseCurrency, parseDecimal, StintError } from "../../../core/index.js";

const shelf = new FieldTable({
  room: field.required(textType({ min: 1, max: 10 })),
  height: field.defaulting(decimalType, parseDecimal("1")),
});
const place = new FieldTable({ streetName: field.nullable(textType({ max: 20 })), city: field.nullable(textType({ max: 20 })) });
const codeType = ruledTextType({ max: 5 }, ["code_malformed"], (issues, path, code) => {
  if (!/^[a-z]*$/.test(code)) issues.add(path, "code_malformed", "Must be lower case.");
});
const books = new FieldTable({
  id: field.assigned(idType("cli")),
  title: field.required(textType({ min: 1, max: 30 })),
  shortCode: field.nullable(codeType),
  pages: field.nullable(wholeType({ min: 1, max: 5_000 })),
  price: field.nullable(
    amountType((issues, path, price) => price < 0n && issues.add(path, "out_of_range", "Must not be negative.")),
  ),
  currency: field.nullable(currencyType),
  contact: field.nullable(emailType),
  owner: field.nullable(idType("usr")),
  isLent: field.defaulting(flagType, false),
  state: field.defaulting(choiceType(["new", "used"]), "new"),
  remarks: field.defaulting(textType({ max: 100 }), ""),
  shelf: field.nullable(objectType(shelf)),
  place: field.nullable(mergedObjectType(place)),
  ...versionFields,
});
type Book = ModelOf<typeof books.fields>;
type Creation = CreationOf<typeof books.fields>;
type Changes = ChangesOf<typeof books.fields>;

const complete: Creation = {
  ...{ title: "Emma", shortCode: "emma", pages: 474, price: 1_250n, currency: parseCurrency("EUR"), contact: "a@example.com" },
  ...{ isLent: true, state: "used", remarks: "Torn", shelf: { room: "Attic" }, place: { city: "Bath" } },
};
const stored = (given: Creation): Book => ({
  id: "cli_1" as Book["id"],
  ...books.create(given),
  ...{ createdAt: instant(0), updatedAt: instant(1_000), version: 2 },
});

/** The issues of a call, as `path: code`. */
function issuesOf(call: () => unknown): readonly string[] {
  try {
    call();
    return [];
  } catch (error) {
    if (!(error instanceof StintError)) throw error;
    expect(error.kind).to.equal("invalid");
    return error.issues.map(({ path, code }) => `${path.join(".")}: ${code}`);
  }
}
const wrongIn = (argument: Argument, given: unknown) => {
  const issues = new Issues();
  argument.check(issues, given, 1);
  return issuesOf(() => issues.throwIfAny());
};
const creating = (given: unknown) => wrongIn(creation(books), given);
const changing = (given: unknown) => wrongIn(changes(books), given);

describe("a model described by a table of fields", () => {
  it("has the initial value of each field that a creation does not mention", () => {
    expect(books.create({ title: "Emma" })).to.deep.equal({
      ...{ title: "Emma", shortCode: null, pages: null, price: null, currency: null, contact: null, owner: null },
      ...{ isLent: false, state: "new", remarks: "", shelf: null, place: null },
    });
    expect(stored(complete)).to.deep.include({
      ...{ pages: 474, isLent: true, shelf: { room: "Attic", height: 1_000_000n }, place: { streetName: null, city: "Bath" } },
    });
  });

  it("keeps the fields that a change does not mention, also those of an object that is merged", () => {
    const before = stored(complete);
    const after = books.change(before, {
      pages: null,
      remarks: undefined,
      place: { streetName: "Milsom" },
      shelf: { room: "Hall" },
    });
    expect(after).to.deep.equal({
      ...before,
      ...{ pages: null, place: { streetName: "Milsom", city: "Bath" }, shelf: { room: "Hall", height: 1_000_000n } },
    });
    expect(books.change(stored({ title: "Emma" }), { place: { city: "Bath" } }).place).to.deep.equal({
      streetName: null,
      city: "Bath",
    });
    expect(books.change(before, { place: null }).place).to.equal(null);
  });

  it("has JSON with the names of the API, in the order of the table", () => {
    const json = books.toJson(stored(complete));
    expect(JSON.stringify(json)).to.equal(
      JSON.stringify({
        ...{ id: "cli_1", title: "Emma", short_code: "emma", pages: 474, price: 1250, currency: "EUR", contact: "a@example.com" },
        ...{ owner: null, is_lent: true, state: "used", remarks: "Torn", shelf: { room: "Attic", height: "1" } },
        ...{ place: { street_name: null, city: "Bath" }, created_at: "1970-01-01T00:00:00.000Z" },
        ...{ updated_at: "1970-01-01T00:00:01.000Z", version: 2 },
      }),
    );
  });

  it("reads back the command from its JSON, without what the service sets", () => {
    const { shelf: given, ...rest } = complete;
    const { id: _id, version: _version, ...json } = books.toJson(stored(complete));
    expect(books.fromJson(json)).to.deep.equal({
      ...{ ...rest, owner: null, shelf: { ...given, height: 1_000_000n }, place: { streetName: null, city: "Bath" } },
    });
    expect(books.fromJson<Changes>({ place: { street_name: null } })).to.deep.equal({ place: { streetName: null } });
    expect(issuesOf(() => books.fromJson<Changes>({ currency: "EURO" }))).to.deep.equal([": currency_unknown"]);
  });

  it("reports each value that breaks the rule of its type, at its path", () => {
    const broken = stored({
      ...{ title: " ", shortCode: "A", pages: 0, price: -1n, currency: "XXX" as never, contact: "@" },
      ...{ shelf: { room: "x".repeat(11) }, place: { city: "x".repeat(21) } },
    });
    expect(books.issuesOf(broken).found.map(({ path, code }) => `${path.join(".")}: ${code}`)).to.deep.equal([
      ...[
        "title: too_short",
        "shortCode: code_malformed",
        "pages: out_of_range",
        "price: out_of_range",
        "currency: currency_unknown",
      ],
      ...["contact: email_malformed", "shelf.room: too_long", "place.city: too_long"],
    ]);
    expect(books.codes).to.deep.equal(["code_malformed"]);
    expect(books.issuesOf(stored(complete)).found).to.deep.equal([]);
  });

  it("lists its texts with their paths", () => {
    expect(books.texts(stored(complete), ["book"]).map(([path, text]) => [path.join("."), text])).to.deep.equal([
      ...[
        ["book.title", "Emma"],
        ["book.shortCode", "emma"],
        ["book.contact", "a@example.com"],
        ["book.remarks", "Torn"],
      ],
      ...[
        ["book.shelf.room", "Attic"],
        ["book.place.streetName", null],
        ["book.place.city", "Bath"],
      ],
    ]);
  });
});

describe("a command of a program without types", () => {
  it("is accepted if every value has the type of its field", () => {
    expect(creating(complete)).to.deep.equal([]);
    expect(creating({ title: "Emma", pages: undefined, shelf: null })).to.deep.equal([]);
    expect(changing({})).to.deep.equal([]);
    expect(changing(stored(complete)), "a model that was read").to.deep.equal([]);
  });

  it("is refused with the path of each value of another type", () => {
    const wrong = {
      ...{ title: 5, shortCode: 5, pages: "474", price: 12, currency: 1, contact: true, owner: 7, isLent: "yes", state: "old" },
      ...{ remarks: [], shelf: "Attic", place: [] },
    };
    const ofWrongType = Object.keys(wrong).filter((name) => name !== "state");
    expect(changing(wrong)).to.have.members([...ofWrongType.map((name) => `${name}: wrong_type`), "state: not_allowed"]);
    for (const command of [null, undefined, 1, "x", [complete]]) expect(creating(command)).to.deep.equal([": wrong_type"]);
  });

  it("is refused with the path of a field that does not exist, is missing, or cannot be null", () => {
    expect(creating({ titel: "Emma" })).to.deep.equal(["title: required", "titel: unknown_field"]);
    expect(changing({ titel: "Emma" })).to.deep.equal(["titel: unknown_field"]);
    expect(changing({ title: null, remarks: null, isLent: null })).to.deep.equal([
      ...["title: not_nullable", "isLent: not_nullable", "remarks: not_nullable"],
    ]);
    expect(changing({ shelf: { hight: 1n }, place: { town: "Bath" } })).to.deep.equal([
      ...["shelf.room: required", "shelf.hight: unknown_field", "place.town: unknown_field"],
    ]);
  });
});
