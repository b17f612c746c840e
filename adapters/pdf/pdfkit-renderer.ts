import {
  type CurrencyCode,
  type DocumentFrame,
  type DocumentRenderer,
  type InvoiceDocument,
  paymentCodeOf,
  type PrintedCode,
  type StatementDocument,
  statementWords,
  StintError,
  type StopSignal,
} from "../../core/index.js";
import { notesBeside, notesBlocks, paymentBlocks } from "./closing.js";
import { depositTable } from "./deposit-table.js";
import { drawPage } from "./drawing.js";
import { DocumentFonts } from "./document-fonts.js";
import { fontLibrary } from "./fonts.js";
import { formatsFor } from "./formats.js";
import { above, footerLines, footers, namesOf, stampOf } from "./frame.js";
import { invoiceHeading } from "./invoice-heading.js";
import { letterBlocks } from "./letter-blocks.js";
import { letterhead } from "./letterhead.js";
import { lineTable } from "./line-table.js";
import { printedPicture } from "./logo-picture.js";
import { condensed, fewestPages, type Placed } from "./pagination.js";
import { type FrameSetting, nameOf, numberOrState, type Setting } from "./setting.js";
import { exemptionNotes, totalsBlocks } from "./totals-block.js";
import { mapWithPauses } from "./pauses.js";
import { printing } from "./packages.js";
import { Palette } from "./palette.js";
import type { PdfFile } from "./pdf-file.js";
import { statementBlocks, statementHeading, type StatementSetting } from "./statement-pages.js";
import { StructureElement } from "./structure.js";
import { paperIn } from "./style.js";
import { swissBillBlock } from "./swiss-bill.js";
import { timesheetPages } from "./timesheet-pages.js";
import { Typesetter } from "./typesetter.js";
import type { Words } from "./words/index.js";
import { wordsOf, wordsOfFrame } from "./words/words-of.js";

/** Renders invoices and statements of account as PDF 1.7 with PDFKit, in the fonts of Noto. One that embeds XML is a PDF/A-3b (ISO 19005-3). */
export class PdfkitRenderer implements DocumentRenderer<"pdf" | "facturx"> {
  /** Throws `format_not_available` (invalid) for other formats, which programs without types can ask for, and for `facturx` without XML. */
  async render(document: InvoiceDocument, format: "pdf" | "facturx", signal?: StopSignal): Promise<Uint8Array> {
    requireFormat(document, format);
    const words = wordsOf(document);
    const title = `${nameOf({ document, words })} ${numberOrState({ document, words })}`;
    const { file, frame } = await opened({ document, words, title, currency: document.invoice.currency }, signal);
    const setting: Setting = { ...frame, document };
    const code = paymentCodeOf({ ...document, paymentCode: document.invoice.paymentCode });
    const bill = code.kind === "swiss_qr_bill" ? swissBillBlock(setting, code.bill) : null;
    const invoice = document.part === "timesheet" ? [] : await compose(setting, code, bill?.height);
    const pages = [...invoice, ...(document.timesheet ? await timesheetPages(setting, document.timesheet) : [])];
    const { paper } = setting;
    const feet = footers(setting, namesOf(setting), pages.length);
    const stamp = stampOf(setting);
    const draw = (placed: (typeof pages)[number], index: number): void => {
      const foot = feet[index] ?? { height: 0, marks: [] };
      if (bill === null || index !== invoice.length - 1) return drawPage(file, setting, placed, foot, stamp);
      const withBill = [...placed, { block: bill, y: paper.height - bill.height }];
      drawPage(file, setting, withBill, foot, stamp, paper.footer - bill.height);
    };
    await mapWithPauses(pages, draw, signal);
    return file.bytes(setting.parent, signal);
  }

