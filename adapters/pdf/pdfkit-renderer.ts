import {
  type DocumentRenderer,
  type InvoiceDocument,
  paymentCodeOf,
  type PrintedCode,
  StintError,
  type StopSignal,
} from "../../core/index.js";
import { notesBeside, notesBlocks, paymentBlocks } from "./closing.js";
import { depositTable } from "./deposit-table.js";
import { drawPage } from "./drawing.js";
import { DocumentFonts } from "./document-fonts.js";
import { fontLibrary } from "./fonts.js";
import { formatsFor } from "./formats.js";
import { above, footerLines, footers, stampOf } from "./frame.js";
import { letterBlocks } from "./letter-blocks.js";
import { letterhead } from "./letterhead.js";
import { lineTable } from "./line-table.js";
import { printedPicture } from "./logo-picture.js";
import { condensed, fewestPages, type Placed } from "./pagination.js";
import { nameOf, numberOrState, type Setting } from "./setting.js";
import { exemptionNotes, totalsBlocks } from "./totals-block.js";
import { mapWithPauses } from "./pauses.js";
import { printing } from "./packages.js";
import { Palette } from "./palette.js";
import { StructureElement } from "./structure.js";
import { paperIn } from "./style.js";
import { swissBillBlock } from "./swiss-bill.js";
import { timesheetPages } from "./timesheet-pages.js";
import { Typesetter } from "./typesetter.js";
import { wordsOf } from "./words/words-of.js";

/** Renders invoices as PDF 1.7 with PDFKit, in the fonts of Noto. One that embeds XML is a PDF/A-3b (ISO 19005-3). */
export class PdfkitRenderer implements DocumentRenderer<"pdf" | "facturx"> {
  /** Throws `format_not_available` (invalid) for other formats, which programs without types can ask for, and for `facturx` without XML. */
  async render(document: InvoiceDocument, format: "pdf" | "facturx", signal?: StopSignal): Promise<Uint8Array> {
    requireFormat(document, format);
    const [{ PdfFile }, library] = await Promise.all([printing(() => import("./pdf-file.js")), fontLibrary()]);
    const fonts = new DocumentFonts(library, { locale: document.locale, texts: textsOf(document), own: document.font });
    const logo = await printedPicture(document.logo);
    const words = wordsOf(document);
    const formats = formatsFor(document.locale, document.invoice.currency);
    const type = new Typesetter(fonts);
    const sheet = paperIn(document.seller.address?.country ?? null);
    const paper = above(sheet, footerLines({ document, type }));
    const title = `${nameOf({ document, words })} ${numberOrState({ document, words })}`;
    const palette = new Palette(document.accentColor);
    const file = new PdfFile(
      document,
      { title, author: document.sellerName, language: words.language },
      { paper, palette, mains: fonts.mains },
    );
    const setting: Setting = { document, logo, words, formats, type, paper, parent: StructureElement.document(), signal };
    const code = paymentCodeOf({ ...document, paymentCode: document.invoice.paymentCode });
    const bill = code.kind === "swiss_qr_bill" ? swissBillBlock(setting, code.bill) : null;
    const invoice = document.part === "timesheet" ? [] : await compose(setting, code, bill?.height);
    const pages = [...invoice, ...(document.timesheet ? await timesheetPages(setting, document.timesheet) : [])];
    const feet = footers(setting, pages.length);
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
  const { first, rest } = letterhead(setting);
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
function textsOf({ logo: _, font: __, ...document }: InvoiceDocument): string {
  return JSON.stringify(document, (_name, value: unknown) => (typeof value === "bigint" ? undefined : value));
}
