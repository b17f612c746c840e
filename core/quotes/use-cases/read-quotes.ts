import { type Actor, authorize } from "../../access/actor.js";
import { notFound } from "../../kernel/errors.js";
import type { QuoteId } from "../../kernel/ids.js";
import { type Page, type PageOptions, pageRequest } from "../../kernel/page.js";
import { localDateIn } from "../../kernel/time-zone.js";
import type { Needs } from "../../ports/ports.js";
import { mayBeOutdated } from "../../ports/unit-of-work.js";
import type { QuoteSummary } from "../quote.js";
import type { DatedQuote } from "../quote-events.js";
import { type QuoteFilter, type QuoteSortKey, quoteSortKeys } from "../quote-store.js";

export function makeGetQuote({ unitOfWork, clock }: Needs<"quotes" | "workspace", "clock">) {
  return async (actor: Actor, id: QuoteId): Promise<DatedQuote> => {
    authorize(actor, "quotes:read");
    return unitOfWork.read(actor, async (stores) => {
      const quote = await stores.quotes.find(id);
      if (!quote) throw notFound("quote");
      const { timeZone } = await stores.workspace.get();
      return { quote, today: localDateIn(timeZone, clock.now()) };
    });
  };
}

/** A caller's filter for quotes. */
export type QuoteQuery = Omit<QuoteFilter, "expiredOn" | "notExpiredOn"> & {
  /** Whether they are expired today, in the workspace's time zone. */
  readonly expired?: boolean | undefined;
};

export function makeListQuotes({ unitOfWork, clock }: Needs<"quotes" | "workspace", "clock">) {
  return async (
    actor: Actor,
    { expired, ...filter }: QuoteQuery = {},
    page: PageOptions<QuoteSortKey> = {},
  ): Promise<Page<DatedQuote<QuoteSummary>>> => {
    authorize(actor, "quotes:read");
    return unitOfWork.read(mayBeOutdated(actor), async (stores) => {
      const { timeZone } = await stores.workspace.get();
      const today = localDateIn(timeZone, clock.now());
      const valid = expired === undefined ? {} : expired ? { expiredOn: today } : { notExpiredOn: today };
      const { items, next } = await stores.quotes.list({ ...filter, ...valid }, pageRequest(quoteSortKeys, page));
      return { items: items.map((quote) => ({ quote, today })), next };
    });
  };
}
