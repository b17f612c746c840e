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

/** Runs that have every selected test in them, as few as are worth it: files that are wanted whole together, others each by itself. */
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

/** How the selected tests went without a mutant. */
export interface Standing {
  readonly ran: boolean;
  /** Why they do not pass, or null. */
  readonly trouble: string | null;
}

export function standingOf({ file, grep }: Selection, { passed, failed, trouble }: TestRun): Standing {
  const isOfHook = (title: string): boolean => title.includes('" hook');
  const isOf = (one: TestOutcome): boolean =>
    (one.file === file || one.file === "") && (grep === undefined || one.title.includes(grep) || isOfHook(one.title));
  return { ran: passed.some(isOf), trouble: failed.find(isOf)?.title ?? trouble };
}
