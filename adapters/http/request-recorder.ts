import {
  type Clock,
  type IdSource,
  type Instant,
  type LoggedRequest,
  type RecordedRequest,
  requestLimits,
  type RequestLog,
} from "../../core/index.js";
import type { HttpLogger } from "./logger.js";
import type { Context } from "./request-state.js";

/** The oldest of further requests are dropped, so that many requests, or a storage that fails, cannot exhaust the memory. */
const MAX_PENDING = 5_000;
/** How many requests are written at once. */
const BATCH = 1_000;
/** How long requests wait before they are written, and after a failure, in milliseconds. */
const [FLUSH_MS, RETRY_MS] = [1_000, 10_000];

/** What a recorder needs. */
export interface RequestRecording {
  readonly log: RequestLog;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly logger: HttpLogger;
}

/** Collects the requests of known callers and writes them periodically, outside of requests, to the log that their workspace can read. */
export class RequestRecorder {
  readonly #pending = new Set<RecordedRequest>();
  #dropped = 0;
  #timer: NodeJS.Timeout | undefined;
  #isWriting = false;
  #isStopped = false;
  #last: Promise<void> = Promise.resolve();

  constructor(private readonly needs: RequestRecording) {}

  now(): Instant {
    return this.needs.clock.now();
  }

  /** Records a request, unless its caller is not known or no longer valid. Never throws. */
  note({ state, method, url, req }: Context, outcome: Pick<LoggedRequest, "at" | "status" | "durationMs">): void {
    const { actor, requestId, operation, code } = state;
    if (actor === undefined || outcome.status === 401) return;
    const { workspaceId, tokenId, userId } = actor;
    const path = withoutSecrets(url).slice(0, requestLimits.path);
    const agent = req.headers["user-agent"];
    const userAgent = agent === undefined ? null : withoutSecrets(agent).slice(0, requestLimits.userAgent);
    const id = this.needs.ids.next("req");
    this.#pending.add({ id, workspaceId, tokenId, userId, requestId, method, path, userAgent, operation, code, ...outcome });
    this.#keepNewest();
    if (!this.#isWriting) this.#writeIn(FLUSH_MS);
  }

  /** Writes what is pending now. A failure is logged, and what was not written is tried again later. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    return (this.#last = this.#last.then(() => this.#write()));
  }

  /** Writes what is pending. What cannot be written now is lost. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.flush();
  }

  #keepNewest(): void {
    if (this.#pending.size <= MAX_PENDING) return;
    for (const oldest of this.#pending) {
      this.#pending.delete(oldest);
      this.#dropped += 1;
      return;
    }
  }

  #writeIn(ms: number): void {
    if (!this.#isStopped) this.#timer ??= setTimeout(() => void this.flush(), ms).unref();
  }

  async #write(): Promise<void> {
    this.#isWriting = true;
    const isDone = await this.#writeAll([...this.#pending]);
    this.#isWriting = false;
    if (this.#dropped > 0)
      this.needs.logger.warn({ dropped: this.#dropped }, "requests are missing in the request log: too many were pending");
    this.#dropped = 0;
    if (this.#pending.size > 0) this.#writeIn(isDone ? FLUSH_MS : RETRY_MS);
  }

  async #writeAll(requests: readonly RecordedRequest[]): Promise<boolean> {
    for (let from = 0; from < requests.length; from += BATCH) {
      const batch = requests.slice(from, from + BATCH);
      try {
        await this.needs.log.record(batch);
      } catch (error) {
        this.needs.logger.warn({ err: error, pending: this.#pending.size }, "writing the request log failed");
        return false;
      }
      for (const request of batch) this.#pending.delete(request);
    }
    return true;
  }
}

/** A token or session secret, or that of webhooks, as `TokenSecrets` and `WebhookSecrets` issue them. */
const SECRET = /(stint|whsec)_[\w%/+=-]{20,}/g;

/** No operation takes a secret in its path or query, but a client can put one there by mistake, and the log has more readers than the secret. */
function withoutSecrets(text: string): string {
  return text.replace(SECRET, "$1_…");
}
