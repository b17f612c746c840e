import { expect } from "chai";
import { barChart } from "../../bench/reports/charts.js";
import { htmlReport } from "../../bench/reports/html.js";
import { cellText, sectionTable } from "../../bench/reports/table.js";
import type { Section } from "../../bench/results.js";

const section: Section = {
  title: "http",
  note: "Two <sides>.",
  cases: [
    {
      name: "list",
      sides: [
        { name: "current", figures: { "req/s": 1_234.5, "pg µs": null } },
        { name: "bare", figures: { "req/s": 2_469 } },
      ],
      ratios: [{ over: "current", under: "bare", median: 0.5, least: 0.4567, most: 0.6 }],
    },
  ],
};

describe("the reports of the benchmark", () => {
  it("round figures to three digits, but no digits before the point", () => {
    expect([0.012345, 1.5, 99.96, 1_234.5, Number.NaN, null].map(cellText)).to.deep.equal([
      "0.0123",
      "1.5",
      "100",
      "1,235",
      "–",
      "–",
    ]);
  });

  it("print a line for each side, with the ratio beside the side that is compared", () => {
    expect(sectionTable(section).split("\n")).to.deep.equal([
      "http",
      "Two <sides>.",
      "",
      "case  side     req/s  pg µs          of bare",
      "----  -------  -----  -----  ---------------",
      "list  current  1,235      –  0.5 (0.457–0.6)",
      "      bare     2,469",
    ]);
  });

  it("omit the extremes of a single round", () => {
    const [one] = section.cases;
    const ratios = [{ over: "current", under: "bare", median: 0.5, least: 0.5, most: 0.5 }];
    expect(sectionTable({ ...section, cases: one ? [{ ...one, ratios }] : [] })).to.match(/ 0\.5$/m);
  });

  it("write a page that loads nothing and escapes its texts", () => {
    const page = htmlReport("A & B", "about", [section]);
    expect(page).to.contain("<title>A &amp; B</title>").and.contain("Two &lt;sides&gt;.").and.contain("<svg ");
    expect(page).to.not.match(/(src|href)=|url\(|@import|<script/);
  });

  it("draw bars in proportion, or by their logarithm", () => {
    const bars = (logarithmic: boolean): number[] => {
      const groups = [1, 10, 100].map((value) => ({ label: String(value), bars: [{ side: "current", value }] }));
      const chart = barChart({ title: "ms", groups, logarithmic });
      return [...chart.matchAll(/<rect .*? width="([\d.]+)"/g)].map(([, width]) => Number(width));
    };
    const [one = 0, ten = 0, hundred = 0] = bars(false);
    expect([ten / one, hundred / ten].map(Math.round)).to.deep.equal([10, 10]);
    const [least = 0, middle = 0, most = 0] = bars(true);
    expect(middle - least).to.be.closeTo(most - middle, 1);
  });
});
