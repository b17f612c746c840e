import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { killed } from "../processes.js";
import { root } from "../repository.js";
import { environment, type Finished } from "./service-process.js";

export interface CommandLineRequest {
  readonly words: readonly string[];
  readonly settings: Readonly<Record<string, string>>;
  readonly workingFolder: string;
}

/** Runs `stint` commands one after another in one process, since loading the program takes longer than most of them. */
export class CommandLine {
  #child: ChildProcess | undefined;

  async run(words: readonly string[], settings: Readonly<Record<string, string>>, workingFolder = tmpdir()): Promise<Finished> {
    this.#child ??= fork(join(root, "dist/test/end-to-end/command-line-process.js"), {
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    this.#child.send({ words, settings: environment(settings), workingFolder } satisfies CommandLineRequest);
    const [finished] = (await once(this.#child, "message")) as [Finished];
    return finished;
  }

  async end(): Promise<void> {
    if (this.#child) await killed(this.#child);
  }
}

/** A command line for the suite. */
export function commandLine(): CommandLine["run"] {
  const line = new CommandLine();
  after(() => line.end());
  return (words, settings, workingFolder) => line.run(words, settings, workingFolder);
}
