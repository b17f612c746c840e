import { type Balance, payableAmount, type SharedDocument, sumsInPrices } from "../../../core/index.js";
import { lineCells } from "../line-cells.js";
import { type Setting, showsTax } from "../setting.js";
import { groupName } from "../totals-block.js";
import { type Html, markup, none } from "./html.js";
import type { PageWords } from "./words.js";

/** What the sections of the page share. */
export type PageSetting = Pick<Setting, "document" | "words" | "formats"> & { readonly page: PageWords };

/** The lines with what they cost. The table scrolls by itself on narrow screens, also by keyboard. */
export function linesTable(setting: PageSetting): Html {
  const { words, document, page } = setting;
  const { lines, prices, currency } = document.invoice;
  const isTaxed = showsTax(setting);
  const rows = lines.map((line) => {
    const { description, remarks, quantity, unitPrice, tax, net } = lineCells(line, setting);
    return markup`<tr><td>${description}${remarks.map((remark) => markup`<small>${remark}</small>`)}</td><td>${lined(quantity)}</td>
<td>${lined(unitPrice)}</td>${isTaxed ? markup`<td>${lined(tax)}</td>` : none}<td>${lined(net)}</td></tr>`;
  });
  const amount = `${isTaxed ? words[prices] : words.amount} ${currency}`;
  return markup`<section><h2 id="lines">${page.lines}</h2><div class="scroll" tabindex="0" role="region" aria-labelledby="lines">
<table><thead><tr><th scope="col">${words.description}</th><th scope="col">${words.quantity}</th><th scope="col">${words.unitPrice}</th>
${isTaxed ? markup`<th scope="col">${words.tax}</th>` : none}<th scope="col">${amount}</th></tr></thead><tbody>${rows}</tbody></table></div>
${totalsTable(setting)}</section>`;
}

/** The printed lines of a cell. */
function lined([first = "", ...others]: readonly string[]): Html {
  return markup`${first}${others.map((other) => markup`<small>${other}</small>`)}`;
}

/** From the sum of the lines to what is payable, as the document states it. */
function totalsTable(setting: PageSetting): Html {
  const { words, formats, document } = setting;
  const { invoice } = document;
  const { depositTotal, prepaidTotal, roundingAmount, type } = invoice;
  const sums = sumsInPrices(invoice);
  const payable = payableAmount(invoice);
  const prepaid = prepaidTotal - depositTotal;
  const isGross = invoice.prices === "gross";
  const named = (word: string, reason: string | null): string => (reason === null ? word : `${word} (${reason})`);
  const taxes = showsTax(setting)
    ? invoice.taxBreakdown.map((group) => {
        const name = groupName(group, setting);
        const label = (isGross ? words.includedTax : words.taxOn)(name, formats.amount(group.taxableAmount));
        return row(label, formats.amount(group.taxAmount));
      })
    : [];
  return markup`<table class="totals"><tbody>${row(words.subtotal, formats.amount(sums.subtotal))}
${sums.discount === 0n ? none : row(words.discount, formats.amount(-sums.discount))}
${invoice.allowances.map(({ reason, amount }) => row(named(words.allowance, reason), formats.amount(-amount)))}
${invoice.charges.map(({ reason, amount }) => row(named(words.charge, reason), formats.amount(amount)))}
${isGross ? none : taxes}${row(words.total, formats.money(invoice.total), "sum")}${isGross ? taxes : none}
${depositTotal === 0n ? none : row(words.lessDeposits, formats.amount(-depositTotal))}
${prepaid === 0n ? none : row(words.prepaid, formats.amount(-prepaid))}
${roundingAmount === 0n ? none : row(words.rounding, formats.amount(roundingAmount))}
${payable === invoice.total ? none : row(type === "credit_note" ? words.amountCredited : words.payable, formats.money(payable), "sum")}
</tbody></table>`;
}

function row(label: string, value: string, kind: "sum" | "" = ""): Html {
  return markup`<tr class="${kind}"><th scope="row">${label}</th><td>${value}</td></tr>`;
}

/** What was settled since the document was issued. */
export function settledFacts(
  { balance }: SharedDocument,
  { page, formats }: PageSetting,
): readonly (readonly [string, string])[] {
  const amounts: readonly (readonly [string, keyof Balance])[] = [
    [page.alreadyPaid, "paid"],
    [page.alreadyCredited, "credited"],
    [page.discountTaken, "discounted"],
    [page.waived, "writtenOff"],
  ];
  return amounts.flatMap(([label, name]) => (balance[name] === 0n ? [] : [[label, formats.money(balance[name])] as const]));
}
