import { type Actor, authorize, authorOf } from "../../access/actor.js";
import { notFound } from "../../kernel/errors.js";
import { localDateIn } from "../../kernel/time-zone.js";
import type { QuoteId } from "../../kernel/ids.js";
import type { Needs } from "../../ports/ports.js";
import { issueDraftQuote } from "../issuing.js";
import { type OpenQuote, requireDraft } from "../quote.js";
import type { DatedQuote } from "../quote-events.js";

/** Issues a draft without sending it. An open quote remains as it is. */
export function makeIssueQuote(ports: Needs<"clients" | "events" | "invoices" | "quotes" | "workspace", "clock" | "ids">) {
  return async (actor: Actor, id: QuoteId): Promise<DatedQuote<OpenQuote>> => {
    authorize(actor, "quotes:write");
    return ports.unitOfWork.run(actor, async (stores) => {
      const draft = await stores.quotes.find(id);
      if (!draft) throw notFound("quote");
      const workspace = await stores.workspace.get();
      if (draft.status === "open") return { quote: draft, today: localDateIn(workspace.timeZone, ports.clock.now()) };
      requireDraft(draft, "Only a draft can be issued.");
      const client = await stores.clients.find(draft.clientId);
      if (!client) throw notFound("client");
      return issueDraftQuote(ports, stores, draft, { workspace, client, author: authorOf(actor) });
    });
  };
}
