import assert from "node:assert/strict";
import type { BankStatement } from "../../../core/bank-statements/bank-statement.js";
import type { BankTransaction } from "../../../core/bank-statements/bank-transaction.js";
import { parseLocalDate } from "../../../core/kernel/calendar.js";
import { aBankStatement, aBankTransaction } from "../bank-fixtures.js";
import { newWorld, type World } from "../fixtures.js";
import { grouped } from "../subject.js";
import { rejectsLostRace } from "../support.js";
import { LONG_TEXT, UNICODE } from "./extremes.js";
import { versionCasesOf } from "./versions.js";

const page = { limit: 10, sort: "createdAt", descending: false, after: null } as const;

async function stored(world: World, ...transactions: readonly Partial<BankTransaction>[]) {
  const of = aBankStatement(world);
  const all = transactions.map((changes) => aBankTransaction(world, of, changes));
  await world.run(async ({ bankStatements, bankTransactions }) => {
    await bankStatements.insert(of);
    for (const one of all) await bankTransactions.insert(one);
  });
  return { of, all };
}

const found = async (world: World, filter: object): Promise<readonly string[]> =>
  (await world.read(({ bankTransactions }) => bankTransactions.list(filter, page))).items.map(({ id }) => id);

/** Of the statement of a transaction that is made without one. */
const ofNothing: Omit<BankStatement, "id" | "fingerprint" | "createdAt" | "updatedAt"> = {
  ...{ fileName: null, format: "csv", account: "1", currency: "EUR" as BankStatement["currency"], number: null, version: 1 },
  ...{ startsOn: null, endsOn: null, openingBalance: null, closingBalance: null, newCount: 0, knownCount: 0, warnings: [] },
};

const versions = versionCasesOf<BankTransaction>({
  name: "a bank transaction",
  area: "bankTransactions",
  make: (world) => aBankTransaction(world, aBankStatement(world)),
  change: (transaction, remittanceText) => ({ ...transaction, remittanceText }),
  insert: async ({ bankStatements, bankTransactions }, row) => {
    const { createdAt, updatedAt } = row;
    const of = { id: row.statementId, fingerprint: row.fingerprint, createdAt, updatedAt };
    if ((await bankStatements.find(row.statementId)) === null) await bankStatements.insert({ ...ofNothing, ...of });
    await bankTransactions.insert(row);
  },
  update: ({ bankTransactions }, row) => bankTransactions.update(row),
  find: ({ bankTransactions }, row) => bankTransactions.find(row.id),
});

const statements = grouped({ area: "bankStatements" }, [
  {
    title: "returns every field of a bank statement",
    async run(subject) {
      const world = await newWorld(subject);
      const complete = aBankStatement(world, {
        ...{ fileName: UNICODE, format: "camt.053", account: UNICODE, number: UNICODE, newCount: 5_000, knownCount: 5_000 },
        ...{ startsOn: parseLocalDate("2026-03-01"), endsOn: parseLocalDate("2026-03-31"), openingBalance: -(10n ** 15n) },
        ...{ closingBalance: 10n ** 15n, warnings: ["balance_mismatch", "other_currency", "end_missing"] },
      });
      await world.run(({ bankStatements }) => bankStatements.insert(complete));
      assert.deepEqual(await world.read(({ bankStatements }) => bankStatements.find(complete.id)), complete);
      const { items } = await world.read(({ bankStatements }) => bankStatements.list({ accounts: [UNICODE] }, page));
      assert.deepEqual(items, [complete]);
      assert.deepEqual((await world.read(({ bankStatements }) => bankStatements.list({ accounts: ["x"] }, page))).items, []);
    },
  },
  {
    title: "stores no second bank statement with the same fingerprint, and finds those that have one",
    async run(subject) {
      const [world, elsewhere] = [await newWorld(subject), await newWorld(subject)];
      const first = aBankStatement(world);
      const { fingerprint } = first;
      await world.run(({ bankStatements }) => bankStatements.insert(first));
      await rejectsLostRace(
        world.run(({ bankStatements }) => bankStatements.insert(aBankStatement(world, { fingerprint }))),
        "a second statement",
      );
      await elsewhere.run(({ bankStatements }) => bankStatements.insert(aBankStatement(elsewhere, { fingerprint })));
      const same = (from: World) => from.read(({ bankStatements }) => bankStatements.withFingerprints([fingerprint, "x"]));
      assert.deepEqual(await same(world), [first]);
      assert.equal((await same(elsewhere)).length, 1);
      assert.deepEqual(await world.read(({ bankStatements }) => bankStatements.withFingerprints([])), []);
    },
  },
  {
    title: "shows no bank statement of another workspace",
    async run(subject) {
      const [here, there] = [await newWorld(subject), await newWorld(subject)];
      const { of, all } = await stored(there, {});
      await here.read(async ({ bankStatements, bankTransactions }) => {
        assert.equal(await bankStatements.find(of.id), null);
        assert.deepEqual((await bankStatements.list({}, page)).items, []);
        assert.equal(await bankTransactions.find(all[0]?.id ?? ("" as never)), null);
        assert.deepEqual((await bankTransactions.list({}, page)).items, []);
        assert.deepEqual(await bankTransactions.known(all.map(({ fingerprint }) => fingerprint)), []);
      });
      await assert.rejects(here.run(({ bankTransactions }) => bankTransactions.insert(aBankTransaction(here, of))));
    },
  },
]);

