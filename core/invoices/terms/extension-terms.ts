/** A term that can be absent. */
type Text = string | undefined;

/** Terms of extensions of EN 16931, which documents from other issuers can state and no document of Stint does. */
export interface ExtensionTerms {
  /** Charges for logistics services of Factur-X EXTENDED. */
  readonly "BG-X-42"?: readonly LogisticsChargeTerms[];
  /** Payments of third parties of the extension of XRechnung. */
  readonly "BG-DEX-09"?: readonly ThirdPartyPaymentTerms[];
}

/** A charge for a logistics service: its description, amount, VAT category and rate. */
export interface LogisticsChargeTerms {
  readonly "BT-X-271"?: Text;
  readonly "BT-X-272": string;
  readonly "BT-X-273"?: Text;
  readonly "BT-X-274"?: Text;
}

/** A payment of a third party, which is due with the invoice: its type, amount and description. */
export interface ThirdPartyPaymentTerms {
  readonly "BT-DEX-001"?: Text;
  readonly "BT-DEX-002": string;
  readonly "BT-DEX-003"?: Text;
}

/** Of a line of Factur-X EXTENDED: what kind of line it is, and the line that it is a part of. */
export interface SubLineTerms {
  readonly "BT-X-8"?: Text;
  readonly "BT-X-304"?: Text;
}
