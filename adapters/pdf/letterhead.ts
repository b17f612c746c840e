import { peppolSchemes } from "../../core/billing/peppol-schemes.js";
import {
  contactOf,
  isVatId,
  payableAmount,
  type Address,
  type Invoice,
  type InvoiceDocument,
  type LocalDate,
  type Period,
  type Seller,
} from "../../core/index.js";
import { type Block, joined, type Mark, pair, paragraph, space, stack, textAt, textBefore } from "./block.js";
import { addressLines } from "./formats.js";
import { logoBlock } from "./logo.js";
import { nameOf, numberOrState, type Setting } from "./setting.js";
import { paragraphsIn, type StructureElement } from "./structure.js";
import { letter, page, styles } from "./style.js";
import type { TextLine } from "./typesetter.js";
import { idWords, type IdWords, type Words } from "./words/index.js";

/** The minimum size, in points, of the return address line. */
const LEGIBLE = 5;

/** Everything before the table: in letter format if it fits on half a page, otherwise as flowing blocks. */
export function letterhead(setting: Setting): { readonly first: Block; readonly rest: readonly Block[] } {
  const head = asLetter(setting);
  const title = [titleBlock(setting), space(8)];
  if (head.height <= setting.paper.height / 2) return { first: head, rest: title };
  return { first: { height: page.top, marks: [] }, rest: [...flowing(setting), ...title] };
}

function asLetter(setting: Setting): Block {
  const { document, type, parent } = setting;
  const asideWidth = page.right - letter.aside;
  const logo = setting.logo && logoBlock(setting.logo, logoFigure(setting));
  const logoMarks = logo?.marks.map((mark) => ({ ...mark, y: letter.top })) ?? [];
  const nameTop = letter.top + (logo?.height ?? 0);
  const stacked = (lines: readonly TextLine[], x: number, top: number) => stack(lines, x, top, paragraphsIn(parent, lines));
  const name = stacked(type.wrapAtLeft(document.sellerName, styles.seller, letter.recipientWidth), page.left, nameTop);
  const seller = stacked(sellerLines(setting, asideWidth), letter.aside, letter.top);
  const back = returnLine(setting);
  const sender = back === null ? { marks: [], bottom: 0 } : stacked([back], page.left, Math.max(letter.sender, name.bottom + 6));
  const recipientTop = Math.max(letter.recipient, sender.bottom + 6);
  const buyer = stacked(buyerLines(setting, letter.recipientWidth), page.left, recipientTop);
  const facts = factPairs(setting, letter.aside, letter.aside + 88);
  const factsTop = Math.max(letter.recipient, seller.bottom + 16);
  const marks: Mark[] = [...logoMarks, ...name.marks, ...seller.marks, ...sender.marks, ...buyer.marks];
  const factBlock = joined(facts);
  marks.push(...factBlock.marks.map((mark) => ({ ...mark, y: mark.y + factsTop })));
  const bottom = Math.max(buyer.bottom, factsTop + factBlock.height);
  return { height: Math.max(letter.title, bottom + 24), marks };
}

function flowing(setting: Setting): readonly Block[] {
  const width = page.right - page.left;
  const name = setting.type.wrapAtLeft(setting.document.sellerName, styles.seller, width);
  return [
    ...(setting.logo ? [logoBlock(setting.logo, logoFigure(setting))] : []),
    ...paragraph(name, setting.parent),
    ...paragraph(sellerLines(setting, width), setting.parent),
    space(14),
    ...paragraph(buyerLines(setting, width), setting.parent),
    space(14),
    ...factPairs(setting, page.left, page.left + 110),
    space(14),
  ];
}

function logoFigure({ words, document, parent }: Setting): StructureElement {
  return parent.child("Figure", { alt: words.logoOf(document.sellerName) });
}

/** The title, with the amount due and the due date beside it. */
function titleBlock(setting: Setting): Block {
  const lines = setting.type.wrapAtLeft(nameOf(setting), styles.title, letter.recipientWidth);
  const heading = setting.parent.child("H1");
  const title = stack(
    lines,
    page.left,
    0,
    lines.map(() => heading),
  );
  const due = dueMarks(setting);
  return { height: Math.max(title.bottom, due.length > 0 ? DUE_HEIGHT : 0), marks: [...title.marks, ...due], keepWithNext: true };
}

const DUE_HEIGHT = 36;
/** The width of the due date. */
const DUE_DATE = 82;

