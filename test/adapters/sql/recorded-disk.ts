import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { dirname, join, relative } from "node:path";
import type { Random } from "../../../bootstrap/demo/random.js";

type Change =
  | { readonly kind: "write"; readonly file: number; readonly at: number; readonly bytes: Buffer }
  | { readonly kind: "truncate"; readonly file: number; readonly size: number }
  | { readonly kind: "create"; readonly file: number; readonly path: string }
  | { readonly kind: "folder" | "remove"; readonly path: string }
  | { readonly kind: "rename"; readonly path: string; readonly to: string }
  /** Covers the changes before `until`. `all`: also the names of all files, as `fsync` does, unlike `fdatasync`. */
  | { readonly kind: "sync"; readonly file: number | null; readonly all: boolean; readonly until: number }
  | { readonly kind: "acknowledged"; readonly name: string };

/** What a disk writes as a whole. */
const BLOCK = 4_096;

/** Chooses which blocks that were not synced have reached the disk. */
type Luck = (file: number) => boolean;

/**
 * Records all changes that this process makes below a folder, and builds the folder as it can be after a power failure: everything that was synced is
 * there, names change in order up to any later change, and of all other blocks any have been written.
 */
export class RecordedDisk {
  readonly changes: Change[] = [];
  readonly #files = new Map<string, number>();
  readonly #open = new Map<number, { readonly file: number | null }>();
  readonly #originals: Partial<Record<keyof typeof fs, unknown>> = {};
  #lastFile = 0;
  #inside = 0;

  constructor(private readonly root: string) {
    this.#watchNames();
    this.#watchContents();
    this.#watchSyncs();
    syncBuiltinESMExports();
  }

  acknowledge(name: string): void {
    this.changes.push({ kind: "acknowledged", name });
  }

  stop(): void {
    Object.assign(fs, this.#originals);
    syncBuiltinESMExports();
  }

  /** The names that were acknowledged before a change. */
  acknowledgedBefore(end: number): readonly string[] {
    return this.changes.slice(0, end).flatMap((one) => (one.kind === "acknowledged" ? [one.name] : []));
  }

  /** Builds the folder as it can be if the power fails before the change `end`. Without random numbers, everything that was written is there. */
  build(target: string, end: number, random?: Random): void {
    const done = this.changes.slice(0, end);
    const safe = Math.max(0, ...done.map((one) => (one.kind === "sync" && one.all ? one.until : 0)));
    const namesEnd = random?.between(safe, end) ?? end;
    // Some files reach the disk completely, some not at all, and some in parts.
    const shares = new Map<number, number>();
    const luck: Luck = (file) => {
      const share = shares.get(file) ?? random?.between(0, 4) ?? 4;
      shares.set(file, share);
      return random?.chance(share / 4) ?? true;
    };
    const contents = this.#contents(done, namesEnd, luck);
    for (const [path, file] of names(done.slice(0, namesEnd))) {
      if (file === null) fs.mkdirSync(join(target, path), { recursive: true });
      else {
        fs.mkdirSync(dirname(join(target, path)), { recursive: true });
        fs.writeFileSync(join(target, path), contents.get(file) ?? "");
      }
    }
  }

  #contents(done: readonly Change[], namesEnd: number, luck: Luck): ReadonlyMap<number, Buffer> {
    const synced = new Map<number, number>();
    for (const one of done)
      if (one.kind === "sync" && one.file !== null) synced.set(one.file, Math.max(one.until, synced.get(one.file) ?? 0));
    const contents = new Map<number, Content>();
    const contentOf = (file: number): Content => {
      const found = contents.get(file) ?? new Content();
      contents.set(file, found);
      return found;
    };
    done.forEach((one, index) => {
      if (one.kind === "truncate" && (index < namesEnd || index < (synced.get(one.file) ?? 0)))
        contentOf(one.file).truncate(one.size);
      if (one.kind !== "write") return;
      const isSafe = index < (synced.get(one.file) ?? 0);
      for (let from = 0; from < one.bytes.length;) {
        const to = Math.min(one.bytes.length, from + BLOCK - ((one.at + from) % BLOCK));
        if (isSafe || luck(one.file)) contentOf(one.file).write(one.at + from, one.bytes.subarray(from, to));
        from = to;
      }
    });
    return new Map([...contents].map(([file, content]) => [file, content.bytes()]));
  }

