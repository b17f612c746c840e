import { type DocumentFormat, documentFormats } from "../billing/document-format.js";
import { refused, type StintError } from "../kernel/errors.js";
import type { CheckedInvoice } from "./checks/rule.js";
import { type Finding, showFinding } from "./finding.js";

/** What an invoice lacks to be written in the format. */
export async function missingFor(format: DocumentFormat, checked: CheckedInvoice): Promise<readonly Finding[]> {
  const { profile } = documentFormats[format];
  if (profile === null) return [];
  const { checkInvoice, isError } = await import("./checks/check-profile.js");
  return checkInvoice(checked, profile).filter(isError);
}

/** The error for an invoice that lacks what its format requires. */
export function notReadyToExport(missing: readonly Finding[]): StintError {
  const told = missing.map(({ message }) => message).join(" ");
  return refused("not_ready_to_export", told, { findings: missing.map(showFinding) });
}
