import { expect } from "chai";
import { fieldMessages } from "../../../adapters/dashboard/src/elements/field-messages.js";

describe("what is wrong with fields, where none is highlighted", () => {
  const errors = (...codes: readonly string[]) => ({
    errors: codes.map((code) => ({ pointer: "/x", code, message: `In English: ${code}.` })),
  });
  const ofCode = (code: string, message: string): string => (code === "required" ? "Erforderlich." : message);

  it("has the message of each error once, in the user's language where there is one", () => {
    expect(fieldMessages(errors("required", "odd", "required"), ofCode)).to.equal("Erforderlich. In English: odd.");
  });

  it("ends after five messages", () => {
    expect(fieldMessages(errors("1", "2", "3", "4", "5", "6"), ofCode))
      .to.match(/ 5\. …$/)
      .and.not.contain("6");
  });
});
