import { expect } from "chai";
import { csvLines } from "../../../core/index.js";

describe("a CSV file", () => {
  it("has an apostrophe before what a spreadsheet could run, and leaves other texts as they are", () => {
    for (const text of ["=1", "@SUM(A1)", "\tx", "\rx", "\nx", "＝1", "＠x", "+A1", "-1+cmd|x", "－x", "+1 x", "+1!"])
      expect(csvLines([[text]]), text).to.equal(`"'${text}"\r\n`);
    for (const text of [
      "+49 30 1",
      "+1 (555) 010-9999",
      "-1.50",
      "-1,50",
      "- ",
      "+",
      "a=1",
      "'=1",
      "",
      "1",
      "+49\u00a030\u202f1",
    ])
      expect(csvLines([[text]]), text).to.equal(`"${text}"\r\n`);
  });

  it("quotes texts, doubles quotes, and leaves numbers and missing values bare", () => {
    expect(csvLines([['a"b;c\n', 1.5, null], []], ";")).to.equal('"a""b;c\n";1.5;\r\n\r\n');
    expect(csvLines([])).to.equal("");
  });
});