  #pathOf(path: unknown): string | null {
    if (typeof path !== "string") return null;
    const below = relative(this.root, path);
    return below.startsWith("..") ? null : below;
  }

  /** Replaces a function by one that also records, unless another recorded function calls it. */
  #watch<Name extends keyof typeof fs>(name: Name, record: (result: unknown, ...parameters: never[]) => void): void {
    const original = fs[name] as (...parameters: unknown[]) => unknown;
    this.#originals[name] = original;
    const watched = (...parameters: never[]): unknown => {
      this.#inside++;
      try {
        const result = original(...parameters);
        if (this.#inside === 1) record(result, ...parameters);
        return result;
      } finally {
        this.#inside--;
      }
    };
    Object.assign(fs, { [name]: Object.assign(watched, original) });
  }

  #create(path: string): number {
    const file = ++this.#lastFile;
    this.#files.set(path, file);
    this.changes.push({ kind: "create", file, path });
    return file;
  }

  #watchNames(): void {
    const at = (path: string, then: (below: string) => void): void => {
      const below = this.#pathOf(path);
      if (below !== null) then(below);
    };
    this.#watch("mkdirSync", (_, path: string) => at(path, (below) => this.changes.push({ kind: "folder", path: below })));
    for (const name of ["unlinkSync", "rmdirSync"] as const)
      this.#watch(name, (_, path: string) =>
        at(path, (below) => {
          this.#files.delete(below);
          this.changes.push({ kind: "remove", path: below });
        }),
      );
    this.#watch("renameSync", (_, path: string, to: string) =>
      at(path, (below) => {
        const target = relative(this.root, to);
        for (const [known, file] of moved(this.#files, below, target)) this.#files.set(known, file);
        this.changes.push({ kind: "rename", path: below, to: target });
      }),
    );
  }

  #watchContents(): void {
    const truncate = (file: number | null | undefined, size = 0): void => {
      if (file !== null && file !== undefined) this.changes.push({ kind: "truncate", file, size });
    };
    const write = (file: number, at: number, bytes: Uint8Array): void =>
      void this.changes.push({ kind: "write", file, at, bytes: Buffer.from(bytes) });
    this.#watch("openSync", (descriptor, path: string, flags: string | number = "r") => {
      const below = this.#pathOf(path);
      if (below === null) return;
      const isFolder = fs.fstatSync(Number(descriptor)).isDirectory();
      const file = isFolder ? null : (this.#files.get(below) ?? this.#create(below));
      this.#open.set(Number(descriptor), { file });
      if (typeof flags === "string" ? flags.startsWith("w") : (flags & fs.constants.O_TRUNC) !== 0) truncate(file);
    });
    this.#watch("closeSync", (_, descriptor: number) => void this.#open.delete(descriptor));
    this.#watch("writeSync", (count, descriptor: number, bytes: Uint8Array, offset: number, _length: number, at: number) => {
      const file = this.#open.get(descriptor)?.file;
      if (file === undefined || file === null) return;
      const start = bytes.byteOffset + offset;
      write(file, at, new Uint8Array(bytes.buffer.slice(start, start + Number(count))));
    });
    this.#watch("writeFileSync", (_, path: string, data: string | Uint8Array) => {
      const below = this.#pathOf(path);
      if (below === null) return;
      const known = this.#files.get(below);
      if (known !== undefined) truncate(known);
      write(known ?? this.#create(below), 0, Buffer.from(data as Uint8Array));
    });
    this.#watch("truncateSync", (_, path: string, size?: number) => {
      const below = this.#pathOf(path);
      if (below !== null) truncate(this.#files.get(below), size);
    });
    this.#watch("ftruncateSync", (_, descriptor: number, size?: number) => truncate(this.#open.get(descriptor)?.file, size));
  }

  #watchSyncs(): void {
    const synced = (descriptor: number, all: boolean): void => {
      const open = this.#open.get(descriptor);
      if (open) this.changes.push({ kind: "sync", file: open.file, all, until: this.changes.length });
    };
    this.#watch("fsyncSync", (_, descriptor: number) => synced(descriptor, true));
    const original = fs.fdatasync;
    this.#originals.fdatasync = original;
    // What is written while it runs may or may not be synced.
    const fdatasync = (descriptor: number, done: fs.NoParamCallback): void => {
      const until = this.changes.length;
      const open = this.#open.get(descriptor);
      original(descriptor, (error) => {
        if (!error && open) this.changes.push({ kind: "sync", file: open.file, all: false, until });
        done(error);
      });
    };
    Object.assign(fs, { fdatasync });
  }
}

/** What is known below a path, by its path after a rename. Removes it from the map. */
function moved<T>(known: Map<string, T>, path: string, to: string): readonly (readonly [string, T])[] {
  const found = [...known].filter(([one]) => one === path || one.startsWith(`${path}/`));
  for (const [one] of found) known.delete(one);
  return found.map(([one, value]) => [to + one.slice(path.length), value]);
}

/** The files by path; folders are null. */
function names(changes: readonly Change[]): ReadonlyMap<string, number | null> {
  const known = new Map<string, number | null>();
  for (const one of changes) {
    if (one.kind === "create") known.set(one.path, one.file);
    if (one.kind === "folder") known.set(one.path, null);
    if (one.kind === "remove") known.delete(one.path);
    if (one.kind === "rename") for (const [path, file] of moved(known, one.path, one.to)) known.set(path, file);
  }
  return known;
}

class Content {
  #bytes = Buffer.alloc(0);
  #size = 0;

  write(at: number, bytes: Buffer): void {
    const end = at + bytes.length;
    if (end > this.#bytes.length) this.#bytes = Buffer.concat([this.#bytes], Math.max(end, 2 * this.#bytes.length));
    bytes.copy(this.#bytes, at);
    this.#size = Math.max(this.#size, end);
  }

  truncate(size: number): void {
    if (size < this.#size) this.#bytes.fill(0, size, this.#size);
    else if (size > this.#bytes.length) this.#bytes = Buffer.concat([this.#bytes], size);
    this.#size = size;
  }

  bytes(): Buffer {
    return this.#bytes.subarray(0, this.#size);
  }
}
