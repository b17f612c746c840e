import assert from "node:assert/strict";
import { roundingGrains, roundingModes } from "../../../core/billing/rounding.js";
import { MAX_RATE, rateSources } from "../../../core/billing/rate.js";
import type { TimeBasis } from "../../../core/invoices/time-basis.js";
import { parseLocalDate } from "../../../core/kernel/calendar.js";
import { parseTimeZone } from "../../../core/kernel/time-zone.js";
import { newWorld, type World } from "../fixtures.js";
import { aDraft } from "../invoice-fixtures.js";
import { grouped } from "../subject.js";
import { twoWorlds } from "./isolation.js";

/** Entries with every source of a rate, and one without, parts of which a retainer covers. */
export function aBasis({ ids }: World, changes: Partial<TimeBasis> = {}): TimeBasis {
  return {
    timeZone: parseTimeZone("Europe/Berlin"),
    rounding: { grain: "day", mode: "up", stepMinutes: 15 },
    entries: [...rateSources, null].map((rateSource, index) => ({
      id: ids.next("te"),
      day: parseLocalDate(`2026-03-0${index + 1}`),
      seconds: 3_600 * index + 1,
      rate: rateSource === null ? null : index === 0 ? 0n : MAX_RATE - BigInt(index),
      rateSource,
      coveredSeconds: 600 * index,
    })),
    ...changes,
  };
}

async function drafted(world: World, basis: TimeBasis | null = aBasis(world)) {
  const invoice = aDraft(world);
  await world.run(async ({ invoices }) => {
    await invoices.insert(invoice);
    if (basis) await invoices.keepTimeBasis(invoice.id, basis);
  });
  return { invoice, basis };
}

export const timeBasisCases = grouped({ area: "invoices" }, [
  {
    title: "returns what the time lines of an invoice were made from",
    async run(subject) {
      const world = await newWorld(subject);
      for (const grain of roundingGrains) {
        for (const mode of roundingModes) {
          const { invoice, basis } = await drafted(world, aBasis(world, { rounding: { grain, mode, stepMinutes: 1440 } }));
          assert.deepStrictEqual(await world.read(({ invoices }) => invoices.findTimeBasis(invoice.id)), basis);
          assert.deepStrictEqual(await world.run(({ invoices }) => invoices.findTimeBasis(invoice.id)), basis);
        }
      }
      const { invoice: without } = await drafted(world, null);
      assert.equal(await world.read(({ invoices }) => invoices.findTimeBasis(without.id)), null);
    },
  },
  {
    title: "deletes what time lines were made from with their invoice",
    async run(subject) {
      const world = await newWorld(subject);
      const { invoice } = await drafted(world);
      const { invoice: other, basis } = await drafted(world);
      await world.run(({ invoices }) => invoices.delete(invoice));
      assert.equal(await world.read(({ invoices }) => invoices.findTimeBasis(invoice.id)), null);
      assert.deepStrictEqual(await world.read(({ invoices }) => invoices.findTimeBasis(other.id)), basis);
    },
  },
  {
    title: "keeps what time lines were made from only for invoices of the workspace",
    async run(subject) {
      const { here, there } = await twoWorlds(subject);
      const { invoice } = await drafted(there);
      assert.equal(await here.read(({ invoices }) => invoices.findTimeBasis(invoice.id)), null);
      const { invoice: bare } = await drafted(there, null);
      await assert.rejects(
        here.run(({ invoices }) => invoices.keepTimeBasis(bare.id, aBasis(here))),
        "a basis of another workspace's invoice was accepted",
      );
      assert.equal(await there.read(({ invoices }) => invoices.findTimeBasis(bare.id)), null);
    },
  },
]);
