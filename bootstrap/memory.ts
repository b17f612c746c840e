import { setFlagsFromString } from "node:v8";

/**
 * Starts a major garbage collection when the heap has grown by this percentage. By default V8 lets it grow to several times its
 * size, because long lists constantly leave old objects behind. A pause takes some milliseconds.
 */
const GROWTH_PERCENT = 30;

export function keepHeapSmall(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`);
}

/** Keeps V8 from optimizing WebAssembly, which takes some 80 MB for the embedded database. Has no effect on a module that is already compiled. */
export function keepWebAssemblySmall(): void {
  setFlagsFromString("--liftoff-only");
}
