import type { Seller } from "../../billing/seller.js";
import type { Buyer } from "../buyer.js";
import type { Invoice } from "../invoice.js";

/** An invoice with the parties that it was issued with. */
export interface TermedInvoice {
  readonly invoice: Invoice;
  readonly seller: Seller;
  /** The seller's legal name, or the workspace's name if there is none. */
  readonly sellerName: string;
  readonly buyer: Buyer;
  /** BCP 47; determines the language of texts. */
  readonly locale: string;
}
