import type { ContentValues, LineValues } from "./content-values.js";

/**
 * The values of a form that stays open after its content is saved: each saved line is now the stored line at its place. Lines that were added since are still
 * new.
 */
export function afterSave(saved: ContentValues, values: ContentValues): ContentValues {
  const places = new Map(saved.lines.map(({ key }, index) => [key, index]));
  const placed = (line: LineValues): LineValues => ({ ...line, stored: places.get(line.key) ?? null });
  return { ...values, lines: values.lines.map(placed) };
}
