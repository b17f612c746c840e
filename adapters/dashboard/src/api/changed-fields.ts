/** Returns the fields of `after` that differ from `before`, as the body of a PATCH. */
export function changedFields<Body extends object>(before: Body, after: Body): Partial<Body> {
  const changed: Partial<Body> = {};
  for (const field in after) if (JSON.stringify(before[field]) !== JSON.stringify(after[field])) changed[field] = after[field];
  return changed;
}
