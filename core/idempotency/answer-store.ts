import type { Json } from "../kernel/errors.js";
import type { Instant } from "../kernel/instant.js";

/** A request that its client may send again: `id` names client, key, method and path, `fingerprint` the body. */
export interface RepeatableRequest {
  /** A SHA-256, hex. */
  readonly id: string;
  /** A SHA-256, hex. */
  readonly fingerprint: string;
}

/** What was answered, to be answered again. */
export interface StoredAnswer {
  readonly fingerprint: string;
  readonly answer: Json;
}

export const ANSWERS_KEPT_MS = 86_400_000;

export interface AnswerStore {
  /**
   * Takes the request for this transaction, or answers what was stored for it less than {@link ANSWERS_KEPT_MS} before `now`. Where
   * another transaction has taken it, waits for that one's end.
   */
  claim(request: RepeatableRequest, now: Instant): Promise<StoredAnswer | null>;
  /** Keeps the answer to a request that this transaction has claimed. */
  keep(request: RepeatableRequest, answer: Json): Promise<void>;
}
