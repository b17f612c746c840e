import { sellerTaxNumber, sellerVatId, type Seller } from "../billing/seller.js";
import { isVatId, plainVatId } from "../billing/vat-id.js";
import type { Buyer } from "./buyer.js";
import type { Invoice } from "./invoice.js";

/** An invoice with its parties, as far as they determine the identifiers that its document states. */
export interface IdentifyingInvoice {
  readonly invoice: Pick<Invoice, "taxBreakdown">;
  readonly seller: Seller;
  readonly buyer: Buyer;
}

/** The identifiers that an electronic invoice states. Null: none. */
export interface StatedIdentifiers {
  /** BT-29. */
  readonly sellerIdentifier: string | null;
  /** BT-30, with its scheme. The entry in the register has none. */
  readonly sellerLegalId: { readonly value: string; readonly scheme: string | null } | null;
  /** BT-31, in its plain form. */
  readonly sellerVatId: string | null;
  /** BT-32. */
  readonly sellerTaxNumber: string | null;
  /** BT-48, in its plain form. */
  readonly buyerVatId: string | null;
}

/** Documents of category O state no VAT id (BR-O-02), but something that identifies the seller (BR-CO-26). */
export function statedIdentifiers({ invoice, seller, buyer }: IdentifyingInvoice): StatedIdentifiers {
  const statesVatIds = invoice.taxBreakdown.every(({ category }) => category !== "O");
  const entered = sellerVatId(seller);
  const vatId = entered === null ? null : plainVatId(entered);
  const { legalId, register } = seller;
  const sellerLegalId = legalId ?? (register === null ? null : { value: register, scheme: null });
  return {
    sellerIdentifier: seller.identifier ?? (statesVatIds || sellerLegalId !== null ? null : vatId),
    sellerLegalId,
    sellerVatId: statesVatIds ? vatId : null,
    sellerTaxNumber: sellerTaxNumber(seller) ?? (statesVatIds ? null : vatId),
    buyerVatId: statesVatIds && buyer.taxId !== null && isVatId(buyer.taxId) ? plainVatId(buyer.taxId) : null,
  };
}
