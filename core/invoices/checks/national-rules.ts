import { isBlank } from "../../kernel/text.js";
import { electronicAddressOf } from "../../billing/electronic-address.js";
import { isWrongLeitwegId } from "../../billing/identifier-schemes.js";
import { contactOf, type Seller } from "../../billing/seller.js";
import { isPeppolScheme } from "./electronic-address-schemes.js";
import { peppolCountryRules } from "./peppol-country-rules.js";
import { peppolIdentifierRules } from "./identifier-rules.js";
import { at, type CheckedInvoice, noAccount, type Rule, statesAccount } from "./rule.js";

type Profiled = Omit<Rule, "profile">;
/** A rule of Germany, by its number in XRechnung and in Peppol. */
type Row = Omit<Profiled, "id" | "source"> & { readonly number: number };

const sellerFix = "Enter it in the settings of the workspace, under seller.";
const buyerFix = "Enter it on the client.";

const addressPart = (number: number, party: "seller" | "buyer", field: "city" | "postalCode", name: string): Row => ({
  number,
  severity: "error",
  violations: (checked) => at([party, "address", field], isBlank(checked[party].address?.[field])),
  message: `The address of the ${party} has no ${name}.`,
  fix: party === "seller" ? sellerFix : buyerFix,
});

/** The path of a part of the contact: that of the seller if the contact does not have it. */
const contactPath = ({ contact }: Seller, part: "phone" | "email"): readonly string[] =>
  contact?.[part] == null ? ["seller", part] : ["seller", "contact", part];

/** XRechnung adopts the rules of Peppol. */
const linePeriods: readonly Profiled[] = (["start", "end"] as const).map((edge): Profiled => {
  const id = edge === "start" ? "PEPPOL-EN16931-R110" : "PEPPOL-EN16931-R111";
  return {
    id,
    severity: "error",
    source: `Peppol BIS Billing 3.0, ${id}`,
    violations: ({ invoice: { period, lines } }) =>
      lines.flatMap((line, index) =>
        at(
          ["lines", index, "period", edge],
          period !== null &&
            line.period !== null &&
            (edge === "start" ? line.period.start < period.start : line.period.end > period.end),
        ),
      ),
    message: "The period of a line is not within the period of the invoice.",
    fix: "Change the period of the line or of the invoice.",
  };
});

