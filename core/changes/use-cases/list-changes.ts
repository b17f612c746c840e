import { type Actor, authorize, scopesAllow } from "../../access/actor.js";
import { grantOf } from "../../access/permissions.js";
import { StintError } from "../../kernel/errors.js";
import type { Instant } from "../../kernel/instant.js";
import { localDateIn } from "../../kernel/time-zone.js";
import type { Ports } from "../../ports/ports.js";
import type { Stores } from "../../ports/unit-of-work.js";
import { type Change, changePermission, type ChangeType, changeTypes } from "../change.js";
import type { ChangePage, ChangeStore } from "../change-store.js";
import type { Present } from "../change-view.js";

export interface ListChanges {
  /** A position that was answered before; null begins with the oldest change that is kept. */
  readonly after: number | null;
  /** 1 to 200. */
  readonly limit: number;
  /** Absent: every type that the actor may read. */
  readonly types?: readonly ChangeType[] | undefined;
}

export interface ListedChanges extends Pick<ChangePage, "next" | "hasMore"> {
  readonly changes: readonly Change[];
  readonly present: Present;
}

/** How many changes get their positions at once, at least. */
const SEQUENCED_AT_ONCE = 1_000;

/**
 * The workspace's changes in the order of their commits. Reading gives positions to those that were committed since the last reading, so
 * what was committed before the call is in the answer, or behind its `next`. Types that the actor may not read are left out. Throws
 * `cursor_expired` (expired) where changes behind `after` have been removed since they were too old.
 */
export function makeListChanges({ unitOfWork, clock }: Pick<Ports, "unitOfWork" | "clock">) {
  return async (actor: Actor, { after, limit, types }: ListChanges): Promise<ListedChanges> => {
    authorize(actor, "changes:read");
    const asked = { after, limit, types: (types ?? changeTypes).filter((type) => maySee(actor, type)) };
    const found = await unitOfWork.read(actor, ({ changes }) => pageOf(changes, asked));
    const complete =
      found.hasMore || !found.waiting
        ? found
        : await unitOfWork.run(actor, async ({ changes }) => {
            await changes.sequence(Math.max(limit, SEQUENCED_AT_ONCE));
            return pageOf(changes, asked);
          });
    const { items, next, hasMore, waiting } = complete;
    const present = await unitOfWork.read(actor, (stores) => presentOf(stores, items, clock.now()));
    return { changes: items, present, next, hasMore: hasMore || waiting };
  };
}

/**
 * Where the feed ends, for those who are about to read everything by other means and then want to hear of what changes. What was committed
 * just before may still come behind it.
 */
export function makeFindEndOfChanges({ unitOfWork }: Pick<Ports, "unitOfWork">) {
  return async (actor: Actor): Promise<number> => {
    authorize(actor, "changes:read");
    return unitOfWork.read(actor, ({ changes }) => changes.end());
  };
}

async function pageOf(feed: ChangeStore, asked: Parameters<ChangeStore["page"]>[0]): Promise<ChangePage> {
  const page = await feed.page(asked);
  if (asked.after === null || asked.after >= page.purged) return page;
  throw new StintError(
    "expired",
    "cursor_expired",
    "Changes behind this cursor are no longer kept. Read the lists anew, beginning with a cursor of the end.",
  );
}

/** Only what the actor sees all of, whole. */
function maySee({ role, scopes }: Actor, type: ChangeType): boolean {
  const permission = changePermission(type);
  return grantOf(role, permission) === "all" && scopesAllow(scopes, permission);
}

async function presentOf(stores: Stores, changes: readonly Change[], now: Instant): Promise<Present> {
  const failing = changes.some(({ type }) => type === "webhook") ? await stores.webhooks.failing() : new Map<never, never>();
  const { timeZone } = await stores.workspace.get();
  return { today: localDateIn(timeZone, now), failing };
}
