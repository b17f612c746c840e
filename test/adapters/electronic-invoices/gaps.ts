import fc from "fast-check";
import type { InvoiceDocument } from "../../../core/index.js";
import { parseLocalDate } from "../../../core/index.js";

/** What is missing or wrong in a document. */
export type Gap = (document: InvoiceDocument) => InvoiceDocument;
type Party = "seller" | "buyer";
type Seller = InvoiceDocument["seller"];
type Address = NonNullable<Seller["address"]>;
type Identifier = NonNullable<Seller["legalId"]>;

const seller = fc.constant<Party>("seller");
const parties = fc.constantFrom<Party>("seller", "buyer");

const changed =
  (party: Party, change: object): Gap =>
  (document) => ({ ...document, [party]: { ...document[party], ...change } });

const inAddress =
  (party: Party, change: Partial<Address>): Gap =>
  (document) => {
    const { address } = document[party];
    return address === null ? document : changed(party, { address: { ...address, ...change } })(document);
  };

const inIdentifier =
  (party: Party, name: "legalId" | "electronicAddress", change: (identifier: Identifier) => Identifier): Gap =>
  (document) => {
    const identifier = document[party][name];
    return identifier === null ? document : changed(party, { [name]: change(identifier) })(document);
  };

const inInvoice =
  (change: (invoice: InvoiceDocument["invoice"]) => object): Gap =>
  (document) => ({ ...document, invoice: { ...document.invoice, ...change(document.invoice) } });

const countries = ["BE", "CH", "DE", "DK", "FR", "GR", "IS", "IT", "NL", "NO", "SE", "US"];
const schemes = ["0002", "0007", "0088", "0106", "0151", "0184", "0192", "0196", "0208", "9930", "9933", "EM", "0219", "0190"];
const values = [
  ...["0428759497", "0428759498", "0428.759.497", "13585628", "DK13585628", "DK 13585628", "5566778899", "5566778890"],
  ...["974760673", "974760674", "094259216", "EL094259216", "4000001123452", "4000001123453", "51824753556", "4710080280", "x"],
];
const vatIds = [
  ...["DE136695976", "DE 136 695 976", "GR094259216", "EL094259216", "EL094259217", "NO974760673", "NO 974 760 673 MVA"],
  ...["SE5566778899", "SE556677889901", "SE55667788990A", "IT00743110157", "IS12345", "DK13585628", "136695976", "XX12345678"],
];
const contacts = [
  null,
  { name: "Grace Hopper", phone: "1", email: null },
  { name: null, phone: "+49 30 123457", email: "grace@example.com" },
  { name: null, phone: null, email: ".g@localhost" },
];
const texts = (from: readonly string[]) => fc.constantFrom(null, ...from);

/** Swaps two neighbours, or replaces one character by the next digit. */
const damagedText = (text: string, at: number, isSwap: boolean): string => {
  const index = at % Math.max(text.length - 1, 1);
  const [first = "", second = ""] = [text[index], text[index + 1]];
  const instead = isSwap ? second + first : String((Number(first) + 1) % 10 || 0) + second;
  return text.slice(0, index) + instead + text.slice(index + 2);
};

const simple: readonly fc.Arbitrary<Gap>[] = [
  parties.map((party) => changed(party, { address: null })),
  fc
    .tuple(parties, fc.constantFrom("line1", "city", "postalCode", "country", "region"), fc.constantFrom(null, ""))
    .map(([party, part, value]) => inAddress(party, { [part]: value })),
  fc.tuple(parties, fc.constantFrom(...countries)).map(([party, country]) => inAddress(party, { country })),
  fc.constantFrom(...countries).map(
    (country): Gap =>
      (document) =>
        inAddress("buyer", { country })(inAddress("seller", { country })(document)),
  ),
  parties.map((party) => changed(party, { electronicAddress: null })),
  parties.map((party) => changed(party, { email: null })),
  parties.map((party) => changed(party, { email: null, electronicAddress: null })),
  parties.map((party) => changed(party, { legalId: null })),
  fc
    .tuple(seller, fc.constantFrom("taxNumber", "vatId", "register", "identifier", "iban", "bic", "phone", "directors"))
    .map(([party, field]) => changed(party, { [field]: null })),
  fc.constant(changed("seller", { vatId: null, taxNumber: null })),
  fc.constant(changed("seller", { vatId: null, register: null, legalId: null, identifier: null })),
  texts(vatIds).map((vatId) => changed("seller", { vatId })),
  texts(vatIds).map((taxId) => changed("seller", { taxId, vatId: null })),
  texts([...vatIds, "37/123/45678"]).map((taxId) => changed("buyer", { taxId })),
  texts(["37/123/45678", "RSSMRA85T10A562S"]).map((taxNumber) => changed("seller", { taxNumber })),
  texts(["Foretaksregisteret", "5566778899"]).map((register) => changed("seller", { register, legalId: null })),
  fc.constantFrom(...contacts).map((contact) => changed("seller", { contact, phone: null })),
  fc
    .tuple(parties, fc.constantFrom("legalId", "electronicAddress"), fc.constantFrom(...schemes), fc.constantFrom(...values))
    .map(([party, name, scheme, value]) => changed(party, { [name]: { scheme, value } })),
  fc
    .tuple(parties, fc.constantFrom("legalId", "electronicAddress"), fc.constantFrom(...schemes))
    .map(([party, name, scheme]) => inIdentifier(party, name, (one) => ({ ...one, scheme }))),
  fc
    .tuple(parties, fc.constantFrom("legalId", "electronicAddress"), fc.nat(20), fc.boolean())
    .map(([party, name, at, isSwap]) =>
      inIdentifier(party, name, (one) => ({ ...one, value: damagedText(one.value, at, isSwap) })),
    ),
  texts(["04011000-1234512345-07", "PO"]).map((buyerReference) => inInvoice(() => ({ buyerReference }))),
  fc.constant(inInvoice(() => ({ buyerReference: null, purchaseOrder: null }))),
  fc.constant(inInvoice(() => ({ period: null }))),
  fc.constantFrom("XYZ", "HUR").map((unit) => inInvoice(({ lines }) => ({ lines: lines.map((line) => ({ ...line, unit })) }))),
  fc.constant(
    inInvoice(({ lines }) => ({
      lines: lines.map((line) => ({
        ...line,
        period: { start: parseLocalDate("2026-01-31"), end: parseLocalDate("2026-03-01") },
      })),
    })),
  ),
  fc.constant(
    inInvoice(({ taxBreakdown }) => ({
      taxBreakdown: taxBreakdown.map((group) => ({ ...group, exemptionReason: null, exemptionCode: null, components: null })),
    })),
  ),
];

/** One to four gaps. */
export const gaps: fc.Arbitrary<Gap> = fc.array(fc.oneof(...simple), { minLength: 1, maxLength: 4 }).map(
  (list): Gap =>
    (document) =>
      list.reduce((before, gap) => gap(before), document),
);
