import { type DestinationStream, type Logger, pino } from "pino";
import pretty from "pino-pretty";
import type { Config } from "./config.js";

/** Lines are written together, at the latest after this time. */
const FLUSH_MS = 50;
const BUFFER_BYTES = 8_192;

/** Writes JSON lines to standard output, or readable lines in a terminal. A kill signal loses the lines of the last {@link FLUSH_MS} milliseconds. */
export function createLogger({ logLevel, prettyLogs }: Config): Logger {
  const options = { level: logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  return prettyLogs
    ? pino(options, pretty({ singleLine: true, ignore: "pid,hostname", translateTime: "SYS:HH:MM:ss.l" }))
    : pino(options, buffered());
}

function buffered(): DestinationStream {
  const destination = pino.destination({ sync: true, minLength: BUFFER_BYTES, periodicFlush: FLUSH_MS });
  process.on("exit", () => destination.flushSync());
  return destination;
}
