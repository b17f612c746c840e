import assert from "node:assert/strict";
import { eventTypes } from "../../../core/events/domain-event.js";
import { asReceived, type MessagingCase, publishedEvent, receiving, until } from "./subject.js";

export const eventCases: readonly MessagingCase[] = [
  {
    title: "publishes an event with its id, type, workspace, second and the exact text of its body",
    async run(subject) {
      const bodies = ['{"name":"Zoë \\u00e9 日本 🧾"}', '{ "b":1,\n  "a":2 }', "{}", '{"note":"\\u0000"}'];
      const events = bodies.map((body) => publishedEvent(subject, { body }));
      await receiving(subject, async (received) => {
        await subject.bus.publish(events);
        await until(subject, "the events to arrive", () => events.every(({ id }) => received.has(id)));
        for (const event of events) assert.deepStrictEqual(received.get(event.id), asReceived(event));
      });
    },
  },
  {
    title: "publishes events of every type",
    async run(subject) {
      const events = eventTypes.map((type) => publishedEvent(subject, { type }));
      await receiving(subject, async (received) => {
        await subject.bus.publish(events);
        await until(subject, "every type to arrive", () => events.every(({ id }) => received.has(id)));
        for (const { id, type } of events) assert.equal(received.get(id)?.type, type);
      });
    },
  },
  {
    title: "returns the id of each accepted event once, and publishes all of them",
    async run(subject) {
      const events = Array.from({ length: 1_000 }, () => publishedEvent(subject));
      await receiving(subject, async (received) => {
        const ids = await subject.bus.publish(events);
        assert.deepStrictEqual([...ids].sort(), events.map(({ id }) => id).sort());
        await until(subject, "all of them", () => events.every(({ id }) => received.has(id)));
      });
    },
  },
  {
    title: "returns no id for no event",
    async run(subject) {
      assert.deepStrictEqual(await subject.bus.publish([]), []);
    },
  },
  {
    title: "accepts an event without listeners",
    async run(subject) {
      const event = publishedEvent(subject);
      assert.deepStrictEqual(await subject.bus.publish([event]), [event.id]);
    },
  },
  {
    title: "accepts an event that it accepted before",
    async run(subject) {
      const event = publishedEvent(subject);
      await receiving(subject, async (received) => {
        for (let count = 0; count < 3; count += 1) assert.deepStrictEqual(await subject.bus.publish([event]), [event.id]);
        await until(subject, "it to arrive", () => received.has(event.id));
      });
    },
  },
  {
    title: "transports bodies of a megabyte completely",
    async run(subject) {
      const body = JSON.stringify({ note: "é".repeat(2 ** 19) });
      const events = Array.from({ length: 8 }, () => publishedEvent(subject, { body }));
      await receiving(subject, async (received) => {
        assert.equal((await subject.bus.publish(events)).length, events.length);
        await until(subject, "large events", () => events.every(({ id }) => received.has(id)));
        for (const { id } of events) assert.ok(received.get(id)?.body === body, "a body was changed");
      });
    },
  },
  {
    title: "publishes for many simultaneous callers, on every bus, and returns each the ids of its own events",
    async run(subject) {
      const buses = [subject.bus, subject.second ?? subject.bus];
      const calls = Array.from({ length: 20 }, () => Array.from({ length: 50 }, () => publishedEvent(subject)));
      await receiving(subject, async (received) => {
        const answers = await Promise.all(calls.map((events, index) => (buses[index % 2] ?? subject.bus).publish(events)));
        for (const [index, events] of calls.entries())
          assert.deepStrictEqual([...(answers[index] ?? [])].sort(), events.map(({ id }) => id).sort());
        await until(subject, "all of them", () => calls.flat().every(({ id }) => received.has(id)));
      });
    },
  },
];
