import assert from "node:assert/strict";
import { type DomainEvent, type EventType, eventTypes } from "../../../core/events/domain-event.js";
import type { EventFilter } from "../../../core/events/event-store.js";
import type { Page, PageRequest, Position } from "../../../core/kernel/page.js";
import { anEvent, newWorld, plus, type World } from "../fixtures.js";
import { grouped } from "../subject.js";

const all: EventFilter = { types: eventTypes, from: null, to: null };
const types: readonly EventType[] = ["invoice.paid", "client.created", "project.archived"];

/** The IDs of all pages. */
async function followed(world: World, filter: EventFilter, limit: number, descending: boolean): Promise<readonly string[]> {
  const ids: string[] = [];
  let after: Position | null = null;
  do {
    const request: PageRequest = { limit, sort: "createdAt", descending, after };
    const { items, next }: Page<DomainEvent> = await world.read(({ events }) => events.page(filter, request));
    assert.ok(items.length <= limit);
    ids.push(...items.map(({ id }) => id));
    after = next;
  } while (after !== null);
  return ids;
}

export const eventCases = grouped({ area: "events" }, [
  {
    title: "pages through events of any of several types in a half-open time range, ties by id, in both directions",
    async run(subject) {
      const world = await newWorld(subject);
      const now = world.clock.now();
      const events = [0, -2, 0, -1, -2, 0, 1].map((ms, n) =>
        anEvent(world, { occurredAt: plus(now, ms), type: types[n % types.length] ?? "invoice.paid" }),
      );
      for (const event of events) await world.run((stores) => stores.events.record(event));
      const sorted = events.toSorted((a, b) => a.occurredAt - b.occurredAt || (a.id < b.id ? -1 : 1));
      for (const limit of [1, 3, events.length, 200])
        for (const filter of [
          all,
          { ...all, types: [] },
          { ...all, types: types.slice(0, 1) },
          { ...all, types: types.slice(1) },
          { ...all, from: plus(now, -1) },
          { ...all, to: now },
          { types: types.slice(1), from: plus(now, -1), to: plus(now, 1) },
        ]) {
          const { from, to } = filter;
          const matching = sorted.filter(
            ({ type, occurredAt: at }) =>
              filter.types.some((one) => one === type) && at >= (from ?? at) && (to === null || at < to),
          );
          const ids = matching.map(({ id }) => id);
          assert.deepStrictEqual(await followed(world, filter, limit, false), ids);
          assert.deepStrictEqual(await followed(world, filter, limit, true), ids.toReversed());
        }
      const [first] = (
        await world.read((stores) => stores.events.page(all, { limit: 200, sort: "createdAt", descending: false, after: null }))
      ).items;
      assert.deepStrictEqual(first, sorted[0]);
    },
  },
]);
