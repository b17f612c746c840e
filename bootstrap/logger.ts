import { type DestinationStream, type Logger, type LoggerOptions, pino } from "pino";
import pretty from "pino-pretty";
import { isStintError } from "../core/index.js";
import type { Config } from "./config.js";

/** Lines are written together, at the latest after this time. */
const FLUSH_MS = 50;
const BUFFER_BYTES = 3_072;
/** Lines beyond this are lost while nothing can be written. */
const UNWRITTEN_BYTES = 1 << 20;
/** The largest write that a pipe does not mix with those of other processes (PIPE_BUF of Linux). Only a longer line can exceed it. */
const WRITE_BYTES = 4_096;
const DEBUG = pino.levels.values["debug"] ?? 0;

/** Writes JSON lines to standard output, or readable lines in a terminal. Of several processes, each adds its `pid`. A kill signal loses the lines of the last {@link FLUSH_MS} milliseconds. */
export function createLogger({ logLevel, prettyLogs, processes }: Config): Logger {
  const base = processes > 1 ? { pid: process.pid } : null;
  const options = { level: logLevel, base, timestamp: pino.stdTimeFunctions.isoTime, hooks };
  return prettyLogs ? pino(options, pretty({ singleLine: true, translateTime: "SYS:HH:MM:ss.l" })) : pino(options, buffered());
}

const reported = new Set(["database_unavailable", "database_refused"]);

/** While the database is away, everything that needs it fails again and again. The storage reports that once; what failed is logged for debugging only. */
const hooks: NonNullable<LoggerOptions["hooks"]> = {
  logMethod(words, method, level) {
    const [fields] = words as readonly unknown[];
    const isOutage = hasError(fields) && isStintError(fields.err) && reported.has(fields.err.code);
    if (isOutage && level > DEBUG) this.debug(...words);
    else method.apply(this, words);
  },
};

function hasError(fields: unknown): fields is { readonly err: unknown } {
  return typeof fields === "object" && fields !== null && "err" in fields;
}

function buffered(): DestinationStream {
  const destination = pino.destination({
    ...{ sync: true, minLength: BUFFER_BYTES, maxWrite: WRITE_BYTES, periodicFlush: FLUSH_MS },
    maxLength: UNWRITTEN_BYTES,
  });
  // What cannot be written, such as on a full disk, is kept up to the limit and written later. The service must not end for its log.
  destination.on("error", () => undefined);
  process.on("exit", () => {
    // If nothing reads the output any more, `flush` disables the destination; `flushSync` alone would try forever.
    destination.flush();
    destination.flushSync();
  });
  return destination;
}
