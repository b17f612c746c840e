import { useMoved } from "../../../elements/use-moved.js";
import { usePreferences } from "../../../elements/use-preferences.js";
import { useStored } from "../../../elements/use-stored.js";

/** Rows that are shown without entries, by their keys. */
type Keys = readonly string[];

export interface Template {
  readonly name: string;
  readonly rows: Keys;
}

interface Kept {
  /** By user and first day of the week, the latest last. */
  readonly added: readonly (readonly [week: string, rows: Keys])[];
  /** Those of version 0.2 and earlier. */
  readonly templates: readonly Template[];
}

const MOST_WEEKS = 20;
const nothing: Kept = { added: [], templates: [] };

/** The rows that the user has added to a week, which this device keeps, and the templates, which the service keeps. */
export function useKept(week: string) {
  const [kept, setKept] = useStored("week-rows", nothing, isKept);
  const added = kept.added.find(([one]) => one === week)?.[1] ?? [];
  const setAdded = (change: (rows: Keys) => Keys) =>
    setKept((before) => {
      const others = before.added.filter(([one]) => one !== week);
      const rows = change(before.added.find(([one]) => one === week)?.[1] ?? []);
      return { ...before, added: [...others, [week, [...new Set(rows)]] as const].slice(-MOST_WEEKS) };
    });
  const { preferences, change } = usePreferences();
  const templates = preferences?.week_templates ?? [];
  const setTemplates = (make: (before: readonly Template[]) => readonly Template[]) =>
    void change(({ week_templates: before }) => {
      const after = make(before);
      return { week_templates: after.map(({ name, rows }) => ({ name, rows: [...rows] })) };
    });
  useMoved(kept.templates, preferences !== undefined, (moved) => {
    setTemplates((before) => [...before, ...moved.filter(({ name }) => !before.some((one) => one.name === name))]);
    setKept((before) => ({ ...before, templates: [] }));
  });
  return { added, setAdded, templates, setTemplates };
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== "object" || value === null || !("added" in value) || !("templates" in value)) return false;
  const { added, templates } = value;
  return (
    Array.isArray(added) &&
    added.every((one: unknown) => Array.isArray(one) && typeof one[0] === "string" && areKeys(one[1])) &&
    Array.isArray(templates) &&
    templates.every(isTemplate)
  );
}

function isTemplate(value: unknown): value is Template {
  if (typeof value !== "object" || value === null || !("name" in value) || !("rows" in value)) return false;
  return typeof value.name === "string" && areKeys(value.rows);
}

function areKeys(value: unknown): value is Keys {
  return Array.isArray(value) && value.every((one) => typeof one === "string");
}
