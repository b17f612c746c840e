/** A result of checking an invoice before it is issued. */
export interface Finding {
  /** Stable, such as `rounded_to_zero`. */
  readonly rule: string;
  readonly severity: "error" | "warning";
  /** Where in the command or the invoice: field names and indexes, camelCase. */
  readonly path: readonly (string | number)[];
  readonly message: string;
  /** What to do about it. */
  readonly fix: string;
}

export function roundedToZero(count: number): Finding {
  const entries = count === 1 ? "1 time entry is" : `${count} time entries are`;
  return {
    rule: "rounded_to_zero",
    severity: "warning",
    path: ["fromTime", "rounding"],
    message: `${entries} billed at zero seconds, because rounding takes all of the time away.`,
    fix: "Round up, by a smaller step, or by day or line instead of by entry.",
  };
}
