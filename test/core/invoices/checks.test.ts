import { expect } from "chai";
import type { Account } from "../../../core/billing/account.js";
import { type CheckProfile, NO_TAX, parseCurrency, parseDecimal, parseLocalDate } from "../../../core/index.js";
import { checkInvoice, checkRules } from "../../../core/invoices/checks/check-profile.js";
import { sellerCountryRules } from "../../../core/invoices/checks/seller-country-rules.js";
import { taxNumberRules } from "../../../core/invoices/checks/tax-number-rules.js";
import { twoTaxes } from "../../arbitraries/money.js";
import { address, type Change, complete, found, period, tax } from "./checked-invoices.js";

const today = parseLocalDate("2026-03-10");
const [eur, usd] = [parseCurrency("EUR"), parseCurrency("USD")];
const swedish = { address: { ...address, country: "SE" } };
const contact = { name: null, phone: null, email: null };
const discount = { percent: parseDecimal("2"), days: 10 };
const both = (country: string, vatId: string) => ({
  seller: { address: { ...address, country }, vatId },
  buyer: { address: { ...address, country } },
});
const { seller, buyer } = both("FR", "FR40303265045");
const siren = { legalId: { scheme: "0002", value: "404833048" } };
const fr = { ...seller, ...siren, supplies: "services" as const };
const inFrance = { seller: fr, buyer: { ...buyer, ...siren } };
const french =
  "Pénalités de retard : trois fois le taux d’intérêt légal. Indemnité forfaitaire pour frais de recouvrement : 40\u00a0€. Pas d’escompte. ";

const account = (known: Partial<Account>): Account => ({
  ...{ currency: null, holder: null, bank: null, iban: null, bic: null, number: null, routing: null, details: null },
  ...known,
});

type Row = readonly [change: Change, ...findings: readonly string[]];

const long = "ÄÖÜ€".repeat(35);
const QR_IBAN = "CH44 3199 9123 0008 8901 2";
const QRR = "210000000003139471430009017";
const francs: Change = { invoice: { currency: parseCurrency("CHF"), taxTotal: 0n } };
const swiss = (seller: Change["seller"] = {}): Change => ({ seller: { iban: "CH93 0076 2011 6238 5295 7", ...seller } });

