import { expect } from "chai";
import { TypeIdSource } from "../../../adapters/system/type-id-source.js";
import { type DueDelivery, fairShare, instant, type WebhookId, type WorkspaceId } from "../../../core/index.js";

const ids = new TypeIdSource();
const [busy, quiet] = [ids.next("ws"), ids.next("ws")];
const many = { limit: 100, slots: 100 };

/** The due deliveries of a subscription, last served at this time, or never. */
function dueOf(workspaceId: WorkspaceId, webhookId: WebhookId, count: number, servedAt: number | null = null): DueDelivery[] {
  const lastClaimedAt = servedAt === null ? null : instant(servedAt);
  return Array.from({ length: count }, (_, rank) => ({ workspaceId, webhookId, id: ids.next("whd"), rank, lastClaimedAt }));
}

describe("a fair share of due deliveries", () => {
  const [a, b, c] = [ids.next("wh"), ids.next("wh"), ids.next("wh")].sort();
  if (!a || !b || !c) throw new Error("There are three subscriptions.");
  const turns = (due: readonly DueDelivery[], limit = 100) =>
    fairShare(due, new Map(), { limit, slots: 100 }).map(
      ({ webhookId, rank }) => `${"abc"[[a, b, c].indexOf(webhookId)]}${rank}`,
    );
  const counts = (due: readonly DueDelivery[], inFlight: Iterable<readonly [WorkspaceId, number]>, slots: number) => {
    const picked = fairShare(due, new Map(inFlight), { limit: slots, slots });
    return [busy, quiet].map((id) => picked.filter(({ workspaceId }) => workspaceId === id).length);
  };

  it("takes one of each subscription before a second of any, the longest unserved first", () => {
    const due = [...dueOf(busy, a, 2, 7), ...dueOf(busy, b, 2, 5), ...dueOf(busy, c, 2)];
    expect(turns(due)).to.deep.equal(["c0", "b0", "a0", "c1", "b1", "a1"]);
    expect(turns(due.toReversed())).to.deep.equal(["c0", "b0", "a0", "c1", "b1", "a1"]);
  });

  it("takes subscriptions that were served at the same time in the order of their ids", () => {
    const due = [...dueOf(busy, b, 1, 5), ...dueOf(busy, c, 1, 5), ...dueOf(busy, a, 1, 5)];
    expect(turns(due)).to.deep.equal(["a0", "b0", "c0"]);
    expect(turns(due.toReversed())).to.deep.equal(["a0", "b0", "c0"]);
  });

  it("takes at most the limit, and all if there are fewer", () => {
    const due = [...dueOf(busy, a, 3), ...dueOf(busy, b, 1)];
    expect(turns(due, 3)).to.deep.equal(["a0", "b0", "a1"]);
    expect(turns(due, 4)).to.have.length(4);
    expect(turns([])).to.deep.equal([]);
  });

  it("gives a workspace a quarter of the slots, less those in use, while another has due deliveries", () => {
    const due = [...dueOf(busy, a, 10), ...dueOf(quiet, b, 1)];
    expect(counts(due, [], 16)).to.deep.equal([4, 1]);
    expect(counts(due, [[busy, 3]], 16)).to.deep.equal([1, 1]);
    expect(counts(due, [[busy, 4]], 16)).to.deep.equal([0, 1]);
  });

  it("gives each workspace at least one slot", () => {
    const due = [...dueOf(busy, a, 10), ...dueOf(quiet, b, 10)];
    expect(counts(due, [], 3)).to.deep.equal([1, 1]);
  });

  it("gives a workspace all slots while no other has due deliveries, even if others are sent", () => {
    expect(counts(dueOf(busy, a, 20), [[quiet, 4]], 16)).to.deep.equal([16, 0]);
  });

  it("leaves what it was given unchanged", () => {
    const due = [...dueOf(busy, a, 2), ...dueOf(quiet, b, 2)];
    const [before, inFlight] = [[...due], new Map([[busy, 1]])];
    fairShare(due, inFlight, many);
    expect(due).to.deep.equal(before);
    expect([...inFlight]).to.deep.equal([[busy, 1]]);
  });
});
