import assert from "node:assert/strict";
import type { ClientCredit } from "../../../core/client-credits/client-credit.js";
import { parseCurrency } from "../../../core/kernel/currency.js";
import { aBankStatement, aBankTransaction } from "../bank-fixtures.js";
import { newWorld, type World } from "../fixtures.js";
import { aDraft } from "../invoice-fixtures.js";
import { grouped } from "../subject.js";
import { rejectsLostRace } from "../support.js";

const [euro, franc] = [parseCurrency("EUR"), parseCurrency("CHF")];

const aCredit = (world: World, position: number, changes: Partial<ClientCredit> = {}): ClientCredit => ({
  ...{ id: world.ids.next("ccr"), clientId: world.client.id, currency: euro, position, kind: "received", amount: 5n },
  ...{ balance: 5n * BigInt(position), bankTransactionId: null, invoiceId: null, paymentId: null },
  createdAt: world.clock.now(),
  ...changes,
});

const append = (world: World, ...rows: readonly ClientCredit[]): Promise<void> =>
  world.run(async ({ clientCredits }) => {
    for (const row of rows) await clientCredits.append(row);
  });

export const clientCreditCases = grouped({ area: "clientCredits" }, [
  {
    title: "returns the last row of each currency, and the newest rows of a client",
    async run(subject) {
      const [world, elsewhere] = [await newWorld(subject), await newWorld(subject)];
      const statement = aBankStatement(world);
      const transaction = aBankTransaction(world, statement);
      const invoice = aDraft(world);
      await world.run(async ({ bankStatements, bankTransactions, invoices }) => {
        await bankStatements.insert(statement);
        await bankTransactions.insert(transaction);
        await invoices.insert(invoice);
      });
      const paymentId = world.ids.next("pay");
      const rows: ClientCredit[] = [];
      for (const [position, changes] of [
        [1, { amount: 10n ** 15n, balance: 10n ** 15n, bankTransactionId: transaction.id }],
        [2, { kind: "used", amount: -(10n ** 15n), balance: 0n, invoiceId: invoice.id, paymentId }],
        [1, { currency: franc }],
      ] as const) {
        subject.clock.advance(1_000);
        rows.push(aCredit(world, position, changes));
      }
      const [received, used, other] = rows;
      await append(world, ...rows);
      await world.read(async ({ clientCredits }) => {
        assert.deepEqual(await clientCredits.last(world.client.id, euro), used);
        assert.deepEqual(await clientCredits.last(world.client.id, parseCurrency("USD")), null);
        assert.deepEqual(await clientCredits.balances(world.client.id), [other, used]);
        assert.deepEqual(await clientCredits.newest(world.client.id, 9), [other, used, received]);
        assert.deepEqual(await clientCredits.newest(world.client.id, 2), [other, used]);
        assert.deepEqual(await clientCredits.usedBy(paymentId), used);
        assert.deepEqual(await clientCredits.usedBy(world.ids.next("pay")), null);
      });
      await elsewhere.read(async ({ clientCredits }) => {
        assert.deepEqual(await clientCredits.last(world.client.id, euro), null);
        assert.deepEqual(await clientCredits.balances(world.client.id), []);
        assert.deepEqual(await clientCredits.newest(world.client.id, 9), []);
        assert.deepEqual(await clientCredits.usedBy(paymentId), null);
      });
    },
  },
  {
    title: "adds no second row after the same one, and none of an unknown client",
    async run(subject) {
      const world = await newWorld(subject);
      await append(world, aCredit(world, 1), aCredit(world, 1, { currency: franc }));
      await rejectsLostRace(append(world, aCredit(world, 1)), "a second row");
      await append(world, aCredit(world, 2));
      await assert.rejects(append(world, aCredit(world, 1, { clientId: subject.ids.next("cli") })));
      await assert.rejects(
        world.run(({ clients }) => clients.delete(world.client)),
        { code: "in_use" },
      );
    },
  },
]);
