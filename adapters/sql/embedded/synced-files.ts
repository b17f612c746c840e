import { relative } from "node:path";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { type LogSync, syncPath } from "./log-sync.js";

/** The segments of the write-ahead log. */
const SEGMENT = /^pg_wal[/\\][0-9A-F]{24}$/;
/** The error number of WASI for a failed write, which makes PostgreSQL stop. */
const EIO = 29;

/** What is used of Emscripten's file system on that of Node. */
interface NodeFiles {
  readonly realPath: (node: unknown) => string;
  readonly node_ops: Record<string, Operation>;
  readonly stream_ops: Record<string, Operation>;
}
type Operation = (subject: { readonly node?: unknown }, ...rest: unknown[]) => unknown;

/**
 * The files of the embedded database, with `fsync`, which Emscripten's file system ignores. Syncs of the log are left to {@link LogSync}; every other
 * change of the folder first waits for them, so that what PostgreSQL writes in an order reaches the disk in this order: the log before data, data
 * before the control file, the control file before log is removed.
 */
export class SyncedFiles extends NodeFS {
  /** The last message of PostgreSQL before it stopped. */
  lastFailure: string | null = null;

  constructor(
    folder: string,
    private readonly log: LogSync,
  ) {
    super(folder);
  }

  override async init(...[pg, options]: Parameters<NodeFS["init"]>): ReturnType<NodeFS["init"]> {
    const { emscriptenOpts } = await super.init(pg, options);
    const extend = (module: unknown): void => this.#extend((module as { readonly NODEFS: NodeFiles }).NODEFS);
    const printErr = (line: string): void => {
      this.lastFailure = /(?:FATAL|PANIC): +(.*)/.exec(line)?.[1] ?? this.lastFailure;
      emscriptenOpts["printErr"]?.(line);
    };
    return { emscriptenOpts: { ...emscriptenOpts, printErr, preRun: [...(emscriptenOpts.preRun ?? []), extend] } };
  }

  #extend(files: NodeFiles): void {
    const isSegment = (node: unknown): boolean => SEGMENT.test(relative(this.rootDir, files.realPath(node)));
    files.stream_ops["fsync"] = ({ node }) => {
      try {
        if (isSegment(node)) this.log.ask(files.realPath(node));
        else {
          this.log.syncNow();
          this.log.checked(() => syncPath(files.realPath(node)));
        }
        return 0;
      } catch {
        // The log keeps the failure, which everything that follows reports.
        return EIO;
      }
    };
    const afterLog = (operations: Record<string, Operation>, name: string, isOfLog: (subject: { node?: unknown }) => boolean) => {
      const operation = operations[name];
      if (!operation) throw new TypeError(`PGlite has no file operation ${name}.`);
      operations[name] = (subject, ...rest) => {
        if (this.log.hasUnsynced && !isOfLog(subject)) this.log.syncNow();
        return operation(subject, ...rest);
      };
    };
    afterLog(files.stream_ops, "write", ({ node }) => isSegment(node));
    afterLog(files.stream_ops, "setattr", () => false);
    for (const name of ["setattr", "rename", "unlink", "rmdir"]) afterLog(files.node_ops, name, () => false);
  }
}
