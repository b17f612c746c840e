import type { Mutant } from "./mutant.js";

/** Settlements, credit notes, the ledger and audits. */
export const corrections: readonly Mutant[] = [
  {
    title: "counts a reversed payment",
    file: "core/invoices/settlement.ts",
    from: 'kind !== "reversal" && !reversed.has(id)',
    to: 'kind !== "reversal"',
    tests: ["core/invoices/settlements.properties"],
  },
  {
    title: "reverses a row twice",
    file: "core/invoices/settlement.ts",
    from: "if (by !== undefined) throw",
    to: "if (by === id) throw",
    tests: ["core/invoices/settlements.properties", "histories/invoices.test"],
  },
  {
    title: "refunds more than was paid",
    file: "core/invoices/use-cases/record-payment.ts",
    from: "requirePaidNotNegative(before, settled);",
    to: "",
    tests: ["core/invoices/settlements.properties"],
  },
  {
    title: "marks an invoice as paid although a rest was written off",
    file: "core/invoices/invoice.ts",
    from: "if (writtenOff > 0n) return",
    to: "if (writtenOff > 0n && paid === 0n) return",
    tests: ["core/invoices/settlements.test"],
  },
  {
    title: "credits a line again",
    file: "core/invoices/crediting.ts",
    from: "const left = line.net - before.net;",
    to: "const left = line.net;",
    tests: ["core/invoices/crediting.properties"],
  },
  {
    title: "computes the tax of each credit note on its own",
    file: "core/invoices/credit-figures.ts",
    from: "const taxAmount = group.taxAmount - (before[index]?.taxAmount ?? 0n);",
    to: "const taxAmount = divideRounded(taxableAmount * group.rate, HUNDRED_PERCENT);",
    tests: ["core/invoices/crediting.properties"],
  },
  {
    title: "credits what was rounded with every note",
    file: "core/invoices/credit-figures.ts",
    from: "roundingAmount: completes ? roundingAmount : 0n,",
    to: "roundingAmount,",
    tests: ["core/invoices/crediting.properties"],
  },
  {
    title: "releases the time of lines that are only partly credited",
    file: "core/invoices/use-cases/create-credit-note.ts",
    from: "linesCreditedInFull(invoice).flatMap((index) => invoice.lines[index]?.timeEntryIds ?? [])",
    to: "invoice.lines.flatMap(({ timeEntryIds }) => timeEntryIds)",
    tests: ["core/invoices/credit-notes.test"],
  },
  {
    title: "voids an invoice that has a credit note",
    file: "core/invoices/invoice.ts",
    from: "if (counting.length === 0 && invoice.credits.length === 0) return;",
    to: "if (counting.length === 0) return;",
    tests: ["core/invoices/credit-notes.test"],
  },
  {
    title: "does not chain the entries of the ledger",
    file: "core/ledger/ledger.ts",
    from: "previous_hash: last?.hash ?? null",
    to: "previous_hash: null",
    tests: ["core/auditing/audit.test"],
  },
  {
    title: "does not record skipped numbers in the ledger",
    file: "core/workspaces/invoice-series.ts",
    from: "await appendToLedger(ports, stores, skipped,",
    to: "if (last < 0) await appendToLedger(ports, stores, skipped,",
    tests: ["core/auditing/audit.test"],
  },
  {
    title: "audits no time of invoices",
    file: "core/auditing/check-invoice-records.ts",
    from: "const missing = [...billed].filter((id) => !claimed.has(id));",
    to: "const missing = [...billed].filter(() => false);",
    tests: ["core/auditing/audit.test"],
  },
];
