import type { ChildProcess } from "node:child_process";
import { once } from "node:events";

/** The next message of the process. Rejects if it exits first. */
export function messageOf<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const take = (message: unknown): void => {
      child.off("exit", fail);
      resolve(message as T);
    };
    const fail = (code: number | null, signal: string | null): void => {
      child.off("message", take);
      reject(new Error(`A process of the benchmark ended: ${signal ?? `exit code ${code}`}.`));
    };
    child.once("message", take).once("exit", fail);
  });
}

export function pidOf({ pid }: ChildProcess): number {
  if (pid === undefined) throw new Error("The process has not started.");
  return pid;
}

/** Sends the signal and waits for the end. */
export async function stopped(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, "exit");
}
