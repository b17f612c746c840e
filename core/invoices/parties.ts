import { conflict } from "../kernel/errors.js";
import { textsFor } from "../billing/document-texts.js";
import type { Withholding } from "../billing/withholding.js";
import type { Client } from "../clients/client.js";
import type { Workspace } from "../workspaces/workspace.js";
import type { Buyer } from "./buyer.js";

/** The client as the recipient of an invoice, in its own language or the workspace's. */
export function buyerOf(client: Client, workspace: Pick<Workspace, "locale">): Buyer {
  const { name, legalName, email, address, taxId, electronicAddress, legalId, locale } = client;
  return { name, legalName, email, address, taxId, electronicAddress, legalId, locale: locale ?? workspace.locale };
}

/** Throws `client_archived` (conflict): an archived client gets no invoices. */
export function requireActive({ id, name, status }: Client): void {
  if (status === "archived")
    throw conflict("client_archived", `The client ${name} is archived. Set its status to active first.`, { client_id: id });
}

/** What a client withholds from the payments of its invoices: its own tax, or that of the workspace. */
export function usualWithholding(client: Client | null, workspace: Workspace): Withholding | null {
  return client?.withholding ?? workspace.withholding;
}

/** The notes of an invoice without its own: the client's, or the workspace's in the language of the document. */
export function usualNotes(client: Client | null, { documentTexts, locale }: Workspace): string {
  return client?.invoiceNotes ?? textsFor(documentTexts, client?.locale ?? locale)?.notes ?? "";
}

/** What is printed below every page of a document in the locale. */
export function footerOf({ documentTexts }: Pick<Workspace, "documentTexts">, locale: string): string {
  return textsFor(documentTexts, locale)?.footer ?? "";
}