const expected: Readonly<Record<CheckProfile, readonly Row[]>> = {
  issue: [
    [{ tax: twoTaxes(["GST", "5"], ["QST", "9.975"]) }],
    [{ seller: { legalName: null } }, "seller_name_missing /seller/legalName"],
    [{ seller: { address: null } }, "seller_address_incomplete /seller/address"],
    [
      { seller: { address: { ...address, line1: " ", city: null, country: null, postalCode: null } } },
      "seller_address_incomplete /seller/address/line1",
      "seller_address_incomplete /seller/address/city",
      "seller_address_incomplete /seller/address/country",
    ],
    [{ seller: { address: { ...address, line1: null, line2: "PO box 1" } } }],
    [{ seller: { vatId: null } }, "seller_tax_id_missing /seller/vatId"],
    [{ seller: { vatId: null, taxNumber: "37/123/45678" } }],
    [{ seller: { vatId: null, taxId: "37/123/45678" } }],
    [{ buyer: { address: null } }, "buyer_address_incomplete /buyer/address"],
    [{ paymentCode: "epc_qr" }],
    [{ paymentCode: "epc_qr", invoice: { total: 0n } }, "epc_qr_nothing_payable /total"],
    [{ paymentCode: "epc_qr", invoice: { prepaidTotal: 11_900n } }, "epc_qr_nothing_payable /total"],
    [{ paymentCode: "epc_qr", invoice: { type: "credit_note" } }, "epc_qr_nothing_payable /total"],
    [{ paymentCode: "epc_qr", invoice: { total: 99_999_999_999n } }],
    [{ paymentCode: "epc_qr", invoice: { total: 100_000_000_000n } }, "epc_qr_amount /total"],
    [{ paymentCode: "epc_qr", ...francs, seller: { iban: null } }, "epc_qr_currency /currency"],
    [{ paymentCode: "epc_qr", seller: { iban: null } }, "epc_qr_account /seller/iban"],
    [{ paymentCode: "epc_qr", seller: { accounts: [account({ number: "1" })] } }, "epc_qr_account /seller/iban"],
    [{ paymentCode: "epc_qr", invoice: { paymentReference: "あ".repeat(100) } }, "epc_qr_too_long /paymentReference"],
    [{ paymentCode: "swiss_qr_bill", ...swiss(), ...francs }],
    [{ paymentCode: "swiss_qr_bill", ...swiss() }],
    [{ paymentCode: "swiss_qr_bill", ...swiss(), invoice: { total: 0n } }, "swiss_qr_bill_nothing_payable /total"],
    [{ paymentCode: "swiss_qr_bill", ...swiss(), invoice: { total: 100_000_000_000n } }, "swiss_qr_bill_amount /total"],
    [
      { paymentCode: "swiss_qr_bill", ...swiss(), invoice: { currency: parseCurrency("USD"), taxTotal: 0n } },
      "swiss_qr_bill_currency /currency",
    ],
    [{ paymentCode: "swiss_qr_bill" }, "swiss_qr_bill_account /seller/iban"],
    [{ paymentCode: "epc_qr", seller: { iban: "GB33BUKB20201555555555" } }, "epc_qr_bic /seller/bic"],
    [{ paymentCode: "epc_qr", seller: { iban: "GB33BUKB20201555555555", bic: "BUKBGB22" } }],
    [
      {
        ...{ paymentCode: "swiss_qr_bill", ...swiss({ legalName: long, address: { ...address, line1: long, city: long } }) },
        ...{ buyer: { legalName: long, address: { ...address, line1: long, city: long } }, invoice: { paymentReference: long } },
      },
      "swiss_qr_bill_too_long /paymentReference",
    ],
    [
      { paymentCode: "swiss_qr_bill", ...swiss({ address: { ...address, postalCode: null } }) },
      "swiss_qr_bill_address /seller/address",
    ],
    [
      { paymentCode: "swiss_qr_bill", ...swiss(), invoice: { paymentReference: QRR } },
      "swiss_qr_bill_reference /paymentReference",
    ],
    [{ paymentCode: "swiss_qr_bill", ...swiss({ iban: QR_IBAN }), invoice: { paymentReference: QRR } }],
    [{ paymentCode: "swiss_qr_bill", ...swiss({ iban: QR_IBAN }) }],
    [
      { paymentCode: "swiss_qr_bill", ...swiss({ iban: QR_IBAN }), invoice: { paymentReference: "INV-1" } },
      "swiss_qr_bill_reference /paymentReference",
    ],
    [
      { paymentCode: "swiss_qr_bill", ...swiss(), invoice: { paymentReference: "№ 1" } },
      "swiss_qr_bill_characters /paymentReference",
    ],
    [{ paymentCode: "swiss_qr_bill", ...swiss({ legalName: "Грейс" }) }, "swiss_qr_bill_characters /paymentReference"],
    [{ buyer: { address: { ...address, country: null } } }, "buyer_address_incomplete /buyer/address/country"],
    [{ tax: tax("AE"), buyer: { taxId: null } }, "domestic_buyer_vat_id_missing /buyer/taxId"],
    [{ tax: tax("AE"), buyer: { ...swedish, taxId: null } }, "buyer_vat_id_missing /buyer/taxId"],
    [
      { tax: tax("AE"), buyer: { address: { ...address, country: null }, taxId: null } },
      ...["buyer_address_incomplete /buyer/address/country", "buyer_vat_id_missing /buyer/taxId"],
    ],
    [{ line: { unit: "STK" } }, "unit_means_cigarettes /lines/0/unit"],
    [{ line: { unit: "H87" } }],
    [{ tax: tax("K"), buyer: { ...swedish, taxId: "37/123/45678" } }, "buyer_vat_id_missing /buyer/taxId"],
    ...["ATU1234567", "DE12345678", "GR123456789", "GB123456789", "US123456789", "PLA980202KL1", "AE100123456700003"].map(
      (taxId): Row => [{ tax: tax("AE"), buyer: { ...swedish, taxId } }, "buyer_vat_id_missing /buyer/taxId"],
    ),
    ...["GB 999 9999 73", "XI999999973", "CHE-123.456.788 MWST", "NO974760673MVA", "EL094259216", "ATU13585627"].map(
      (taxId): Row => [{ tax: tax("AE"), buyer: { taxId } }],
    ),
    [{ tax: tax("AE") }],
    [{ tax: tax("K"), buyer: swedish }],
    [{ tax: tax("K") }, "intra_community_in_one_country /taxBreakdown/0/category"],
    [{ tax: tax("K"), buyer: { address: null } }, "buyer_address_incomplete /buyer/address"],
    [
      { tax: tax("K"), seller: { vatId: null, taxNumber: "37/123/45678" }, buyer: swedish },
      "seller_vat_id_missing /seller/vatId",
    ],
    [{ tax: tax("S"), buyer: { taxId: null } }],
    [{ tax: NO_TAX, invoice: { taxChosen: false } }, "tax_not_chosen /lines/0/tax"],
    [{ tax: NO_TAX }, "small_business_wording_missing /taxBreakdown/0/exemptionReason"],
    [{ tax: NO_TAX, invoice: { notes: "Gemäß §\u00a019 UStG wird keine Umsatzsteuer berechnet." } }],
    [{ tax: tax("O", "Gemäß § 19 UStG") }],
    [{ tax: NO_TAX, buyer: swedish }],
    [{ tax: NO_TAX, ...both("AT", "ATU13585627") }, "small_business_wording_missing /taxBreakdown/0/exemptionReason"],
    [{ tax: NO_TAX, ...both("ES", "ESA13585625") }],
    [{ tax: NO_TAX, ...inFrance, invoice: { notes: french } }, "small_business_wording_missing /taxBreakdown/0/exemptionReason"],
    [{ tax: NO_TAX, ...inFrance, invoice: { notes: `${french}TVA non applicable, art. 293 B du CGI` } }],
    [inFrance, ...["late_payment_rate_missing /notes", "recovery_fee_missing /notes", "early_payment_wording_missing /notes"]],
    [{ ...inFrance, invoice: { notes: french } }],
    [{ ...inFrance, footer: french }],
    [{ ...inFrance, invoice: { type: "credit_note" } }],
    [{ ...inFrance, invoice: { notes: "Escompte : néant. Indemnité : 140 €. Retard : 10 %" } }, "recovery_fee_missing /notes"],
    [{ ...inFrance, invoice: { notes: "Pénalités de retard, EUR 40", earlyPaymentDiscount: discount } }],
    [
      { ...inFrance, invoice: { statements: [{ subject: "PMD", text: "x" }] } },
      ...["recovery_fee_missing /notes", "early_payment_wording_missing /notes"],
    ],
    [
      {
        ...inFrance,
        invoice: {
          statements: [
            { subject: "PMT", text: "x" },
            { subject: "AAB", text: "x" },
          ],
        },
      },
      "late_payment_rate_missing /notes",
    ],
    [{ ...inFrance, seller: { ...fr, supplies: null }, invoice: { notes: french } }, "supplies_not_stated /seller/supplies"],
    [{ ...inFrance, seller: { ...fr, supplies: null }, invoice: { notes: `${french} Livraison de biens` } }],
    [{ ...inFrance, seller: { ...fr, supplies: null }, invoice: { type: "credit_note" } }],
    [{ seller: { vatId: "ATU13585627" } }, "german_tax_id_missing /seller/taxNumber"],
    [{ seller: { vatId: "ATU13585627", taxNumber: "37/123/45678" } }],
    [{ seller: { vatId: null, taxNumber: "12345" } }, "german_tax_id_missing /seller/taxNumber"],
    [{ seller: { vatId: null, taxNumber: "2837 123 45678" } }],
    [{ seller: { vatId: null, taxId: "DE136695976" } }],
    [{ invoice: { currency: usd } }, "tax_in_national_currency_missing /taxCurrency"],
    [{ invoice: { currency: usd, taxCurrency: { currency: eur, exchangeRate: parseDecimal("0.9") } } }],
    [
      { invoice: { currency: usd, taxCurrency: { currency: parseCurrency("GBP"), exchangeRate: parseDecimal("0.9") } } },
      "tax_in_national_currency_missing /taxCurrency",
    ],
    [{ invoice: { currency: usd, taxTotal: 0n } }],
    [both("SE", "SE556677889901"), "tax_in_national_currency_missing /taxCurrency"],
    [{ ...both("SE", "SE556677889901"), invoice: { currency: parseCurrency("SEK") } }],
    [{ ...both("US", "12-3456789"), invoice: { currency: usd } }],
    [{ dates: { issueDate: today, today, lastInSeries: today } }],
    [{ dates: { issueDate: parseLocalDate("2026-03-09"), today, lastInSeries: today } }, "issue_date_before_last /issueDate"],
    [{ dates: { issueDate: parseLocalDate("2026-03-11"), today, lastInSeries: today } }, "issue_date_in_future /issueDate"],
    [{ dates: { issueDate: parseLocalDate("2025-03-10"), today, lastInSeries: null } }],
    [{ dates: { issueDate: parseLocalDate("2025-03-09"), today, lastInSeries: null } }, "issue_date_long_ago /issueDate"],
    [
      { dates: { issueDate: parseLocalDate("2023-02-28"), today: parseLocalDate("2024-02-29"), lastInSeries: null } },
      "issue_date_long_ago /issueDate",
    ],
    [{ dates: { issueDate: parseLocalDate("2023-03-01"), today: parseLocalDate("2024-02-29"), lastInSeries: null } }],
    [{ invoice: { period: null } }, "supply_date_missing /period"],
    [{ invoice: { period: null }, line: { period } }],
    [{ invoice: { period: null, type: "deposit" } }],
    [{ tax: tax("E") }, "exemption_reason_missing /taxBreakdown/0/exemptionReason"],
    [{ tax: tax("E", "Article 132 (1) (i)") }],
    [{ tax: { ...tax("E"), exemptionCode: "VATEX-EU-132-1I" } }],
  ],
  en16931: [
    [{ seller: { address: null } }, "BR-08 /seller/address"],
    [{ seller: { address: { ...address, country: null } } }, "BR-09 /seller/address/country"],
    [{ buyer: { address: null } }, "BR-10 /buyer/address"],
    [{ buyer: { address: { ...address, country: null } } }, "BR-11 /buyer/address/country"],
    [{ seller: { vatId: null, register: "HRB 1" } }, "BR-S-02 /seller/vatId"],
    [{ seller: { vatId: null, taxNumber: "37/123/45678" } }, "BR-CO-26 /seller/vatId"],
    [{ seller: { vatId: null, taxNumber: "37/123/45678", identifier: "4000001123452" } }],
    [{ seller: { vatId: null, taxNumber: "37/123/45678", legalId: { scheme: "0002", value: "404833048" } } }],
    [{ seller: { vatId: null, taxNumber: "37/123/45678", register: "HRB 1" } }],
    [{ seller: { legalId: { scheme: "0103", value: "1" } } }, "BR-CL-11 /seller/legalId/scheme"],
    [{ buyer: { legalId: { scheme: "0249", value: "1" } } }, "BR-CL-11 /buyer/legalId/scheme"],
    [{ buyer: { legalId: { scheme: "0248", value: "1" } } }],
    [{ seller: { electronicAddress: { scheme: "0001", value: "1" } } }, "BR-CL-25 /seller/electronicAddress/scheme"],
    [{ buyer: { electronicAddress: { scheme: "9999", value: "1" } } }, "BR-CL-25 /buyer/electronicAddress/scheme"],
    [{ buyer: { electronicAddress: { scheme: "EM", value: "ada@example.com" } } }],
    [{ seller: { legalId: { scheme: "0002", value: "404833047" } } }, "identifier_malformed /seller/legalId/value"],
    [{ buyer: { electronicAddress: { scheme: "9930", value: "X" } } }, "identifier_malformed /buyer/electronicAddress/value"],
    [{ line: { unit: "HRS" } }, "BR-CL-23 /lines/0/unit"],
    [{ line: { unit: "XPK" } }],
    [{ seller: { vatId: null, taxId: "DE136695976" } }],
    [{ seller: { vatId: "136695976" } }, "BR-CO-09 /seller/vatId"],
    [{ tax: tax("O", "x"), seller: { vatId: "136695976" } }],
    [{ tax: tax("B") }, "BR-B-01 /taxBreakdown/0/category"],
    [{ tax: tax("B"), ...both("IT", "IT00743110157") }],
    [
      { tax: tax("B"), ...both("IT", "IT00743110157"), buyer: { address: { ...address, country: null } } },
      "BR-11 /buyer/address/country",
    ],
    [{ tax: tax("Z"), seller: { vatId: null, register: "HRB 1" } }, "BR-Z-02 /seller/vatId"],
    [{ tax: tax("E", "x"), seller: { vatId: null, register: "HRB 1" } }, "BR-E-02 /seller/vatId"],
    [{ tax: tax("AE", "x"), seller: { vatId: null, register: "HRB 1" } }, "BR-AE-02 /seller/vatId"],
    [{ tax: tax("K", "x"), seller: { vatId: null, register: "HRB 1", taxNumber: "37/123/45678" } }, "BR-IC-02 /seller/vatId"],
    [{ tax: tax("G", "x"), seller: { vatId: null, register: "HRB 1", taxNumber: "37/123/45678" } }, "BR-G-02 /seller/vatId"],
    [{ tax: tax("AE", "x"), buyer: { taxId: null } }, "BR-AE-02 /buyer/taxId"],
    [{ tax: tax("K", "x"), buyer: { taxId: null } }, "BR-IC-02 /buyer/taxId"],
    [{ tax: tax("AE", "x"), buyer: { taxId: "37/123/45678" } }, "BR-AE-02 /buyer/taxId"],
    [{ tax: tax("AE", "x"), buyer: { taxId: null, legalId: { scheme: "0002", value: "404833048" } } }],
    [{ tax: tax("K", "x"), buyer: { taxId: "ATU1234567" } }, "BR-IC-02 /buyer/taxId"],
    [{ seller: { vatId: "AE100123456700003" } }],
    [{ tax: tax("E") }, "BR-E-10 /taxBreakdown/0/exemptionReason"],
    [{ tax: tax("AE") }],
    [{ tax: tax("K") }, "BR-IC-10 /taxBreakdown/0/exemptionReason"],
    [{ tax: tax("G") }, "BR-G-10 /taxBreakdown/0/exemptionReason"],
    [{ tax: NO_TAX }, "BR-O-10 /taxBreakdown/0/exemptionReason"],
    [{ tax: tax("K", "x"), invoice: { period: null }, line: { period } }, "BR-IC-11 /period"],
    [{ invoice: { currency: parseCurrency("KWD") } }, "BR-DEC-09 /currency"],
    [{ tax: twoTaxes(["GST", "5"], ["QST", "9.975"]) }, "several_taxes /taxBreakdown/0/components"],
    [{ invoice: { currency: parseCurrency("JPY") } }],
    [{ seller: { email: null, phone: null, iban: null }, buyer: { email: null }, invoice: { buyerReference: null } }],
  ],
  xrechnung: [
    [{ seller: { iban: null } }, "BR-DE-1 /seller/iban"],
    [{ seller: { iban: null, accounts: [account({ number: "1" })] } }],
    [{ seller: { accounts: [account({ details: "By card." })] } }, "BR-DE-1 /seller/iban"],
    [{ seller: { iban: null, accounts: [account({ currency: parseCurrency("USD"), number: "1" })] } }, "BR-DE-1 /seller/iban"],
    [{ seller: { address: { ...address, city: null } } }, "BR-DE-3 /seller/address/city"],
    [{ seller: { address: { ...address, postalCode: null } } }, "BR-DE-4 /seller/address/postalCode"],
    [{ seller: { phone: null } }, "BR-DE-6 /seller/phone"],
    [{ seller: { phone: "n/a" } }, "BR-DE-27 /seller/phone"],
    [{ seller: { phone: "12" } }, "BR-DE-27 /seller/phone"],
    [{ seller: { phone: "123" } }],
    [{ seller: { phone: null, contact: { ...contact, phone: "+49 30 1" } } }],
    [{ seller: { contact: { ...contact, phone: "12" } } }, "BR-DE-27 /seller/contact/phone"],
    [{ seller: { email: null, contact: { ...contact, email: "grace@example.com" } } }],
    [{ seller: { email: "a@localhost" } }, "BR-DE-28 /seller/email"],
    [{ seller: { contact: { ...contact, email: "a@localhost" } } }, "BR-DE-28 /seller/contact/email"],
    [{ invoice: { buyerReference: "04011000-1234512345-07" } }, "leitweg_id_malformed /buyerReference"],
    [{ invoice: { buyerReference: "991-03730-91" } }, "leitweg_id_malformed /buyerReference"],
    [{ invoice: { buyerReference: "991-03730-19" } }],
    [{ invoice: { buyerReference: "2026-03-01" } }],
    [
      { line: { period: { start: parseLocalDate("2026-02-28"), end: parseLocalDate("2026-04-01") } } },
      "PEPPOL-EN16931-R110 /lines/0/period/start",
      "PEPPOL-EN16931-R111 /lines/0/period/end",
    ],
    [
      { seller: { address: null } },
      "BR-08 /seller/address",
      "BR-DE-3 /seller/address/city",
      "BR-DE-4 /seller/address/postalCode",
    ],
    [{ buyer: { address: null } }, "BR-10 /buyer/address", "BR-DE-8 /buyer/address/city", "BR-DE-9 /buyer/address/postalCode"],
    [{ invoice: { type: "deposit" } }, "BR-DE-17 /type"],
    [{ seller: { email: null } }, "BR-DE-7 /seller/email"],
    [
      { seller: { email: null, electronicAddress: null } },
      "BR-DE-7 /seller/email",
      "PEPPOL-EN16931-R020 /seller/electronicAddress",
    ],
    [{ seller: { electronicAddress: null }, buyer: { electronicAddress: null } }],
    [{ buyer: { address: { ...address, city: "" } } }, "BR-DE-8 /buyer/address/city"],
    [{ buyer: { address: { ...address, postalCode: "" } } }, "BR-DE-9 /buyer/address/postalCode"],
    [{ invoice: { buyerReference: null, purchaseOrder: "PO-1" } }, "BR-DE-15 /buyerReference"],
    [{ buyer: { email: null, electronicAddress: null } }, "PEPPOL-EN16931-R010 /buyer/electronicAddress"],
    [{ invoice: { currency: parseCurrency("KWD") } }, "BR-DEC-09 /currency"],
    [{ tax: twoTaxes(["GST", "5"], ["QST", "9.975"]) }, "several_taxes /taxBreakdown/0/components"],
  ],
  peppol: [
    [
      { invoice: { buyerReference: null }, buyer: { address: { ...address, country: "SE" } } },
      "PEPPOL-EN16931-R003 /buyerReference",
    ],
    [{ invoice: { buyerReference: null, purchaseOrder: "PO-1" }, buyer: { address: { ...address, country: "SE" } } }],
    [{ invoice: { buyerReference: null, purchaseOrder: "PO-1" } }, "DE-R-015 /buyerReference"],
    [{ seller: { phone: null } }, "DE-R-006 /seller/phone"],
    [{ invoice: { type: "deposit" } }, "DE-R-017 /type"],
    [{ invoice: { type: "deposit" }, buyer: { address: { ...address, country: "SE" } } }],
    [{ seller: { phone: null, iban: null, address: { ...address, country: "SE" } } }],
    [
      { seller: { email: null, electronicAddress: null, address: { ...address, country: "SE" } } },
      "PEPPOL-EN16931-R020 /seller/electronicAddress",
    ],
    [{ buyer: { email: null, electronicAddress: null } }, "PEPPOL-EN16931-R010 /buyer/electronicAddress"],
    [{ buyer: { email: null } }],
    [
      {
        seller: {
          ...{ taxNumber: "37/123/45678", vatId: "IT00743110157" },
          address: { ...address, country: "IT", line1: null, city: "", postalCode: null },
        },
      },
      "IT-R-001 /seller/taxNumber",
      "IT-R-002 /seller/address/line1",
      "IT-R-003 /seller/address/city",
      "IT-R-004 /seller/address/postalCode",
    ],
    [{ seller: { taxNumber: "00743110157", vatId: "IT00743110157", address: { ...address, country: "IT" } } }],
    [
      { seller: { register: "KvK 1", address: { ...address, country: "NL", line1: null } } },
      "NL-R-002 /seller/address/line1",
      "NL-R-003 /seller/legalId",
    ],
    [{ seller: { legalId: { scheme: "0106", value: "12345678" }, iban: null, address: { ...address, country: "NL" } } }],
    [
      {
        seller: { iban: null, address: { ...address, country: "NL" } },
        buyer: { legalId: { scheme: "0002", value: "404833048" }, address: { ...address, country: "NL", postalCode: null } },
      },
      ...["NL-R-004 /buyer/address/postalCode", "NL-R-005 /buyer/legalId", "NL-R-008 /seller/iban"],
    ],
    [{ buyer: { electronicAddress: null } }, "PEPPOL-EN16931-CL008 /buyer/electronicAddress"],
    [{ seller: { electronicAddress: { scheme: "0219", value: "1" } } }, "PEPPOL-EN16931-CL008 /seller/electronicAddress"],
    [
      { line: { period: { start: parseLocalDate("2026-02-28"), end: parseLocalDate("2026-04-01") } } },
      "PEPPOL-EN16931-R110 /lines/0/period/start",
      "PEPPOL-EN16931-R111 /lines/0/period/end",
    ],
    [{ line: { period: { ...period, start: parseLocalDate("2026-02-28") } } }, "PEPPOL-EN16931-R110 /lines/0/period/start"],
    [{ line: { period: { ...period, end: parseLocalDate("2026-04-01") } } }, "PEPPOL-EN16931-R111 /lines/0/period/end"],
    [{ line: { period } }],
    [{ line: { period }, invoice: { period: null } }],
    [{ seller: { address: null, phone: null } }, "BR-08 /seller/address"],
    [{ buyer: { address: null }, seller: { phone: null } }, "BR-10 /buyer/address"],
    [{ invoice: { currency: parseCurrency("KWD") } }, "BR-DEC-09 /currency"],
    [{ tax: twoTaxes(["GST", "5"], ["QST", "9.975"]) }, "several_taxes /taxBreakdown/0/components"],
  ],
};

