import { expect } from "chai";
import {
  countryOptions,
  currencyOptions,
  languageOptions,
  zoneOptions,
} from "../../../adapters/dashboard/src/elements/named-codes.js";
import {
  byLabel,
  chosenFirst,
  chosenText,
  matching,
  namedOptions,
  type Option,
  taskOptions,
  withChosen,
} from "../../../adapters/dashboard/src/elements/options.js";
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
    expect(labels(namedOptions([ada], "cli_1", "cli_2", "cli_3"))).to.deep.equal(["Ada", "cli_2", "cli_3"]);
    expect(labels(namedOptions(undefined))).to.deep.equal([]);
    expect(withChosen([{ value: "de", label: "German" }], "de")).to.have.length(1);
  });

  it("are summed up by their labels, with their number if several are chosen, and listed with the chosen ones first", () => {
    const options = ["Ada", "Babbage", "Curie"].map((label) => ({ value: label.slice(0, 1), label }));
    expect(chosenText(options, [], "All")).to.equal("All");
    expect(chosenText(options, ["C"], "All")).to.equal("Curie");
    expect(chosenText(options, ["C", "A", "x"], "All")).to.equal("(3) Curie, Ada, x");
    expect(labels(chosenFirst(options, ["C", "A"]))).to.deep.equal(["Ada", "Curie", "Babbage"]);
  });

  it("are the tasks of the chosen projects, with the project's name if tasks share a name", () => {
    const projects = [
      { id: "prj_1", name: "Web" },
      { id: "prj_2", name: "App" },
    ];
    const tasks = [
      { id: "task_1", name: "Design", project_id: "prj_1" },
      { id: "task_2", name: "Design", project_id: "prj_2" },
      { id: "task_3", name: "Tests", project_id: "prj_2" },
    ];
    const of = (...ids: string[]) => labels(taskOptions(tasks, projects, { of: ids, chosen: ["task_4"] }));
    expect(of()).to.deep.equal(["Design · Web", "Design · App", "Tests", "task_4"]);
    expect(of("prj_2")).to.deep.equal(["Design", "Tests", "task_4"]);
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
