import type { Author } from "../access/actor.js";
import { domainEvent, type EventType } from "../events/domain-event.js";
import type { LocalDate } from "../kernel/calendar.js";
import type { Ports } from "../ports/ports.js";
import type { Stores } from "../ports/unit-of-work.js";
import type { Quote } from "./quote.js";
import { quoteView } from "./quote-view.js";

/** The events of quotes. */
export type QuoteEvent = Extract<EventType, `quote.${string}`>;

/** A quote with the workspace's current date, which determines `expired`. */
export interface DatedQuote<T = Quote> {
  /** The quote, as it is stored now. */
  readonly quote: T;
  /** In the workspace's time zone. */
  readonly today: LocalDate;
}

/** Records an event with the quote after the change. The author is null if the client did it. */
export async function recordQuoteEvent(
  ports: Pick<Ports, "clock" | "ids">,
  stores: Pick<Stores, "events">,
  type: QuoteEvent,
  { quote, today, author }: DatedQuote & { readonly author: Author | null },
): Promise<void> {
  await stores.events.record(domainEvent(ports, author, type, quoteView(quote, today)));
}
