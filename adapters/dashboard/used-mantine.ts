import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "postcss";
import type { Plugin } from "vite";

const scrollArea = fileURLToPath(new URL("src/elements/native-scroll-area.tsx", import.meta.url));

/** The class of a Mantine style, which is a hash. */
const HASH = /\bm_[0-9a-z]{5,8}\b/g;

/** The languages of the dashboard are written from left to right. */
const RIGHT_TO_LEFT = /\[dir=["']?rtl/;

/** A variable of one of Mantine's colors. */
const COLOR = /^--mantine-color-([a-z]+)-/;

/**
 * Loads the styles of each Mantine component with its script, in the layer `mantine`, so that the styles of the pages override them in any order.
 * Leaves out what the pages do not use: Mantine's own scrollbars, and the styles of components, colors and directions that no script refers to.
 */
export function usedMantine(): Plugin {
  const styles = stylesByClass();
  return {
    name: "used-mantine",
    enforce: "pre",
    resolveId: (id) => (id.endsWith("/ScrollArea/ScrollArea.mjs") ? scrollArea : null),
    transform: {
      filter: { id: /node_modules\/@mantine\/.*\.module\.mjs$/ },
      handler: (code) => {
        const files = new Set((code.match(HASH) ?? []).flatMap((name) => styles.get(name) ?? []));
        return { code: code + [...files].map((file) => `\nimport ${JSON.stringify(file)};`).join(""), map: null };
      },
    },
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const files = Object.values(bundle);
        const scripts = files.map((file) => (file.type === "chunk" ? file.code : "")).join("\n");
        for (const file of files)
          if (file.type === "asset" && file.fileName.endsWith(".css")) file.source = onlyUsed(String(file.source), scripts);
      },
    },
  };
}

/** The style files in which each class occurs. */
function stylesByClass(): ReadonlyMap<string, readonly string[]> {
  const core = dirname(fileURLToPath(import.meta.resolve("@mantine/core/styles.css")));
  const components = join(core, "styles");
  const files = [
    ...readdirSync(components)
      .filter((name) => name.endsWith(".layer.css"))
      .map((name) => join(components, name)),
    ...["dates", "notifications"].map((name) => join(core, `../${name}/styles.layer.css`)),
  ];
  const found = new Map<string, string[]>();
  for (const file of files)
    for (const name of new Set(readFileSync(file, "utf8").match(HASH))) found.set(name, [...(found.get(name) ?? []), file]);
  return found;
}

function onlyUsed(css: string, scripts: string): string {
  const sheet = parse(css);
  const classes = new Set(scripts.match(HASH));
  const isUsed = (selector: string): boolean =>
    !RIGHT_TO_LEFT.test(selector) && (selector.match(HASH) ?? []).every((name) => classes.has(name));
  sheet.walkRules((rule) => {
    const selectors = rule.selectors.filter(isUsed);
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  const isNamed = (color: string): boolean => new RegExp(`["'\`]${color}["'\`.]|--mantine-color-${color}-`).test(scripts);
  const colors = [...css.matchAll(/--mantine-color-([a-z]+)-0:/g)].map(([, color = ""]) => color);
  const unused = new Set(colors.filter((color) => !isNamed(color)));
  sheet.walkDecls(COLOR, (declaration) => {
    if (unused.has(COLOR.exec(declaration.prop)?.[1] ?? "")) declaration.remove();
  });
  sheet.walk((node) => {
    if ("nodes" in node && node.nodes?.length === 0) node.remove();
  });
  return sheet.toString();
}
