import { setFlagsFromString } from "node:v8";

/**
 * Starts a major garbage collection when the heap has grown by this percentage. By default V8 lets it grow to several times its
 * size, because long lists constantly leave old objects behind. A pause takes some milliseconds.
 */
const GROWTH_PERCENT = 30;

export function keepHeapSmall(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`);
}
