import { expect } from "chai";
import { at, Columns, count, day, document, flag, int8, integer, Mapping, orElse, text } from "../../../adapters/sql/rows.js";
import { parseTimestamp } from "../../../adapters/sql/timestamps.js";
import { UnreadableValue } from "../../../adapters/sql/unreadable-value.js";
import { type Instant, type LocalDate, parseInstant, parseLocalDate, StintError } from "../../../core/index.js";

interface Model {
  readonly id: string;
  readonly status: "open" | "closed";
  readonly dueOn: LocalDate | null;
  readonly createdAt: Instant;
  readonly amount: bigint;
  readonly isBillable: boolean;
  readonly tags: readonly string[];
  readonly version: number;
}

const fields = {
  id: text,
  status: text,
  dueOn: day,
  createdAt: at,
  amount: int8,
  isBillable: flag,
  tags: document,
  version: integer,
};
const models = new Columns<Model>(fields);

const model: Model = {
  id: "a",
  status: "open",
  dueOn: parseLocalDate("2026-01-31"),
  createdAt: parseInstant("2026-01-01T00:00:00.5Z"),
  amount: 12n,
  isBillable: false,
  tags: ["x"],
  version: 3,
};

describe("the columns of a model", () => {
  it("are its fields in snake_case, and read what they wrote", () => {
    expect(models.columns).to.deep.equal(["id", "status", "due_on", "created_at", "amount", "is_billable", "tags", "version"]);
    const { tags, ...row } = models.toRow(model);
    expect(tags).to.equal('["x"]');
    const read = { ...row, tags: ["x"], created_at: model.createdAt };
    expect(models.fromRow(read)).to.deep.equal(model);
    const prefixed = Object.fromEntries(Object.entries(read).map(([column, value]) => [`m.${column}`, value]));
    expect(models.fromRow(prefixed, "m.")).to.deep.equal(model);
  });

  it("read what PostgreSQL writes as JSON", () => {
    const read = { ...models.toRow(model), tags: ["x"], created_at: "2026-01-01T00:00:00.5+00:00", amount: 12 };
    expect(models.fromRow(read)).to.deep.equal(model);
  });

  it("read a missing column as null, and a missing count as 0", () => {
    expect(new Columns<{ dueOn: LocalDate | null }>({ dueOn: day }).fromRow({})).to.deep.equal({ dueOn: null });
    expect(new Columns<{ found: number }>({ found: count }).fromRow({})).to.deep.equal({ found: 0 });
  });

  it("read a column of a later version as its default, and everything else as written", () => {
    const later = new Columns<{ prices: "net" | "gross"; total: bigint }>({
      prices: orElse<"net" | "gross">(text, "net"),
      total: orElse(int8, 7n),
    });
    expect(later.fromRow({})).to.deep.equal({ prices: "net", total: 7n });
    expect(later.fromRow({ prices: "gross", total: 0 })).to.deep.equal({ prices: "gross", total: 0n });
  });

  it("do not compile if a column is missing or has the wrong type", () => {
    const { version: _, ...incomplete } = fields;
    const refused = [
      // @ts-expect-error: the version is missing
      () => new Columns<Model>(incomplete),
      // @ts-expect-error: a field that the model does not have
      () => new Columns<{ id: string }>({ id: text, name: text }),
      // @ts-expect-error: a number in a column of text
      () => new Columns<Model>({ ...fields, version: text }),
      // @ts-expect-error: an instant in a column of numbers
      () => new Columns<Model>({ ...fields, createdAt: integer }),
      // @ts-expect-error: a date in a column of text
      () => new Columns<Model>({ ...fields, dueOn: text }),
      // @ts-expect-error: an amount in a column of numbers
      () => new Columns<Model>({ ...fields, amount: integer }),
      // @ts-expect-error: a count, which is not null, in a column of an amount
      () => new Columns<{ found: number }>({ found: int8 }),
      // @ts-expect-error: a kind of resource that does not exist
      () => new Mapping<Model>("nothing", "nothings", fields),
    ];
    for (const construct of refused) expect(construct).to.not.throw();
  });

  it("report a value that they cannot read as such, and never as an error of the domain", () => {
    const invalid = new Columns<{ readonly at: unknown }>({ at: { encode: String, decode: () => parseInstant("yesterday") } });
    for (const read of [() => invalid.fromRow({ at: "x" }), () => parseTimestamp("27/11/2026 08:00:00 IST")])
      expect(read).to.throw(UnreadableValue).and.not.be.instanceOf(StintError);
  });
});
