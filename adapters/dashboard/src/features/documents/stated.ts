/** What a document states: texts, objects of them, and lists. */
export interface Stated {
  readonly [name: string]: string | Stated | readonly Stated[] | undefined;
}

/** A text that a document states, with the name of its field. */
export interface StatedRow {
  readonly name: string;
  readonly text: string;
}

/** A list that a document states, with the name of its field. */
export interface StatedList {
  readonly name: string;
  readonly items: readonly Stated[];
}

/** How a text is shown, by the name of its field. */
export type ShowText = (name: string, text: string) => string;

/** The objects that have a part of the page of their own, in its order. */
export const parties = ["seller", "buyer", "payee", "tax_representative", "delivery", "payment"] as const;

/** The amounts of the document, in the order of their calculation. */
export const totals = [
  ...["subtotal", "allowance_total", "charge_total", "total_without_tax", "tax_total", "tax_total_in_tax_currency"],
  ...["total", "prepaid_amount", "rounding_amount", "payable_amount"],
] as const;

const numbers: ReadonlySet<string> = new Set([
  ...totals,
  ...["unit_price", "gross_price", "price_discount", "base_quantity", "quantity", "net", "amount", "base_amount"],
  ...["percent", "rate", "taxable_amount", "tax_amount"],
]);

/** Whether the field is a number. Other texts of digits, such as telephone numbers, are none. */
export const isNumber = (name: string): boolean => numbers.has(name);

/** Whether the text is a day that exists. A document can state any text as one. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** The texts of an object and of the objects in it, except those of lists. An identifier is shown with its scheme, and so on. */
export function rowsOf(stated: Stated, show: ShowText): readonly StatedRow[] {
  return Object.entries(stated).flatMap(([name, value]) => {
    if (value === undefined || isList(value)) return [];
    if (typeof value === "string") return [{ name, text: show(name, value) }];
    const text = joined(name, value, show);
    return text === null ? rowsOf(value, show) : [{ name, text }];
  });
}

/** The lists of an object that have items. */
export function listsOf(stated: Stated): readonly StatedList[] {
  return Object.entries(stated).flatMap(([name, value]) =>
    value !== undefined && isList(value) && value.length > 0 ? [{ name, items: value }] : [],
  );
}

/** Those of the fields that the object has. */
export function only(stated: Stated, names: readonly string[]): Stated {
  return Object.fromEntries(names.flatMap((name) => (stated[name] === undefined ? [] : [[name, stated[name]]])));
}

/** Without these fields. */
export function without(stated: Stated, names: readonly string[]): Stated {
  return Object.fromEntries(Object.entries(stated).filter(([name]) => !names.includes(name)));
}

/** Where a finding is, in the names of `label`. The numbers of items begin at 1. */
export function placeOf(pointer: string, label: (name: string) => string): string {
  const parts = pointer.split("/").slice(1);
  return parts.map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : label(part))).join(" › ");
}

function isList(value: string | Stated | readonly Stated[]): value is readonly Stated[] {
  return Array.isArray(value);
}

/** An object whose texts belong together, as one text. Null: each has a row of its own. */
function joined(name: string, value: Stated, show: ShowText): string | null {
  const text = (field: string): string | null => {
    const one = value[field];
    return typeof one === "string" ? show(field, one) : null;
  };
  const all = (...fields: readonly string[]) => fields.map(text).filter((one) => one !== null);
  const withList = (main: string, list: string) => [text(main), text(list) && `(${text(list)})`].filter(Boolean).join(" ");
  if ("value" in value || "scheme" in value) return withList("value", "scheme");
  if (name === "classification") return withList("code", "list");
  if (name === "period") return [text("start") ?? "…", text("end") ?? "…"].join(" – ");
  if (name === "tax") return all("category", "rate").join(", ");
  return name === "tax_currency" ? all("currency").join("") : null;
}
