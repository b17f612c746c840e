import type { Client } from "../clients/client.js";

/** The addresses that get a copy of the client's invoices unless a sender names others. */
export function usualCopies(client: Pick<Client, "ccEmails" | "copyToSeller">, sellerEmail: string | null): readonly string[] {
  return client.copyToSeller && sellerEmail !== null ? [...client.ccEmails, sellerEmail] : client.ccEmails;
}
