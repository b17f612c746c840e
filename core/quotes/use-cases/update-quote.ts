import { type Actor, authorize, authorOf } from "../../access/actor.js";
import { changeParts } from "../../invoices/changing-parts.js";
import { refuseClaims } from "../../invoices/claims.js";
import { checkComputed } from "../../invoices/computed-amounts.js";
import { withStoredTexts } from "../../kernel/cleaning.js";
import { issuesOfChange, nextVersion, patched, sameValue } from "../../kernel/entity.js";
import { notFound } from "../../kernel/errors.js";
import type { QuoteId } from "../../kernel/ids.js";
import { localDateIn } from "../../kernel/time-zone.js";
import type { Needs } from "../../ports/ports.js";
import { type Quote, requireDraft } from "../quote.js";
import { type DatedQuote, recordQuoteEvent } from "../quote-events.js";
import { checkLineCount, checkQuoteContent, figuresOf } from "../quoting.js";
import type { RequestedQuote } from "./create-quote.js";

/** Absent fields do not change; lists are replaced. */
export type QuotePatch = RequestedQuote;

/** Changes the content of a draft, and its figures. */
export function makeUpdateQuote(ports: Needs<"clients" | "events" | "quotes" | "workspace", "clock" | "ids">) {
  const { unitOfWork, clock } = ports;
  return async (actor: Actor, id: QuoteId, patch: QuotePatch): Promise<DatedQuote> => {
    authorize(actor, "quotes:write");
    return unitOfWork.run(actor, async (stores) => {
      const before = await stores.quotes.find(id);
      if (!before) throw notFound("quote");
      const workspace = await stores.workspace.get();
      const client = await stores.clients.find(before.clientId);
      if (!client) throw notFound("client");
      checkComputed(before, patch).throwIfAny();
      const { lines, allowances, charges, tax, ...rest } = patch;
      const requests = { lines, allowances, charges, tax };
      const { parts, changed, taxChosen, ...drafted } = changeParts(before, requests, { client, workspace });
      const content = patched<Quote>(before, withStoredTexts(before, { ...rest, taxChosen }));
      const issues = issuesOfChange<Quote>(before, content, checkQuoteContent);
      issues.addAll([], drafted.issues.found);
      if (changed.includes("lines")) {
        checkLineCount(issues, parts.lines);
        refuseClaims(issues, parts.lines);
      }
      issues.throwIfAny();
      const today = localDateIn(workspace.timeZone, clock.now());
      if (changed.length === 0 && sameValue(before, content)) return { quote: before, today };
      requireDraft(before, "Only the content of a draft can be changed. Create a new quote instead.");
      const quote: Quote = nextVersion({ ...content, ...figuresOf(parts, content) }, clock.now());
      await stores.quotes.update(quote);
      await recordQuoteEvent(ports, stores, "quote.updated", { quote, today, author: authorOf(actor) });
      return { quote, today };
    });
  };
}
