import type { CopyBatch, FeedType, ResourceOf } from "../../client/index.js";

export const copied = ["client", "project", "task", "time_entry", "invoice", "user"] as const satisfies readonly FeedType[];
export type Copied = (typeof copied)[number];

interface Row {
  readonly type: Copied;
  readonly id: string;
  readonly version: number;
  readonly data: ResourceOf<Copied>;
}

/** A copy in memory, which is stored as `CopyBatch` says. */
export class StoredCopy {
  readonly rows = new Map<string, Row>();
  /** The kinds of the stored batches. */
  readonly kinds: string[] = [];
  cursor: string | null = null;
  #seen = new Set<string>();

  load(): string | null {
    return this.cursor;
  }

  store(batch: CopyBatch<Copied>): void {
    this.storeRows(batch);
    if (batch.kind === "complete" || batch.kind === "changes") this.cursor = batch.cursor;
  }

  /** Stores the batch without its cursor, as a process does that stops in between. */
  storeRows(batch: CopyBatch<Copied>): void {
    this.kinds.push(batch.kind);
    switch (batch.kind) {
      case "begin":
        this.#seen = new Set();
        break;
      case "resources":
        for (const data of batch.resources) this.#keep({ type: batch.type, id: data.id, version: data.version ?? 0, data });
        break;
      case "complete":
        for (const id of this.rows.keys()) if (!this.#seen.has(id)) this.rows.delete(id);
        break;
      case "changes":
        for (const { type, id, version, data } of batch.changes) {
          if (data !== null) this.#keep({ type, id, version, data });
          else this.rows.delete(id);
        }
        break;
    }
  }

  /** What it has of a kind, by ID. */
  of(type: Copied): Readonly<Record<string, unknown>> {
    return Object.fromEntries([...this.rows.values()].flatMap((row) => (row.type === type ? [[row.id, row.data]] : [])));
  }

  namesOf(type: Copied): readonly string[] {
    return [...this.rows.values()].flatMap((row) => (row.type === type && "name" in row.data ? [row.data.name] : []));
  }

  #keep(row: Row): void {
    this.#seen.add(row.id);
    const known = this.rows.get(row.id);
    if (known === undefined || known.version < row.version) this.rows.set(row.id, row);
  }
}
