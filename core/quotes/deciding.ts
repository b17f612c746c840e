import type { Author } from "../access/actor.js";
import { nextVersion } from "../kernel/entity.js";
import { Issues } from "../kernel/errors.js";
import { checkText, nameLimits } from "../kernel/text.js";
import { localDateIn } from "../kernel/time-zone.js";
import type { Ports } from "../ports/ports.js";
import type { Stores } from "../ports/unit-of-work.js";
import { acceptQuote, declineQuote, declineReasonLimits, type Quote, requireAcceptable, requireOpen } from "./quote.js";
import { type DatedQuote, recordQuoteEvent } from "./quote-events.js";

/** A decision about a quote. */
export type Decision =
  | {
      readonly kind: "accept";
      /** The person who accepts it. Null: it is not recorded. */
      readonly name: string | null;
    }
  | {
      readonly kind: "decline";
      /** At most 2,000 characters. Null: none is given. */
      readonly reason: string | null;
    };

/** The status that a decision leads to. */
const statusAfter = { accept: "accepted", decline: "declined" } as const;

/**
 * Stores the decision about a quote and records `quote.accepted` or `quote.declined`, unless it was decided so before. The author is null if the client decides on its page. Throws
 * `quote_not_open` and `quote_expired` (conflict), and the issues of the texts.
 */
export async function decide(
  ports: Pick<Ports, "clock" | "ids">,
  stores: Pick<Stores, "events" | "quotes" | "workspace">,
  before: Quote,
  decision: Decision,
  author: Author | null,
): Promise<DatedQuote> {
  const now = ports.clock.now();
  const { timeZone } = await stores.workspace.get();
  const today = localDateIn(timeZone, now);
  if (before.status === statusAfter[decision.kind]) return { quote: before, today };
  const issues = new Issues();
  if (decision.kind === "accept") checkText(issues, ["name"], decision.name, nameLimits);
  else checkText(issues, ["reason"], decision.reason, declineReasonLimits);
  issues.throwIfAny();
  const quote = nextVersion(decided(before, decision, { today, now }), now);
  await stores.quotes.update(quote);
  const type = decision.kind === "accept" ? "quote.accepted" : "quote.declined";
  await recordQuoteEvent(ports, stores, type, { quote, today, author });
  return { quote, today };
}

function decided(
  before: Quote,
  decision: Decision,
  { today, now }: Pick<DatedQuote, "today"> & { readonly now: ReturnType<Ports["clock"]["now"]> },
): Quote {
  if (decision.kind === "accept") {
    requireAcceptable(before, today);
    return acceptQuote(before, decision.name, now);
  }
  requireOpen(before);
  return declineQuote(before, decision.reason, now);
}
