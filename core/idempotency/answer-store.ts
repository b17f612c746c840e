import type { Json } from "../kernel/errors.js";
import type { Instant } from "../kernel/instant.js";
import { MS_PER_HOUR } from "../kernel/durations.js";

/** A request that its client may repeat: `id` identifies client, key, method and path, `fingerprint` the body. */
export interface RepeatableRequest {
  /** A SHA-256, hex. */
  readonly id: string;
  /** A SHA-256, hex. */
  readonly fingerprint: string;
}

/** A stored answer, returned to repeated requests. */
export interface StoredAnswer {
  /** The `fingerprint` of the request that was answered first. A SHA-256, hex. */
  readonly fingerprint: string;
  /** What the first request returned. */
  readonly answer: Json;
}

/** How long answers are kept. */
export const ANSWERS_KEPT_HOURS = 24;
/** {@link ANSWERS_KEPT_HOURS} in milliseconds. */
export const ANSWERS_KEPT_MS = ANSWERS_KEPT_HOURS * MS_PER_HOUR;

/** The answers to repeatable requests of the workspace. */
export interface AnswerStore {
  /**
   * Claims the request for this transaction, or returns the answer stored for it less than {@link ANSWERS_KEPT_MS} before `now`. If
   * another transaction has claimed it, waits for the end of that one.
   */
  claim(request: RepeatableRequest, now: Instant): Promise<StoredAnswer | null>;
  /** Stores the answer to a request that this transaction has claimed. */
  keep(request: RepeatableRequest, answer: Json): Promise<void>;
}
