import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import recurring from "../../../adapters/dashboard/src/features/recurring-invoices/words/en.js";
import words from "../../../adapters/dashboard/src/words/shell/en.js";
import { root } from "../../repository.js";
import { errorCodes, problemCodes } from "../../../adapters/http/openapi/problem-codes.js";

const sources = join(root, "adapters/dashboard/src");

/** Codes that only a program can cause, or that the status alone identifies. */
const ofPrograms = [
  "malformed_json",
  "incomplete_body",
  "malformed_target",
  "malformed_request",
  "headers_too_large",
  "client_gone",
  "request_timeout",
  "malformed_header",
  "duplicate_key",
  "malformed_parameter",
  "repeated_parameter",
  "unknown_parameter",
  "invalid_cursor",
  "cross_origin",
  "method_not_allowed",
  "not_acceptable",
  "body_too_large",
  "unsupported_media_type",
  "unsupported_encoding",
  "cursor_expired",
  "expectation_failed",
  "database_refused",
  "not_ready",
  "not_a_session",
  "idempotency_key_reused",
  "exactly_one",
  "id_malformed",
  "instant_malformed",
  "not_nullable",
  "read_only",
  "requires_status_paid",
  "too_deep",
  "unknown_field",
  "wrong_type",
  "deposit_in_other_currency",
  "deposit_of_other_client",
  "exemption_code_of_other_category",
  "exemption_code_unknown",
  "first_tax_compound",
  "tax_components_not_allowed",
  "tax_rate_not_sum",
  "instant_out_of_range",
  "account_not_numeric",
  "conversion_outdated",
  "datev_missing",
  "range_spans_fiscal_years",
  "expense_line",
  "milestone_line",
  "milestone_not_billable",
  "not_a_deposit",
  "not_a_milestone_line",
  "not_a_time_line",
  "not_an_expense_line",
  "not_for_deposits",
  "time_line",
  "unknown_step",
];

/** Codes that forms check before sending. */
const ofForms = ["amount"];

/** Codes that only the pages of a feature can get, and that it tells in its own words, which load with it. */
const ofFeatures = Object.keys(recurring.problems);

/** By feature: the text on a button, and its accessible name, which also names the resource. */
const namedButtons: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  invoices: { remove: "removeLine", deduct: "deductNamed" },
  profile: { end: "endOf" },
  projects: { change: "edit", delete: "deleteNamed" },
  settings: { revoke: "revokeNamed" },
  team: {
    change: "edit",
    withdraw: "withdrawFrom",
    deactivate: "deactivateNamed",
  },
  webhooks: { do: "named" },
};

describe("the dashboard's words", () => {
  it("cover every error that can reach a user, and no other", () => {
    const told = Object.keys(words.problems).filter((code) => !ofForms.includes(code));
    const expected = Object.keys({ ...problemCodes, ...errorCodes }).filter((code) => !ofPrograms.includes(code));
    const without = (some: readonly string[], others: readonly string[]) => some.filter((code) => !others.includes(code));
    expect(
      without(expected, [...told, ...ofFeatures]),
      "add these to src/words/shell/en.ts, and to its translations",
    ).to.deep.equal([]);
    expect(without(told, expected), "no operation returns these").to.deep.equal([]);
  });

  it("repeat the text on a button in its accessible name (WCAG 2.2, 2.5.3)", () => {
    for (const [feature, names] of Object.entries(namedButtons)) {
      for (const language of ["en", "de", "fr", "es"]) {
        const file = readFileSync(join(sources, "features", feature, "words", `${language}.ts`), "utf8");
        const textOf = (key: string) => new RegExp(`\\n *${key}: "(.+)"`).exec(file)?.[1]?.toLowerCase();
        for (const [text, name] of Object.entries(names))
          expect(textOf(name), `${name}, ${feature}, ${language}`).to.include(textOf(text));
      }
    }
  });

  it("have no breaking space before French punctuation", () => {
    const files = readdirSync(sources, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith("fr.ts"));
    expect(files.length).to.be.greaterThan(10);
    for (const file of files) {
      const texts = readFileSync(join(sources, file), "utf8").match(/"[^"\n]*"/g) ?? [];
      expect(
        texts.filter((text) => /[^,] [:;?!»]|« /.test(text)),
        file,
      ).to.deep.equal([]);
    }
  });
});
