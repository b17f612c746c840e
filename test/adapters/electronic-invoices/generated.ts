import fc from "fast-check";
import {
  type ClientId,
  type CreateInvoice,
  type Decimal,
  documentUseCases,
  type InvoiceDocument,
  type InvoiceId,
  parseCurrency,
  parseDecimal,
  parseLocalDate,
  parseTimeZone,
  type Tax,
  type TaxCategory,
} from "../../../core/index.js";
import { createWorld, type World } from "../../core/world.js";

type LegalId = { readonly scheme: string; readonly value: string };

const tax = (
  category: TaxCategory,
  rate = "0",
  exemptionReason: string | null = null,
  exemptionCode: string | null = null,
): Tax => ({
  ...{ category, rate: parseDecimal(rate), exemptionReason, exemptionCode, components: null },
});

type Country = "BE" | "DE" | "DK" | "FR" | "IS" | "IT" | "NL" | "NO" | "SE" | "US";

/** Taxes that can be combined on one document, with the country of the seller and of the buyer. */
interface Family {
  readonly taxes: readonly Tax[];
  readonly countries: readonly [seller: Country, buyer: Country];
}

const families: readonly Family[] = [
  { taxes: [tax("S", "19"), tax("S", "7"), tax("Z"), tax("E", "0", "Lessons", "VATEX-EU-132-1I")], countries: ["DE", "DE"] },
  { taxes: [tax("S", "19"), tax("AE"), tax("AE", "0", "Reverse charge")], countries: ["DE", "FR"] },
  { taxes: [tax("K", "0", null, "VATEX-EU-IC")], countries: ["DE", "FR"] },
  { taxes: [tax("G", "0", "Export", "VATEX-EU-G")], countries: ["DE", "US"] },
  { taxes: [tax("O", "0", "Not taxable", "VATEX-EU-O")], countries: ["DE", "US"] },
  { taxes: [tax("B", "22"), tax("B", "10"), tax("Z")], countries: ["IT", "IT"] },
  { taxes: [tax("S", "21"), tax("S", "9"), tax("Z")], countries: ["NL", "NL"] },
  { taxes: [tax("S", "21")], countries: ["BE", "BE"] },
  { taxes: [tax("S", "25"), tax("Z")], countries: ["DK", "DK"] },
  { taxes: [tax("O", "0", "Not taxable", "VATEX-EU-O")], countries: ["DK", "DK"] },
  { taxes: [tax("S", "25"), tax("S", "12"), tax("S", "6")], countries: ["SE", "SE"] },
  { taxes: [tax("S", "25")], countries: ["NO", "SE"] },
  { taxes: [tax("S", "24")], countries: ["IS", "IS"] },
  { taxes: [tax("S", "20"), tax("S", "5.5"), tax("Z")], countries: ["FR", "FR"] },
];

const peppolIds = {
  DE: { scheme: "9930", value: "DE136695976" },
  IT: { scheme: "0211", value: "IT00743110157" },
  NL: { scheme: "0106", value: "12345678" },
  FR: { scheme: "0002", value: "404833048" },
  US: { scheme: "9959", value: "123456789" },
  BE: { scheme: "0208", value: "0428759497" },
  DK: { scheme: "0184", value: "13585628" },
  SE: { scheme: "0007", value: "5566778899" },
  NO: { scheme: "0192", value: "974760673" },
  IS: { scheme: "0196", value: "4710080280" },
} as const;
const legalIds: Readonly<Partial<Record<Country, LegalId>>> = {
  FR: { scheme: "0002", value: "404833048" },
  ...{ BE: peppolIds.BE, DK: peppolIds.DK, IS: peppolIds.IS, NL: peppolIds.NL, NO: peppolIds.NO, SE: peppolIds.SE },
};
const vatIds = {
  ...{ DE: "DE136695976", IT: "IT00743110157", FR: "FR83404833048", NL: "NL004495445B01", US: null, BE: "BE0428759497" },
  ...{ DK: "DK13585628", SE: "SE556677889901", NO: "NO974760673MVA", IS: null },
} as const;
/** The tax numbers of sellers that do not have a German one. */
const taxNumbers: Readonly<Partial<Record<Country, string | null>>> = { IT: "00743110157", SE: null };
/** What invoices in dollars are paid to. */
export const dollarAccount = {
  ...{ currency: parseCurrency("USD"), holder: "Grace Inc & Sons", bank: "First Bank", number: "123 456" },
  routing: { kind: "routing_number", value: "021000021" },
} as const;
const yen = parseCurrency("JPY");
const currencies = ["EUR", "EUR", "USD", "DKK", "JPY"].map(parseCurrency);
const texts = fc.constantFrom("Work", "Beratung & Konzept <neu>", "Line one\nLine two", "Ελληνικά 日本語 “quoted”");
const reasons = fc.constantFrom(null, "Rebate", "Versand & Verpackung");

