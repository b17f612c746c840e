import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

/** Resolves with the first line that the child prints. Rejects if it exits without one. */
export async function firstLine(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error("The child's output is not piped.");
  for await (const line of createInterface({ input: child.stdout })) return line;
  throw new Error("The child said nothing.");
}

/** Sends SIGKILL to the child unless it has exited. */
export async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGKILL");
  await once(child, "exit");
}
