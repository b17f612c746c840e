import { formatDecimal, parseDecimal } from "../kernel/decimal.js";
import type { JsonCodec } from "../kernel/json-codec.js";
import type { Tax, TaxCategory } from "./tax.js";

type TaxJson = { readonly category: TaxCategory; readonly rate: string; readonly exemption_reason: string | null };

/** `rate` is percent and defaults to `"0"`. */
export const taxJson: JsonCodec<Tax, TaxJson, Pick<TaxJson, "category"> & { rate?: string; exemption_reason?: string | null }> = {
  toJson: ({ category, rate, exemptionReason }) => ({
    category,
    rate: formatDecimal(rate),
    exemption_reason: exemptionReason,
  }),
  fromJson: ({ category, rate = "0", exemption_reason: exemptionReason = null }) => ({
    category,
    rate: parseDecimal(rate),
    exemptionReason,
  }),
};
