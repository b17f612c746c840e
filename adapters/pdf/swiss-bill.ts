import type { SwissQrBill } from "../../core/index.js";
import { type Block, type Mark, rectangle, stack, textAt, textBefore } from "./block.js";
import { QR_VERSION, qrOutline } from "./qr-code.js";
import type { Setting } from "./setting.js";
import { paragraphsIn, type StructureElement } from "./structure.js";
import { MM, type Style } from "./style.js";
import { crossPath, cutMarks, frameMarks } from "./swiss-bill-shapes.js";
import { type BillWords, billWords } from "./swiss-bill-words.js";
import type { TextLine, Typesetter } from "./typesetter.js";

const BLACK = "#000000";

const style = (weight: Style["weight"], size: number, leading: number): Style => ({ weight, size, leading, color: BLACK });

/** Where the Style Guide QR-bill places the texts of a part, in points, and their sizes. */
interface Part {
  readonly heading: Style;
  readonly value: Style;
  /** The left edge of the title and of the amount. */
  readonly left: number;
  /** The column of the account, the reference and the payer. */
  readonly column: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** Where the payer is written if it is not known. */
  readonly payer: { readonly width: number; readonly height: number };
  /** From the currency to the amount. */
  readonly toAmount: number;
}

const MARGIN = 5 * MM;
/** The width of the receipt, and that of both parts. */
const RECEIPT = 62 * MM;
const WIDTH = 210 * MM;
/** The height of both parts. */
export const BILL_HEIGHT = 105 * MM;

const receipt: Part = {
  heading: style("bold", 6, 9),
  value: style("regular", 8, 9),
  left: MARGIN,
  column: { x: MARGIN, y: 12 * MM, width: 52 * MM, height: 56 * MM },
  payer: { width: 52 * MM, height: 20 * MM },
  toAmount: 12 * MM,
};
const payment: Part = {
  heading: style("bold", 8, 11),
  value: style("regular", 10, 11),
  left: RECEIPT + MARGIN,
  column: { x: 118 * MM, y: MARGIN, width: 87 * MM, height: 92 * MM },
  payer: { width: 65 * MM, height: 25 * MM },
  toAmount: 15 * MM,
};
const title = style("bold", 11, 13);
const AMOUNT_TOP = 68 * MM;
const ACCEPTANCE_TOP = 82 * MM;

const QR = { x: payment.left, y: 17 * MM, size: 46 * MM } as const;
/** The name of the code, in all languages. */
const SWISS_QR_CODE = "Swiss QR Code";
/** The cross in the middle of the code. */
const CROSS = 7 * MM;

type Texts = Pick<Setting, "document" | "type" | "parent">;
type Section = readonly [heading: string, lines: readonly string[]];

/** The receipt and the payment part, with the lines at which they are cut from the paper. */
export function swissBillBlock({ document, type, parent }: Texts, bill: SwissQrBill): Block {
  const { language, words } = billWords(document.locale);
  const section = parent.child("Sect", { language });
  const account: Section = [words.account, [bill.account, ...bill.creditor]];
  const reference: readonly Section[] = bill.reference === null ? [] : [[words.reference, [bill.reference]]];
  const message: readonly Section[] = bill.message === null ? [] : [[words.message, [bill.message]]];
  const acceptance = type.line(words.acceptance, receipt.heading);
  return {
    height: BILL_HEIGHT,
    marks: [
      ...cutMarks(WIDTH, RECEIPT, BILL_HEIGHT),
      ...partMarks(type, receipt, words.receipt, { bill, words, section, sections: [account, ...reference] }),
      textBefore(acceptance, receipt.left + receipt.column.width, ACCEPTANCE_TOP, section.child("P")),
      ...partMarks(type, payment, words.paymentPart, { bill, words, section, sections: [account, ...reference, ...message] }),
      ...codeMarks(bill.content, section.child("Figure", { alt: SWISS_QR_CODE })),
    ],
  };
}

interface PartContent {
  readonly bill: SwissQrBill;
  readonly words: BillWords;
  readonly section: StructureElement;
  readonly sections: readonly Section[];
}

function partMarks(type: Typesetter, part: Part, name: string, { bill, words, section, sections }: PartContent): readonly Mark[] {
  const { heading, value, left, column, toAmount } = part;
  const known: readonly Section[] = bill.debtor === null ? [] : [[words.payableBy, bill.debtor]];
  const payer = bill.debtor === null ? heading.leading + part.payer.height : 0;
  const lines = fitting(type, part, [...sections, ...known], column.height - payer);
  const { marks, bottom } = stack(lines, column.x, column.y, paragraphsIn(section, lines));
  const amountLines = (x: number, label: string, text: string): readonly Mark[] => [
    textAt(type.line(label, heading), x, AMOUNT_TOP, section.child("P")),
    textAt(type.line(text, value), x, AMOUNT_TOP + heading.leading + 1, section.child("P")),
  ];
  const missing =
    bill.debtor === null
      ? [
          textAt(type.line(words.payableByAnyone, heading, column.width), column.x, bottom, section.child("P")),
          ...frameMarks({ x: column.x, y: bottom + heading.leading + 2, ...part.payer }),
        ]
      : [];
  return [
    textAt(type.line(name, title), left, MARGIN - 1, section.child("H2")),
    ...marks,
    ...missing,
    ...amountLines(left, words.currency, bill.currency),
    ...amountLines(left + toAmount, words.amount, bill.amount),
  ];
}

/** The sections, each after a blank line; their texts are wrapped if there is room, else each is truncated to a line. */
function fitting(type: Typesetter, part: Part, sections: readonly Section[], height: number): readonly TextLine[] {
  const { heading, value, column } = part;
  const set = (printed: (text: string) => readonly TextLine[]): readonly TextLine[] =>
    sections.flatMap(([name, texts]) => [
      type.line(name, heading, column.width),
      ...texts.flatMap(printed),
      type.line("", value),
    ]);
  const wrapped = set((text) => type.wrapAtLeft(text, value, column.width));
  const needed = wrapped.reduce((sum, line) => sum + line.style.leading, 0);
  return needed <= height ? wrapped : set((text) => [type.shortened(text, value, column.width)]);
}

/** The code, with the Swiss cross in its middle. */
function codeMarks(content: string, element: StructureElement): readonly Mark[] {
  const { path, modules } = qrOutline(content, QR_VERSION.swiss_qr_bill);
  const middle = { x: QR.x + (QR.size - CROSS) / 2, y: QR.y + (QR.size - CROSS) / 2 };
  return [
    { kind: "shape", path, x: QR.x, y: QR.y, size: QR.size, units: modules, color: BLACK, element },
    { ...rectangle({ ...middle, width: CROSS, height: CROSS }, "#ffffff"), element },
    { kind: "shape", path: crossPath, ...middle, size: CROSS, units: 1, color: BLACK, element },
  ];
}
