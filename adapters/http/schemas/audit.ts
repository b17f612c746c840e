import { Type } from "@sinclair/typebox";
import { auditChecks, MOST_IDS } from "../../../core/index.js";
import { exampleId, named } from "./annotations.js";
import { id, instant, literals, nullable, view } from "./primitives.js";

const count = () => Type.Integer({ minimum: 0 });

const finding = view(
  {
    check: literals(auditChecks),
    invoice_id: nullable(id("inv")),
    series: nullable(Type.String()),
    time_entry_ids: Type.Array(id("te")),
    message: Type.String(),
  },
  {
    check: ["What was checked", "entry_not_claimed"],
    invoice_id: ["ID of the invoice that the finding is about", exampleId("inv")],
    series: ["Number series, for findings about the ledger", null],
    time_entry_ids: [`IDs of time entries, at most ${MOST_IDS}`, [exampleId("te")]],
    message: ["What is wrong", "Time entries on the invoice INV-2026-0001 are not marked as billed."],
  },
);

export const Audit = named(
  "Audit",
  "The result of checking the records of all invoices. Correct records have no findings.",
  view(
    {
      invoices: count(),
      billed_entries: count(),
      ledger_entries: count(),
      issued_before_ledger: count(),
      findings: Type.Array(finding),
    },
    {
      invoices: ["Number of invoices and credit notes", 42],
      billed_entries: ["Number of time entries on them", 1234],
      ledger_entries: ["Number of entries of the ledger", 40],
      issued_before_ledger: ["Number of invoices that were issued before the ledger existed", 0],
      findings: ["Contradictions in the records. Correct records have none", []],
    },
  ),
);

const document = '{"invoice":{},"kind":"invoice","position":1,"previous_hash":null,"version":1}';

export const LedgerProof = named(
  "LedgerProof",
  "The entry of the ledger that proves the content of an issued invoice.",
  view(
    {
      invoice_id: nullable(id("inv")),
      series: Type.String(),
      position: Type.Integer({ minimum: 1 }),
      document: Type.String(),
      hash: Type.String({ pattern: "^[0-9a-f]{64}$" }),
      created_at: instant(),
    },
    {
      invoice_id: ["ID of the invoice", exampleId("inv")],
      series: ["Number series of the invoice", "INV-2026-{SEQ}"],
      position: ["Position in the ledger of the series, from 1", 1],
      document: [
        "Canonical JSON (RFC 8785) of the invoice as issued, with its position and the hash of the entry before it",
        document,
      ],
      hash: ["SHA-256 of `document` as UTF-8, in hexadecimal", "0".repeat(64)],
    },
  ),
);