const transactions = grouped({ area: "bankTransactions" }, [
  ...versions,
  {
    title: "returns every field of a bank transaction",
    async run(subject) {
      const world = await newWorld(subject);
      const invoiceId = world.ids.next("inv");
      const allocation = { invoiceId, amount: 1n, discount: 0n };
      const complete: Partial<BankTransaction> = {
        ...{ account: UNICODE, bookingDate: parseLocalDate("2026-12-31"), valueDate: parseLocalDate("2027-01-01") },
        ...{ amount: -(10n ** 15n), reversal: true, counterpartyName: UNICODE, counterpartyAccount: UNICODE },
        ...{ endToEndId: UNICODE, creditorReference: UNICODE, remittanceText: LONG_TEXT.slice(0, 2_000), bankReference: UNICODE },
        ...{ status: "booked", clientId: world.client.id },
        proposals: [{ allocations: [allocation], reasons: ["reference", "amount"], confidence: "exact" }],
        bookings: [
          { kind: "payment", invoiceId, paymentId: world.ids.next("pay"), amount: 10n ** 15n },
          { kind: "credit", invoiceId: null, paymentId: null, amount: 1n },
        ],
      };
      const { all } = await stored(world, complete);
      const [one] = all;
      assert(one !== undefined);
      assert.deepEqual(await world.read(({ bankTransactions }) => bankTransactions.find(one.id)), one);
    },
  },
  {
    title: "stores no second bank transaction with the same fingerprint, and says which are known",
    async run(subject) {
      const world = await newWorld(subject);
      const { of, all } = await stored(world, {}, {});
      const fingerprints = all.map(({ fingerprint }) => fingerprint);
      const [fingerprint = ""] = fingerprints;
      await rejectsLostRace(
        world.run(({ bankTransactions }) => bankTransactions.insert(aBankTransaction(world, of, { fingerprint }))),
        "a second transaction",
      );
      const known = await world.read(({ bankTransactions }) => bankTransactions.known([...fingerprints, "x"]));
      assert.deepEqual([...known].sort(), [...fingerprints].sort());
    },
  },
  {
    title: "lists bank transactions by status, statement, client, account and booking date",
    async run(subject) {
      const world = await newWorld(subject);
      const { of, all } = await stored(
        world,
        { status: "booked", clientId: world.client.id, bookingDate: parseLocalDate("2026-03-05") },
        { account: "CH5604835012345678009", bookingDate: parseLocalDate("2026-03-01") },
      );
      const [booked, other] = all.map(({ id }) => id);
      assert.deepEqual(await found(world, { statuses: ["booked", "ignored"] }), [booked]);
      assert.deepEqual(await found(world, { statementIds: [of.id] }), [booked, other]);
      assert.deepEqual(await found(world, { statementIds: [world.ids.next("bst")] }), []);
      assert.deepEqual(await found(world, { clientIds: [world.client.id] }), [booked]);
      assert.deepEqual(await found(world, { accounts: ["CH5604835012345678009"] }), [other]);
      assert.deepEqual(await found(world, { bookedFrom: parseLocalDate("2026-03-02") }), [booked]);
      assert.deepEqual(await found(world, { bookedTo: parseLocalDate("2026-03-01") }), [other]);
      const sorted = await world.read(({ bankTransactions }) => bankTransactions.list({}, { ...page, sort: "bookingDate" }));
      assert.deepEqual(
        sorted.items.map(({ id }) => id),
        [other, booked],
      );
    },
  },
  {
    title: "knows the accounts from which clients have paid, and the transaction of a payment, of booked transactions only",
    async run(subject) {
      const world = await newWorld(subject);
      const paymentId = world.ids.next("pay");
      const booking = { kind: "payment", invoiceId: world.ids.next("inv"), paymentId, amount: 1n } as const;
      const paid = { status: "booked", clientId: world.client.id, counterpartyAccount: "A" } as const;
      const { all } = await stored(world, { ...paid, bookings: [booking] }, paid, {
        counterpartyAccount: "B",
        bookings: [{ ...booking, paymentId: world.ids.next("pay") }],
      });
      assert.deepEqual(await world.read(({ bankTransactions }) => bankTransactions.payingAccounts(["A", "B", "C"])), [
        { counterpartyAccount: "A", clientId: world.client.id },
      ]);
      const of = (id: typeof paymentId) => world.read(({ bankTransactions }) => bankTransactions.findByPayment(id));
      assert.deepEqual(await of(paymentId), all[0]);
      assert.equal(await of(world.ids.next("pay")), null);
      assert.equal(await of(all[2]?.bookings[0]?.paymentId ?? paymentId), null);
    },
  },
]);

export const bankStatementCases = [...statements, ...transactions];
