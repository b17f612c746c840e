import assert from "node:assert/strict";
import { nextVersion } from "../../../core/kernel/entity.js";
import { newWorld } from "../fixtures.js";
import { aDraft, anOpenInvoice, aVoidInvoice } from "../invoice-fixtures.js";
import { grouped } from "../subject.js";
import { UNICODE } from "./extremes.js";

export const invoiceNumberCases = grouped({ area: "invoices" }, [
  {
    title: "assigns the numbers of each series from 1",
    async run(subject) {
      const world = await newWorld(subject);
      const next = (series: string) => world.run((stores) => stores.invoices.nextInSeries(series));
      assert.deepEqual(
        [await next("A-{SEQ}"), await next("A-{SEQ}"), await next("a-{SEQ}"), await next("A-{SEQ}")],
        [1, 2, 1, 3],
      );
      assert.deepStrictEqual(
        await world.run(async (stores) => [
          await stores.invoices.nextInSeries("A-{SEQ}"),
          await stores.invoices.nextInSeries(UNICODE),
          await stores.invoices.nextInSeries("A-{SEQ}"),
        ]),
        [4, 1, 5],
      );
      assert.equal(await next("A-{SEQ}"), 6);
    },
  },
  {
    title: "reuses a number when the work that took it rejects",
    async run(subject) {
      const world = await newWorld(subject);
      const take = () => world.run((stores) => stores.invoices.nextInSeries("INV-{SEQ}"));
      assert.equal(await take(), 1);
      for (let tries = 0; tries < 3; tries += 1) {
        const failed = world.run(async (stores) => {
          assert.deepEqual(
            [await stores.invoices.nextInSeries("INV-{SEQ}"), await stores.invoices.nextInSeries("INV-{SEQ}")],
            [2, 3],
          );
          throw new Error("changed its mind");
        });
        await assert.rejects(failed, new Error("changed its mind"));
      }
      assert.equal(await take(), 2);
    },
  },
  {
    title: "raises a series, and never lowers it",
    async run(subject) {
      const world = await newWorld(subject);
      const last = (series: string) => world.read((stores) => stores.invoices.lastInSeries(series));
      const raise = (series: string, to: number) => world.run((stores) => stores.invoices.raiseSeries(series, to));
      assert.equal(await last("A-{SEQ}"), 0);
      assert.equal(await raise("A-{SEQ}", 41), 41);
      assert.deepEqual([await last("A-{SEQ}"), await last("B-{SEQ}")], [41, 0]);
      assert.equal(await world.run((stores) => stores.invoices.nextInSeries("A-{SEQ}")), 42);
      assert.equal(await raise("A-{SEQ}", 40), 42);
      assert.equal(await raise("A-{SEQ}", 999_999_999), 999_999_999);
      assert.equal(await raise("B-{SEQ}", 0), 0);
      assert.equal(await world.run((stores) => stores.invoices.nextInSeries("B-{SEQ}")), 1);
      const failed = world.run(async (stores) => {
        await stores.invoices.raiseSeries("B-{SEQ}", 7);
        throw new Error("changed its mind");
      });
      await assert.rejects(failed, new Error("changed its mind"));
      assert.equal(await last("B-{SEQ}"), 1);
    },
  },
  {
    title: "finds the numbers in use, also by void invoices, before and after the commit",
    async run(subject) {
      const world = await newWorld(subject);
      const taken = (number: string) => world.read((stores) => stores.invoices.numberTaken(number));
      assert.equal(await taken("INV-1"), false);
      await world.run(async (stores) => {
        const open = anOpenInvoice(world, aDraft(world), "INV-1");
        await stores.invoices.insert(open);
        assert.equal(await stores.invoices.numberTaken("INV-1"), true);
        await stores.invoices.update(nextVersion(aVoidInvoice(world, open), world.clock.now()));
        await stores.invoices.insert(aVoidInvoice(world, aDraft(world)));
      });
      assert.deepEqual(
        [await taken("INV-1"), await taken("INV-2"), await taken("inv-1"), await taken("INV-_"), await taken("INV-")],
        [true, false, false, false, false],
      );
    },
  },
]);
