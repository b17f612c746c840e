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
  const errors = pointers.map((pointer) => ({ pointer, code: "required" as const, message: pointer }));
  const { fields, rest } = placeErrors(errors, values);
  return {
    fields: Object.fromEntries([...fields].map(([path, { message }]) => [path, message])),
    rest: rest.map(({ pointer }) => pointer),
  };
};

describe("errors of form fields", () => {
  it("appear at the field that the pointer names, at any depth", () => {
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

  it("appear at the first field that contains the named part", () => {
    expect(placed("/to/1", "/to/0", "/scopes/0").fields).to.deep.equal({ to: "/to/1", scopes: "/scopes/0" });
  });

  it("appear at the only field inside the named part, and also next to the form if there are several", () => {
    expect(placed("/discount", "/budget")).to.deep.equal({
      fields: { "discount.percent": "/discount", budget: "/budget" },
      rest: ["/budget"],
    });
  });

  it("appear next to the form if no field matches", () => {
    expect(placed("", "/currency", "/discount/amount", "/lines/1/quantity", "/a~1b")).to.deep.equal({
      fields: {},
      rest: ["", "/currency", "/discount/amount", "/lines/1/quantity", "/a~1b"],
    });
  });
});
