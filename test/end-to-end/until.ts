/** Limits a hang. Longer than any operation takes on a busy machine. */
const PATIENCE_MS = 60_000;
const EVERY_MS = 20;

/** Polls until the result is neither null nor undefined nor false. Throws after 60 seconds by default. */
export async function until<T>(
  what: string,
  ask: () => T | Promise<T>,
  patienceMs = PATIENCE_MS,
): Promise<Exclude<T, null | undefined | false>> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    const answer = await ask();
    if (answer !== null && answer !== undefined && answer !== false) return answer as Exclude<T, null | undefined | false>;
    if (performance.now() > deadline) throw new Error(`Waited in vain for ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
}
