import { setTimeout } from "node:timers/promises";
import { createReactions, type Message, type OutsidePorts, type Ports, type StoragePorts } from "../../core/index.js";
import { startWorkers, type Workers } from "./workers.js";

/** What emails refer to, whom the work informs, and when it is repeated. */
export interface RunOptions {
  /** The URL of the host for links in mail, without a trailing slash. */
  readonly publicUrl: string;
  /** Called on failures of the storage, the bus or the mailer. The affected work is repeated. */
  readonly onError: (error: unknown) => void;
  /** Called when an attempt does not send a mail: it is queued again, has failed permanently, or its outcome is unknown. */
  readonly onNotSent?: (message: Message) => void;
  /** Seconds before the first retry of a delivery; defaults to 60. */
  readonly retryBaseSeconds?: number;
}

/**
 * Sends webhooks and mail, publishes events on a bus that carries them, stops timers at the limit of their workspace, reports overdue invoices, makes recurring invoices, sends reminders, and removes expired
 * data, until it is stopped. Several processes on one storage may do so at the same time. Wakes on hints and every second. Throws a RangeError without a `publicUrl` or `onError`.
 */
export function runReactions(ports: Ports & OutsidePorts & Pick<StoragePorts, "onDue">, options: RunOptions): Workers {
  checkOptions(options);
  const { publicUrl, onError, onNotSent = () => undefined, retryBaseSeconds = 60 } = options;
  const forget = ports.onDue((hint) => ports.messageBus.hint(hint));
  const reactions = createReactions(ports, {
    deliveries: { retryBaseSeconds, random: Math.random, pause: (ms) => setTimeout(ms), onError },
    mail: { onError, onNotSent },
    events: { onError },
    timers: { onError },
    overdue: { onError },
    recurring: { onError },
    reminders: { onError },
    housekeeping: { onError },
    publicUrl: () => publicUrl,
  });
  const workers = startWorkers(reactions, ports.messageBus);
  return {
    stop: async (graceMs) => {
      forget();
      await workers.stop(graceMs);
    },
  };
}

function checkOptions(given: Partial<RunOptions> | undefined): void {
  const { publicUrl, onError } = given ?? {};
  if (typeof publicUrl !== "string" || !URL.canParse(publicUrl) || !/^https?:$/.test(new URL(publicUrl).protocol))
    throw new RangeError("publicUrl: expected the URL of the program for links in mail, such as https://billing.example.com.");
  if (typeof onError !== "function")
    throw new RangeError("onError: expected a function that receives failures of the storage, the bus and the mailer.");
}
