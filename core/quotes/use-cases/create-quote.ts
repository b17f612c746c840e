import { type Actor, authorize, authorOf } from "../../access/actor.js";
import { NO_TAX, type Tax } from "../../billing/tax.js";
import { taxType } from "../../billing/tax-json.js";
import { refuseClaims } from "../../invoices/claims.js";
import { chosenTax, draftParts, type PartRequests } from "../../invoices/drafting.js";
import type { LineRequest } from "../../invoices/line-table.js";
import { requireActive } from "../../invoices/parties.js";
import { firstVersion } from "../../kernel/entity.js";
import { addUnknown, invalid } from "../../kernel/errors.js";
import type { ClientId } from "../../kernel/ids.js";
import type { Patch } from "../../kernel/patch.js";
import { localDateIn } from "../../kernel/time-zone.js";
import type { Needs } from "../../ports/ports.js";
import type { DraftQuote, QuoteContent } from "../quote.js";
import { type DatedQuote, recordQuoteEvent } from "../quote-events.js";
import { checkLineCount, checkQuoteContent, figuresOf } from "../quoting.js";

/** The content of a quote that a request can set. Absent fields do not change, or get their defaults. */
export type RequestedQuote = Patch<Omit<QuoteContent, "clientId" | "currency">> &
  PartRequests & {
    /**
     * The tax of lines, allowances and charges without a tax of their own. In a change, also of those in a list that is not replaced; null: that of the
     * client or the workspace.
     */
    readonly tax?: Tax | null | undefined;
  };

/** A quote to draft. */
export type CreateQuote = RequestedQuote & {
  /** The client that gets it. */
  readonly clientId: ClientId;
  /** 1 to 5,000, of the kind `fixed`. */
  readonly lines: readonly LineRequest[];
};

/** Drafts a quote in the client's currency. */
export function makeCreateQuote(ports: Needs<"clients" | "events" | "quotes" | "workspace", "clock" | "ids">) {
  const { unitOfWork, clock, ids } = ports;
  return async (actor: Actor, command: CreateQuote): Promise<DatedQuote<DraftQuote>> => {
    authorize(actor, "quotes:write");
    return unitOfWork.run(actor, async (stores) => {
      const workspace = await stores.workspace.get();
      const client = await stores.clients.find(command.clientId);
      const requested = command.tax && taxType.set(command.tax, null);
      const chosen = chosenTax(requested, client, workspace);
      const { parts, issues } = draftParts(command, requested, chosen ?? NO_TAX);
      refuseClaims(issues, parts.lines);
      checkLineCount(issues, parts.lines);
      const content: QuoteContent = {
        clientId: command.clientId,
        currency: client?.currency ?? workspace.currency,
        validUntil: command.validUntil ?? null,
        prices: command.prices ?? "net",
        discount: command.discount ?? null,
        notes: command.notes ?? "",
        projectReference: command.projectReference ?? null,
        buyerReference: command.buyerReference === undefined ? (client?.buyerReference ?? null) : command.buyerReference,
      };
      issues.addAll([], checkQuoteContent(content).found);
      if (!client) {
        addUnknown(issues, ["clientId"], "client");
        throw invalid(issues.found);
      }
      issues.throwIfAny();
      requireActive(client);
      const quote: DraftQuote = {
        id: ids.next("quo"),
        status: "draft",
        ...{ number: null, issueDate: null, seller: null, buyer: null, issuedAt: null },
        ...content,
        ...figuresOf(parts, content),
        taxChosen: chosen !== null || command.lines.every(({ tax }) => tax !== undefined),
        ...{ acceptedAt: null, acceptedBy: null, declinedAt: null, declineReason: null },
        ...{ sentAt: null, viewedAt: null, invoiceId: null, projectId: null },
        ...firstVersion(clock.now()),
      };
      const today = localDateIn(workspace.timeZone, clock.now());
      await stores.quotes.insert(quote);
      await recordQuoteEvent(ports, stores, "quote.created", { quote, today, author: authorOf(actor) });
      return { quote, today };
    });
  };
}
