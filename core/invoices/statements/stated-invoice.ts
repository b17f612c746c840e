import type { Seller } from "../../billing/seller.js";
import type { Buyer } from "../buyer.js";
import type { Invoice } from "../invoice.js";

/** An invoice with what determines its statements. */
export interface StatedInvoice {
  readonly invoice: Pick<Invoice, "notes" | "earlyPaymentDiscount" | "taxTotal">;
  readonly seller: Seller;
  readonly buyer: Buyer;
  /** Printed below every page. */
  readonly footer: string;
}
