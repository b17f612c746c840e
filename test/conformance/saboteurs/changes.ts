import { changeTypes } from "../../../core/changes/change.js";
import type { ChangeStore } from "../../../core/changes/change-store.js";
import type { Stores } from "../../../core/ports/unit-of-work.js";
import { withHousekeeping } from "./queues.js";
import { type Saboteur, withStores } from "./saboteur.js";

const everything =
  "tells of every creation, change and deletion of a resource in the order of commits, with the resource in that version";
const others = "tells nothing of what was rolled back, of what keeps its version, or of other workspaces";
const paging = "reads changes in pages, of the asked types, and always tells where to go on";

const feed = (change: (changes: ChangeStore, stores: Stores) => Partial<ChangeStore>): Saboteur["make"] =>
  withStores((stores) => {
    const { changes } = stores;
    const same: ChangeStore = {
      page: (request) => changes.page(request),
      end: () => changes.end(),
      sequence: (limit) => changes.sequence(limit),
    };
    return { changes: { ...same, ...change(changes, stores) } };
  });

const paged = (change: (page: Awaited<ReturnType<ChangeStore["page"]>>) => Partial<Awaited<ReturnType<ChangeStore["page"]>>>) =>
  feed((changes) => ({
    page: async (request) => {
      const page = await changes.page(request);
      return { ...page, ...change(page) };
    },
  }));

const keptByRow = (kind: "tasks" | "projects" | "clients" | "invoices" | "users"): Saboteur["make"] =>
  withStores((stores) => ({ [kind]: { ...stores[kind], delete: async () => undefined } }));

const kinds = ["task", "project", "client", "invoice", "user"] as const;

export const changeSaboteurs: readonly Saboteur[] = [
  {
    title: "tells of no deletion",
    caughtBy: [everything],
    make: paged(({ items }) => ({ items: items.filter(({ action }) => action !== "deleted") })),
  },
  {
    title: "shows with a change the secret of a token",
    caughtBy: [everything],
    make: paged(({ items }) => ({
      items: items.map((change) => ({ ...change, model: change.model && { ...change.model, hash: "0" } }) as never),
    })),
  },
  {
    title: "tells the changes of another kind than was asked for",
    caughtBy: [paging],
    make: feed((changes) => ({ page: (request) => changes.page({ ...request, types: changeTypes }) })),
  },
  {
    title: "begins again at the oldest change",
    caughtBy: [paging],
    make: feed((changes) => ({ page: (request) => changes.page({ ...request, after: null, limit: 200 }) })),
  },
  {
    title: "stops at the last change of the kind that was asked for",
    caughtBy: [paging],
    make: paged(({ items, next }) => ({ next: items.at(-1)?.position ?? Math.max(0, next - 1) })),
  },
  {
    title: "forgets how far changes were removed",
    caughtBy: ["removes changes that are too old, read or not, and tells how far"],
    make: paged(() => ({ purged: 0 })),
  },
  {
    title: "tells every workspace of the changes in all",
    caughtBy: [others],
    make: withStores(({ changes }, place) => ({
      changes: {
        ...changes,
        page: async (request) => {
          const page = await changes.page(request);
          const foreign = place.others.map((workspaceId) =>
            place.honest.unitOfWork.read({ workspaceId }, (stores) =>
              stores.changes.page({ ...request, after: null, limit: 200 }),
            ),
          );
          return { ...page, items: [...page.items, ...(await Promise.all(foreign)).flatMap(({ items }) => items)] };
        },
      },
    })),
  },
  {
    title: "keeps changes for ever",
    caughtBy: ["removes changes that are too old, read or not, and tells how far"],
    make: withHousekeeping({ purgeChanges: async () => 0 }),
  },
  ...kinds.map((kind) => ({
    title: `deletes no ${kind}`,
    caughtBy: [
      `deletes ${kind}s that nothing refers to, in the version that is stored`,
      `refuses to delete ${kind}s that something refers to`,
    ],
    make: keptByRow(`${kind}s`),
  })),
];
