/** How much a workspace holds. */
export interface Volume {
  readonly entries: number;
  readonly users: number;
  readonly clients: number;
  readonly projectsPerClient: number;
}

export const WORKSPACES = 50;
const LEAST_ENTRIES = 20;

/** Clients and users grow with the square root of the time entries. */
export function volumeOf(entries: number): Volume {
  const root = Math.sqrt(entries);
  return {
    entries,
    users: Math.max(2, Math.min(200, Math.round(root / 5))),
    clients: Math.max(2, Math.round(root / 2)),
    projectsPerClient: 4,
  };
}

/** The other workspaces of the database: a few large ones and many small ones, together less than half of the largest. */
export function otherVolumes(entries: number): readonly Volume[] {
  return Array.from({ length: WORKSPACES - 1 }, (_, index) =>
    volumeOf(Math.max(LEAST_ENTRIES, Math.round(entries / (10 * (index + 1))))),
  );
}
