import {
  type Allowance,
  payableAmount,
  splitPaymentTotal,
  sumsInPrices,
  type TaxedComponent,
  type TaxGroup,
  withheldBase,
} from "../../core/index.js";
import { type Block, joined, paragraph, rule, space, textAt, textBefore } from "./block.js";
import { type Setting, showsTax } from "./setting.js";
import { colors, page, type Style, styles } from "./style.js";
import type { Words } from "./words/index.js";

/** The left edge of the totals; the page is blank beside them. */
export const LABELS = page.left + 200;
const VALUE_WIDTH = 160;
/** If there are more tax groups than fit on a page with the rest, the block may break. */
const UNBROKEN = 24;

/**
 * Subtotal, discount, allowances, charges, taxes and total, in the invoice's prices, then what is to be paid; in one block if it fits on a page.
 * Gross prices include the taxes, so they follow the total.
 */
export function totalsBlocks(outer: Setting): readonly Block[] {
  const setting: Setting = { ...outer, parent: outer.parent.child("Table") };
  const { words, formats, document } = setting;
  const { invoice } = document;
  const isGross = invoice.prices === "gross";
  const total = totalRow(setting, words.total, formats.money(invoice.total), styles.total, styles.total);
  const taxes = taxRows(setting, isGross ? words.includedTax : words.taxOn);
  const rows = [...priceRows(setting), ...(isGross ? [] : taxes)];
  const end = [...(isGross ? taxes : []), ...paymentRows(setting)];
  const line: Block = { height: 9, marks: [rule(4, colors.accent, 1, LABELS)] };
  if (rows.length + end.length <= UNBROKEN) return [space(10), joined([...rows, line, total, ...end])];
  return [space(10), ...rows, joined([line, total]), ...end];
}

function row(setting: Setting, label: string, amount: bigint): Block {
  return totalRow(setting, label, setting.formats.amount(amount), styles.label, styles.body);
}

/** What precedes the total, or the taxes. */
function priceRows(setting: Setting): readonly Block[] {
  const { words, document } = setting;
  const { invoice } = document;
  const sums = sumsInPrices(invoice);
  const named = (word: string, { reason }: Allowance): string => (reason === null ? word : `${word} (${reason})`);
  return [
    row(setting, words.subtotal, sums.subtotal),
    ...(sums.discount === 0n ? [] : [row(setting, discountLabel(setting), -sums.discount)]),
    ...invoice.allowances.map((allowance) => row(setting, named(words.allowance, allowance), -allowance.amount)),
    ...invoice.charges.map((charge) => row(setting, named(words.charge, charge), charge.amount)),
    ...netRow(setting),
  ];
}

/** The total without tax, if discount, allowances or charges make it differ from the subtotal, and tax follows it. */
function netRow(setting: Setting): readonly Block[] {
  const { prices, subtotal, discountTotal, allowanceTotal, chargeTotal } = setting.document.invoice;
  const net = subtotal - discountTotal - allowanceTotal + chargeTotal;
  return prices === "gross" || net === subtotal || !showsTax(setting) ? [] : [row(setting, setting.words.netTotal, net)];
}

function taxRows(setting: Setting, label: Words["taxOn"]): readonly Block[] {
  const { formats, document } = setting;
  if (!showsTax(setting)) return [];
  return document.invoice.taxBreakdown.flatMap((group) =>
    taxesOf(group, setting).map(({ name, base, amount }) => row(setting, label(name, formats.amount(base)), amount)),
  );
}

/** The tax of a group, or each of its components with its base: of a compound one, with the taxes before it. */
function taxesOf(group: TaxGroup, setting: Setting) {
  const { components, taxableAmount, taxAmount } = group;
  if (components === null) return [{ name: groupName(group, setting), base: taxableAmount, amount: taxAmount }];
  let before = 0n;
  return components.map((component) => {
    const base = taxableAmount + (component.compound ? before : 0n);
    before += component.taxAmount;
    return { name: componentName(component, setting), base, amount: component.taxAmount };
  });
}

function componentName({ name, rate }: Pick<TaxedComponent, "name" | "rate">, { formats }: Pick<Setting, "formats">): string {
  return `${name} ${formats.percent(rate)}`;
}

