import { Issues } from "../kernel/errors.js";

/** Adds an issue for each part of a use case's argument that has the wrong type, and returns the argument with its texts as they are stored. */
export type Argument = (issues: Issues, given: unknown) => unknown;

type UseCase = (...given: never[]) => Promise<unknown>;

type ArgumentsOf<UseCase> = UseCase extends (...given: infer Given extends readonly unknown[]) => unknown
  ? { readonly [K in keyof Required<Given>]: Argument }
  : never;

/** The arguments of each use case. */
export type ArgumentTable<UseCases> = { readonly [Name in keyof UseCases]: ArgumentsOf<UseCases[Name]> };

/**
 * The same use cases, which first trim the texts in their arguments and check their types: for programs without types. They throw all issues at once, of kind `invalid`:
 * `wrong_type`, `required`, `not_nullable`, `not_allowed`, `unknown_field` and others.
 */
export function checked<UseCases extends { readonly [Name in keyof UseCases]: UseCase }>(
  useCases: UseCases,
  load: () => Promise<ArgumentTable<UseCases>>,
): UseCases {
  const entries = Object.entries<UseCase>(useCases).map(([name, useCase]) => {
    const call = async (...given: never[]): Promise<unknown> => {
      const types: readonly Argument[] = (await load())[name as keyof UseCases];
      const issues = new Issues();
      const taken = types.map((type, index) => type(issues, given[index]));
      issues.throwIfAny();
      return useCase(...(taken as never[]));
    };
    return [name, call];
  });
  return Object.fromEntries(entries) as UseCases;
}
