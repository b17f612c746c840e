/** Skips the running test, or the whole suite of the running hook, and says why at the end of the run. */
export function skipBecause(context: Mocha.Context, skipReason: string): never {
  const runnable = context.runnable();
  const isHook = "type" in runnable && runnable.type === "hook";
  Object.assign(isHook ? (runnable.parent ?? runnable) : runnable, { skipReason });
  return context.skip();
}
