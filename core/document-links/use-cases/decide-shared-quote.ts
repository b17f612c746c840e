import { notFound } from "../../kernel/errors.js";
import { queueMail } from "../../messages/mail-quota.js";
import { emptyContent, newMessage } from "../../messages/message.js";
import type { Needs } from "../../ports/ports.js";
import { decide, type Decision } from "../../quotes/deciding.js";
import { openLink } from "../open-link.js";
import { type SharedAcceptance, sharedAcceptanceTable, type SharedRefusal, sharedRefusalTable } from "../quote-decision.js";

type DecidingPorts = Needs<
  "documentLinks" | "events" | "messages" | "quotes" | "users" | "workspace",
  "directory" | "clock" | "ids" | "tokenSecrets" | "mailDomain" | "mailLimit"
>;

/** Accepts the quote of a link for the client. The link's secret is the authority, so there is no actor. */
export function makeAcceptSharedQuote(ports: DecidingPorts) {
  return async (secret: string, acceptance: SharedAcceptance): Promise<void> => {
    sharedAcceptanceTable.issuesOf(acceptance).throwIfAny();
    await decideByLink(ports, secret, { kind: "accept", name: acceptance.name });
  };
}

/** Declines the quote of a link for the client. Has no actor. */
export function makeDeclineSharedQuote(ports: DecidingPorts) {
  return async (secret: string, refusal: SharedRefusal): Promise<void> => {
    sharedRefusalTable.issuesOf(refusal).throwIfAny();
    await decideByLink(ports, secret, { kind: "decline", reason: refusal.reason });
  };
}

/** Stores a decision that was not made before, and queues an email to the active owners of the workspace. */
async function decideByLink(ports: DecidingPorts, secret: string, decision: Decision): Promise<void> {
  const { unitOfWork, clock, ids, mailDomain } = ports;
  const { workspaceId, linkId } = await openLink(ports, secret);
  await unitOfWork.run({ workspaceId }, async (stores) => {
    const link = await stores.documentLinks.find(linkId);
    const before = link?.quoteId ? await stores.quotes.find(link.quoteId) : null;
    if (!before) throw notFound("document_link");
    const { quote } = await decide(ports, stores, before, decision, null);
    const owners = quote.version === before.version ? [] : await stores.users.lockActiveOwners();
    if (owners.length === 0) return;
    const content = { ...emptyContent, kind: "quote_decision", quoteId: quote.id, to: owners.map(({ email }) => email) } as const;
    await queueMail(ports, stores, newMessage(ids.next("msg"), mailDomain, content, clock.now()), clock.now());
  });
}
