import { fieldPointer } from "../kernel/pointer.js";

/** An `error` prevents issuing if the workspace's `issueChecks` are `block`; a `warning` never does. */
export const severities = ["error", "warning"] as const;

/** A result of checking an invoice before it is issued. */
export interface Finding {
  /** A stable code, such as `rounded_to_zero`. */
  readonly rule: string;
  /** Whether it can prevent issuing. */
  readonly severity: (typeof severities)[number];
  /** The path in the command or the invoice: field names and indexes, camelCase. */
  readonly path: readonly (string | number)[];
  /** What is wrong, in English. */
  readonly message: string;
  /** How to resolve it. */
  readonly fix: string;
}

/** The JSON of a finding, with a JSON Pointer. */
export function showFinding({ path, ...finding }: Finding): Omit<Finding, "path"> & { readonly pointer: string } {
  return { ...finding, pointer: fieldPointer(path) };
}

/** The warning that `count` time entries are billed at zero seconds. */
export function roundedToZero(count: number): Finding {
  const entries = count === 1 ? "1 time entry is" : `${count} time entries are`;
  return {
    rule: "rounded_to_zero",
    severity: "warning",
    path: ["fromTime", "rounding"],
    message: `${entries} billed at zero seconds, because the time is rounded down to zero.`,
    fix: "Round up, use a smaller step, or round by day or line instead of by entry.",
  };
}
