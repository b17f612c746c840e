import { isLocalDate, type LocalDate } from "../../kernel/calendar.js";
import type { CurrencyCode } from "../../kernel/currency.js";
import { amountOf, currencyOf, Unclear } from "./amounts.js";
import { elementAt, textAt, type XmlElement } from "./xml-tree.js";

/** What the readers of a document share. */
export interface CamtContext {
  /** The error at an element. */
  readonly fail: (at: XmlElement, message: string) => Error;
  readonly account: string;
  readonly currency: CurrencyCode;
  /** The date of entries that state none. */
  readonly createdOn: LocalDate | null;
}

/** The amount of an element with `Amt` and `CdtDbtInd`, with its sign. */
export function signedAmount(
  { fail }: Pick<CamtContext, "fail">,
  element: XmlElement,
): { readonly amount: bigint; readonly currency: CurrencyCode } {
  const stated = elementAt(element, "Amt");
  if (stated === null) throw fail(element, "The amount is missing.");
  const currency = currencyOf(stated.attributes.get("Ccy") ?? "");
  if (currency instanceof Unclear) throw fail(stated, currency.message);
  const amount = amountOf(stated.text.trim(), currency, ".");
  if (amount instanceof Unclear) throw fail(stated, amount.message);
  const direction = textAt(element, "CdtDbtInd");
  if (direction !== "CRDT" && direction !== "DBIT") throw fail(element, "CRDT or DBIT is expected in the element CdtDbtInd.");
  return { amount: direction === "CRDT" ? amount : -amount, currency };
}

/** The date in `Dt` or `DtTm` of a child, as it is at the bank. Null if the child does not exist. */
export function dateIn(context: Pick<CamtContext, "fail">, element: XmlElement, name: string): LocalDate | null {
  return dateAt(context, element, [name, "Dt"], [name, "DtTm"]);
}

/** The date, or the date of the time, at the first of the paths that exists. Null if none does. */
export function dateAt(
  { fail }: Pick<CamtContext, "fail">,
  from: XmlElement,
  ...paths: readonly (readonly string[])[]
): LocalDate | null {
  const element = paths.map((path) => elementAt(from, ...path)).find((one) => one !== null);
  if (!element) return null;
  const date = element.text.trim().slice(0, 10);
  if (!isLocalDate(date)) throw fail(element, "A date such as 2026-03-31 is expected.");
  return date;
}