/** The form of email addresses that both specifications recommend; that of Peppol has only ASCII. */
const emailForms = {
  xrechnung: /^[^@\s]+@(?:[^@.\s]+\.)+[^@.\s]+$/,
  peppol:
    /^[\w!#$%&"*+/=?^`{|}~-]+(?:\.[\w!#$%&"*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z\d](?:[a-z\d-]*[a-z\d])?$/i,
} as const;

const emailForm = (form: RegExp): Row => ({
  number: 28,
  severity: "warning",
  violations: ({ seller }) => {
    const { email } = contactOf(seller);
    return at(contactPath(seller, "email"), email !== null && !form.test(email));
  },
  message: "The email address of the seller has an unusual form, which receivers in Germany can reject.",
  fix: "Use an address with a domain such as example.com, and without special characters.",
});

const rows: readonly Row[] = [
  {
    number: 1,
    severity: "warning",
    violations: (checked) => at(["seller", "iban"], !statesAccount(checked)),
    message: noAccount,
    fix: sellerFix,
  },
  addressPart(3, "seller", "city", "city"),
  addressPart(4, "seller", "postalCode", "postal code"),
  {
    number: 6,
    severity: "error",
    violations: ({ seller }) => at(["seller", "phone"], isBlank(contactOf(seller).phone)),
    message: "The seller has no telephone number.",
    fix: sellerFix,
  },
  {
    number: 7,
    severity: "error",
    violations: ({ seller }) => at(["seller", "email"], isBlank(contactOf(seller).email)),
    message: "The seller has no email address.",
    fix: sellerFix,
  },
  addressPart(8, "buyer", "city", "city"),
  addressPart(9, "buyer", "postalCode", "postal code"),
  {
    number: 15,
    severity: "error",
    violations: ({ invoice }) => at(["buyerReference"], isBlank(invoice.buyerReference)),
    message: "The invoice has no buyer reference. Authorities in Germany call it Leitweg-ID.",
    fix: "Ask the client for it, and enter it on the invoice. The one of the client applies to new invoices.",
  },
  {
    number: 17,
    severity: "warning",
    violations: ({ invoice }) => at(["type"], invoice.type === "deposit"),
    message: "Germany does not list prepayment invoices (386) among the types of electronic invoices.",
    fix: "Ask the client whether it accepts this type, or send the invoice as PDF.",
  },
  {
    number: 27,
    severity: "warning",
    violations: ({ seller }) => {
      const { phone } = contactOf(seller);
      return at(contactPath(seller, "phone"), !isBlank(phone) && (phone?.match(/\d/g) ?? []).length < 3);
    },
    message: "The telephone number of the seller has fewer than three digits.",
    fix: sellerFix,
  },
];

const electronicAddresses: readonly Profiled[] = (
  [
    ["PEPPOL-EN16931-R010", "buyer", buyerFix],
    ["PEPPOL-EN16931-R020", "seller", sellerFix],
  ] as const
).map(([id, party, fix]) => ({
  id,
  severity: "error",
  source: `Peppol BIS Billing 3.0, ${id}`,
  violations: (checked) => at([party, "electronicAddress"], electronicAddressOf(checked[party]) === null),
  message: `The ${party} has no electronic address, such as a Peppol ID or an email address.`,
  fix,
}));

/** Peppol has no scheme for email addresses. */
const peppolAddresses = (["seller", "buyer"] as const).map((party): Profiled => ({
  id: "PEPPOL-EN16931-CL008",
  severity: "error",
  source: "Peppol BIS Billing 3.0, PEPPOL-EN16931-CL008",
  violations: (checked) => {
    const address = electronicAddressOf(checked[party]);
    return at([party, "electronicAddress"], address !== null && !isPeppolScheme(address.scheme));
  },
  message: `The ${party} has no Peppol ID.`,
  fix: party === "seller" ? sellerFix : buyerFix,
}));

const german = (
  idOf: (number: number) => string,
  source: string,
  form: keyof typeof emailForms,
  applies: (checked: CheckedInvoice) => boolean,
) =>
  [...rows, emailForm(emailForms[form])].map(({ number, violations, ...row }): Profiled => ({
    ...row,
    id: idOf(number),
    source: `${source}, ${idOf(number)}`,
    violations: (checked) => (applies(checked) ? violations(checked) : []),
  }));

/** What XRechnung 3.0 requires in addition to EN 16931. */
export const xrechnungRules: readonly Profiled[] = [
  ...german(
    (number) => `BR-DE-${number}`,
    "XRechnung 3.0",
    "xrechnung",
    () => true,
  ),
  ...electronicAddresses,
  ...linePeriods,
  {
    id: "leitweg_id_malformed",
    severity: "warning",
    source: "KoSIT, Formatspezifikation Leitweg-ID",
    violations: ({ invoice: { buyerReference } }) => at(["buyerReference"], isWrongLeitwegId(buyerReference ?? "")),
    message: "The buyer reference looks like a Leitweg-ID, but its check digits are wrong.",
    fix: "Compare it with the one that the client gave you.",
  },
];

/** What Peppol requires in addition to EN 16931, including its rules for Germany if both parties are there. */
export const peppolRules: readonly Profiled[] = [
  {
    id: "PEPPOL-EN16931-R003",
    severity: "error",
    source: "Peppol BIS Billing 3.0, PEPPOL-EN16931-R003",
    violations: ({ invoice }) => at(["buyerReference"], isBlank(invoice.buyerReference) && isBlank(invoice.purchaseOrder)),
    message: "The invoice has neither a buyer reference nor a purchase order.",
    fix: "Enter one of them on the invoice. The buyer reference of the client applies to new invoices.",
  },
  ...electronicAddresses,
  ...peppolAddresses,
  ...linePeriods,
  ...peppolIdentifierRules,
  ...peppolCountryRules,
  ...german(
    (number) => `DE-R-${String(number).padStart(3, "0")}`,
    "Peppol BIS Billing 3.0",
    "peppol",
    ({ seller, buyer }) => seller.address?.country === "DE" && buyer.address?.country === "DE",
  ),
];