/** A draft of any kind, and what follows it. */
export interface Draft {
  readonly family: Family;
  readonly currency: (typeof currencies)[number];
  readonly content: Omit<CreateInvoice, "clientId">;
  /** The number of deposits, each of a twentieth of the total. */
  readonly deposits: number;
  readonly then: "nothing" | "credit" | "credit a part";
  readonly locale: string;
}

const period = { start: parseLocalDate("2026-02-01"), end: parseLocalDate("2026-02-28") };

function lineOf(taxes: fc.Arbitrary<Tax>) {
  const adjustments = fc.array(fc.record({ amount: fc.bigInt({ min: 0n, max: 50n }), reason: reasons }), { maxLength: 2 });
  return fc.record({
    description: texts,
    quantity: fc.constantFrom("1", "2.5", "9000", "0.333333", "3", "1234.5").map(parseDecimal),
    unit: fc.constantFrom("C62", "HUR", "SEC", "DAY", "KGM"),
    baseQuantity: fc.constantFrom("1", "3600", "100").map(parseDecimal),
    unitPrice: fc.oneof(fc.bigInt({ min: 0n, max: 1_000_000n }), fc.constantFrom(9_000n, 1n, 0n)),
    allowances: adjustments,
    charges: fc.oneof(adjustments, fc.constant(Array.from({ length: 9 }, () => ({ amount: 3n, reason: null })))),
    tax: taxes,
    period: fc.constantFrom(null, period),
  });
}

/** Drafts that can be issued, and that the rules of EN 16931 accept. */
export const drafts: fc.Arbitrary<Draft> = fc.constantFrom(...families).chain((family) => {
  const taxes = fc.constantFrom(...family.taxes);
  const adjustments = fc.array(
    fc.record({ amount: fc.bigInt({ min: 0n, max: 100n }), reason: fc.constantFrom("Rebate", "Fee & more"), tax: taxes }),
    {
      maxLength: 2,
    },
  );
  return fc.record({
    family: fc.constant(family),
    // Within the Netherlands, Peppol requires a transfer (NL-R-008), and the seller has no account for yen.
    currency: fc.constantFrom(...currencies.filter((one) => one !== yen || family.countries[0] !== "NL")),
    deposits: fc.constantFrom(0, 0, 0, 1, 3),
    then: fc.constantFrom("nothing", "nothing", "credit", "credit a part"),
    locale: fc.constantFrom("de", "en", "fr", "es"),
    content: fc.record({
      lines: fc.array(lineOf(taxes), { minLength: 1, maxLength: 6 }),
      prices: fc.constantFrom("net", "net", "gross"),
      allowances: adjustments,
      charges: adjustments,
      discount: fc.constantFrom(
        null,
        { kind: "percent", percent: parseDecimal("10") },
        { kind: "percent", percent: parseDecimal("3.5") },
      ),
      period: fc.constant(period),
      notes: fc.constantFrom("", "Thank you & see you <soon>.\nBye."),
      purchaseOrder: fc.constantFrom(null, "PO 1/2"),
      contractReference: fc.constantFrom(null, "C 7 & 8"),
      projectReference: fc.constantFrom(null, "P 7 & 8"),
      buyerReference: fc.constant("04011000-1234512345-06"),
      paymentReference: fc.constantFrom(null, "Contract & 7", "RF18 5390 0754 7034"),
      earlyPaymentDiscount: fc.constantFrom(null, { days: 10, percent: parseDecimal("2.5") }),
      withholding: fc.constantFrom(null, null, { name: "IRPF & Co", rate: parseDecimal("15") }),
      payableRounding: fc.constantFrom(null, { kind: "increment", increment: 5n }),
    }),
  });
}) as fc.Arbitrary<Draft>;

