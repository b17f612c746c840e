import { type AttemptErrorCode, attemptErrorCodes, isAccepting } from "../../../../../core/webhooks/delivery.js";
import type { Attempt } from "./webhook-queries.js";

export type FailureKind =
  | AttemptErrorCode
  | "redirect"
  | "not_permitted"
  | "not_found"
  | "too_often"
  | "client_error"
  | "server_error"
  | "unknown";

/** Why an attempt failed, by the advice to give. Null if it succeeded. */
export function failureKindOf({
  error,
  response_status: status,
}: Pick<Attempt, "error" | "response_status">): FailureKind | null {
  if (error) return attemptErrorCodes.find((kind) => kind === error.code) ?? "unknown";
  if (status === null) return "unknown";
  if (isAccepting(status)) return null;
  if (status === 401 || status === 403) return "not_permitted";
  if (status === 404 || status === 410) return "not_found";
  if (status === 429) return "too_often";
  if (status >= 500) return "server_error";
  return status >= 400 ? "client_error" : "redirect";
}
