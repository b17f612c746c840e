import { type ChildProcess, fork } from "node:child_process";
import http from "node:http";
import type { AddressInfo } from "node:net";
import type { Cleanup } from "./cleanup.js";
import { messageOf } from "./process.js";
import { moduleOf } from "./scene.js";

/** The requests since the last call, except those under `/hanging`, which get no response. */
export interface Received {
  readonly count: number;
  /** Between the first and the last, in milliseconds. */
  readonly spanMs: number;
}

/** A receiver in a separate process, so that it is not measured. */
export class Receiver {
  private constructor(
    private readonly child: ChildProcess,
    readonly url: string,
  ) {}

  static async start(cleanup: Cleanup): Promise<Receiver> {
    const child = fork(moduleOf("scenes/receiver.js"), ["receive"]);
    const receiver = new Receiver(child, `http://127.0.0.1:${await messageOf<number>(child)}`);
    cleanup.add(() => void child.kill("SIGKILL"));
    return receiver;
  }

  /** Resolves when this many requests have arrived since the last call. */
  take(count: number): Promise<Received> {
    this.child.send(count);
    return messageOf<Received>(this.child);
  }
}

function receive(): void {
  let [count, wanted, first, last] = [0, Number.POSITIVE_INFINITY, 0, 0];
  const tell = (): void => {
    if (count < wanted) return;
    process.send?.({ count, spanMs: last - first });
    [count, wanted] = [0, Number.POSITIVE_INFINITY];
  };
  const server = http.createServer((request, response) => {
    if (request.url?.startsWith("/hanging")) return void request.resume();
    request.resume().on("end", () => {
      last = performance.now();
      if (count === 0) first = last;
      count += 1;
      response.end("ok");
      tell();
    });
  });
  process.on("message", (next: number) => {
    wanted = next;
    tell();
  });
  process.on("disconnect", () => process.exit());
  server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
}

if (process.argv[2] === "receive") receive();