/** The documents of a draft after it is issued: its deposit, itself and its credit note, as far as it has them. */
export async function issuedDocuments(draft: Draft): Promise<readonly InvoiceDocument[]> {
  const world = await createWorld("2026-03-02T08:00:00Z");
  const clientId = await partiesOf(world, draft);
  const { useCases, owner } = world;
  const issue = async (command: Omit<CreateInvoice, "clientId">, status: "open" | "paid" = "open"): Promise<InvoiceId> => {
    const { id } = (await useCases.createInvoice(owner, { ...command, clientId })).invoice;
    return (await useCases.updateInvoice(owner, id, { status })).invoice.id;
  };
  const deposit = await depositOf(world, draft, clientId);
  const deposits: InvoiceId[] = [];
  for (let count = 0; deposit && count < draft.deposits; count++) deposits.push(await issue(deposit, "paid"));
  const id = await issue({ ...draft.content, deposits: deposits.map((invoiceId) => ({ invoiceId })) });
  const { total } = (await useCases.getInvoice(owner, id)).invoice;
  const credits = draft.then !== "nothing" && total > 0n ? [await credited(world, id, draft.then === "credit a part")] : [];
  return Promise.all([...deposits, id, ...credits].map((one) => documentOf(world, one)));
}

/** A deposit of a part of the invoice; null if there is none. */
async function depositOf({ useCases, owner }: World, { content, family }: Draft, clientId: ClientId) {
  const { total } = (await useCases.previewInvoice(owner, { ...content, clientId })).invoice;
  if (total <= 100n) return null;
  const tax = content.lines?.[0]?.tax ?? family.taxes[0];
  const line = {
    description: "Deposit",
    quantity: parseDecimal("1"),
    unitPrice: total / 20n,
    ...(tax ? { tax } : {}),
  };
  return { type: "deposit", lines: [line], period, buyerReference: "04011000-1234512345-06" } as const;
}

async function credited({ useCases, owner }: World, id: InvoiceId, inPart: boolean): Promise<InvoiceId> {
  const { invoice } = await useCases.getInvoice(owner, id);
  const [line] = invoice.lines;
  const half = ((line?.quantity ?? 0n) / 2n) as Decimal;
  const part = inPart && line !== undefined && line.net > 1n ? { lines: [{ line: 0, quantity: half }] } : {};
  return (await useCases.createCreditNote(owner, id, { reason: "Returned", ...part })).invoice.id;
}

async function documentOf({ ports, owner }: World, id: InvoiceId): Promise<InvoiceDocument> {
  const documentRenderer = { render: async () => new Uint8Array(1) };
  return (await documentUseCases({ ...ports, documentRenderer }).exportInvoice(owner, id)).document;
}

async function partiesOf({ useCases, owner }: World, { family, currency, locale }: Draft) {
  const [seller, buyer] = family.countries;
  await useCases.updateWorkspace(owner, {
    name: "Grace & Söhne",
    timeZone: parseTimeZone("Europe/Berlin"),
    seller: {
      ...{
        legalName: "Grace & Söhne GmbH",
        vatId: vatIds[seller],
        taxNumber: taxNumbers[seller] === undefined ? "37/123/45678" : taxNumbers[seller],
        register: seller === "NO" ? "Foretaksregisteret" : "HRB 12345",
      },
      ...{ identifier: seller === "DK" ? null : "4000001123452", email: "billing@example.com", phone: "+49 30 123456" },
      contact: locale === "de" ? { name: "Grace & Ada", email: "grace@example.com" } : null,
      address: { line1: "1 Main <Street>", city: "Berlin", postalCode: "10115", country: seller },
      electronicAddress: peppolIds[seller],
      legalId: legalIds[seller] ?? null,
      ...{ supplies: "goods_and_services", vatOnDebits: true, latePaymentRate: "12 % & plus" },
      ...{
        iban: "DE02120300000000202051",
        bic: "BYLADEM1001",
        accounts: [dollarAccount, { details: "By card.", currency: yen }],
      },
    },
  });
  const client = await useCases.createClient(owner, {
    ...{ name: "Ada", legalName: "Ada & Co", email: "ada@example.com", currency, locale, taxId: vatIds[buyer] },
    electronicAddress: peppolIds[buyer],
    legalId: legalIds[buyer] ?? null,
    address: { line1: "2 Side Street", line2: "c/o Ada", city: "Town", postalCode: "12345", country: buyer },
  });
  return client.id;
}
