import type { Order, TestOutcome, TestRun } from "./mocha.js";
import type { Mutant } from "./mutant.js";
import { testFiles } from "./test-files.js";

/** The tests of one file that a mutant names. */
export interface Selection {
  readonly file: string;
  readonly grep: string | undefined;
}

const TOGETHER = 10;

export function selectionsOf({ tests, grep }: Pick<Mutant, "tests" | "grep">): readonly Selection[] {
  return [...new Set(tests.flatMap(testFiles))].map((file) => ({ file, grep }));
}

export function nameOf({ file, grep }: Selection): string {
  return grep === undefined ? file : `${file} (${grep})`;
}

/** The runs that cover all selections: complete files together, others separately. */
export function ordersFor(selections: readonly Selection[], limitSeconds: number): readonly Order[] {
  const greps = new Map<string, Set<string> | null>();
  for (const { file, grep } of selections) {
    const known = greps.get(file);
    if (grep === undefined || known === null) greps.set(file, null);
    else greps.set(file, (known ?? new Set()).add(grep));
  }
  const whole = [...greps].flatMap(([file, texts]) => (texts === null ? [file] : []));
  const parts = [...greps].flatMap(([file, texts]) => (texts === null ? [] : [{ file, texts }]));
  const count = Math.ceil(whole.length / TOGETHER);
  return [
    ...parts.map(({ file, texts }) => ({ files: [file], greps: [...texts], limitSeconds: limitSeconds * texts.size })),
    ...Array.from({ length: count }, (_, index) => {
      const files = whole.slice(index * TOGETHER, (index + 1) * TOGETHER);
      return { files, limitSeconds: limitSeconds * files.length };
    }),
  ];
}

/** The results of the selected tests without a mutant. */
export interface Standing {
  readonly ran: boolean;
  /** The reason of a failure, or null. */
  readonly trouble: string | null;
}

export function standingOf({ file, grep }: Selection, { passed, failed, trouble }: TestRun): Standing {
  const isOfHook = (title: string): boolean => title.includes('" hook');
  const isOf = (one: TestOutcome): boolean =>
    (one.file === file || one.file === "") && (grep === undefined || one.title.includes(grep) || isOfHook(one.title));
  return { ran: passed.some(isOf), trouble: failed.find(isOf)?.title ?? trouble };
}
