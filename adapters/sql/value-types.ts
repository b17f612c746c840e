import pg from "pg";
import { parseTimestamp, withoutEra } from "./timestamps.js";

const DATE = 1082;
const TIMESTAMPTZ = 1184;
const INT8 = 20;

/** Parses int8 as bigint and timestamptz as an instant. Keeps date as text. */
export const valueTypes: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: "text" | "binary") {
    if (oid === INT8) return BigInt;
    if (oid === TIMESTAMPTZ) return parseTimestamp;
    if (oid === DATE) return withoutEra;
    return pg.types.getTypeParser(oid, format);
  },
};
