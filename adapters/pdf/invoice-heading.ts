import { type Invoice, type InvoiceDocument, type LocalDate, payableAmount, type Period } from "../../core/index.js";
import type { Heading } from "./letterhead.js";
import { nameOf, numberOrState, type Setting } from "./setting.js";

/** What stands at the beginning of an invoice, or of a letter about one. */
export function invoiceHeading(setting: Setting): Heading {
  return { title: nameOf(setting), facts: factsOf(setting), due: dueOf(setting) };
}

function dueOf({ document, words, formats }: Setting): Heading["due"] {
  const { invoice, letter } = document;
  const amount = payableAmount(invoice);
  if (amount <= 0n) return null;
  const usual = invoice.type === "credit_note" ? words.amountCredited : words.amountDue;
  const [label] = letter?.claims.at(-1) ?? [usual];
  const day = letter ? null : lastDay(document);
  const date = day === null ? null : ([words.dueDate, formats.date(day)] as const);
  return { label, amount: formats.money(amount), date };
}

/** The day until which an invoice is paid or a quote can be accepted. */
function lastDay({ invoice, quote }: InvoiceDocument): LocalDate | null {
  return quote ? quote.validUntil : invoice.dueDate;
}

/** When the work was done or the goods were delivered: the period of the invoice, or from the first to the last of all its lines. */
function supplyOf({ period, lines }: Invoice): Period | null {
  if (period !== null) return period;
  const periods = lines.flatMap((line) => line.period ?? []);
  const [start] = periods.map((one) => one.start).sort();
  const end = periods
    .map((one) => one.end)
    .sort()
    .at(-1);
  return start === undefined || end === undefined || periods.length < lines.length ? null : { start, end };
}

function factsOf(setting: Setting): Heading["facts"] {
  const { words, formats } = setting;
  const { invoice, letter: printed } = setting.document;
  if (printed) return printed.facts;
  const supply = supplyOf(invoice);
  const day = lastDay(setting.document);
  const { corrects } = invoice;
  return [
    [invoice.type === "credit_note" ? words.creditNoteNumber : words.number, numberOrState(setting)],
    [words.issueDate, invoice.issueDate && formats.date(invoice.issueDate)],
    [words.dueDate, day !== null && (setting.document.quote || payableAmount(invoice) > 0n) ? formats.date(day) : null],
    [supply?.start === supply?.end ? words.supplyDate : words.period, supply && formats.period(supply)],
    [words.corrects, corrects && words.documentOf(corrects.number, formats.date(corrects.issueDate))],
    [words.reason, corrects && corrects.reason],
    [words.purchaseOrder, invoice.purchaseOrder],
    [words.contractReference, invoice.contractReference],
    [words.projectReference, invoice.projectReference],
    [words.buyerReference, invoice.buyerReference],
  ];
}
