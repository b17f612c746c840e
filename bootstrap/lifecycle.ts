/** Resolves at the first SIGTERM or SIGINT. The second one ends the process at once by default. */
export function stopSignal(again: () => void = () => process.exit(1)): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    const signals: NodeJS.Signals[] = ["SIGTERM", "SIGINT"];
    let stopping = false;
    for (const signal of signals) {
      process.on(signal, () => {
        if (stopping) return again();
        stopping = true;
        resolve(signal);
      });
    }
  });
}
