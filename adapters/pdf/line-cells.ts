import { type Allowance, DECIMAL_SCALE, type InvoiceLine, isRated, type Tax } from "../../core/index.js";
import { duration } from "./formats.js";
import type { Setting } from "./setting.js";

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

export function lineCells(line: InvoiceLine, { words, formats }: Pick<Setting, "words" | "formats">): LineCells {
  const timed = line.unit === "SEC" && line.baseQuantity === 3600n * DECIMAL_SCALE;
  const unit = words.units[line.unit] ?? line.unit;
  const quantity = timed ? `${duration(line.quantity)} ${words.hour}` : `${formats.decimal(line.quantity)} ${unit}`;
  const price = formats.amount(line.unitPrice);
  return {
    description: line.description,
    remarks: remarks(line, { words, formats }),
    quantity: [quantity.trim()],
    unitPrice: timed ? [`${price} /${words.hour}`] : [price, ...perBaseQuantity(line, unit, formats.decimal)],
    tax: [taxName(line.tax, formats.percent)],
    net: [formats.amount(line.gross ?? line.net)],
  };
}

/** The rate, or the category's code if it has no rate. */
function taxName({ category, rate }: Tax, percent: Setting["formats"]["percent"]): string {
  return isRated(category) || category === "Z" ? percent(rate) : category;
}

function perBaseQuantity(line: InvoiceLine, unit: string, decimal: Setting["formats"]["decimal"]): readonly string[] {
  return line.baseQuantity === DECIMAL_SCALE ? [] : [`/ ${decimal(line.baseQuantity)} ${unit}`.trim()];
}

function remarks(line: InvoiceLine, { words, formats }: Pick<Setting, "words" | "formats">): readonly string[] {
  const adjustment = (word: string, { reason }: Allowance, amount: bigint): string =>
    `${reason === null ? word : `${word} (${reason})`}: ${formats.amount(amount)}`;
  return [
    ...(line.period === null ? [] : [formats.period(line.period)]),
    ...line.allowances.map((allowance) => adjustment(words.allowance, allowance, -allowance.amount)),
    ...line.charges.map((charge) => adjustment(words.charge, charge, charge.amount)),
  ];
}
