export { type ClientOptions, createStintClient } from "./client.js";
export type { Answer, CallOptions, FilePath, ItemOf, ListPage, ListPath, QueryOf, StintClient } from "./calls.js";
export type { FailedAttempt } from "./attempts.js";
export { clientClock, type ClientClock } from "./clock.js";
export { type Failure, type FieldProblem, isProblem, type ProblemBody, StintProblem, StintUnreachable } from "./problem.js";
export type { UnreachableReason } from "./problem.js";
export { items, pages } from "./pages.js";
export { ifUnchanged } from "./versions.js";
export { type FeedChange, type FeedPage, type FeedType, followChanges, type FollowOptions } from "./changes.js";
export type { ResourceOf, Schemas } from "./changes.js";
export { type CopyBatch, type CopyOptions, keepCopy } from "./copy.js";
export type { RetryOptions } from "./retries.js";
export type { ErrorCode, ProblemCode } from "./api.js";
export {
  type Change,
  type ChangePage,
  type ChangeType,
  type Client,
  type Clock,
  createClient,
  type Page,
  systemClock,
} from "./former-names.js";
