import type { Build } from "./scenes/build.js";
import type { Cleanup } from "./scenes/cleanup.js";
import { type Options, UsageError } from "./options.js";
import type { CaseResult, Section } from "./results.js";

export interface Context {
  readonly options: Options;
  /** The current build, then the one to compare with. */
  readonly builds: readonly Build[];
  readonly cleanup: Cleanup;
  /** Reports progress. */
  say(line: string): void;
}

/** Cases that share their scenes. */
export interface Scenario {
  readonly title: string;
  readonly note: string;
  /** The names of its cases, without the title. */
  readonly cases: readonly string[];
  /** Runs only these cases. */
  run(context: Context, cases: readonly string[]): Promise<readonly CaseResult[]>;
}

/** Each case with the title of its scenario. */
export function namesOf(scenarios: readonly Scenario[]): readonly string[] {
  return scenarios.flatMap(({ title, cases }) => cases.map((name) => fullName(title, name)));
}

function fullName(title: string, name: string): string {
  return `${title}: ${name}`;
}

/** Runs the cases whose full names contain the text. Scenarios without such a case do not open their scenes. */
export async function runAll(
  scenarios: readonly Scenario[],
  context: Context,
  finished: (section: Section) => void,
): Promise<readonly Section[]> {
  const sections: Section[] = [];
  for (const { title, note, cases, run } of scenarios) {
    const chosen = cases.filter((name) => fullName(title, name).includes(context.options.only));
    if (chosen.length === 0) continue;
    context.say(`${title}:`);
    const section = { title, note, cases: await run(context, chosen) };
    finished(section);
    sections.push(section);
  }
  if (sections.length === 0) throw new UsageError(`No case contains "${context.options.only}".`);
  return sections;
}
