import assert from "node:assert/strict";
import type { LedgerEntry } from "../../../core/ledger/ledger.js";
import { newWorld, plus, type World } from "../fixtures.js";
import { anOpenInvoice } from "../invoice-fixtures.js";
import { grouped } from "../subject.js";
import { rejectsLostRace } from "../support.js";
import { UNICODE } from "./extremes.js";
import { twoWorlds } from "./isolation.js";

function anEntry(world: World, position: number, changes: Partial<LedgerEntry> = {}): LedgerEntry {
  const document = `{"position":${position}}`;
  return { series: "A-{SEQ}", position, invoiceId: null, document, hash: "ab", createdAt: world.clock.now(), ...changes };
}

async function append(world: World, entries: readonly LedgerEntry[]): Promise<void> {
  for (const entry of entries) await world.run((stores) => stores.ledger.append(entry));
}

export const ledgerCases = grouped({ area: "ledger" }, [
  {
    title: "returns the last entry of each series of the ledger, and the entry of an invoice",
    async run(subject) {
      const world = await newWorld(subject);
      const invoice = anOpenInvoice(world);
      await world.run((stores) => stores.invoices.insert(invoice));
      const document = `{"text":"${UNICODE}","number":900719925474099}`;
      const entries = [
        anEntry(world, 1),
        anEntry(world, 2, { invoiceId: invoice.id, document, hash: "cd", createdAt: plus(world.clock.now(), 1) }),
        anEntry(world, 1, { series: UNICODE }),
      ];
      await append(world, entries);
      const [, second, other] = entries;
      assert.deepStrictEqual(await world.read(({ ledger }) => ledger.last("A-{SEQ}")), second);
      assert.deepStrictEqual(await world.run(({ ledger }) => ledger.last(UNICODE)), other);
      assert.equal(await world.read(({ ledger }) => ledger.last("a-{SEQ}")), null);
      assert.deepStrictEqual(await world.read(({ ledger }) => ledger.find(invoice.id)), second);
      assert.equal(await world.read(({ ledger }) => ledger.find(subject.ids.next("inv"))), null);
    },
  },
  {
    title: "lists the ledger by series and position, in pages",
    async run(subject) {
      const world = await newWorld(subject);
      const entries = ["A-{SEQ}", "B-{SEQ}"].flatMap((series) => [1, 2, 10, 11].map((at) => anEntry(world, at, { series })));
      await append(world, [...entries].reverse());
      for (const limit of [1, 3, 8, 9]) {
        const seen: LedgerEntry[] = [];
        for (let page: readonly LedgerEntry[] = [], more = true; more; more = page.length === limit) {
          const after = seen.at(-1) ?? null;
          page = await world.read(({ ledger }) => ledger.list({ after, limit }));
          assert.ok(page.length <= limit, `limit ${limit}`);
          seen.push(...page);
        }
        assert.deepStrictEqual(seen, entries, `limit ${limit}`);
      }
    },
  },
  {
    title: "rejects a second entry at a position of the ledger, or for an invoice",
    async run(subject) {
      const world = await newWorld(subject);
      const invoice = anOpenInvoice(world);
      await world.run((stores) => stores.invoices.insert(invoice));
      await append(world, [anEntry(world, 1, { invoiceId: invoice.id })]);
      await rejectsLostRace(append(world, [anEntry(world, 1)]), "a second entry at a position");
      await rejectsLostRace(append(world, [anEntry(world, 2, { invoiceId: invoice.id })]), "a second entry for an invoice");
      assert.equal((await world.read(({ ledger }) => ledger.list({ after: null, limit: 9 }))).length, 1);
    },
  },
  {
    title: "keeps the ledgers of workspaces apart",
    async run(subject) {
      const { here, there } = await twoWorlds(subject);
      await append(there, [anEntry(there, 1), anEntry(there, 2)]);
      assert.equal(await here.read(({ ledger }) => ledger.last("A-{SEQ}")), null);
      assert.deepEqual(await here.read(({ ledger }) => ledger.list({ after: null, limit: 9 })), []);
      await append(here, [anEntry(here, 1)]);
      assert.equal((await there.read(({ ledger }) => ledger.last("A-{SEQ}")))?.position, 2);
    },
  },
]);
