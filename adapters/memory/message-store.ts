import { takeFromStored } from "../../core/access/token-bucket.js";
import type { WorkspaceId } from "../../core/kernel/ids.js";
import type { Instant } from "../../core/kernel/instant.js";
import { claimMessage, isDueMessage } from "../../core/messages/claiming.js";
import { bucketOf } from "../../core/messages/mail-quota.js";
import type { Message } from "../../core/messages/message.js";
import type { MessageFilter, MessageStore } from "../../core/messages/message-store.js";
import type { ClaimedMessage, MailQueue } from "../../core/ports/mail-queue.js";
import { isAny } from "./matching.js";
import { pageByCreation } from "./paging.js";
import { insertRow, requireRow, updateRow } from "./rows.js";
import { type WorkspaceData, transact, type View } from "./workspace-data.js";

export function messageStore(view: View): MessageStore {
  const { messages, invoices, quotes, clients, documentLinks, users, mailQuotas, due } = view;
  return {
    async find(id) {
      return messages.get(id) ?? null;
    },
    async list(filter, page) {
      return pageByCreation(
        messages.all().filter((message) => matches(message, filter)),
        page,
      );
    },
    async insert(message) {
      requireRow(invoices, message.invoiceId, "invoice");
      requireRow(users, message.userId, "user");
      requireRow(clients, message.clientId, "client");
      requireRow(documentLinks, message.linkId, "link");
      requireRow(quotes, message.quoteId, "quote");
      insertRow(messages, message);
      due.add("mail");
    },
    async takeQuotas(quotas, now) {
      return quotas.map(({ key, perHour, copies }) => takeFromStored(mailQuotas, key, copies, bucketOf(perHour), now));
    },
    async update(message) {
      updateRow(messages, message, "the message");
    },
  };
}

function matches(message: Message, { invoiceId, clientId, statuses }: MessageFilter): boolean {
  return (
    (invoiceId === undefined || message.invoiceId === invoiceId) &&
    (clientId === undefined || message.clientId === clientId) &&
    isAny(statuses, message.status)
  );
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
      if (![...data.tables.messages.values()].some((message) => isDueMessage(message, request.now))) continue;
      await transact(data, ({ messages }) => {
        for (const message of messages.all().filter((one) => isDueMessage(one, request.now))) {
          if (!message.handedOver && claims.length === request.limit) continue;
          const claimed = claimMessage(message, request);
          messages.put(claimed);
          if (claimed.status === "sending") claims.push({ workspaceId: data.workspaceId, message: claimed });
        }
      });
    }
    return claims;
  }
}
