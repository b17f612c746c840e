import assert from "node:assert/strict";
import { newWorld, type World } from "../fixtures.js";
import type { ConformanceCase } from "../subject.js";
import { filteredLists } from "./filtered-lists.js";

/** A filter, with the rows that it lets through. */
export type Expectation<F> = readonly [filter: F, rows: readonly { readonly id: string }[]];

export interface FilteredList<F extends object> {
  readonly name: string;
  /** Stores rows of which each filter lets some through and some not. */
  fill(world: World): Promise<readonly Expectation<F>[]>;
  /** Everything that the filter lets through. */
  list(world: World, filter: F): Promise<readonly { readonly id: string }[]>;
}

const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id).sort();

/** JSON shows neither what is undefined nor what a case is about. */
const spelled = (filter: object): string =>
  JSON.stringify(filter, (_, value: unknown) => (value === undefined ? "undefined" : value));

function singly<F extends object>({ name, fill, list }: FilteredList<F>): ConformanceCase {
  return {
    title: `lists the ${name} that each filter lets through, and no other`,
    async run(subject) {
      const world = await newWorld(subject);
      const expectations = await fill(world);
      for (const [filter, rows] of expectations)
        assert.deepStrictEqual(idsOf(await list(world, filter)), idsOf(rows), spelled(filter));
    },
  };
}

/** Enough of them at once for statements that differ only behind a common beginning. */
function together<F extends object>({ name, fill, list }: FilteredList<F>): ConformanceCase {
  return {
    title: `lists the ${name} that all filters let through where there are several`,
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

export const listFilterCases: readonly ConformanceCase[] = filteredLists.flatMap((list) => [singly(list), together(list)]);
