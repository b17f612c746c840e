import {
  accountFacts,
  accountFor,
  earlyPaymentAmount,
  earlyPaymentUntil,
  type InvoiceDocument,
  payableAmount,
  type PrintedCode,
  printedRemittance,
  printedStatements,
} from "../../core/index.js";
import { type Block, joined, type Mark, pair, paragraph, space, stack, textAt } from "./block.js";
import { QR_VERSION, qrOutline } from "./qr-code.js";
import type { Setting } from "./setting.js";
import { paragraphsIn } from "./structure.js";
import { page, styles } from "./style.js";
import { LABELS } from "./totals-block.js";

const VALUES = page.left + 110;
/** The width of notes beside the totals. */
const BESIDE = LABELS - page.left - 20;

const QR_SIZE = 82;
/** Between the facts and the code. */
const QR_GAP = 16;

/** The payment details; empty if nothing is due, and of a quote. A Swiss QR-bill states the account itself. */
export function paymentBlocks(outer: Setting, code: PrintedCode): readonly Block[] {
  const setting: Setting = { ...outer, parent: outer.parent.child("Sect") };
  const { words, formats, document, type } = setting;
  const { invoice, seller, sellerName } = document;
  if (document.quote || invoice.type === "credit_note" || payableAmount(invoice) <= 0n) return [];
  const terms = earlyPaymentLines(setting);
  const account = accountFor(seller, invoice.currency);
  if (account === null) return terms.length === 0 ? [] : [space(22), joined([titleBlock(words.payment, setting), ...terms])];
  const isOnBill = code.kind === "swiss_qr_bill";
  const facts: readonly (readonly [string, string | null])[] = [
    ...(isOnBill ? [] : accountFacts(account, sellerName, document.locale)),
    [words.reference, isOnBill ? null : printedRemittance(invoice)],
    [words.payableBy, invoice.dueDate && !document.letter ? formats.date(invoice.dueDate) : null],
  ];
  const right = code.kind === "epc_qr" ? page.right - QR_SIZE - QR_GAP : page.right;
  const columns = { list: setting.parent.child("L"), x: page.left, valueX: VALUES };
  const rows = facts.flatMap(([label, value]) => {
    if (value === null) return [];
    const lines = type.wrap(value, styles.body, right - VALUES);
    return [pair(type.line(label, styles.label, VALUES - page.left - 6), lines, columns)];
  });
  const details = joined([titleBlock(words.payment, setting), ...rows]);
  return [space(22), joined([code.kind === "epc_qr" ? withCode(details, code.content, setting) : details, ...terms])];
}

/** The code at the right of the details, with its caption. */
function withCode(details: Block, content: string, { words, type, parent }: Setting): Block {
  const { path, modules } = qrOutline(content, QR_VERSION.epc_qr);
  const x = page.right - QR_SIZE;
  const lines = type.wrap(words.scanToPay, styles.small, QR_SIZE);
  const caption = stack(lines, x, QR_SIZE + 3, paragraphsIn(parent, lines));
  const element = parent.child("Figure", { alt: words.qrCode });
  const code: Mark = { kind: "shape", path, x, y: 0, size: QR_SIZE, units: modules, color: "#000000", element };
  return {
    height: Math.max(details.height, caption.bottom + 4),
    marks: [...details.marks, code, ...caption.marks],
  };
}

/** The discount for early payment, if one is offered. */
function earlyPaymentLines({ words, formats, document, type, parent }: Setting): readonly Block[] {
  const { invoice } = document;
  const { earlyPaymentDiscount: terms, issueDate } = invoice;
  if (terms === null || issueDate === null) return [];
  const payable = payableAmount(invoice);
  const amount = earlyPaymentAmount(terms, payable);
  const until = formats.date(earlyPaymentUntil(terms, issueDate));
  const text = words.earlyPayment(formats.percent(terms.percent), formats.money(amount), until, formats.money(payable - amount));
  return [space(4), ...paragraph(type.wrap(text, styles.body, page.right - page.left), parent)];
}

/** The notes of the invoice, and below them what the law requires it to state. */
function notesOf({ invoice }: InvoiceDocument): string {
  return [invoice.notes.trimEnd(), ...printedStatements(invoice)].filter((text) => text.trim() !== "").join("\n");
}

/** The notes of the invoice. */
export function notesBlocks(outer: Setting): readonly Block[] {
  const setting: Setting = { ...outer, parent: outer.parent.child("Sect") };
  const { words, document, type, parent } = setting;
  const notes = notesOf(document);
  if (notes.trim() === "") return [];
  const lines = type.wrap(notes, styles.body, page.right - page.left);
  return [space(22), titleBlock(words.notes, setting), ...paragraph(lines, parent)];
}

/**
 * Places notes of one line beside the totals, where the page is blank, so that they never need a page of their own. Returns null if the notes are
 * longer, or no block of the totals is high enough.
 */
export function notesBeside(totals: readonly Block[], outer: Setting): readonly Block[] | null {
  const setting: Setting = { ...outer, parent: outer.parent.child("Sect") };
  const { document, type, parent } = setting;
  const notes = notesOf(document);
  if (notes.trim() === "" || type.wrap(notes, styles.body, page.right - page.left).length > 1) return null;
  const beside = joined([titleBlock(setting.words.notes, setting), ...paragraph(type.wrap(notes, styles.body, BESIDE), parent)]);
  const at = totals.findIndex(({ height }) => height >= beside.height);
  return at < 0 ? null : totals.map((block, index) => (index === at ? withMarks(block, beside.marks) : block));
}

function withMarks(block: Block, marks: readonly Mark[]): Block {
  return { ...block, marks: [...block.marks, ...marks] };
}

function titleBlock(title: string, { type, parent }: Setting): Block {
  const line = type.line(title, styles.heading);
  return { height: line.style.leading + 2, marks: [textAt(line, page.left, 0, parent.child("H2"))], keepWithNext: true };
}
