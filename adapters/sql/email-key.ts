import { foldCase } from "../../core/index.js";

/** All but the ASCII characters that fold to themselves in every letter case: `i`, `k` and `s` are also the lower case of other letters. */
const left = "[^!-hjl-rt-~]";
const leftOut = new RegExp(left, "g");

/** A part of the address that is the same for every letter case, so that an index finds the addresses that may be equal. */
export function emailKey(address: string): string {
  return foldCase(address).replaceAll(leftOut, "");
}

/** SQL for the same. It does not depend on the database's locale. */
export const emailKeySql = `regexp_replace(lower(email collate "C"), '${left}', '', 'g')`;
