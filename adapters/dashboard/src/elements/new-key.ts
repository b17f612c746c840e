let keysGiven = 0;

/** Keys keep the identity of items that move. */
export function newKey(): string {
  keysGiven += 1;
  return String(keysGiven);
}
