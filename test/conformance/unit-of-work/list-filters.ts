import assert from "node:assert/strict";
import { newWorld, type World } from "../fixtures.js";
import { type GroupedCase, grouped } from "../subject.js";
import type { Area, Step } from "../steps.js";
import { filteredLists } from "./filtered-lists.js";

/** A filter and its matching rows. */
export type Expectation<F> = readonly [filter: F, rows: readonly { readonly id: string }[]];

export interface FilteredList<F extends object> {
  readonly name: string;
  readonly area: Area;
  /** Absent: that of the area. */
  readonly step?: Step;
  /** Stores rows of which each filter matches some but not all. */
  fill(world: World): Promise<readonly Expectation<F>[]>;
  /** All rows that match the filter. */
  list(world: World, filter: F): Promise<readonly { readonly id: string }[]>;
}

const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id).sort();

/** JSON omits undefined values, which some cases test. */
const spelled = (filter: object): string =>
  JSON.stringify(filter, (_, value: unknown) => (value === undefined ? "undefined" : value));

function singly<F extends object>({ name, fill, list, ...group }: FilteredList<F>): GroupedCase {
  return {
    ...group,
    title: `lists exactly the ${name} that match each filter`,
    async run(subject) {
      const world = await newWorld(subject);
      const expectations = await fill(world);
      for (const [filter, rows] of expectations)
        assert.deepStrictEqual(idsOf(await list(world, filter)), idsOf(rows), spelled(filter));
    },
  };
}

/** Enough filters for statements that differ only after a long common prefix. */
function together<F extends object>({ name, fill, list, ...group }: FilteredList<F>): GroupedCase {
  return {
    ...group,
    title: `lists the ${name} that match all of several filters`,
    async run(subject) {
      const world = await newWorld(subject);
      const expectations = await fill(world);
      const everything = idsOf(await list(world, {} as F));
      const first = new Map(expectations.map((expectation) => [Object.keys(expectation[0]).sort().join(), expectation]));
      const single = [...first.values()].filter(([filter]) => Object.keys(filter).length === 1);
      const combinations = single.flatMap((one, index) => [
        ...single.slice(index + 1).map((other) => [one, other]),
        single.slice(index, index + 3),
        single.slice(index),
      ]);
      for (const combination of combinations) {
        const filter = Object.assign({}, ...combination.map(([part]) => part)) as F;
        const expected = combination.reduce<string[]>(
          (left, [, rows]) => left.filter((id) => rows.some((row) => row.id === id)),
          everything,
        );
        assert.deepStrictEqual(idsOf(await list(world, filter)), expected, spelled(filter));
      }
    },
  };
}

export const listFilterCases = grouped(
  { area: "unitOfWork" },
  filteredLists.flatMap((list) => [singly(list), together(list)]),
);
