import { useCallback } from "react";
import { useSearchParams } from "react-router";

/**
 * The filter of a list in the address of the page, so that a link, a reload and the way back show the same list. Parameters with their usual value are
 * left out.
 */
export function useFilterAddress<Name extends string>(
  usual: Readonly<Record<Name, string>>,
): [Readonly<Record<Name, string>>, (next: Partial<Readonly<Record<Name, string>>>) => void] {
  const [search, setSearch] = useSearchParams();
  const values = Object.fromEntries(namesOf(usual).map((name) => [name, search.get(name) ?? usual[name]])) as Record<
    Name,
    string
  >;
  const change = useCallback(
    (next: Partial<Readonly<Record<Name, string>>>) =>
      setSearch(
        (before) => {
          for (const name of namesOf(usual)) {
            const value = next[name] ?? before.get(name) ?? usual[name];
            if (value === usual[name]) before.delete(name);
            else before.set(name, value);
          }
          return before;
        },
        { replace: true },
      ),
    [setSearch, usual],
  );
  return [values, change];
}

function namesOf<Name extends string>(usual: Readonly<Record<Name, string>>): readonly Name[] {
  return Object.keys(usual) as Name[];
}
