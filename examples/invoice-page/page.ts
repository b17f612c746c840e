// Computes an invoice in the page, with the arithmetic that the service uses. Nothing is sent.
import {
  type CurrencyCode,
  computeTotals,
  currencyCodes,
  formatAmount,
  formatDecimal,
  isStintError,
  type LineInput,
  lineNet,
  parseAmount,
  parseCurrency,
  parseDecimal,
} from "stint/invoice-math";

const form = find<HTMLFormElement>("#invoice");
const lines = find<HTMLTableSectionElement>("#lines");
const totals = find<HTMLDListElement>("#totals");
const problem = find<HTMLParagraphElement>("#problem");

function find<E extends Element>(selector: string, within: ParentNode = document): E {
  const found = within.querySelector<E>(selector);
  if (!found) throw new Error(`The page has no ${selector}.`);
  return found;
}

const textOf = (name: string, within: ParentNode = form): string =>
  find<HTMLInputElement | HTMLSelectElement>(`[name=${name}]`, within).value.trim();

function addLine(description: string, quantity: string, price: string, rate: string): void {
  const row = lines.insertRow();
  for (const [name, label, value] of [
    ["description", "Description", description],
    ["quantity", "Quantity", quantity],
    ["price", "Unit price", price],
    ["rate", "Tax in %", rate],
  ] as const) {
    const input = document.createElement("input");
    Object.assign(input, { name, value, inputMode: name === "description" ? "text" : "decimal" });
    input.setAttribute("aria-label", label);
    row.insertCell().append(input);
  }
  row.insertCell().append(document.createElement("output"));
  const remove = document.createElement("button");
  Object.assign(remove, { type: "button", textContent: "Remove" });
  remove.addEventListener("click", () => {
    row.remove();
    compute();
  });
  row.insertCell().append(remove);
}

function lineOf(row: HTMLTableRowElement, currency: CurrencyCode): LineInput {
  const rate = textOf("rate", row);
  return {
    description: textOf("description", row),
    kind: "fixed",
    quantity: parseDecimal(textOf("quantity", row)),
    unit: "C62",
    baseQuantity: parseDecimal("1"),
    unitPrice: parseAmount(textOf("price", row), currency),
    allowances: [],
    charges: [],
    tax: {
      category: rate === "0" ? "Z" : "S",
      rate: parseDecimal(rate),
      exemptionReason: null,
      exemptionCode: null,
      components: null,
    },
    timeEntryIds: [],
    period: null,
  };
}

function show(entries: readonly (readonly [name: string, amount: string])[]): void {
  totals.replaceChildren(
    ...entries.flatMap(([name, amount]) => {
      const [term, detail] = [document.createElement("dt"), document.createElement("dd")];
      term.textContent = name;
      detail.textContent = amount;
      return [term, detail];
    }),
  );
}

function compute(): void {
  try {
    const currency = parseCurrency(textOf("currency"));
    const amount = (minor: bigint): string => formatAmount(minor, currency);
    const inputs = [...lines.rows].map((row) => lineOf(row, currency));
    inputs.forEach((line, at) => (find<HTMLOutputElement>("output", lines.rows[at]).value = amount(lineNet(line))));
    const percent = parseDecimal(textOf("discount"));
    const prices = textOf("prices") === "gross" ? "gross" : "net";
    const { subtotal, discountTotal, taxBreakdown, total } = computeTotals(
      inputs,
      percent === 0n ? null : { kind: "percent", percent },
      { prices },
    );
    show([
      ["Lines", amount(subtotal)],
      ...(discountTotal === 0n ? [] : [["Discount", amount(-discountTotal)] as const]),
      ...taxBreakdown.map(({ rate, taxAmount }) => [`Tax ${formatDecimal(rate)} %`, amount(taxAmount)] as const),
      [`Total ${currency}`, amount(total)],
    ]);
    problem.textContent = "";
  } catch (error) {
    if (!isStintError(error)) throw error;
    problem.textContent = error.message;
    show([]);
  }
}

const currencies = find<HTMLSelectElement>("[name=currency]");
for (const code of currencyCodes) currencies.add(new Option(code));
currencies.value = "EUR";
addLine("Design", "7.5", "90.00", "19");
addLine("Hosting", "12", "4.99", "7");
find("#add").addEventListener("click", () => {
  addLine("", "1", "0.00", "19");
  compute();
});
form.addEventListener("input", compute);
compute();
