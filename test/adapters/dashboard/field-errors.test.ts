import { expect } from "chai";
import { placeErrors } from "../../../adapters/dashboard/src/elements/field-errors.js";

const values = {
  to: "ada@example.com",
  scopes: ["clients:read"],
  discount: { percent: "150" },
  lines: [{ description: "", unit_price: "1" }],
  client_id: null,
  budget: { kind: "hours", value: "0" },
};

const placed = (...pointers: readonly string[]) => {
  const errors = pointers.map((pointer) => ({ pointer, code: "required", message: pointer }));
  const { fields, rest } = placeErrors(errors, values);
  return {
    fields: Object.fromEntries([...fields].map(([path, { message }]) => [path, message])),
    rest: rest.map(({ pointer }) => pointer),
  };
};

describe("where a form shows what is wrong", () => {
  it("is the field that is named, however deep", () => {
    expect(placed("/to", "/discount/percent", "/lines/0/description", "/client_id")).to.deep.equal({
      fields: {
        to: "/to",
        "discount.percent": "/discount/percent",
        "lines.0.description": "/lines/0/description",
        client_id: "/client_id",
      },
      rest: [],
    });
  });

  it("is the field that what is named is a part of, for the first such part", () => {
    expect(placed("/to/1", "/to/0", "/scopes/0").fields).to.deep.equal({ to: "/to/1", scopes: "/scopes/0" });
  });

  it("is the only field of what is named, and beside the form too where that has several", () => {
    expect(placed("/discount", "/budget")).to.deep.equal({
      fields: { "discount.percent": "/discount", budget: "/budget" },
      rest: ["/budget"],
    });
  });

  it("is beside the form where there is no such field", () => {
    expect(placed("", "/currency", "/discount/amount", "/lines/1/quantity", "/a~1b")).to.deep.equal({
      fields: {},
      rest: ["", "/currency", "/discount/amount", "/lines/1/quantity", "/a~1b"],
    });
  });
});
