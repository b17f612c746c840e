import assert from "node:assert/strict";
import { parseLocalDate } from "../../../core/kernel/calendar.js";
import { instant } from "../../../core/kernel/instant.js";
import { type Message, messageStatuses } from "../../../core/messages/message.js";
import type { MessageFilter } from "../../../core/messages/message-store.js";
import { aClient, newWorld, plus } from "../fixtures.js";
import { aDraft } from "../invoice-fixtures.js";
import { grouped } from "../subject.js";
import { LAST_INSTANT, LONG_TEXT, UNICODE } from "../unit-of-work/extremes.js";
import { firstPage } from "./dispatch.js";
import { aMessage } from "./fixtures.js";

export const messageCases = grouped({ area: "messages" }, [
  {
    title: "returns every field of a message",
    async run(subject) {
      const world = await newWorld(subject);
      const invoice = aDraft(world);
      const now = world.clock.now();
      const far = { dueAt: LAST_INSTANT, leasedUntil: plus(LAST_INSTANT, -1) } as const;
      const messages: readonly Message[] = [
        aMessage(world),
        aMessage(world, {
          kind: "invoice",
          invoiceId: invoice.id,
          invoiceFormat: "facturx",
          userId: null,
          to: ["a@b.example", "c@d.example"],
          cc: [UNICODE],
        }),
        aMessage(world, {
          ...{ kind: "statement", userId: null, clientId: world.client.id },
          ...{ statementFrom: parseLocalDate("0001-01-01"), statementTo: parseLocalDate("9999-12-31") },
        }),
        aMessage(world, { subject: UNICODE, text: LONG_TEXT, error: UNICODE, internetMessageId: `${UNICODE}@example.com` }),
        aMessage(world, {
          subject: "",
          text: "",
          error: "",
          to: [],
          userId: null,
          attempts: 12,
          version: 30,
          createdAt: instant(0),
        }),
        aMessage(world, {
          ...far,
          status: "sending",
          handedOver: true,
          writtenToFile: true,
          refused: [
            { address: UNICODE, permanent: true },
            { address: "a@b.example", permanent: false },
          ],
          secret: `${UNICODE}${LONG_TEXT}`,
          sentAt: null,
        }),
        ...messageStatuses.map((status) => aMessage(world, { ...far, status, secret: "one-time", updatedAt: plus(now, 1) })),
      ];
      await world.run(async (stores) => {
        await stores.invoices.insert(invoice);
        for (const message of messages) await stores.messages.insert(message);
      });
      for (const message of messages)
        assert.deepStrictEqual(await world.read((stores) => stores.messages.find(message.id)), message);
      const listed = await world.read((stores) => stores.messages.list({ invoiceId: invoice.id }, firstPage));
      assert.deepStrictEqual(listed, { items: messages.slice(1, 2), next: null });
    },
  },
  {
    title: "lists only the messages of one invoice, with their secrets",
    async run(subject) {
      const world = await newWorld(subject);
      const [invoice, other] = [aDraft(world), aDraft(world)];
      const of = (changes: Partial<Message>) => aMessage(world, { kind: "invoice", userId: null, ...changes });
      const mine = [
        of({ invoiceId: invoice.id, secret: "a" }),
        of({ invoiceId: invoice.id, createdAt: plus(world.clock.now(), 1) }),
      ];
      await world.run(async (stores) => {
        await stores.invoices.insert(invoice);
        await stores.invoices.insert(other);
        for (const message of [...mine, of({ invoiceId: other.id }), aMessage(world)]) await stores.messages.insert(message);
        assert.deepStrictEqual(
          (await stores.messages.list({ invoiceId: invoice.id }, firstPage)).items,
          mine,
          "before the commit",
        );
      });
      await world.read(async (stores) => {
        assert.deepStrictEqual(await stores.messages.list({ invoiceId: invoice.id }, firstPage), { items: mine, next: null });
        assert.equal(await stores.messages.find(world.ids.next("msg")), null);
      });
    },
  },
  {
    title: "lists the messages with a statement of one client, in some statuses",
    async run(subject) {
      const world = await newWorld(subject);
      const other = aClient(subject);
      const of = (changes: Partial<Message>) => aMessage(world, { kind: "statement", userId: null, ...changes });
      const mine = of({ clientId: world.client.id });
      const failed = of({ clientId: world.client.id, status: "failed", createdAt: plus(world.clock.now(), 1) });
      await world.run(async (stores) => {
        await stores.clients.insert(other);
        for (const message of [mine, failed, of({ clientId: other.id }), aMessage(world)]) await stores.messages.insert(message);
      });
      await world.read(async ({ messages }) => {
        const list = async (filter: MessageFilter) => (await messages.list(filter, firstPage)).items;
        assert.deepStrictEqual(await list({ clientId: world.client.id }), [mine, failed]);
        assert.deepStrictEqual(await list({ clientId: world.client.id, statuses: ["failed"] }), [failed]);
        assert.deepStrictEqual(await list({ clientId: world.ids.next("cli") }), []);
      });
    },
  },
  {
    title: "keeps a client while a message states its account",
    async run(subject) {
      const world = await newWorld(subject);
      const client = aClient(subject);
      await world.run(async (stores) => {
        await stores.clients.insert(client);
        await stores.messages.insert(aMessage(world, { kind: "statement", clientId: client.id, userId: null }));
      });
      await assert.rejects(
        world.run((stores) => stores.clients.delete(client)),
        { kind: "conflict", code: "in_use" },
      );
      assert.deepStrictEqual(await world.read((stores) => stores.clients.find(client.id)), client);
    },
  },
  {
    title: "rejects a message for a missing invoice, client or user, and forgets it when the work rejects",
    async run(subject) {
      const world = await newWorld(subject);
      const { ids } = world;
      const insert = (message: Message) => world.run((stores) => stores.messages.insert(message));
      await assert.rejects(insert(aMessage(world, { userId: ids.next("usr") })), "an unknown user");
      await assert.rejects(insert(aMessage(world, { invoiceId: ids.next("inv"), userId: null })), "an unknown invoice");
      await assert.rejects(insert(aMessage(world, { clientId: ids.next("cli"), userId: null })), "an unknown client");
      const message = aMessage(world);
      const failed = world.run(async (stores) => {
        await stores.messages.insert(message);
        throw new Error("the power went out");
      });
      await assert.rejects(failed, new Error("the power went out"));
      assert.equal(await world.read((stores) => stores.messages.find(message.id)), null);
    },
  },
]);
