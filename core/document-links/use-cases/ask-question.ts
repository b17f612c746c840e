import { notFound } from "../../kernel/errors.js";
import { queueMail } from "../../messages/mail-quota.js";
import { emptyContent, newMessage } from "../../messages/message.js";
import type { Needs } from "../../ports/ports.js";
import { openLink } from "../open-link.js";
import { type Question, questionTable } from "../question.js";

/**
 * Queues an email with a client's question to the active owners of the workspace, and to no one else. The link's secret is the authority, so there is no
 * actor. Throws `mail_limit` (limited) for a link that was used too often.
 */
export function makeAskQuestion(
  ports: Needs<"messages" | "users", "directory" | "clock" | "ids" | "tokenSecrets" | "mailDomain" | "mailLimit">,
) {
  const { unitOfWork, clock, ids, mailDomain } = ports;
  return async (secret: string, question: Question): Promise<void> => {
    const { workspaceId, linkId } = await openLink(ports, secret);
    questionTable.issuesOf(question).throwIfAny();
    await unitOfWork.run({ workspaceId }, async (stores) => {
      const owners = await stores.users.lockActiveOwners();
      if (owners.length === 0) throw notFound("user");
      const to = owners.map(({ email }) => email);
      const content = { ...emptyContent, kind: "question", linkId, to, text: question.text, replyTo: question.replyTo } as const;
      await queueMail(ports, stores, newMessage(ids.next("msg"), mailDomain, content, clock.now()), clock.now());
    });
  };
}
