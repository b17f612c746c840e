import { type Logger, pino } from "pino";
import pretty from "pino-pretty";
import type { Config } from "./config.js";

/** Writes JSON lines to standard output, or readable lines in a terminal. */
export function createLogger({ logLevel, prettyLogs }: Config): Logger {
  const options = { level: logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  return prettyLogs
    ? pino(options, pretty({ singleLine: true, ignore: "pid,hostname", translateTime: "SYS:HH:MM:ss.l" }))
    : pino(options);
}
