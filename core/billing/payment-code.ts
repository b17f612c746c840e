import { choiceType } from "../kernel/field-types.js";

/**
 * What banking apps scan from a document: `epc_qr` is the code of the European Payments Council for transfers in euros (EPC069-12), `swiss_qr_bill` the
 * payment part with receipt of Swiss and Liechtenstein accounts.
 */
export const paymentCodes = ["epc_qr", "swiss_qr_bill"] as const;
/** One of {@link paymentCodes}. */
export type PaymentCode = (typeof paymentCodes)[number];

/** The type of a payment code. */
export const paymentCodeType = choiceType(paymentCodes);