  /** Renders a statement of account, as {@link render} does an invoice. */
  async renderStatement(document: StatementDocument, signal?: StopSignal): Promise<Uint8Array> {
    const named = statementWords(document.locale);
    const words = wordsOfFrame(document);
    const [account] = document.statement.currencies;
    const { file, frame } = await opened(
      { document, words, title: named.title, currency: account?.currency ?? document.currency },
      signal,
    );
    const setting: StatementSetting = { ...frame, document, named };
    const { first, rest } = letterhead(setting, statementHeading(setting));
    const blocks = [...rest, ...(await statementBlocks(setting))];
    const pages = fewestPages(first, [blocks, condensed(blocks)], setting.paper.bottom);
    const names = [named.title, setting.formats.date(document.statement.asOf)];
    const feet = footers(setting, names, pages.length);
    const draw = (placed: (typeof pages)[number], index: number): void =>
      drawPage(file, setting, placed, feet[index] ?? { height: 0, marks: [] }, null);
    await mapWithPauses(pages, draw, signal);
    return file.bytes(setting.parent, signal);
  }
}

interface Opening<Document> {
  readonly document: Document;
  readonly words: Words;
  readonly title: string;
  readonly currency: CurrencyCode;
}

/** An empty file with the fonts, the colors and the paper of a document. */
async function opened(
  { document, words, title, currency }: Opening<DocumentFrame & Pick<InvoiceDocument, "embedded">>,
  signal: StopSignal | undefined,
): Promise<{ readonly file: PdfFile; readonly frame: FrameSetting }> {
  const [{ PdfFile: File }, library] = await Promise.all([printing(() => import("./pdf-file.js")), fontLibrary()]);
  const fonts = new DocumentFonts(library, { locale: document.locale, texts: textsOf(document), own: document.font });
  const logo = await printedPicture(document.logo);
  const formats = formatsFor(document.locale, currency);
  const type = new Typesetter(fonts);
  const sheet = paperIn(document.seller.address?.country ?? null);
  const paper = above(sheet, footerLines({ document, type }));
  const palette = new Palette(document.accentColor);
  const file = new File(
    document,
    { title, author: document.sellerName, language: words.language },
    { paper, palette, mains: fonts.mains },
  );
  return { file, frame: { document, logo, words, formats, type, paper, parent: StructureElement.document(), signal } };
}

function requireFormat({ embedded }: InvoiceDocument, format: string): void {
  if (format === "pdf" || (format === "facturx" && embedded !== undefined)) return;
  throw new StintError(
    "invalid",
    "format_not_available",
    `This installation writes no invoices in the format ${format}: its PdfkitRenderer is not wrapped with withElectronicInvoices of stint/electronic-invoices.`,
  );
}

/** The pages of the usual layout, or of a denser one if it has fewer pages. */
async function compose(setting: Setting, code: PrintedCode, reserved?: number): Promise<readonly (readonly Placed[])[]> {
  const { first, rest } = letterhead(setting, invoiceHeading(setting));
  const { letter } = setting.document;
  if (letter) {
    const blocks = [...rest, ...letterBlocks(setting, letter), ...paymentBlocks(setting, code)];
    return fewestPages(first, [blocks, condensed(blocks)], setting.paper.bottom, reserved);
  }
  const table = await lineTable(setting);
  const totals = totalsBlocks(setting);
  const closing = [...depositTable(setting), ...exemptionNotes(setting), ...paymentBlocks(setting, code)];
  const usual = [...rest, ...table, ...totals, ...closing, ...notesBlocks(setting)];
  const beside = notesBeside(totals, setting);
  const layouts = [usual, condensed(usual), ...(beside ? [condensed([...rest, ...table, ...beside, ...closing])] : [])];
  return fewestPages(first, layouts, setting.paper.bottom, reserved);
}

/** All texts of the document, in any order. */
function textsOf({ logo: _, font: __, ...document }: DocumentFrame): string {
  return JSON.stringify(document, (_name, value: unknown) => (typeof value === "bigint" ? undefined : value));
}
