import { resolve } from "node:path";
import type { Config } from "./config.js";
import { fallbackOf } from "./settings.js";

const DATA_FOLDER = "STINT_DATA_DIR";

/** What to type in a shell for a command on the same installation. Passwords of other settings are not printed. */
export function toRun({ dataDir }: Pick<Config, "dataDir">, words: string): string {
  const folder = resolve(dataDir);
  const setting = folder === resolve(fallbackOf(DATA_FOLDER)) ? "" : `${DATA_FOLDER}=${quoted(folder)} `;
  return `${setting}npx stint ${words}`;
}

function quoted(text: string): string {
  return /^[\w./:@%+-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
