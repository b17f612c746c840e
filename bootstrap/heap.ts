import { setFlagsFromString } from "node:v8";

/**
 * Makes V8 look for garbage among older objects when the heap has grown by this much, where it would let it grow to several times as much:
 * long lists leave garbage there at a steady rate. A pause is some milliseconds.
 */
const GROWTH_PERCENT = 30;

export function keepHeapSmall(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`);
}
