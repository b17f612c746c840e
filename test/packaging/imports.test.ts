import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { expect } from "chai";
import { libraries } from "../../packaging/libraries.js";
import { root } from "../repository.js";

/** Ends a process that does not end by itself. */
const PATIENCE_MS = 60_000;

const script = join(import.meta.dirname, "import-process.js");

/** What the import leaves behind and prints, as lines. */
async function effectsOf(url: string): Promise<readonly string[]> {
  const child = spawn(process.execPath, [script, url], { timeout: PATIENCE_MS });
  const [printed, complaints, [code, signal]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
  const lines = `${printed}${complaints}`.split("\n").filter((line) => line !== "");
  return code === 0 ? lines : [...lines, `ended with ${code ?? signal}`];
}

/** Modules with an effect, and the line that reports it. */
const effects: Readonly<Record<string, string>> = {
  'console.log("printed")': "printed",
  "globalThis.added = 1": "globalThis.added",
  "Array.prototype.added = () => undefined": "Array.prototype.added",
  "Reflect.getMetadata = () => undefined": "Reflect.getMetadata",
  "Error.stackTraceLimit = 50": "Error.stackTraceLimit",
  'process.env.ADDED = "1"': "the environment variable ADDED",
  'process.chdir("/")': "the working directory",
  'process.on("exit", () => undefined)': "listeners to exit",
  'import v8 from "node:v8"; v8.setFlagsFromString("--expose-gc")': "the flag --expose-gc",
  "setTimeout(() => undefined, 3_600_000).unref()": "Timeout",
  'import net from "node:net"; net.createServer().listen(0).unref()': "TCPSERVERWRAP",
  'import fs from "node:fs"; fs.openSync(process.execPath)': `the open file ${process.execPath}`,
};

describe("importing an entry of the package", function () {
  this.timeout(2 * PATIENCE_MS);

  for (const name of Object.keys(libraries))
    it(`has no effect for ${name === "core" ? "stint" : `stint/${name}`}, and the process ends by itself`, async () => {
      expect(await effectsOf(pathToFileURL(join(root, `dist/package/${name}.js`)).href)).to.deep.equal([]);
    });

  for (const [source, effect] of Object.entries(effects))
    it(`would be reported for: ${source}`, async () => {
      expect(await effectsOf(`data:text/javascript,${encodeURIComponent(source)}`)).to.include(effect);
    });
});
