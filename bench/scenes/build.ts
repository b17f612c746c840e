import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** A built repository. */
export interface Build {
  readonly name: string;
  readonly root: string;
}

export const current: Build = { name: "current", root: fileURLToPath(new URL("../../../", import.meta.url)) };

/** What `npm start` of the build runs, without its command. */
export function programOf({ root }: Build): { readonly flags: readonly string[]; readonly script: string } {
  const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    readonly bin: { readonly stint: string };
    readonly scripts: { readonly start: string };
  };
  const [, flags = "", script = manifest.bin.stint] = /^node ((?:-\S+ )*)(\S+\.js) serve$/.exec(manifest.scripts.start) ?? [];
  return { flags: flags.split(" ").filter((flag) => flag !== ""), script: join(root, script) };
}
