import { formatDecimal, parseDecimal } from "../kernel/decimal.js";
import type { JsonCodec } from "../kernel/json-codec.js";
import type { Tax, TaxCategory } from "./tax.js";

type TaxJson = {
  readonly category: TaxCategory;
  readonly rate: string;
  readonly exemption_reason: string | null;
  readonly exemption_code: string | null;
};
type TaxInput = Pick<TaxJson, "category"> & {
  readonly rate?: string;
  readonly exemption_reason?: string | null;
  readonly exemption_code?: string | null;
};

/** `rate` is percent and defaults to `"0"`. */
export const taxJson: JsonCodec<Tax, TaxJson, TaxInput> = {
  toJson: ({ category, rate, exemptionReason, exemptionCode }) => ({
    category,
    rate: formatDecimal(rate),
    exemption_reason: exemptionReason,
    exemption_code: exemptionCode,
  }),
  fromJson: ({ category, rate = "0", exemption_reason: exemptionReason = null, exemption_code: exemptionCode = null }) => ({
    category,
    rate: parseDecimal(rate),
    exemptionReason,
    exemptionCode,
  }),
};
