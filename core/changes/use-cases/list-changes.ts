import { type Actor, authorize, grantOfActor, may } from "../../access/actor.js";
import { StintError } from "../../kernel/errors.js";
import type { Instant } from "../../kernel/instant.js";
import { localDateIn } from "../../kernel/time-zone.js";
import type { Needs } from "../../ports/ports.js";
import type { Stores } from "../../ports/unit-of-work.js";
import { shownTo } from "../../webhooks/shown-types.js";
import { withNextNumber } from "../../workspaces/invoice-series.js";
import { type Change, changePermission, type ChangeType, changeTypes } from "../change.js";
import type { ChangePage, ChangeStore } from "../change-store.js";
import type { ComputedData } from "../tracked.js";

/** Which part of the feed to return. */
export interface ListChanges {
  /** A position returned before; null starts at the oldest change that is kept. */
  readonly after: number | null;
  /** 1 to 200. */
  readonly limit: number;
  /** Absent: all types that the actor may read. */
  readonly types?: readonly ChangeType[] | undefined;
}

/** A part of the feed. Pass `next` as `after` of the following call; if `hasMore` is false, at a later time. */
export interface ListedChanges extends Pick<ChangePage, "next" | "hasMore"> {
  /** In the order of their commits. */
  readonly changes: readonly Change[];
  /** What {@link changeView} needs in addition to the changes. */
  readonly computed: ComputedData;
}

/** The minimum number of changes that get positions at once. */
const SEQUENCED_AT_ONCE = 1_000;

/**
 * Lists the workspace's changes in commit order. Reading assigns positions to changes committed since the last read, so everything
 * committed before the call is in the result or after its `next`. Omits types that the actor may not read. Throws `cursor_expired`
 * (expired) if changes after `after` have been purged.
 */
export function makeListChanges({ unitOfWork, clock }: Needs<"changes" | "invoices" | "webhooks" | "workspace", "clock">) {
  return async (actor: Actor, { after, limit, types }: ListChanges): Promise<ListedChanges> => {
    authorize(actor, "changes:read");
    const request = { after, limit, types: (types ?? changeTypes).filter((type) => maySee(actor, type)) };
    const found = await unitOfWork.read(actor, ({ changes }) => pageOf(changes, request));
    const complete =
      found.hasMore || !found.waiting
        ? found
        : await unitOfWork.run(actor, async ({ changes }) => {
            await changes.sequence(Math.max(limit, SEQUENCED_AT_ONCE));
            return pageOf(changes, request);
          });
    const { items, next, hasMore, waiting } = complete;
    const computed = await unitOfWork.read(actor, (stores) => computeData(stores, items, clock.now()));
    return { changes: items.map((change) => visible(actor, change)), computed, next, hasMore: hasMore || waiting };
  };
}

/**
 * The end of the feed, for clients that read the lists first and then follow the changes. Reading assigns positions, so changes that were committed since
 * the last read, however long ago, appear after it.
 */
export function makeFindEndOfChanges({ unitOfWork }: Needs<"changes">) {
  return async (actor: Actor): Promise<number> => {
    authorize(actor, "changes:read");
    return unitOfWork.read(actor, ({ changes }) => changes.end());
  };
}

async function pageOf(feed: ChangeStore, request: Parameters<ChangeStore["page"]>[0]): Promise<ChangePage> {
  const page = await feed.page(request);
  if (request.after === null || request.after >= page.purged) return page;
  throw new StintError(
    "expired",
    "cursor_expired",
    "Changes after this cursor are no longer kept. Get a cursor for the end of the feed, then read the lists again.",
  );
}

function visible(actor: Actor, change: Change): Change {
  return change.type === "webhook" && change.model ? { ...change, model: shownTo(actor, change.model) } : change;
}

/** Only types of which the actor sees every resource in full. */
function maySee(actor: Actor, type: ChangeType): boolean {
  const permission = changePermission(type);
  return grantOfActor(actor, permission) === "all" && may(actor, permission);
}

async function computeData(
  stores: Pick<Stores, "invoices" | "webhooks" | "workspace">,
  changes: readonly Change[],
  now: Instant,
): Promise<ComputedData> {
  const failing = changes.some(({ type }) => type === "webhook") ? await stores.webhooks.failing() : new Map<never, never>();
  const workspace = await stores.workspace.get();
  const hasWorkspace = changes.some(({ type }) => type === "workspace");
  const { invoiceNextNumber } = hasWorkspace ? await withNextNumber(stores, workspace, now) : { invoiceNextNumber: undefined };
  return { today: localDateIn(workspace.timeZone, now), failing, invoiceNextNumber };
}
