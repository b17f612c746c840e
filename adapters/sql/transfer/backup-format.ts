import { createHash } from "node:crypto";
import { conflict, invalidField, type StintError } from "../../../core/index.js";
import { migrations } from "../migrations/index.js";
import { type Origin, type Piece, PIECE_CHARACTERS, PIECE_ROWS } from "./dump.js";
import { linesOf } from "./lines.js";
import type { SealedKey } from "./sealed-key.js";

/** The version of the format that this program writes, and the only one that it reads. */
const FORMAT = 1;

/** The first line of a backup. */
export interface BackupHeader extends Origin {
  readonly format: number;
  /** The version of Stint that wrote it. */
  readonly version: string;
  readonly createdAt: string;
  /** Null: the backup does not contain the key. */
  readonly key: SealedKey | null;
}

/** The last line: what the lines before contain. */
interface BackupEnd {
  /** The number of rows of each table. */
  readonly rows: Readonly<Record<string, number>>;
  /** SHA-256 of all bytes before this line, in hexadecimal. */
  readonly sha256: string;
}

/** Counts rows by table. */
export class RowCounts {
  readonly #counts = new Map<string, number>();
  #total = 0;

  add(table: string, count: number): void {
    this.#counts.set(table, (this.#counts.get(table) ?? 0) + count);
    this.#total += count;
  }

  of(table: string): number {
    return this.#counts.get(table) ?? 0;
  }

  get total(): number {
    return this.#total;
  }

  toJson(): Readonly<Record<string, number>> {
    return Object.fromEntries([...this.#counts].sort(([a], [b]) => (a < b ? -1 : 1)));
  }
}

/**
 * The lines of a backup, before compression: the header; for each table of each workspace `["table","workspace"]`, then a line of JSON per row; and
 * `["end",{…}]`. `onRows` learns the number of rows so far.
 */
export async function* backupLines(
  header: Omit<BackupHeader, "format">,
  pieces: AsyncIterable<Piece>,
  onRows: (total: number) => void,
): AsyncGenerator<string> {
  const digest = createHash("sha256");
  const counts = new RowCounts();
  const hashed = (text: string): string => {
    digest.update(text);
    return text;
  };
  yield hashed(`${JSON.stringify({ format: FORMAT, ...header })}\n`);
  let place = "";
  for await (const { table, workspaceId, rows } of pieces) {
    const heading = `${JSON.stringify([table, workspaceId])}\n`;
    if (heading !== place) yield hashed((place = heading));
    yield hashed(`${rows.join("\n")}\n`);
    counts.add(table, rows.length);
    onRows(counts.total);
  }
  const end: BackupEnd = { rows: counts.toJson(), sha256: digest.digest("hex") };
  yield `${JSON.stringify(["end", end])}\n`;
}

/**
 * Returns the first line of a backup. Throws `not_a_backup` or `backup_unreadable` (invalid), or `backup_newer` (conflict) if a newer version of Stint has
 * written it.
 */
export async function headerOf(path: string): Promise<BackupHeader> {
  for await (const line of readable(path, () => unusable(path, "not_a_backup", NOT_A_BACKUP))) {
    const header = parsed(line) as Partial<BackupHeader> | null;
    if (typeof header?.format !== "number" || typeof header.migration !== "string") break;
    if (header.format === FORMAT && migrations.some(({ name }) => name === header.migration)) return header as BackupHeader;
    throw conflict(
      "backup_newer",
      `${path} was written by Stint ${String(header.version)}, which is newer. Restore it with that version or a later one.`,
    );
  }
  throw unusable(path, "not_a_backup", NOT_A_BACKUP);
}

const NOT_A_BACKUP = "is not a backup of Stint";

/** Reads the rows of a backup. Rejects at the end with `backup_damaged` (conflict) if it is not complete, exactly as it was written. */
export async function* piecesIn(path: string, counts = new RowCounts()): AsyncGenerator<Piece> {
  const digest = createHash("sha256");
  let [table, workspaceId]: readonly string[] = [];
  let rows: string[] = [];
  let characters = 0;
  let end: BackupEnd | null = null;
  let isHeader = true;
  for await (const line of readable(path)) {
    if (end !== null) throw damaged(path, "something follows its end");
    const isRow = line[0] === OBJECT && !isHeader;
    if (rows.length > 0 && (!isRow || characters > PIECE_CHARACTERS || rows.length === PIECE_ROWS)) {
      yield { table: String(table), workspaceId: String(workspaceId), rows };
      [rows, characters] = [[], 0];
    }
    if (isRow) {
      if (table === undefined) throw damaged(path, "a row belongs to no table");
      rows.push(line.toString("utf8"));
      characters += line.length;
      counts.add(table, 1);
    } else if (!isHeader) {
      const [first, second] = (parsed(line) as readonly [string, string | BackupEnd] | null) ?? [];
      if (typeof second === "object") end = second;
      else [table, workspaceId] = [first, second];
    }
    isHeader = false;
    if (end === null) digest.update(line).update("\n");
  }
  if (end === null) throw damaged(path, "its end is missing");
  if (digest.digest("hex") !== end.sha256) throw damaged(path, "its content is not what was written");
  if (JSON.stringify(counts.toJson()) !== JSON.stringify(end.rows)) throw damaged(path, "rows are missing");
}

/** Reads the whole backup and returns the number of its rows. Throws `backup_damaged` (conflict). */
export async function verifyBackup(path: string): Promise<RowCounts> {
  const counts = new RowCounts();
  for await (const { rows } of piecesIn(path, counts))
    for (const row of rows) if (parsed(row) === null) throw damaged(path, "a row cannot be read");
  return counts;
}

const OBJECT = "{".charCodeAt(0);

/** `failure`: that of a file that cannot be decompressed. */
async function* readable(path: string, failure = (reason: string) => damaged(path, reason)): AsyncGenerator<Buffer> {
  try {
    yield* linesOf(path);
  } catch (error) {
    const { code = "", message } = error as NodeJS.ErrnoException;
    if (code.startsWith("Z_")) throw failure(message);
    if ("syscall" in (error as Error)) throw unusable(path, "backup_unreadable", `cannot be read: ${message}`);
    throw error;
  }
}

function parsed(line: Buffer | string): unknown {
  try {
    return JSON.parse(line.toString());
  } catch {
    return null;
  }
}

function damaged(path: string, reason: string): StintError {
  return conflict("backup_damaged", `${path} is damaged: ${reason}. Nothing was changed. Use another backup.`);
}

function unusable(path: string, code: string, reason: string): StintError {
  return invalidField(["file"], code, `${path} ${reason}.`);
}
