import { expect } from "chai";
import {
  countryOptions,
  currencyOptions,
  languageOptions,
  zoneOptions,
} from "../../../adapters/dashboard/src/elements/named-codes.js";
import { byLabel, matching, namedOptions, type Option, withChosen } from "../../../adapters/dashboard/src/elements/options.js";
import { isCountry } from "../../../core/billing/countries.js";
import { currencyCodes } from "../../../core/kernel/currency.js";
import { isTimeZone } from "../../../core/kernel/time-zone.js";

const labels = (options: readonly Option[]) => options.map(({ label }) => label);
const labelOf = (options: readonly Option[], code: string) => options.find(({ value }) => value === code)?.label;
const SUMMER = Date.UTC(2026, 6, 1);

describe("the options of select fields", () => {
  it("are found by all words of the text, in any order, letter case and accents; labels that begin with it come first", () => {
    const options = ["Old Paris", "Paris", "Île-de-France"].map((label) => ({ value: label.slice(0, 1), label }));
    expect(labels(matching(options, "paris"))).to.deep.equal(["Paris", "Old Paris"]);
    expect(labels(matching(options, "PARIS old"))).to.deep.equal(["Old Paris"]);
    expect(labels(matching(options, "ile"))).to.deep.equal(["Île-de-France"]);
    expect(labels(matching([{ value: "1", label: "Lange Straße" }], "strasse"))).to.deep.equal(["Lange Straße"]);
    expect(matching(options, " ")).to.have.length(3);
    expect(matching(options, "Rome")).to.deep.equal([]);
  });

  it("are found by a part of their label, whatever its letter case and accents, up to the limit", () => {
    const options = ["Köln", "Bonn", "KOLN-Deutz"].map((label) => ({ value: label, label }));
    const found = (search: string, limit = 9) => byLabel({ options, search, limit }).map((item) => "label" in item && item.label);
    expect(found(" kol")).to.deep.equal(["Köln", "KOLN-Deutz"]);
    expect(found("DÉUTZ")).to.deep.equal(["KOLN-Deutz"]);
    expect(found("", 2)).to.deep.equal(["Köln", "Bonn"]);
  });

  it("keep a chosen value that is not among them", () => {
    const ada = { id: "cli_1", name: "Ada" };
    expect(labels(namedOptions([ada], "cli_2"))).to.deep.equal(["Ada", "cli_2"]);
    expect(labels(namedOptions(undefined))).to.deep.equal([]);
    expect(withChosen([{ value: "de", label: "German" }], "de")).to.have.length(1);
  });

  it("name people by their email address if they have no name, and find them by it", () => {
    const people = [
      { id: "1", name: "", email: "ada@example.com" },
      { id: "2", name: "Grace", email: "hopper@example.com" },
    ];
    expect(labels(namedOptions(people))).to.deep.equal(["ada@example.com", "Grace"]);
    expect(labels(matching(namedOptions(people), "hopper"))).to.deep.equal(["Grace"]);
  });

  it("are all currencies, countries and supported languages by name in the user's language", () => {
    expect(labelOf(currencyOptions("en"), "EUR")).to.equal("EUR – Euro");
    expect(currencyOptions("de").map(({ value }) => value)).to.deep.equal([...currencyCodes]);
    expect(labelOf(countryOptions("fr"), "DE")).to.equal("Allemagne");
    expect(countryOptions("es").every(({ value, label }) => isCountry(value) && label !== value)).to.equal(true);
    expect(labelOf(languageOptions("de"), "de-AT")).to.equal("Deutsch (Österreich)");
    expect(labelOf(languageOptions("fr"), "fr")).to.equal("Français");
  });

  it("are time zones by city and current offset, found by region", () => {
    const zones = zoneOptions("en", SUMMER);
    expect(zones.every(({ value }) => isTimeZone(value))).to.equal(true);
    expect(labelOf(zones, "Europe/Berlin")).to.equal("Berlin (GMT+2)");
    expect(labelOf(zones, "America/New_York")).to.equal("New York (GMT-4)");
    expect(labelOf(zoneOptions("en", Date.UTC(2026, 0, 1)), "Europe/Berlin")).to.equal("Berlin (GMT+1)");
    expect(labels(matching(zones, "europe berlin"))).to.deep.equal(["Berlin (GMT+2)"]);
    expect(labels(matching(zones, "gmt+5:45"))).to.have.length(1);
  });
});
