const broken = new WeakSet<object>();

/** Keeps the pool from using a connection again. The pool closes it before the next use. */
export function discard(connection: object): void {
  broken.add(connection);
}

/** Whether a pool can use the connection again. */
export function isUsable(connection: object): boolean {
  return !broken.has(connection);
}
