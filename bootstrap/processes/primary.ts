import type { Cluster, Worker } from "node:cluster";
import { EventEmitter, once } from "node:events";
import { setTimeout } from "node:timers/promises";
import type { Logger } from "pino";
import { stopSignal } from "../lifecycle.js";
import { CollectedMetrics } from "./collected-metrics.js";
import { type FromMember, onMessage, tell } from "./messages.js";
import { replacementOf } from "./pause.js";

/**
 * Starts the members, replaces those that end, and stops them. It serves no requests: members share the port. The first member starts alone, so
 * that one process prepares the database and reports why a start fails.
 */
export class Primary {
  readonly #ready = new Set<Worker>();
  readonly #running = new Set<Worker>();
  readonly #changes = new EventEmitter();
  readonly #metrics = new CollectedMetrics();
  readonly #stopping = new AbortController();
  #begun = false;
  #code = 0;

  constructor(
    private readonly cluster: Cluster,
    private readonly count: number,
    private readonly logger: Logger,
  ) {}

  /** Runs the members until a signal arrives. Returns the exit code: that of a member that could not start or stop, or 0. */
  async run(): Promise<number> {
    const { count } = this;
    void stopSignal().then((signal) => {
      this.logger.info({ signal }, "stopping: finishing work in progress");
      this.#stop();
    });
    const places = [this.#occupy()];
    await this.#untilReady(1);
    while (places.length < count && !this.#isStopping) places.push(this.#occupy());
    await this.#untilReady(count);
    if (!this.#isStopping) {
      this.#begun = true;
      this.logger.info({ processes: count }, "ready");
    }
    await Promise.all(places);
    if (this.#code === 0) this.logger.info("stopped");
    return this.#code;
  }

  get #isStopping(): boolean {
    return this.#stopping.signal.aborted;
  }

  async #untilReady(count: number): Promise<void> {
    while (this.#ready.size < count && !this.#isStopping) await once(this.#changes, "change");
  }

  /** Runs one member after another until the service stops. */
  async #occupy(): Promise<void> {
    for (let earlyEnds = 0; ;) {
      const since = performance.now();
      const { pid, code, signal } = await this.#runMember();
      if (!this.#begun || this.#isStopping) this.#code ||= code ?? (this.#isStopping ? 0 : 1);
      if (!this.#begun) this.#stop();
      if (this.#isStopping) return;
      const next = replacementOf(performance.now() - since, earlyEnds);
      earlyEnds = next.earlyEnds;
      this.logger.warn({ ended: pid, code, signal, pause_ms: next.pauseMs }, "a process ended; starting another");
      await setTimeout(next.pauseMs, undefined, { signal: this.#stopping.signal }).catch(() => undefined);
      if (this.#isStopping) return;
    }
  }

  async #runMember(): Promise<Ended> {
    // A member that starts later is one too, even if a `.env` file no longer says so.
    const member = this.cluster.fork({ STINT_PROCESSES: String(this.count) });
    // One for each request for metrics in progress.
    member.setMaxListeners(0);
    this.#running.add(member);
    onMessage<FromMember>(member, (message) => {
      if (message.kind === "ready") {
        this.#ready.add(member);
        this.#changes.emit("change");
        if (this.#begun) this.logger.info({ started: member.process.pid }, "the new process is ready");
      } else if (message.kind === "sum") {
        const { own, request } = message;
        const sent = this.#metrics.othersOf(member, own, this.#ready);
        void sent.then((others) => tell(member, { kind: "others", request, others }));
      }
    });
    const ended = await endOf(member);
    this.#running.delete(member);
    this.#ready.delete(member);
    this.#metrics.hasEnded(member);
    return ended;
  }

  #stop(): void {
    this.#stopping.abort();
    this.#changes.emit("change");
    for (const member of this.#running) member.process.kill("SIGTERM");
  }
}

interface Ended {
  readonly pid: number | undefined;
  readonly code: number | null;
  readonly signal: string | null;
}

function endOf(member: Worker): Promise<Ended> {
  const { pid } = member.process;
  return new Promise((resolve) => {
    member.once("exit", (code: number | null, signal: string | null) => resolve({ pid, code, signal }));
    // A process that has started reports its end as well; then the error is a message that did not reach it.
    member.on("error", () => {
      if (pid === undefined) resolve({ pid, code: 1, signal: null });
    });
  });
}
