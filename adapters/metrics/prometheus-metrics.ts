import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { Backlog, Clock, FinishedAttempt } from "../../core/index.js";

/** What is asked of the store whenever the metrics are read. */
export interface MetricSources {
  readonly clock: Clock;
  readonly backlog: () => Promise<Backlog>;
  readonly waitingEvents: () => Promise<number>;
}

/** One request that was answered. */
export interface AnsweredRequest {
  /** Of the route table, such as `GET /v1/projects/:id`; undefined where none was found. */
  readonly route: string | undefined;
  readonly status: number;
  readonly seconds: number;
}

/** Of 5 ms to 20 s, the longest that anything here may take. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];

/**
 * Counts and times what this process does, and asks the store what waits in it, for Prometheus (text format 0.0.4). No label names a workspace, a
 * subscription or a URL. Where the store does not answer, `stint_store_up` is 0 and what waits is left out.
 */
export class PrometheusMetrics {
  readonly #registry = new Registry();
  readonly #requests = this.#histogram("stint_http_request_duration_seconds", "From a request to its answer.", [
    "route",
    "status",
  ]);
  readonly #attempts = this.#counter("stint_webhook_attempts_total", "Attempts to deliver, by what became of the delivery.", [
    "outcome",
  ]);
  readonly #durations = this.#histogram("stint_webhook_attempt_duration_seconds", "From the beginning of an attempt to its end.");
  readonly #lateness = this.#histogram(
    "stint_webhook_attempt_delay_seconds",
    "From the time at which an attempt was due to its beginning; of a first attempt, from the event.",
  );
  readonly #storeUp = this.#gauge("stint_store_up", "Whether the store answered.");
  readonly #backlog = this.#gauge(
    "stint_webhook_deliveries",
    "Deliveries of all workspaces that have not ended, by what they wait for.",
    ["waiting"],
  );
  readonly #oldest = this.#gauge(
    "stint_webhook_oldest_due_seconds",
    "How long the oldest delivery waits that could be sent; 0 for none.",
  );
  readonly #outbox = this.#gauge("stint_outbox_events", "Events that are to be published.");

  constructor(private readonly sources: MetricSources) {
    collectDefaultMetrics({ register: this.#registry });
  }

  answered({ route = "none", status, seconds }: AnsweredRequest): void {
    this.#requests.observe({ route, status: String(status) }, seconds);
  }

  attempted({ claim, attempt, next }: FinishedAttempt): void {
    this.#attempts.inc({ outcome: next.status === "pending" ? "to_be_retried" : next.status });
    this.#durations.observe(attempt.durationMs / 1_000);
    this.#lateness.observe(Math.max(0, attempt.at - claim.dueAt) / 1_000);
  }

  async read(): Promise<{ readonly type: string; readonly text: string }> {
    await this.#ask();
    return { type: this.#registry.contentType, text: await this.#registry.metrics() };
  }

  async #ask(): Promise<void> {
    const { backlog, waitingEvents, clock } = this.sources;
    try {
      const { due, dueSince, inFlight, scheduled, held } = await backlog();
      for (const [waiting, count] of Object.entries({ due, in_flight: inFlight, scheduled, held }))
        this.#backlog.set({ waiting }, count);
      this.#oldest.set(dueSince === null ? 0 : Math.max(0, clock.now() - dueSince) / 1_000);
      this.#outbox.set(await waitingEvents());
      this.#storeUp.set(1);
    } catch {
      // Whoever reads the metrics sees it there; the requests that fail are in the log.
      for (const gauge of [this.#oldest, this.#outbox]) gauge.remove();
      this.#backlog.reset();
      this.#storeUp.set(0);
    }
  }

  #counter<L extends string>(name: string, help: string, labelNames: readonly L[] = []): Counter<L> {
    return new Counter({ name, help, labelNames, registers: [this.#registry] });
  }

  #gauge<L extends string>(name: string, help: string, labelNames: readonly L[] = []): Gauge<L> {
    return new Gauge({ name, help, labelNames, registers: [this.#registry] });
  }

  #histogram<L extends string>(name: string, help: string, labelNames: readonly L[] = []): Histogram<L> {
    return new Histogram({ name, help, labelNames, buckets: BUCKETS, registers: [this.#registry] });
  }
}