/** Empty if nothing is due. */
function dueMarks({ document, words, formats, type, parent }: Setting): readonly Mark[] {
  const { invoice } = document;
  const amount = payableAmount(invoice);
  if (amount <= 0n) return [];
  const usual = invoice.type === "credit_note" ? words.amountCredited : words.amountDue;
  const [label] = document.letter?.claims.at(-1) ?? [usual];
  const day = document.letter ? null : lastDay(document);
  const amountWidth = page.right - letter.aside - (day === null ? 0 : DUE_DATE + 12);
  const list = parent.child("L");
  const [due, date] = [list.child("LI"), list.child("LI")];
  const marks = [
    textAt(type.line(label, styles.label, amountWidth), letter.aside, 0, due.child("Lbl")),
    textAt(type.line(formats.money(amount), styles.total, amountWidth), letter.aside, 13, due.child("LBody")),
  ];
  if (day === null) return marks;
  return [
    ...marks,
    textBefore(type.line(words.dueDate, styles.label, DUE_DATE), page.right, 0, date.child("Lbl")),
    textBefore(type.line(formats.date(day), styles.total, DUE_DATE), page.right, 13, date.child("LBody")),
  ];
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

function sellerLines({ document, words, formats, type }: Setting, width: number): readonly TextLine[] {
  const { seller } = document;
  const address = [...addressLines(seller.address), ...countryLine(seller.address, document.buyer.address, formats.country)];
  const labels = idWords(words, seller.address?.country ?? null);
  const ids: readonly (readonly [label: string, value: string | null])[] = [
    [labels.vatId, seller.vatId],
    [labels.taxNumber, seller.taxNumber],
    ...taxIds(seller.taxId, labels),
    ...registerNumber(seller.legalId, words, [seller.vatId?.slice(2), seller.taxId?.slice(2), seller.taxNumber, seller.register]),
    [words.register, seller.register],
    [words.directors, seller.directors],
  ];
  const named = ids.flatMap(([label, value]) => (value === null ? [] : [formats.labelled(label, value)]));
  const { name, phone, email } = contactOf(seller);
  const contact = [name, phone, email].filter((line) => line !== null);
  return [...address, ...contact, ...named].flatMap((line) => type.wrapAtLeft(line, styles.label, width));
}

/** The small line above the recipient with the return address. */
function returnLine({ document, type }: Setting): TextLine | null {
  const address = addressLines(document.seller.address);
  if (address.length === 0) return null;
  const text = [document.sellerName, ...address].join(" · ");
  const line = type.line(text, styles.sender, letter.recipientWidth);
  return line.style.size >= LEGIBLE ? line : type.shortened(text, styles.sender, letter.recipientWidth);
}

function buyerLines({ document, words, formats, type }: Setting, width: number): readonly TextLine[] {
  const { buyer, seller } = document;
  const address = [...addressLines(buyer.address), ...countryLine(buyer.address, seller.address, formats.country)];
  const ids = [
    ...taxIds(buyer.taxId, idWords(words, buyer.address?.country ?? null)),
    ...registerNumber(buyer.legalId, words, [buyer.taxId?.slice(2)]),
  ].map(([label, value]) => formats.labelled(label, value));
  return [
    ...type.wrapAtLeft(buyer.legalName ?? buyer.name, styles.recipientBold, width),
    ...address.flatMap((line) => type.wrapAtLeft(line, styles.recipient, width)),
    ...ids.flatMap((line) => type.wrapAtLeft(line, styles.label, width)),
  ];
}

/** A tax id with its label: that of a VAT id if it is one. */
function taxIds(taxId: string | null, { vatId, taxId: other }: IdWords): readonly (readonly [label: string, value: string])[] {
  return taxId === null ? [] : [[isVatId(taxId) ? vatId : other, taxId]];
}

/** The number in a register of companies, such as a SIREN, with its name, unless one of the texts is or names this number. */
function registerNumber(
  legalId: Seller["legalId"],
  words: Words,
  texts: readonly (string | null | undefined)[],
): readonly (readonly [label: string, value: string])[] {
  if (legalId === null) return [];
  const { scheme, value } = legalId;
  const isOf = (plain: string): boolean => plain.endsWith(value) && !/\d$/.test(plain.slice(0, -value.length));
  if (texts.some((text) => isOf(text?.replace(/[^0-9A-Za-z]/g, "") ?? ""))) return [];
  return [[peppolSchemes[scheme]?.name ?? words.register, value]];
}

/** The country is omitted for letters within one country. */
function countryLine(of: Address | null, other: Address | null, name: (code: string) => string): readonly string[] {
  const country = of?.country ?? null;
  return country === null || country === other?.country ? [] : [name(country)];
}

function factPairs(setting: Setting, x: number, valueX: number): readonly Block[] {
  const { type } = setting;
  const columns = { list: setting.parent.child("L"), x, valueX };
  return factsOf(setting).flatMap(([label, value], index) => {
    if (value === null) return [];
    const style = index === 0 ? styles.bodyBold : styles.body;
    return [pair(type.line(label, styles.label, valueX - x - 6), type.wrapAtLeft(value, style, page.right - valueX), columns)];
  });
}

function factsOf(setting: Setting): readonly (readonly [label: string, value: string | null])[] {
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
