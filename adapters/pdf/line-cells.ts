import { type Allowance, DECIMAL_SCALE, type InvoiceLine, type Tax } from "../../core/index.js";
import { duration } from "./formats.js";
import { type Setting, showsTax } from "./setting.js";
import { unitName } from "./units.js";

/** The cells of a table row by column; one text per printed line. */
export interface LineCells {
  readonly description: string;
  /** Period, allowances and charges, in small print below the description. */
  readonly remarks: readonly string[];
  readonly quantity: readonly string[];
  readonly unitPrice: readonly string[];
  readonly tax: readonly string[];
  /** The net amount, or the gross amount if the invoice has gross prices. */
  readonly net: readonly string[];
}

export function lineCells(line: InvoiceLine, setting: Pick<Setting, "words" | "formats" | "document">): LineCells {
  const { words, formats } = setting;
  const timed = line.unit === "SEC" && line.baseQuantity === 3600n * DECIMAL_SCALE;
  const unit = unitName(line.unit, line.quantity, words);
  const quantity = timed ? `${duration(line.quantity)} ${words.hour}` : `${formats.decimal(line.quantity)} ${unit}`;
  const price = formats.amount(line.unitPrice);
  return {
    description: line.description,
    remarks: remarks(line, { words, formats }),
    quantity: [quantity.trim()],
    unitPrice: timed ? [`${price} /${words.hour}`] : [price, ...perBaseQuantity(line, { words, formats })],
    tax: showsTax(setting) ? taxName(line.tax, setting) : [],
    net: [formats.amount(line.gross ?? line.net)],
  };
}

/** The rate, below it why it is 0 or who pays the tax, or only the words if the line is outside the scope of VAT. */
function taxName({ category, rate }: Tax, { words, formats }: Pick<Setting, "words" | "formats">): readonly string[] {
  if (category === "S" || category === "Z") return [formats.percent(rate)];
  const short = words.shortCategories[category].split("\n");
  return category === "O" ? short : [formats.percent(rate), ...short];
}

function perBaseQuantity(line: InvoiceLine, { words, formats }: Pick<Setting, "words" | "formats">): readonly string[] {
  const { baseQuantity, unit } = line;
  if (baseQuantity === DECIMAL_SCALE) return [];
  return [`/ ${formats.decimal(baseQuantity)} ${unitName(unit, baseQuantity, words)}`.trim()];
}

function remarks(line: InvoiceLine, { words, formats }: Pick<Setting, "words" | "formats">): readonly string[] {
  const adjustment = (word: string, { reason }: Allowance, amount: bigint): string =>
    formats.labelled(reason === null ? word : `${word} (${reason})`, formats.amount(amount));
  return [
    ...(line.period === null ? [] : [formats.period(line.period)]),
    ...line.allowances.map((allowance) => adjustment(words.allowance, allowance, -allowance.amount)),
    ...line.charges.map((charge) => adjustment(words.charge, charge, charge.amount)),
  ];
}
