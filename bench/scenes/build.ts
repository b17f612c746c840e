import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** A built repository. */
export interface Build {
  readonly name: string;
  readonly root: string;
}

export const current: Build = { name: "current", root: fileURLToPath(new URL("../../../", import.meta.url)) };

/** What `npm start` of the build runs, without its command. Earlier commits named the program and its flags in package.json. */
export function programOf({ root }: Build): { readonly flags: readonly string[]; readonly script: string } {
  const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    readonly scripts: { readonly start: string };
  };
  const [, flags = "", script = SERVICE] = /^node ((?:-\S+ )*)(\S+\.js) serve$/.exec(manifest.scripts.start) ?? [];
  return { flags: flags.split(" ").filter((flag) => flag !== ""), script: join(root, script) };
}

const SERVICE = "dist/service/stint.js";
