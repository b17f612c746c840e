import type { MessageBus, Reactions } from "../../core/index.js";

const POLL_MS = 1_000;
const TIMES_MS = 60_000;
const SWEEP_MS = 600_000;

/** The running engines of a process. */
export interface Workers {
  /** Stops claiming and waits up to `graceMs` for work in progress. */
  stop(graceMs: number): Promise<void>;
}

/**
 * Wakes the engines on hints and every second, so that nothing depends on hints. Events are published only on a bus that
 * carries them to other systems; on any other, publishing would remove them without delivering them.
 */
export function startWorkers(
  { deliveries, mail, events, timers, overdue, recurring, reminders, housekeeper }: Omit<Reactions, `export${string}`>,
  bus: MessageBus,
): Workers {
  const relays = bus.carriesEvents ? [events] : [];
  const sendEvents = async (): Promise<void> => {
    await Promise.all([deliveries, ...relays].map((engine) => engine.wake()));
  };
  const unsubscribe = bus.onHint((hint) => (hint === "mail" ? mail.wake() : sendEvents()));
  const wakeAll = (): void => void Promise.all([sendEvents(), mail.wake()]);
  const poll = setInterval(wakeAll, POLL_MS);
  const wakeTimed = (): void => void Promise.all([timers.wake(), overdue.wake(), recurring.wake(), reminders.wake()]);
  const timed = setInterval(wakeTimed, TIMES_MS);
  const sweep = setInterval(() => void housekeeper.wake(), SWEEP_MS);
  wakeAll();
  wakeTimed();
  void housekeeper.wake();
  const all = [deliveries, mail, ...relays, timers, overdue, recurring, reminders, housekeeper];
  return {
    stop: async (graceMs) => {
      unsubscribe();
      clearInterval(poll);
      clearInterval(timed);
      clearInterval(sweep);
      for (const worker of all) worker.stop();
      let timer: NodeJS.Timeout | undefined;
      const grace = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, graceMs);
      });
      await Promise.race([Promise.all(all.map((worker) => worker.idle())), grace]);
      clearTimeout(timer);
    },
  };
}
