import type { Client } from "../clients/client.js";
import type { Buyer } from "./buyer.js";

/** The client as the recipient of an invoice. */
export function buyerOf({ name, legalName, email, address, taxId }: Client): Buyer {
  return { name, legalName, email, address, taxId };
}
