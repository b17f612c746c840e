import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

/** The first line that the child prints; fails where it ends without one. */
export async function firstLine(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error("The child's output is not piped.");
  for await (const line of createInterface({ input: child.stdout })) return line;
  throw new Error("The child said nothing.");
}

/** Ends the child with SIGKILL, if it has not ended yet. */
export async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGKILL");
  await once(child, "exit");
}
