import type { View } from "../kernel/view.js";

/** A result of checking an invoice before it is issued. */
export interface Finding {
  /** Stable, such as `rounded_to_zero`. */
  readonly rule: string;
  readonly severity: "error" | "warning";
  /** Where, as a JSON pointer (RFC 6901) into the request or the invoice. */
  readonly pointer: string;
  readonly message: string;
  /** What to do about it. */
  readonly fix: string;
}

export function findingView({ rule, severity, pointer, message, fix }: Finding): View {
  return { rule, severity, pointer, message, fix };
}

export function roundedToZero(count: number): Finding {
  const entries = count === 1 ? "1 time entry is" : `${count} time entries are`;
  return {
    rule: "rounded_to_zero",
    severity: "warning",
    pointer: "/from_time/rounding",
    message: `${entries} billed at zero seconds, because rounding takes all of the time away.`,
    fix: "Round up, by a smaller step, or by day or line instead of by entry.",
  };
}
