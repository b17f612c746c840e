import { changeTypes } from "../../../core/changes/change.js";
import type { ChangeStore } from "../../../core/changes/change-store.js";
import type { Stores } from "../../../core/ports/unit-of-work.js";
import { withHousekeeping } from "./queues.js";
import { type Saboteur, withStores } from "./saboteur.js";

const everything = "reports every creation, change and deletion of a resource in commit order, with the resource in that version";
const others = "reports nothing that was rolled back, keeps its version, or belongs to other workspaces";
const paging = "reads changes of the requested types in pages, and always returns a cursor to continue with";

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
    title: "reports no deletion",
    caughtBy: [everything],
    make: paged(({ items }) => ({ items: items.filter(({ action }) => action !== "deleted") })),
  },
  {
    title: "shows the secret of a token in a change",
    caughtBy: [everything],
    make: paged(({ items }) => ({
      items: items.map((change) => ({ ...change, model: change.model && { ...change.model, hash: "0" } }) as never),
    })),
  },
  {
    title: "returns changes of another kind than requested",
    caughtBy: [paging],
    make: feed((changes) => ({ page: (request) => changes.page({ ...request, types: changeTypes }) })),
  },
  {
    title: "starts again at the oldest change",
    caughtBy: [paging],
    make: feed((changes) => ({ page: (request) => changes.page({ ...request, after: null, limit: 200 }) })),
  },
  {
    title: "stops at the last change of the requested kind",
    caughtBy: [paging],
    make: paged(({ items, next }) => ({ next: items.at(-1)?.position ?? Math.max(0, next - 1) })),
  },
  {
    title: "forgets up to which position changes were removed",
    caughtBy: ["removes changes that are too old, read or not, and reports up to which position"],
    make: paged(() => ({ purged: 0 })),
  },
  {
    title: "returns the changes of all workspaces",
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
    title: "keeps changes forever",
    caughtBy: ["removes changes that are too old, read or not, and reports up to which position"],
    make: withHousekeeping({ purgeChanges: async () => 0 }),
  },
  ...kinds.map((kind) => ({
    title: `deletes no ${kind}`,
    caughtBy: [`deletes ${kind}s without references, in the stored version`, `refuses to delete ${kind}s with references`],
    make: keptByRow(`${kind}s`),
  })),
];
