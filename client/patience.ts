import type { StintClient } from "./calls.js";
import type { ClientClock } from "./clock.js";
import { StintProblem, StintUnreachable } from "./problem.js";
import { isPassing } from "./retries.js";

interface Patience {
  readonly clock: ClientClock;
  readonly signal: AbortSignal;
  readonly pollMs: number;
}

/** The client, with reads that wait for the end of an outage unless the signal aborts. */
export function patient(client: StintClient, patience: Patience): StintClient {
  return { ...client, GET: (path, ...init) => untilRead(patience, () => client.GET(path, ...init)) };
}

async function untilRead<Result>({ clock, signal, pollMs }: Patience, read: () => Promise<Result>): Promise<Result> {
  while (true) {
    try {
      return await read();
    } catch (error) {
      const isOutage = (error instanceof StintProblem || error instanceof StintUnreachable) && isPassing(error, true);
      if (!isOutage) throw error;
      await clock.wait(Math.max(pollMs, error.retryAfterMs ?? 0), signal);
    }
  }
}
