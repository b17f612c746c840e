import { checkTaxId, taxIdLimits } from "../billing/tax-id.js";
import { checkLocale, localeLimits } from "../billing/locale.js";
import { checkEnteredTax, type Tax } from "../billing/tax.js";
import type { Activity } from "../kernel/activity.js";
import type { CurrencyCode } from "../kernel/currency.js";
import type { Versioned } from "../kernel/entity.js";
import { Issues } from "../kernel/errors.js";
import type { ClientId } from "../kernel/ids.js";
import { checkEmail, checkText, nameLimits, notesLimits } from "../kernel/text.js";
import { type Address, checkAddress } from "../billing/address.js";
import { checkRate } from "../billing/rate.js";
import { checkEarlyPayment, type EarlyPaymentDiscount } from "../billing/early-payment.js";
import { checkPaymentTerms } from "../billing/payment-terms.js";

/** A customer, to whom invoices are addressed. */
export interface Client extends Versioned {
  readonly id: ClientId;
  /** 1 to 200 characters, for lists. Not unique. */
  readonly name: string;
  /** The name on invoices. Null: `name`. */
  readonly legalName: string | null;
  /** Where invoices are sent. */
  readonly email: string | null;
  readonly address: Address | null;
  /** The VAT id (BT-48) or another tax id. 4 to 40 characters; an EU VAT id must have valid check digits. */
  readonly taxId: string | null;
  /** The tax of lines without a tax of their own. Null means the workspace's. */
  readonly tax: Tax | null;
  /** Null means the workspace's currency. */
  readonly currency: CurrencyCode | null;
  /** Null means the workspace's payment terms. */
  readonly paymentTermsDays: number | null;
  /** Null: the workspace's. */
  readonly earlyPaymentDiscount: EarlyPaymentDiscount | null;
  /** Minor units of the client's currency per hour. Null inherits, see `resolveRate`. */
  readonly rate: bigint | null;
  /** The buyer's reference for invoices (BT-10), such as a German Leitweg-ID. At most 100 characters. */
  readonly buyerReference: string | null;
  /** The BCP 47 tag for PDFs and mail. Null means the workspace's. */
  readonly locale: string | null;
  /** At most 10,000 characters; "" if there are none. Never on invoices. */
  readonly notes: string;
  readonly status: Activity;
}

/** The fields of a client that callers set. */
export type ClientContent = Omit<Client, keyof Versioned | "id">;

/** The defaults of a new client. */
export const emptyClient: Omit<ClientContent, "name"> = {
  legalName: null,
  email: null,
  address: null,
  taxId: null,
  tax: null,
  currency: null,
  paymentTermsDays: null,
  earlyPaymentDiscount: null,
  rate: null,
  buyerReference: null,
  locale: null,
  notes: "",
  status: "active",
};

/** The lengths of a client's texts, in UTF-16 units. */
export const clientLimits = {
  name: nameLimits,
  legalName: nameLimits,
  taxId: taxIdLimits,
  buyerReference: { min: 1, max: 100 },
  locale: localeLimits,
  notes: notesLimits,
} as const;

/** Checks all rules of a client. */
export function checkClient(client: ClientContent): Issues {
  const issues = new Issues();
  checkText(issues, ["name"], client.name, clientLimits.name);
  checkText(issues, ["legalName"], client.legalName, clientLimits.legalName);
  checkEmail(issues, ["email"], client.email);
  if (client.address) checkAddress(issues, ["address"], client.address);
  checkTaxId(issues, ["taxId"], client.taxId);
  if (client.tax) issues.addAll(["tax"], checkEnteredTax(client.tax));
  checkPaymentTerms(issues, client.paymentTermsDays);
  checkEarlyPayment(issues, client.earlyPaymentDiscount);
  checkRate(issues, ["rate"], client.rate);
  checkText(issues, ["buyerReference"], client.buyerReference, clientLimits.buyerReference);
  checkLocale(issues, ["locale"], client.locale);
  checkText(issues, ["notes"], client.notes, clientLimits.notes);
  return issues;
}
