import { register } from "node:module";
import { saboteurs } from "./index.js";
import type { Substitution } from "./hooks.js";

/** Loaded before everything else of a process. Breaks the module of the saboteur that STINT_SABOTEUR names by its index. */
const index = Number(process.env["STINT_SABOTEUR"]);
const { module = "", breaks = {} } = saboteurs[index] ?? {};
const url = new URL(`../../${module}.js`, import.meta.url).href;
const genuine = JSON.stringify(`${url}?genuine`);
const lines = [
  `import { saboteurs } from ${JSON.stringify(new URL("index.js", import.meta.url).href)};`,
  `import * as genuine from ${genuine};`,
  `export * from ${genuine};`,
  ...Object.keys(breaks).map((name) => `export const ${name} = saboteurs[${index}].breaks.${name}(genuine.${name}, genuine);`),
];
register<Substitution>(new URL("hooks.js", import.meta.url), { data: { url, source: lines.join("\n") } });
