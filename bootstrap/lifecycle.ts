import type { Server } from "node:http";

/** Resolves at the first SIGTERM or SIGINT. The second one ends the process at once by default. */
export function stopSignal(again: () => void = () => process.exit(1)): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    const signals: NodeJS.Signals[] = ["SIGTERM", "SIGINT"];
    let stopping = false;
    for (const signal of signals) {
      process.on(signal, () => {
        if (stopping) return again();
        stopping = true;
        resolve(signal);
      });
    }
  });
}

/** Stops accepting requests, lets those in progress finish, and closes the remaining connections after `graceMs`. */
export async function drain(server: Server, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const timer = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(idle);
  clearTimeout(timer);
}
