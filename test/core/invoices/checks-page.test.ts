import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { checkRules } from "../../../core/invoices/checks/check-profile.js";
import { root } from "../../repository.js";

describe("the page about checks", () => {
  it("lists every rule as it is", () => {
    const [page = ""] = readFileSync(join(root, "docs/checks.md"), "utf8").split("## Documents from other issuers");
    const cells = (row: string) => row.split("|").map((cell) => cell.trim());
    const rows = page.split("\n").filter((row) => row.startsWith("| `"));
    expect(rows.map((row) => cells(row).slice(1, 5))).to.deep.equal(
      checkRules.map(({ id, severity, message, source }) => [`\`${id}\``, severity, message, source]),
    );
  });
});
