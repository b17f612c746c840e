import { ANSWERS_KEPT_MS, bucketOf, type Instant, type Stores, takeFrom } from "stint/storage";
import { FEED } from "../rows.js";
import type { Tables } from "../tables.js";

/** What the workspace sends and remembers: messages, responses to repeatable requests, and the feed of its changes. */
export function journalStores(tables: Tables): Pick<Stores, "messages" | "answers" | "changes"> {
  return { messages: messageStore(tables), answers: answerStore(tables), changes: changeStore(tables) };
}

function messageStore({ messages, mailQuotas, session }: Tables): Stores["messages"] {
  return {
    find: async (id) => messages.find(id) ?? null,
    list: async ({ invoiceId, statuses }, page) => messages.page({ invoiceId, status: statuses }, page),
    insert: async (message) => {
      messages.insert(message);
      session.due.add("mail");
    },
    takeQuotas: async (quotas, now) =>
      quotas.map(({ key, perHour }) => {
        const { bucket, share } = takeFrom(mailQuotas.find(key) ?? null, 1, bucketOf(perHour), now);
        mailQuotas.put({ id: key, ...bucket });
        return share;
      }),
    update: async (message) => messages.update(message, "message"),
  };
}

function answerStore({ answers }: Tables): Stores["answers"] {
  let claimedAt: Instant | undefined;
  return {
    claim: async ({ id }, now) => {
      answers.remove({ "at <= ?": now - ANSWERS_KEPT_MS });
      claimedAt = now;
      const found = answers.find(id);
      return found === undefined ? null : { fingerprint: found.fingerprint, answer: found.answer };
    },
    keep: async ({ id, fingerprint }, answer) => {
      if (claimedAt === undefined) throw new Error("Cannot store the response of a request that was not claimed.");
      answers.insert({ id, fingerprint, answer, at: claimedAt });
    },
  };
}

function changeStore({ changes, feeds }: Tables): Stores["changes"] {
  const feed = () => feeds.find(FEED) ?? { last: 0, purged: 0 };
  return {
    page: async ({ after, limit, types }) => {
      const { last, purged } = feed();
      const end = Math.max(last, after ?? 0);
      const newer = changes.where({ type: types, "position > ?": after }, `order by position limit ${limit + 1}`);
      const items = newer.slice(0, limit).map(({ change }) => change);
      const hasMore = newer.length > limit;
      return { items, next: hasMore ? (items.at(-1)?.position ?? end) : end, hasMore, purged, waiting: false };
    },
    end: async () => feed().last,
    sequence: async () => void feed(),
  };
}
