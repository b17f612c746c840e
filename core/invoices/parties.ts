import { conflict } from "../kernel/errors.js";
import type { Client } from "../clients/client.js";
import type { Buyer } from "./buyer.js";

/** The client as the recipient of an invoice. */
export function buyerOf({ name, legalName, email, address, taxId }: Client): Buyer {
  return { name, legalName, email, address, taxId };
}

/** Throws `client_archived` (conflict): an archived client gets no invoices. */
export function requireActive({ id, name, status }: Client): void {
  if (status === "archived")
    throw conflict("client_archived", `The client ${name} is archived. Set its status to active first.`, { client_id: id });
}