describe("the checks of an invoice", () => {
  for (const [profile, rows] of Object.entries(expected) as [CheckProfile, readonly Row[]][]) {
    it(`find nothing in a complete invoice for the profile ${profile}`, () => expect(found({}, profile)).to.deep.equal([]));
    for (const [change, ...findings] of rows)
      it(`find ${findings.join(", ") || "nothing"} for ${profile} if ${explained(change)}`, () =>
        expect(found(change, profile)).to.deep.equal(findings));
  }

  it("are each broken by one of these invoices", () => {
    const broken = new Set(Object.values(expected).flatMap((rows) => rows.flatMap(([, ...findings]) => findings)));
    const ids = [...broken].map((finding) => finding.split(" ")[0]);
    const elsewhere = new Set([...taxNumberRules, ...sellerCountryRules].map(({ id }) => id));
    for (const { id } of checkRules.filter(({ id }) => !/^(?:DE|DK|GR|IS|NO|SE)-|^PEPPOL-COMMON/.test(id)))
      if (!elsewhere.has(id)) expect(ids, id).to.include(id);
  });

  it("find what one tax of several requires, and a period that one line of several lacks", () => {
    const [group] = complete().invoice.taxBreakdown;
    const [line] = complete().invoice.lines;
    if (!group || !line) return expect.fail("There is one line.");
    const taxBreakdown = [group, { ...group, category: "AE", exemptionReason: "x" } as const];
    expect(found({ invoice: { taxBreakdown }, buyer: { taxId: null } }, "issue")).to.deep.equal([
      "domestic_buyer_vat_id_missing /buyer/taxId",
    ]);
    const lines = [{ ...line, period }, line];
    expect(found({ invoice: { lines, period: null } }, "issue")).to.deep.equal(["supply_date_missing /period"]);
  });

  it("list errors before warnings", () => {
    const severities = checkInvoice(complete({ seller: { legalName: null, address: null, vatId: null } }), "issue");
    expect(severities.map(({ severity }) => severity)).to.deep.equal(["error", "error", "warning"]);
  });
});

function explained(change: Change): string {
  return JSON.stringify(change, (_, value: unknown) => (typeof value === "bigint" ? Number(value) : value)).replaceAll('"', "");
}
