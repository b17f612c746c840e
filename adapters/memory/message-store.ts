import { takeFrom } from "../../core/access/token-bucket.js";
import { nextVersion } from "../../core/kernel/entity.js";
import type { WorkspaceId } from "../../core/kernel/ids.js";
import type { Instant } from "../../core/kernel/instant.js";
import { bucketOf } from "../../core/messages/mail-quota.js";
import type { Message } from "../../core/messages/message.js";
import { markUnknown } from "../../core/messages/message.js";
import type { MessageStore } from "../../core/messages/message-store.js";
import type { ClaimedMessage, MailQueue } from "../../core/ports/mail-queue.js";
import { isAny } from "./matching.js";
import { pageByCreation } from "./paging.js";
import { insertRow, requireRow, updateRow } from "./rows.js";
import { type WorkspaceData, transact, type View } from "./workspace-data.js";

export function messageStore({ messages, invoices, users, mailQuotas, due }: View): MessageStore {
  return {
    async find(id) {
      return messages.get(id) ?? null;
    },
    async list({ invoiceId, statuses }, page) {
      return pageByCreation(
        messages.all().filter((message) => message.invoiceId === invoiceId && isAny(statuses, message.status)),
        page,
      );
    },
    async insert(message) {
      requireRow(invoices, message.invoiceId, "invoice");
      requireRow(users, message.userId, "user");
      insertRow(messages, message);
      due.add("mail");
    },
    async takeQuotas(quotas, now) {
      return quotas.map(({ key, perHour }) => {
        const { bucket, share } = takeFrom(mailQuotas.get(key) ?? null, 1, bucketOf(perHour), now);
        mailQuotas.put({ id: key, ...bucket });
        return share;
      });
    },
    async update(message) {
      updateRow(messages, message, "the message");
    },
  };
}

/** The mail queue of all workspaces in memory. */
export class MemoryMailQueue implements MailQueue {
  constructor(private readonly dataByWorkspace: ReadonlyMap<WorkspaceId, WorkspaceData>) {}

  async claim(request: {
    readonly now: Instant;
    readonly leasedUntil: Instant;
    readonly limit: number;
  }): Promise<readonly ClaimedMessage[]> {
    const claims: ClaimedMessage[] = [];
    for (const data of this.dataByWorkspace.values()) {
      if (![...data.tables.messages.values()].some((message) => isDue(message, request.now))) continue;
      await transact(data, ({ messages }) => {
        for (const message of messages.all().filter((one) => isDue(one, request.now))) {
          if (message.handedOver) messages.put(markUnknown(message, INTERRUPTED, request.now));
          else if (claims.length < request.limit) {
            const { now, leasedUntil } = request;
            const attempts = message.attempts + 1;
            const claimed = nextVersion({ ...message, status: "sending" as const, attempts, dueAt: null, leasedUntil }, now);
            messages.put(claimed);
            claims.push({ workspaceId: data.workspaceId, message: claimed });
          }
        }
      });
    }
    return claims;
  }
}

const INTERRUPTED = "The process stopped while the mail server was taking the content.";

function isDue({ status, dueAt, leasedUntil }: Message, now: Instant): boolean {
  if (status === "queued") return dueAt !== null && dueAt <= now;
  return status === "sending" && leasedUntil !== null && leasedUntil <= now;
}
