import { type Actor, authorize, authorOf } from "../../access/actor.js";
import { notFound } from "../../kernel/errors.js";
import type { QuoteId } from "../../kernel/ids.js";
import type { Needs } from "../../ports/ports.js";
import { decide, type Decision } from "../deciding.js";
import type { DatedQuote } from "../quote-events.js";

/** Who has accepted a quote. */
export interface QuoteAcceptance {
  /** The person, 1 to 200 characters. Null or absent: it is not recorded. */
  readonly name?: string | null | undefined;
}

/** Why a quote was declined. */
export interface QuoteRefusal {
  /** 1 to 2,000 characters. Null or absent: none was given. */
  readonly reason?: string | null | undefined;
}

type DecidingPorts = Needs<"events" | "quotes" | "workspace", "clock" | "ids">;

/** Records that a quote was accepted, such as by telephone. */
export function makeAcceptQuote(ports: DecidingPorts) {
  return async (actor: Actor, id: QuoteId, { name = null }: QuoteAcceptance = {}): Promise<DatedQuote> =>
    decideAs(ports, actor, id, { kind: "accept", name });
}

/** Records that a quote was declined, or gives it up. */
export function makeDeclineQuote(ports: DecidingPorts) {
  return async (actor: Actor, id: QuoteId, { reason = null }: QuoteRefusal = {}): Promise<DatedQuote> =>
    decideAs(ports, actor, id, { kind: "decline", reason });
}

async function decideAs(ports: DecidingPorts, actor: Actor, id: QuoteId, decision: Decision): Promise<DatedQuote> {
  authorize(actor, "quotes:write");
  return ports.unitOfWork.run(actor, async (stores) => {
    const quote = await stores.quotes.find(id);
    if (!quote) throw notFound("quote");
    return decide(ports, stores, quote, decision, authorOf(actor));
  });
}
