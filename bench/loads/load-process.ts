/** Sends requests over keep-alive connections, in a process of its own so that it is not measured. */
import { quantile } from "../figures.js";
import { HttpConnection } from "./http-connection.js";
import { type HttpRequest, written } from "./http-requests.js";

export interface LoadOrder {
  readonly port: number;
  readonly connections: number;
  /** Each connection sends at least one request. */
  readonly seconds: number;
  /** Each connection sends those at its own positions, in turn: no two send the same one if there are enough. */
  readonly requests: readonly HttpRequest[];
}

export interface LoadResult {
  readonly count: number;
  readonly seconds: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Why the load ended early. */
  readonly failure: string | null;
}

/** Minutes that are used up, so that no two entries have the same times. */
let minutes = 0;
let deadline = 0;

async function load({ port, connections, seconds, requests }: LoadOrder): Promise<LoadResult> {
  const prepared = requests.map((request) => ({ status: request.status ?? 200, write: written(request) }));
  const open = await Promise.all(Array.from({ length: connections }, () => HttpConnection.open(port)));
  const times: number[] = [];
  const begin = performance.now();
  deadline = begin + seconds * 1_000;
  const work = async (connection: HttpConnection, index: number): Promise<void> => {
    for (let at = index, sent = performance.now(); sent < deadline; at += connections) {
      const request = prepared[at % prepared.length];
      if (!request) throw new Error("There is no request to send.");
      const status = await connection.send(request.write(minutes++));
      if (status !== request.status) throw new Error(`Status ${status} instead of ${request.status}.`);
      const now = performance.now();
      times.push(now - sent);
      sent = now;
    }
  };
  const failure = await Promise.all(open.map(work)).then(
    () => null,
    (error: Error) => error.message,
  );
  for (const connection of open) connection.close();
  const spent = (performance.now() - begin) / 1_000;
  return { count: times.length, seconds: spent, p50: quantile(times, 0.5), p99: quantile(times, 0.99), failure };
}

process.on("message", (order: LoadOrder | "end") => {
  if (order === "end") deadline = 0;
  else void load(order).then((result) => process.send?.(result));
});
process.on("disconnect", () => process.exit());
