/** How many requests of one change run at the same time. */
const AT_ONCE = 4;

export interface Failed<Item> {
  readonly item: Item;
  readonly error: Error;
}

export interface Outcome<Item, Result> {
  readonly results: readonly Result[];
  readonly failed: readonly Failed<Item>[];
}

/** Runs the work for every item, a few at a time, and continues after failures. `onProgress` receives the number of finished items. */
export async function runMany<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  onProgress: (done: number) => void = () => undefined,
): Promise<Outcome<Item, Result>> {
  const results: Result[] = [];
  const failed: Failed<Item>[] = [];
  const waiting = [...items];
  const takeTurns = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      try {
        results.push(await work(item));
      } catch (error) {
        failed.push({ item, error: error instanceof Error ? error : new Error(String(error)) });
      }
      onProgress(results.length + failed.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeTurns));
  return { results, failed };
}
