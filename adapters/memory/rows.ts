import { inUse, lostRace, type Versioned } from "../../core/kernel/entity.js";

export interface Row {
  readonly id: string;
}

/** The rows of one kind that a unit of work sees. What it gives out is frozen, and what it takes in is copied. */
export interface Rows<R extends Row> {
  get(id: string): R | undefined;
  all(): readonly R[];
  put(row: R): void;
  remove(id: string): void;
}

/** Whether a unit of work still runs; every access asks it, so that stores cannot outlive their work. */
export class Lifetime {
  #settled = false;

  settle(): void {
    this.#settled = true;
  }

  check(): void {
    if (this.#settled) throw new Error("These stores belong to a unit of work that has settled.");
  }
}

/** Only what is committed; refuses every write. */
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
    throw new Error("A unit of work that only reads was asked to write.");
  }

  remove(): never {
    this.put();
  }
}

/** What is committed, under the changes of one transaction, which nobody else sees before `commit`. */
export class StagedRows<R extends Row> implements Rows<R> {
  readonly #staged = new Map<string, R | null>();

  constructor(
    private readonly committed: Map<string, R>,
    private readonly lifetime: Lifetime,
    /** Hears of each row that is put or, with null, removed. */
    private readonly heard: (before: R | undefined, after: R | null) => void = () => undefined,
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
    this.heard(this.get(row.id), copy);
    this.#staged.set(row.id, copy);
  }

  remove(id: string): void {
    this.heard(this.get(id), null);
    this.#staged.set(id, null);
  }

  /** Without a pause, so that no reader sees half of it. */
  commit(): void {
    for (const [id, row] of this.#staged) {
      if (row === null) this.committed.delete(id);
      else this.committed.set(id, row);
    }
  }
}

/** Those of the ids that there are, each once. */
export function findRows<R extends Row>(rows: Rows<R>, ids: readonly string[]): readonly R[] {
  return [...new Set(ids)].map((id) => rows.get(id)).filter((row) => row !== undefined);
}

/** Throws a plain error, since an id that exists already is a defect. */
export function insertRow<R extends Row>(rows: Rows<R>, row: R): void {
  if (rows.get(row.id) !== undefined) throw new Error(`There is a row ${row.id} already.`);
  rows.put(row);
}

/** Throws `lost_race` unless the stored version is the one before this one's; only then looks at what else must hold. */
export function updateRow<R extends Row & Versioned>(rows: Rows<R>, row: R, what: string, check?: (row: R) => void): void {
  if (rows.get(row.id)?.version !== row.version - 1) throw lostRace(what);
  check?.(row);
  rows.put(row);
}

/** Throws `lost_race` unless the stored version is this one, `in_use` where one of the rows refers to it. */
export function deleteRow<R extends Row & Versioned>(rows: Rows<R>, row: R, what: string, isReferredTo: boolean): void {
  if (rows.get(row.id)?.version !== row.version) throw lostRace(`the ${what}`);
  if (isReferredTo) throw inUse(what);
  rows.remove(row.id);
}

/** Throws a plain error, since a reference to nothing is a defect; null refers to nothing on purpose. */
export function requireRow<R extends Row>(rows: Rows<R>, id: string | null, what: string): void {
  if (id !== null && rows.get(id) === undefined) throw new Error(`There is no ${what} ${id} in this workspace.`);
}

function frozenCopy<T>(value: T): T {
  if (typeof value !== "object" || value === null) return value;
  if (value instanceof Uint8Array) return Uint8Array.from(value) as T;
  if (Array.isArray(value)) return Object.freeze(value.map(frozenCopy)) as T;
  return Object.freeze(Object.fromEntries(Object.entries(value).map(([key, part]) => [key, frozenCopy(part)]))) as T;
}
