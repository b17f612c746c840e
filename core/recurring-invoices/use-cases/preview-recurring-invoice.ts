import { type Actor, authorize } from "../../access/actor.js";
import { NO_TAX } from "../../billing/tax.js";
import { chosenTax, computeFigures, requestedParts } from "../../invoices/drafting.js";
import { PLAIN_TERMS } from "../../invoices/document-terms.js";
import { usualWithholding } from "../../invoices/parties.js";
import type { LineRequest, Period } from "../../invoices/line-table.js";
import type { LocalDate } from "../../kernel/calendar.js";
import type { CurrencyCode } from "../../kernel/currency.js";
import { notFound } from "../../kernel/errors.js";
import type { RecurringInvoiceId } from "../../kernel/ids.js";
import type { Needs } from "../../ports/ports.js";
import { mayBeOutdated } from "../../ports/unit-of-work.js";
import { commandOf, coveredBy, textsOf } from "../bill-date.js";
import { advanced, type RecurringInvoice } from "../recurring-invoice.js";
import { feeLine, feeOf } from "../retained-time.js";
import { retainerTexts } from "../retainer-words.js";

/** How many dates a preview has at most. */
export const PREVIEWED_DATES = 12;

/** An invoice that is to be made, as it is foreseen now. */
export interface ForeseenInvoice {
  /** The date on which it is made. */
  readonly date: LocalDate;
  /** The days that it covers. Null: it states none. */
  readonly period: Period | null;
  /** The descriptions of its lines, without those of time. */
  readonly descriptions: readonly string[];
  /** That of the client, or of the workspace if the client has none. */
  readonly currency: CurrencyCode;
  /** Minor units with tax, of its lines without time. */
  readonly total: bigint;
}

/** Returns the next dates, at most {@link PREVIEWED_DATES}, with what is certain of their invoices: not the time, which is not recorded yet. */
export function makePreviewRecurringInvoice({ unitOfWork }: Needs<"clients" | "recurringInvoices" | "workspace">) {
  return async (actor: Actor, id: RecurringInvoiceId): Promise<readonly ForeseenInvoice[]> => {
    authorize(actor, "recurring_invoices:read");
    return unitOfWork.read(mayBeOutdated(actor), async (stores) => {
      const recurring = await stores.recurringInvoices.find(id);
      if (!recurring) throw notFound("recurring_invoice");
      const client = await stores.clients.find(recurring.clientId);
      if (!client) throw notFound("client");
      const workspace = await stores.workspace.get();
      const currency = client.currency ?? workspace.currency;
      const locale = client.locale ?? workspace.locale;
      const usual = chosenTax(recurring.tax, client, workspace) ?? NO_TAX;
      const foreseen: ForeseenInvoice[] = [];
      let current = recurring;
      for (let date = current.nextOn; date !== null && foreseen.length < PREVIEWED_DATES; date = current.nextOn) {
        const fill = textsOf(recurring, client, workspace, date);
        const lines = [...(commandOf(recurring, workspace, date, fill).lines ?? []), ...feesOf(recurring, locale, fill)];
        const terms = { ...PLAIN_TERMS, prices: recurring.prices, withholding: usualWithholding(client, workspace), currency };
        const { figures } = computeFigures(requestedParts({ lines }, usual), { ...terms, discount: null, taxCurrency: null });
        const descriptions = lines.map(({ description }) => description);
        foreseen.push({ date, period: coveredBy(recurring, workspace, date), descriptions, currency, total: figures.total });
        current = advanced(current, date, true);
      }
      return foreseen;
    });
  };
}

/** The fee of a retainer, without its time. */
function feesOf({ retainer }: RecurringInvoice, locale: string, fill: (text: string) => string): readonly LineRequest[] {
  return retainer === null ? [] : [feeLine(retainer, feeOf(retainer, retainerTexts(locale), fill))];
}
