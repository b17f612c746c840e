import { type Actor, authorize, authorOf } from "../../access/actor.js";
import { notFound } from "../../kernel/errors.js";
import type { QuoteId } from "../../kernel/ids.js";
import { localDateIn } from "../../kernel/time-zone.js";
import type { Needs } from "../../ports/ports.js";
import { requireDraft } from "../quote.js";
import { recordQuoteEvent } from "../quote-events.js";

/** Deletes a draft. An issued quote keeps its number, so that the series has no gaps. */
export function makeDeleteQuote(ports: Needs<"events" | "quotes" | "workspace", "clock" | "ids">) {
  return async (actor: Actor, id: QuoteId): Promise<void> => {
    authorize(actor, "quotes:write");
    await ports.unitOfWork.run(actor, async (stores) => {
      const quote = await stores.quotes.find(id);
      if (!quote) throw notFound("quote");
      requireDraft(quote, "Only a draft can be deleted. Decline an issued quote instead.");
      await stores.quotes.delete(quote);
      const { timeZone } = await stores.workspace.get();
      const today = localDateIn(timeZone, ports.clock.now());
      await recordQuoteEvent(ports, stores, "quote.deleted", { quote, today, author: authorOf(actor) });
    });
  };
}