/** What follows the total: the deposits, the withheld tax, the tax that the buyer pays itself, the prepaid amount, the rounding and the payable amount, and the tax in the seller's currency. */
function paymentRows(setting: Setting): readonly Block[] {
  const { words, formats, document } = setting;
  const { invoice } = document;
  const { depositTotal, withheldTotal, prepaidTotal, roundingAmount, taxCurrency, taxTotalInTaxCurrency } = invoice;
  const split = splitPaymentTotal(invoice);
  const prepaid = prepaidTotal - withheldTotal - depositTotal - split;
  const isPayable = prepaidTotal !== 0n || roundingAmount !== 0n;
  const payable = formats.money(payableAmount(invoice));
  const payableLabel = invoice.type === "credit_note" ? words.amountCredited : words.payable;
  const taxLabel =
    taxCurrency && words.taxAtRate(invoice.currency, formats.decimal(taxCurrency.exchangeRate), taxCurrency.currency);
  const tax = taxCurrency && taxTotalInTaxCurrency !== null && formats.moneyIn(taxTotalInTaxCurrency, taxCurrency.currency);
  return [
    ...(depositTotal === 0n ? [] : [row(setting, words.lessDeposits, -depositTotal)]),
    ...(withheldTotal === 0n ? [] : [row(setting, withholdingLabel(setting), -withheldTotal)]),
    ...(split === 0n ? [] : [row(setting, words.splitPayment(words.tax), -split)]),
    ...(prepaid === 0n ? [] : [row(setting, words.prepaid, -prepaid)]),
    ...(roundingAmount === 0n ? [] : [row(setting, words.rounding, roundingAmount)]),
    ...(isPayable ? [totalRow(setting, payableLabel, payable, styles.total, styles.total)] : []),
    ...(taxLabel && tax ? [totalRow(setting, taxLabel, tax, styles.label, styles.body)] : []),
  ];
}

/** That prices include tax, and the reasons for charging no tax, by group: the invoice's own below the name of the category, or the legally required text. */
export function exemptionNotes(setting: Setting): readonly Block[] {
  const { words, formats, document, type, parent } = setting;
  const reasons = document.invoice.taxBreakdown.flatMap(({ category, exemptionReason }) => {
    if (exemptionReason !== null && category !== "S")
      return [showsTax(setting) ? formats.labelled(words.categories[category], exemptionReason) : exemptionReason];
    if (category === "O") return document.invoice.taxChosen && !showsTax(setting) ? [`${words.categories.O}.`] : [];
    return words.exemptions[category] ?? [];
  });
  const notes = new Set([...(document.invoice.prices === "gross" ? [words.pricesIncludeTax] : []), ...reasons]);
  if (notes.size === 0) return [];
  const width = page.right - page.left;
  return [space(16), ...[...notes].flatMap((note) => paragraph(type.wrap(note, styles.body, width), parent))];
}

/** A label and a value at the right edge. */
export function totalRow({ type, parent }: Setting, label: string, value: string, labelStyle: Style, valueStyle: Style): Block {
  const amount = type.line(value, valueStyle, VALUE_WIDTH);
  const names = type.wrap(label, labelStyle, page.right - LABELS - amount.width - 12);
  const height = Math.max(valueStyle.leading, names.length * labelStyle.leading) + 2;
  const row = parent.child("TR");
  const header = row.child("TH", { scope: "Row" });
  const marks = names.map((name, index) => textAt(name, LABELS, index * labelStyle.leading, header));
  return { height, marks: [...marks, textBefore(amount, page.right, 0, row.child("TD"))] };
}

/** The withheld tax with its rate and its base. */
function withholdingLabel({ words, formats, document }: Setting): string {
  const { invoice } = document;
  if (invoice.withholding === null) return "";
  const { name, rate } = invoice.withholding;
  return words.taxOn(`${name} ${formats.percent(rate)}`, formats.amount(withheldBase(invoice)));
}

function discountLabel({ words, formats, document }: Setting): string {
  const { discount } = document.invoice;
  return discount?.kind === "percent" ? `${words.discount} ${formats.percent(discount.percent)}` : words.discount;
}

/** The tax of a group, with its rate and the name of its category. */
export function groupName({ category, rate, components }: TaxGroup, setting: Pick<Setting, "words" | "formats">): string {
  const { words, formats } = setting;
  if (components !== null) return components.map((component) => componentName(component, setting)).join(" + ");
  if (category === "S") return `${words.tax} ${formats.percent(rate)}`;
  if (category === "O") return words.categories.O;
  const short = category === "Z" ? words.categories.Z : words.shortCategories[category].replace("-\n", "").replace("\n", " ");
  return `${words.tax} ${formats.percent(rate)} – ${short}`;
}
