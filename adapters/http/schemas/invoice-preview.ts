import { Type } from "@sinclair/typebox";
import { checkProfiles } from "../../../core/index.js";
import { named } from "./annotations.js";
import { Finding } from "./findings.js";
import { Invoice, invoiceFields } from "./invoices.js";
import { body, id, literals, nullable, optional, view } from "./primitives.js";

export const InvoiceValidation = named(
  "InvoiceValidation",
  "What an invoice is checked for.",
  body(
    { profile: optional(literals(checkProfiles)) },
    {
      profile: [
        "What the invoice is checked for: `issue` for what VAT law requires (the default), `en16931`, `xrechnung` or `peppol` for the " +
          "mandatory fields of an electronic invoice",
        "issue",
      ],
    },
  ),
  { profile: "issue" },
);

export const InvoiceReadiness = named(
  "InvoiceReadiness",
  "Whether an invoice has what a profile requires.",
  view(
    { ready: Type.Boolean(), findings: Type.Array(Finding) },
    { ready: ["Whether no finding has the severity `error`", false], findings: "What is missing or wrong, errors first" },
  ),
);

export const InvoicePreview = named(
  "InvoicePreview",
  "An invoice that is not stored. Its ID is null.",
  view(
    { ...Invoice.properties, id: nullable(id("inv")), warnings: Type.Array(Finding) },
    {
      ...invoiceFields,
      id: ["Always null: a preview is not stored", null],
      warnings: "Findings to review before you create the invoice, among them those of the profile `issue`",
    },
  ),
);
