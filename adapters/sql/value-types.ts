import type pg from "pg";
import textParsers from "pg-types/lib/textParsers.js";
import { parseTimestamp, withoutEra } from "./timestamps.js";

const DATE = 1082;
const TIMESTAMPTZ = 1184;
const INT8 = 20;

type Parse = (text: string) => unknown;

/** The parsers of `pg`, without changes that the program made to those in `pg.types`. */
const parsers = new Map<number, Parse>();
textParsers.init((oid, parse) => parsers.set(oid, parse));
parsers.set(INT8, BigInt).set(TIMESTAMPTZ, parseTimestamp).set(DATE, withoutEra);

/** Parses int8 as bigint and timestamptz as an instant. Keeps date as text. */
export const valueTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid: number) => parsers.get(oid) ?? String,
};
