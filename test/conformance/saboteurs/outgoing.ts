import { fromOthers, type Saboteur, withStores } from "./saboteur.js";

const unseen = "returns no subscription, delivery, message, document or secret of another workspace";
const untouched = "changes no subscription, message or secret of another workspace";

export const outgoingSaboteurs: readonly Saboteur[] = [
  {
    title: "finds a subscription of another workspace",
    caughtBy: [unseen],
    make: withStores(({ webhooks }, place) => ({
      webhooks: {
        ...webhooks,
        find: async (id) => (await webhooks.find(id)) ?? fromOthers(place, (other) => other.webhooks.find(id)),
      },
    })),
  },
  {
    title: "lists the deliveries of every workspace",
    caughtBy: [unseen],
    make: withStores(({ deliveries }, place) => ({
      deliveries: {
        ...deliveries,
        list: async (filter, page) => {
          const mine = await deliveries.list(filter, page);
          const theirs = await fromOthers(place, async (other) => (await other.deliveries.list(filter, page)).items);
          return { ...mine, items: [...mine.items, ...(theirs ?? [])].slice(0, page.limit) };
        },
      },
    })),
  },
  {
    title: "shows the attempts of another workspace's deliveries",
    caughtBy: [unseen],
    make: withStores(({ deliveries }, place) => ({
      deliveries: {
        ...deliveries,
        attempts: async (id) => {
          const mine = await deliveries.attempts(id);
          const theirs = fromOthers(place, async (other) => {
            const found = await other.deliveries.attempts(id);
            return found.length > 0 ? found : null;
          });
          return mine.length > 0 ? mine : ((await theirs) ?? []);
        },
      },
    })),
  },
  {
    title: "counts the subscriptions of every workspace",
    caughtBy: [unseen],
    make: withStores(({ webhooks }, place) => ({
      webhooks: {
        ...webhooks,
        count: async () => {
          const theirs = await fromOthers(place, async (other) => (await other.webhooks.count()) || null);
          return (await webhooks.count()) + (theirs ?? 0);
        },
      },
    })),
  },
  {
    title: "removes a subscription of another workspace",
    caughtBy: [untouched],
    make: withStores(({ webhooks }, { honest, others }) => ({
      webhooks: {
        ...webhooks,
        remove: async (webhook, now) => {
          if (await webhooks.find(webhook.id)) return webhooks.remove(webhook, now);
          for (const workspaceId of others) {
            const there = await honest.unitOfWork.read({ workspaceId }, (stores) => stores.webhooks.find(webhook.id));
            if (there) return honest.unitOfWork.run({ workspaceId }, (stores) => stores.webhooks.remove(there, now));
          }
          return webhooks.remove(webhook, now);
        },
      },
    })),
  },
  {
    title: "lists a removed subscription among the failing ones",
    caughtBy: ["hides a removed subscription everywhere"],
    make: (() => {
      const failing = new Map();
      return withStores(({ webhooks }) => ({
        webhooks: {
          ...webhooks,
          failing: async () => {
            for (const [id, since] of await webhooks.failing()) failing.set(id, since);
            return failing;
          },
        },
      }));
    })(),
  },
];
