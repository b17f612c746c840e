import type { DocumentRoot } from "../../ports/document-reader.js";

const codes = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

const invoiceTypes =
  "71 80 82 84 102 130 202 203 204 211 218 219 295 325 326 331 380 382 383 384 385 386 387 388 389 390 393 394 395 456 457 471 472 473 500 501 " +
  "527 553 575 623 633 751 780 817 870 875 876 877 935";
const creditNoteTypes = "81 83 261 262 296 308 381 396 420 458 502 503 532";

/** UNTDID 1001, as far as EN 16931 permits it in each root element (BR-CL-01). UBL has one for invoices, of which type 81 can be, too, and one for credit notes. */
export const typeCodes: Readonly<Record<DocumentRoot, ReadonlySet<string>>> = {
  invoice: codes(`${invoiceTypes} 81`),
  credit_note: codes(creditNoteTypes),
  cross_industry_invoice: codes(`${invoiceTypes} ${creditNoteTypes}`),
};

const ublTaxPoints = codes("3 35 432");
/** The events on which the VAT falls due: UNTDID 2005 in UBL, 2475 in CII (BR-CL-06). */
export const taxPointCodes: Readonly<Record<DocumentRoot, ReadonlySet<string>>> = {
  invoice: ublTaxPoints,
  credit_note: ublTaxPoints,
  cross_industry_invoice: codes("5 29 72"),
};

const numbers = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at).join(" ");

/** Means of payment (UNTDID 4461, BR-CL-16). */
export const paymentMeans = codes(`${numbers(1, 70)} ${numbers(74, 78)} ${numbers(91, 98)} ZZZ`);

/** Reasons of allowances (UNTDID 5189, BR-CL-19). */
export const allowanceReasons = codes("41 42 60 62 63 64 65 66 67 68 70 71 88 95 100 102 103 104 105");

/** Reasons of charges (UNTDID 7161, BR-CL-20). */
export const chargeReasons = codes(
  `AA AAA AAC AAD AAE AAF AAH AAI AAS AAT AAV AAY AAZ ABA ABB ABC ABD ABF ABK ABL ABN ABR ABS ABT ABU ACF ACG ACH ACI ACJ ACK ACL ACM ACS ADC ADE
   ADJ ADK ADL ADM ADN ADO ADP ADQ ADR ADT ADW ADY ADZ AEA AEB AEC AED AEF AEH AEI AEJ AEK AEL AEM AEN AEO AEP AES AET AEU AEV AEW AEX AEY AEZ AJ AU
   CA CAB CAD CAE CAF CAI CAJ CAK CAL CAM CAN CAO CAP CAQ CAR CAS CAT CAU CAV CAW CAX CAY CAZ CD CG CS CT DAB DAC DAD DAF DAG DAH DAI DAJ DAK DAL DAM
   DAN DAO DAP DAQ DL EG EP ER FAA FAB FAC FC FH FI GAA HAA HD HH IAA IAB ID IF IR IS KO L1 LA LAA LAB LF MAE MI ML NAA OA PA PAA PC PL PRV RAB RAC
   RAD RAF RE RF RH RV SA SAA SAD SAE SAI SG SH SM SU TAB TAC TT TV V1 V2 WH XAA YY ZZZ`,
);

/** Media types of embedded files (BR-CL-24). */
export const mediaTypes: ReadonlySet<string> = new Set([
  ...["application/pdf", "image/png", "image/jpeg", "text/csv"],
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  "application/vnd.oasis.opendocument.spreadsheet",
]);
