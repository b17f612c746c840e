import { Issues } from "../kernel/errors.js";

/** An argument of a use case. */
export interface Argument {
  /** Adds an issue for each part that has the wrong type. `position` is that of the argument, from 1. */
  readonly check: (issues: Issues, given: unknown, position: number) => void;
  /** The argument with its texts as they are stored. Absent: it has none. */
  readonly clean?: (given: unknown) => unknown;
}

type UseCase = (...given: never[]) => Promise<unknown>;

type ArgumentsOf<UseCase> = UseCase extends (...given: infer Given extends readonly unknown[]) => unknown
  ? { readonly [K in keyof Required<Given>]: Argument }
  : never;

/** The arguments of each use case. */
export type ArgumentTable<UseCases> = { readonly [Name in keyof UseCases]: ArgumentsOf<UseCases[Name]> };

/** The same use cases, which first clean the texts in their arguments. */
export function cleaning<UseCases extends { readonly [Name in keyof UseCases]: UseCase }>(
  useCases: UseCases,
  load: () => Promise<ArgumentTable<UseCases>>,
): UseCases {
  return prepared(useCases, load, () => undefined);
}

/**
 * The same use cases, which first check the types of their arguments, for programs without types, and clean the texts in them. They throw all issues
 * at once, of kind `invalid`: `wrong_type`, `required`, `not_nullable`, `not_allowed`, `unknown_field` and others.
 */
export function checked<UseCases extends { readonly [Name in keyof UseCases]: UseCase }>(
  useCases: UseCases,
  load: () => Promise<ArgumentTable<UseCases>>,
): UseCases {
  return prepared(useCases, load, (types, given) => {
    const issues = new Issues();
    types.forEach((type, index) => type.check(issues, given[index], index + 1));
    issues.throwIfAny();
  });
}

function prepared<UseCases extends { readonly [Name in keyof UseCases]: UseCase }>(
  useCases: UseCases,
  load: () => Promise<ArgumentTable<UseCases>>,
  check: (types: readonly Argument[], given: readonly unknown[]) => void,
): UseCases {
  const entries = Object.entries<UseCase>(useCases).map(([name, useCase]) => {
    const call = async (...given: never[]): Promise<unknown> => {
      const types: readonly Argument[] = (await load())[name as keyof UseCases];
      check(types, given);
      return useCase(...given.map((one, index) => (types[index]?.clean?.(one) ?? one) as never));
    };
    return [name, call];
  });
  return Object.fromEntries(entries) as UseCases;
}
