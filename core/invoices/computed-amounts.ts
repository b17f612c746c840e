import { Issues } from "../kernel/errors.js";
import type { PartRequests } from "./drafting.js";
import type { Invoice } from "./invoice.js";

/** Adds `read_only` for each net and gross amount of a request that the stored parts do not have: they are computed. */
export function checkComputed(invoice: Pick<Invoice, "lines" | "allowances" | "charges">, requests: PartRequests): Issues {
  const issues = new Issues();
  const check = (list: keyof PartRequests, field: "net" | "gross", stored: readonly (bigint | null)[]): void =>
    requests[list]?.forEach((part: { readonly net?: bigint | undefined; readonly gross?: bigint | null | undefined }, index) => {
      const amount = part[field];
      if (amount === undefined || amount === null || stored.includes(amount)) return;
      issues.add([list, index, field], "read_only", `The ${field} amount is computed and cannot be set.`);
    });
  for (const list of ["lines", "allowances", "charges"] as const)
    check(
      list,
      "net",
      invoice[list].map(({ net }) => net),
    );
  check(
    "lines",
    "gross",
    invoice.lines.map(({ gross }) => gross),
  );
  return issues;
}
