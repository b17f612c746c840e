/** A defect: some exports of one module are replaced, and a test must fail. */
export interface Saboteur {
  /** The defect in plain words. */
  readonly title: string;
  /** The broken module, relative to the repository, without its extension. */
  readonly module: string;
  /** The test file below `test/` that detects it, without its extension. */
  readonly test: string;
  /** Limits the tests to full titles that contain this text. */
  readonly grep?: string;
  /** For each replaced export, what returns the replacement. */
  readonly breaks: Readonly<Record<string, (genuine: never, module: never) => unknown>>;
}

type Breaks<Module> = { readonly [Name in keyof Module]?: (genuine: Module[Name], module: Module) => Module[Name] };

/**
 * A saboteur whose replacements have the types of the exports of `Module`, the type of the module at `module`.
 *
 * Its file may import types from the repository, but no values: what it imports is loaded before the defect, with all that it imports.
 */
export function saboteur<Module extends object>(
  module: string,
  { breaks, ...rest }: Pick<Saboteur, "title" | "test" | "grep"> & { readonly breaks: Breaks<Module> },
): Saboteur {
  return { module, ...rest, breaks: breaks as unknown as Saboteur["breaks"] };
}

/** The object with other properties. Its methods see the object as it was. */
export function changed<Whole extends object>(genuine: Whole, changes: Partial<Whole>): Whole {
  return new Proxy(genuine, {
    get: (target, name) => {
      const value: unknown = Reflect.get(name in changes ? changes : target, name);
      return typeof value === "function" ? (value.bind(target) as unknown) : value;
    },
  });
}
