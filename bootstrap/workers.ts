import type { MessageBus, Reactions } from "../core/index.js";

const POLL_MS = 1_000;

export interface Workers {
  /** Claims nothing more and waits for what is under way, but not longer than `graceMs`. */
  stop(graceMs: number): Promise<void>;
}

/** Wakes the engines on hints, and every second, which is what nothing depends on hints by. */
export function startWorkers({ deliveries, mail }: Pick<Reactions, "deliveries" | "mail">, bus: MessageBus): Workers {
  const wakeAll = (): void => {
    void deliveries.wake();
    void mail.wake();
  };
  const unsubscribe = bus.onHint((hint) => void (hint === "mail" ? mail.wake() : deliveries.wake()));
  const poll = setInterval(wakeAll, POLL_MS);
  wakeAll();
  return {
    stop: async (graceMs) => {
      unsubscribe();
      clearInterval(poll);
      deliveries.stop();
      mail.stop();
      let timer: NodeJS.Timeout | undefined;
      const grace = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, graceMs);
      });
      await Promise.race([Promise.all([deliveries.idle(), mail.idle()]), grace]);
      clearTimeout(timer);
    },
  };
}
