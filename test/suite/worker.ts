import { createRequire } from "node:module";
import Mocha from "mocha";
import { tally } from "../described/every-response.js";
import { mochaHooks } from "./root-hooks.js";

/** What a worker reports of one test file, as a line of JSON behind `RESULT`. */
export interface FileResult {
  readonly file: string;
  readonly passed: number;
  /** Full titles, hooks included. */
  readonly failed: readonly string[];
  readonly ms: number;
  /** Responses held against the OpenAPI document, and the operations that they are of. */
  readonly responses: number;
  readonly operations: readonly string[];
}

export const RESULT = "\u0001result ";

const PATIENCE_MS = 60_000;
const config = createRequire(import.meta.url)("../../../.mocharc.json") as Mocha.MochaOptions;

async function runFile(file: string): Promise<FileResult> {
  const mocha = new Mocha({ ...config, reporter: "spec", rootHooks: mochaHooks, forbidOnly: true, forbidPending: true });
  mocha.addFile(file);
  const began = performance.now();
  await mocha.loadFilesAsync();
  return new Promise((resolve) => {
    const failed: string[] = [];
    const runner = mocha.run(() => {
      const { responses, operations } = tally.take();
      const ms = performance.now() - began;
      resolve({ file, passed: runner.stats?.passes ?? 0, failed, ms, responses, operations });
    });
    runner.on("fail", (test) => failed.push(test.fullTitle()));
  });
}

/** Runs one file after the other, as the parent names them, and ends when the parent disconnects. */
process.on("message", (file: string) => {
  runFile(file).then(
    (result) => process.stdout.write(`${RESULT}${JSON.stringify(result)}\n`),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});

process.on("disconnect", () => {
  setTimeout(() => {
    console.error(`The tests have ended, but these are still open: ${process.getActiveResourcesInfo().join(", ")}`);
    process.exit(1);
  }, PATIENCE_MS).unref();
});
