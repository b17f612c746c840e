import { AggregatorRegistry, collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { Backlog, Clock, FinishedAttempt } from "../../core/index.js";

/** The queries that run when the metrics are read. */
export interface MetricSources {
  readonly clock: Clock;
  readonly backlog: () => Promise<Backlog>;
  readonly waitingEvents: () => Promise<number>;
}

/** A completed request. */
export interface AnsweredRequest {
  /** The route, such as `GET /v1/projects/:id`; undefined if none matched. */
  readonly route: string | undefined;
  readonly status: number;
  readonly seconds: number;
}

/** The metrics of one process except those that it reads from the store. They can be sent to another process as JSON. */
export type Measurements = Awaited<ReturnType<Registry["getMetricsAsJSON"]>>;

/** The sum of the metrics that remain true after their processes have ended: counters and timings, but no gauges. */
export function lastingOf(processes: readonly Measurements[]): Promise<Measurements> {
  const isGauge = ({ type }: Measurements[number]): boolean => String(type) === "gauge";
  return AggregatorRegistry.aggregate(
    processes.map((metrics) => metrics.filter((metric) => !isGauge(metric))),
  ).getMetricsAsJSON();
}

/** From 5 ms to 20 s, the longest time that any operation can take. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];

/**
 * Measures this process and reads the backlog from the store, for Prometheus (text format 0.0.4). No label contains a workspace, a
 * subscription or a URL. If the store does not respond, `stint_store_up` is 0 and the backlog is omitted.
 */
export class PrometheusMetrics {
  readonly #registry = new Registry();
  /** Read from the store, and therefore the same in all processes. */
  readonly #stored = new Registry();
  readonly #requests = this.#histogram("stint_http_request_duration_seconds", "Duration of requests.", ["route", "status"]);
  /** By route and status. Finding a series by its labels is slow. */
  readonly #series = new Map<string, { observe(seconds: number): void }>();
  readonly #attempts = this.#counter("stint_webhook_attempts_total", "Delivery attempts by outcome.", ["outcome"]);
  readonly #durations = this.#histogram("stint_webhook_attempt_duration_seconds", "Duration of delivery attempts.");
  readonly #lateness = this.#histogram(
    "stint_webhook_attempt_delay_seconds",
    "Time from when an attempt was due (the event, for a first attempt) to its start.",
  );
  readonly #storeUp = this.#storedGauge("stint_store_up", "Whether the store responded.");
  readonly #backlog = this.#storedGauge("stint_webhook_deliveries", "Unfinished deliveries of all workspaces, by state.", [
    "waiting",
  ]);
  readonly #oldest = this.#storedGauge(
    "stint_webhook_oldest_due_seconds",
    "Waiting time of the oldest due delivery; 0 if none is due.",
  );
  readonly #outbox = this.#storedGauge("stint_outbox_events", "Events waiting to be published.");

  constructor(private readonly sources: MetricSources) {
    collectDefaultMetrics({ register: this.#registry });
  }

  answered({ route = "none", status, seconds }: AnsweredRequest): void {
    const name = `${route} ${status}`;
    let series = this.#series.get(name);
    if (!series) this.#series.set(name, (series = this.#requests.labels(route, String(status))));
    series.observe(seconds);
  }

  attempted({ claim, attempt, next }: FinishedAttempt): void {
    this.#attempts.inc({ outcome: next.status === "pending" ? "to_be_retried" : next.status });
    this.#durations.observe(attempt.durationMs / 1_000);
    this.#lateness.observe(Math.max(0, attempt.at - claim.dueAt) / 1_000);
  }

  /** Adds the measurements of other processes to those of this one. */
  async read(others: readonly Measurements[] = []): Promise<{ readonly type: string; readonly text: string }> {
    await this.#ask();
    const sums = others.length === 0 ? this.#registry : AggregatorRegistry.aggregate([await this.measurements(), ...others]);
    return { type: this.#registry.contentType, text: `${await sums.metrics()}\n${await this.#stored.metrics()}` };
  }

  measurements(): Promise<Measurements> {
    return this.#registry.getMetricsAsJSON();
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
      // The gauge reports the failure, and failing requests are in the log.
      for (const gauge of [this.#oldest, this.#outbox]) gauge.remove();
      this.#backlog.reset();
      this.#storeUp.set(0);
    }
  }

  #counter<L extends string>(name: string, help: string, labelNames: readonly L[] = []): Counter<L> {
    return new Counter({ name, help, labelNames, registers: [this.#registry] });
  }

  #storedGauge<L extends string>(name: string, help: string, labelNames: readonly L[] = []): Gauge<L> {
    return new Gauge({ name, help, labelNames, registers: [this.#stored] });
  }

  #histogram<L extends string>(name: string, help: string, labelNames: readonly L[] = []): Histogram<L> {
    return new Histogram({ name, help, labelNames, buckets: BUCKETS, registers: [this.#registry] });
  }
}
