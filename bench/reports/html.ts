import type { CaseResult, Section } from "../results.js";
import { barChart, type BarGroup, escapeHtml } from "./charts.js";
import { sectionColumns, sectionRows, undersOf } from "./table.js";

const style = `
:root { color-scheme: light dark; font: 14px/1.5 system-ui, sans-serif; }
body { max-width: 72rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 0.15rem 0.6rem; text-align: right; border-bottom: 1px solid #8884; }
th:nth-child(-n + 2), td:nth-child(-n + 2) { text-align: left; }
.scroll { overflow-x: auto; }
svg { max-width: 100%; height: auto; }
svg text { font-size: 11px; fill: currentColor; dominant-baseline: middle; }
.label { text-anchor: end; }
.mark, .range { stroke: currentColor; }
.mark { stroke-dasharray: 4 3; }
.key { display: inline-block; width: 0.8em; height: 0.8em; margin-left: 1em; }
.side0 { fill: #3b76c4; background: #3b76c4; } .side1 { fill: #e0862e; background: #e0862e; } .side2 { fill: #4d9c5c; background: #4d9c5c; }
.side3 { fill: #b0485e; background: #b0485e; } .side4 { fill: #8561b5; background: #8561b5; } .side5 { fill: #7f8a94; background: #7f8a94; }
`;

/** All sections as one page that loads nothing else. */
export function htmlReport(title: string, about: string, sections: readonly Section[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(about)}</p>
${sections.map(sectionHtml).join("\n")}
</html>
`;
}

function sectionHtml(section: Section): string {
  const { title, note, cases } = section;
  const heads = sectionColumns(cases).map((head) => `<th>${escapeHtml(head)}</th>`);
  const rows = sectionRows(cases).map((row) => `<tr>${row.map((cell) => `<td>${escapeHtml(cell)}</td>`).join("")}</tr>`);
  const table = `<div class="scroll"><table><tr>${heads.join("")}</tr>${rows.join("")}</table></div>`;
  return `<h2>${escapeHtml(title)}</h2>\n<p>${escapeHtml(note)}</p>\n${chartsOf(cases).join("\n")}\n${table}`;
}

/** The ratios to each side that others are compared with, and the first figure that all cases have. */
function chartsOf(cases: readonly CaseResult[]): readonly string[] {
  const ratios = undersOf(cases).map((under) =>
    barChart({
      title: `of ${under}`,
      groups: cases.map((one) => ratioBars(one, under)).filter(({ bars }) => bars.length > 0),
      mark: 1,
    }),
  );
  const [first, ...others] = cases.map(({ sides }) => new Set(sides.flatMap(({ figures }) => Object.keys(figures))));
  const figure = [...(first ?? [])].find((name) => name !== "items" && others.every((names) => names.has(name)));
  if (figure === undefined) return ratios;
  return [...ratios, barChart({ title: figure, groups: cases.map((one) => figureBars(one, figure)), logarithmic: true })];
}

function ratioBars({ name, ratios }: CaseResult, under: string): BarGroup {
  const chosen = ratios.filter((ratio) => ratio.under === under);
  return {
    label: name,
    bars: chosen.map(({ over, median, least, most }) => ({ side: over, value: median, range: [least, most] })),
  };
}

function figureBars({ name, sides }: CaseResult, figure: string): BarGroup {
  const bars = sides.flatMap((side) => {
    const value = side.figures[figure] ?? null;
    return value === null ? [] : [{ side: side.name, value }];
  });
  return { label: name, bars };
}
