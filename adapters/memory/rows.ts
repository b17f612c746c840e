import { inUse, lostRace, type Versioned } from "../../core/kernel/entity.js";

export interface Row {
  readonly id: string;
}

/** The rows of one table in a unit of work. Returned rows are frozen, stored rows are copied. */
export interface Rows<R extends Row> {
  get(id: string): R | undefined;
  all(): readonly R[];
  put(row: R): void;
  remove(id: string): void;
}

/** The lifetime of a unit of work. Every access checks it, so that stores cannot outlive their work. */
export class Lifetime {
  #settled = false;

  settle(): void {
    this.#settled = true;
  }

  check(): void {
    if (this.#settled) throw new Error("The store was used after its unit of work settled.");
  }
}

/** The committed rows. Read-only. */
export class CommittedRows<R extends Row> implements Rows<R> {
  constructor(
    private readonly committed: ReadonlyMap<string, R>,
    private readonly lifetime: Lifetime,
  ) {}

  get(id: string): R | undefined {
    this.lifetime.check();
    return this.committed.get(id);
  }

  all(): readonly R[] {
    this.lifetime.check();
    return [...this.committed.values()];
  }

  put(): never {
    throw new Error("Cannot write in a read-only unit of work.");
  }

  remove(): never {
    this.put();
  }
}

/** The committed rows with the changes of one transaction, which are invisible to others before `commit`. */
export class StagedRows<R extends Row> implements Rows<R> {
  readonly #staged = new Map<string, R | null>();

  constructor(
    private readonly committed: Map<string, R>,
    private readonly lifetime: Lifetime,
    /** Called for each stored row. `after` is null for a removed one. */
    private readonly onChange: (before: R | undefined, after: R | null) => void = () => undefined,
  ) {}

  get(id: string): R | undefined {
    this.lifetime.check();
    const staged = this.#staged.get(id);
    return staged === undefined ? this.committed.get(id) : (staged ?? undefined);
  }

  all(): readonly R[] {
    this.lifetime.check();
    if (this.#staged.size === 0) return [...this.committed.values()];
    return [...new Map<string, R | null>([...this.committed, ...this.#staged]).values()].filter((row) => row !== null);
  }

  put(row: R): void {
    const copy = frozenCopy(row);
    this.onChange(this.get(row.id), copy);
    this.#staged.set(row.id, copy);
  }

  remove(id: string): void {
    this.onChange(this.get(id), null);
    this.#staged.set(id, null);
  }

  /** Synchronous, so that no reader sees a partial commit. */
  commit(): void {
    for (const [id, row] of this.#staged) {
      if (row === null) this.committed.delete(id);
      else this.committed.set(id, row);
    }
  }
}

/** Returns the existing rows of the IDs, without duplicates. */
export function findRows<R extends Row>(rows: Rows<R>, ids: readonly string[]): readonly R[] {
  return [...new Set(ids)].map((id) => rows.get(id)).filter((row) => row !== undefined);
}

/** Throws a plain error if the ID exists, since that is a bug in the caller. */
export function insertRow<R extends Row>(rows: Rows<R>, row: R): void {
  if (rows.get(row.id) !== undefined) throw new Error(`The row ${row.id} already exists.`);
  requireFree(rows, row);
  rows.put(row);
}

/** Throws `lost_race` if another row has the same id in another system. */
function requireFree<R extends Row>(rows: Rows<R>, row: R & { readonly externalId?: string | null }): void {
  const { id, externalId = null } = row;
  const isTaken = (other: R & { readonly externalId?: string | null }): boolean =>
    other.externalId === externalId && other.id !== id;
  if (externalId !== null && rows.all().some(isTaken)) throw lostRace("the external id");
}

/** Throws `lost_race` unless the stored version is the previous one. Then runs `check`. */
export function updateRow<R extends Row & Versioned>(rows: Rows<R>, row: R, what: string, check?: (row: R) => void): void {
  if (rows.get(row.id)?.version !== row.version - 1) throw lostRace(what);
  check?.(row);
  requireFree(rows, row);
  rows.put(row);
}

/** Throws `lost_race` unless the stored version is this one, and `in_use` if other rows reference it. */
export function deleteRow<R extends Row & Versioned>(rows: Rows<R>, row: R, what: string, isReferenced: boolean): void {
  if (rows.get(row.id)?.version !== row.version) throw lostRace(`the ${what}`);
  if (isReferenced) throw inUse(what);
  rows.remove(row.id);
}

/** Throws a plain error for a missing row, since that is a bug in the caller. Null is allowed. */
export function requireRow<R extends Row>(rows: Rows<R>, id: string | null, what: string): void {
  if (id !== null && rows.get(id) === undefined) throw new Error(`The workspace has no ${what} ${id}.`);
}

function frozenCopy<T>(value: T): T {
  if (typeof value !== "object" || value === null) return value;
  if (value instanceof Uint8Array) return Uint8Array.from(value) as T;
  if (Array.isArray(value)) return Object.freeze(value.map(frozenCopy)) as T;
  return Object.freeze(Object.fromEntries(Object.entries(value).map(([key, part]) => [key, frozenCopy(part)]))) as T;
}
