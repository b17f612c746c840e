import { createRequire } from "node:module";
import { stripVTControlCharacters } from "node:util";
import Mocha from "mocha";
import { tally } from "../described/every-fetch.js";
import { type Failure, type FileResult, RESULT } from "./result.js";
import { mochaHooks } from "./root-hooks.js";

const PATIENCE_MS = 60_000;
/** In characters. */
const REASON_LENGTH = 400;
const config = createRequire(import.meta.url)("../../../.mocharc.json") as Mocha.MochaOptions;

/** The message and the place of an error in one line, since a long log may lose the rest. */
function reasonOf({ message, stack = "" }: Error): string {
  const text = stripVTControlCharacters(message).replaceAll(/\s+/g, " ").slice(0, REASON_LENGTH);
  const place = /\btest\/[^\s)]*\.ts:\d+/.exec(stack);
  return place ? `${text} at ${place[0]}` : text;
}

/** A property wraps the assertion that its counterexample has failed. */
function isAssertion(error: Error): boolean {
  return [error, error.cause].some((one) => one instanceof Error && one.name === "AssertionError");
}

async function runFile(file: string): Promise<FileResult> {
  const grep = process.env["STINT_TEST_GREP"];
  const mocha = new Mocha({
    ...config,
    ...(grep === undefined ? {} : { fgrep: grep }),
    reporter: "spec",
    rootHooks: mochaHooks,
    forbidOnly: true,
    forbidPending: true,
  });
  mocha.addFile(file);
  const [began, cpu] = [performance.now(), process.cpuUsage()];
  await mocha.loadFilesAsync();
  return new Promise((resolve) => {
    const failed: Failure[] = [];
    const runner = mocha.run(() => {
      // Mocha does not remove its listeners.
      for (const event of ["uncaughtException", "unhandledRejection"]) process.removeAllListeners(event);
      const { responses, operations } = tally.take();
      const ms = performance.now() - began;
      const { user, system } = process.cpuUsage(cpu);
      const cpuMs = (user + system) / 1_000;
      resolve({ file, passed: runner.stats?.passes ?? 0, failed, ms, cpuMs, responses, operations });
    });
    runner.on("fail", (test, error: Error) =>
      failed.push({ title: test.fullTitle(), reason: reasonOf(error), isAssertion: isAssertion(error) }),
    );
  });
}

/** Runs the files that the parent names, one after another, and exits when the parent disconnects. */
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
