/** Skips the running test, or the suite of the running hook, and says why at the end of the run. */
export function skipBecause(context: Mocha.Context, reason: string): never {
  const runnable: { skipReason?: string; parent?: { skipReason?: string } | undefined; type?: string } = context.runnable();
  const target = runnable.type === "hook" ? (runnable.parent ?? runnable) : runnable;
  target.skipReason = reason;
  return context.skip();
}
