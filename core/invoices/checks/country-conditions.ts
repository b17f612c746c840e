import type { CheckedInvoice } from "./rule.js";

/** Whether a rule applies to an invoice. */
export type Condition = (checked: CheckedInvoice) => boolean;

/** Whether the seller is in a country (ISO 3166-1 alpha-2). */
export const isSellerIn =
  (country: string): Condition =>
  ({ seller }) =>
    seller.address?.country === country;

/** Whether both parties are in a country. */
export const isWithin =
  (country: string): Condition =>
  (checked) =>
    isSellerIn(country)(checked) && checked.buyer.address?.country === country;

/** Whether the total is greater than an amount in minor units of a currency. Totals in other currencies are not converted: they are not. */
export const isAbove =
  (currency: string, amount: bigint): Condition =>
  ({ invoice }) =>
    invoice.currency === currency && invoice.total > amount;
