import PDFDocument from "pdfkit";

export interface Printed {
  readonly above: readonly string[];
  readonly lines: readonly PrintedLine[];
  readonly below: readonly string[];
}

export interface PrintedLine {
  readonly number: string;
  readonly description: string;
  readonly quantity: string;
  readonly price: string;
  readonly tax: string;
  readonly net: string;
}

const LINE_HEIGHT = 16;
const MARGIN = 50;
const BOTTOM = 760;

/** The left edge and the width of each column. Numbers are aligned to the right. */
const columns = [
  ["number", 50, 20, "left"],
  ["description", 75, 205, "left"],
  ["quantity", 285, 60, "right"],
  ["price", 350, 60, "right"],
  ["tax", 415, 50, "right"],
  ["net", 470, 75, "right"],
] as const;

/** Prints texts at fixed positions in a standard font, with pdfkit and nothing else. */
export async function rawPdf({ above, lines, below }: Printed): Promise<Uint8Array> {
  const document = new PDFDocument({ size: "A4", margin: MARGIN });
  const chunks: Uint8Array[] = [];
  document.on("data", (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.on("end", resolve));
  document.font("Helvetica").fontSize(9);
  let y = MARGIN;
  const nextLine = (): void => {
    y += LINE_HEIGHT;
    if (y < BOTTOM) return;
    document.addPage();
    y = MARGIN;
  };
  for (const text of above) {
    document.text(text, MARGIN, y);
    nextLine();
  }
  for (const line of lines) {
    for (const [name, x, width, align] of columns) document.text(line[name], x, y, { width, align });
    nextLine();
  }
  for (const text of below) {
    document.text(text, MARGIN, y);
    nextLine();
  }
  document.end();
  await ended;
  return Buffer.concat(chunks);
}
