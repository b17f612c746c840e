import type { Hint, MessageBus } from "../../ports/message-bus.js";
import type { Stores, UnitOfWork, WorkScope } from "../../ports/unit-of-work.js";

/** A unit of work that sends hints on the bus after a commit for everything that it made due. Reads send none. */
export function hintingUnitOfWork(unitOfWork: UnitOfWork, bus: MessageBus): UnitOfWork {
  return {
    async run<T>(scope: WorkScope, work: (stores: Stores) => Promise<T>): Promise<T> {
      const due = new Set<Hint>();
      const result = await unitOfWork.run(scope, (stores) => {
        due.clear();
        return work(trackingDue(stores, due));
      });
      for (const hint of due) bus.hint(hint);
      return result;
    },
    read: (scope, work) => unitOfWork.read(scope, work),
  };
}

function trackingDue(stores: Stores, due: Set<Hint>): Stores {
  return {
    ...stores,
    events: {
      record: (event) => {
        due.add("deliveries");
        return stores.events.record(event);
      },
      recordFor: (webhookId, event) => {
        due.add("deliveries");
        return stores.events.recordFor(webhookId, event);
      },
      list: (limit) => stores.events.list(limit),
    },
    deliveries: {
      list: (filter, page) => stores.deliveries.list(filter, page),
      find: (id) => stores.deliveries.find(id),
      attempts: (id) => stores.deliveries.attempts(id),
      update: (delivery) => {
        due.add("deliveries");
        return stores.deliveries.update(delivery);
      },
      recover: (webhookId, since, now) => {
        due.add("deliveries");
        return stores.deliveries.recover(webhookId, since, now);
      },
      backfill: (webhook, from, now) => {
        due.add("deliveries");
        return stores.deliveries.backfill(webhook, from, now);
      },
    },
    webhooks: {
      find: (id) => stores.webhooks.find(id),
      findMany: (ids) => stores.webhooks.findMany(ids),
      list: (filter, page) => stores.webhooks.list(filter, page),
      count: () => stores.webhooks.count(),
      insert: (webhook) => stores.webhooks.insert(webhook),
      update: (webhook) => {
        due.add("deliveries");
        return stores.webhooks.update(webhook);
      },
      remove: (webhook, now) => stores.webhooks.remove(webhook, now),
      failing: () => stores.webhooks.failing(),
    },
    messages: {
      find: (id) => stores.messages.find(id),
      list: (filter, page) => stores.messages.list(filter, page),
      insert: (message) => {
        due.add("mail");
        return stores.messages.insert(message);
      },
      takeQuotas: (quotas, now) => stores.messages.takeQuotas(quotas, now),
      update: (message) => stores.messages.update(message),
    },
  };
}
