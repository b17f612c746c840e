import { type Answer, type Message, UnsendableValue } from "./batch.js";
import type { Database } from "./database.js";
import { concernsAll, isRolledBack } from "./failures.js";

/** The index of the current time in the values of a binding. Transactions of one trip are at the same time. */
const TIME = 1;

interface Pace {
  /** A trip holds up its transactions until the last of them is answered. */
  readonly maxTransactions: number;
  /** How long transactions wait for the trip before theirs, which may be waiting for a lock, in milliseconds. */
  readonly patienceMs: number;
}

/** Larger trips need less time for each write. Reads leave at once, since they can use several processors. */
const PACES: Readonly<Record<"read" | "write", Pace>> = {
  read: { maxTransactions: 8, patienceMs: 0 },
  write: { maxTransactions: 16, patienceMs: 25 },
};

interface Transaction {
  readonly messages: readonly Message[];
  readonly resolve: (answers: readonly Answer[]) => void;
  readonly reject: (error: unknown) => void;
}

/** The transactions with the same key. */
interface Queue {
  waiting: Transaction[];
  /** The trip that left last, until it returns. */
  latest?: Promise<void> | undefined;
  /** Ends the wait for it. */
  timer?: NodeJS.Timeout | undefined;
}

/**
 * Sends the whole transactions of several units of work in one round trip, as one transaction. Under load a short read then takes half of the processor
 * time, and a short write a third: system calls, context switches and commits cost more than its rows. If one fails, none has had an effect, and
 * each is sent again alone.
 */
export class SharedTrips {
  readonly #queues = new Map<string, Queue>();
  #isScheduled = false;

  constructor(
    private readonly source: Pick<Database, "withConnection">,
    private readonly access: "read" | "write",
    private readonly pace: Pace = PACES[access],
  ) {}

  /** Sends quick messages, which bind the transaction to their workspace first. Only those with the same key share a trip. */
  send(messages: readonly Message[], key = ""): Promise<readonly Answer[]> {
    return new Promise((resolve, reject) => {
      const queue = this.#queues.get(key) ?? { waiting: [] };
      this.#queues.set(key, queue);
      queue.waiting.push({ messages, resolve, reject });
      if (this.#isScheduled) return;
      this.#isScheduled = true;
      // Waits until the requests that have arrived are handled.
      setImmediate(() => {
        this.#isScheduled = false;
        for (const [key, queue] of this.#queues) this.#depart(key, queue);
      });
    });
  }

  #depart(key: string, queue: Queue): void {
    const { maxTransactions, patienceMs } = this.pace;
    while (queue.waiting.length > 0) {
      if (queue.latest && patienceMs > 0) {
        queue.timer ??= setTimeout(() => this.#stopWaiting(key, queue), patienceMs);
        return;
      }
      clearTimeout(queue.timer);
      queue.timer = undefined;
      const trip = this.#travel(queue.waiting.splice(0, maxTransactions)).then(() => {
        if (queue.latest === trip) this.#stopWaiting(key, queue);
      });
      queue.latest = trip;
    }
    if (!queue.latest) this.#queues.delete(key);
  }

  #stopWaiting(key: string, queue: Queue): void {
    queue.latest = undefined;
    this.#depart(key, queue);
  }

  async #travel(sent: readonly Transaction[]): Promise<void> {
    try {
      const needed = new Needed();
      const placed = sent.map(({ messages, resolve }) => ({
        places: messages.map((message) => needed.placeOf(message)),
        resolve,
      }));
      const answers = await this.#trip(needed.messages);
      for (const { places, resolve } of placed) resolve(answersAt(places, answers));
    } catch (error) {
      if (sent.length === 1 || !this.#mayRepeat(error)) for (const { reject } of sent) reject(error);
      else for (const { messages, resolve, reject } of sent) this.#trip(messages).then(resolve, reject);
    }
  }

  /** After an outage it is unknown whether writes were committed, and a repetition would most likely fail. */
  #mayRepeat(error: unknown): boolean {
    return this.access === "read" ? !concernsAll(error) : isRolledBack(error) || error instanceof UnsendableValue;
  }

  #trip(messages: readonly Message[]): Promise<readonly Answer[]> {
    return this.source.withConnection((connection) => connection.send(messages));
  }
}

function answersAt(places: readonly number[], answers: readonly Answer[]): readonly Answer[] {
  const found: Answer[] = [];
  for (const place of places) {
    const answer = answers[place];
    if (answer) found.push(answer);
  }
  return found;
}

/** The messages of a trip, without bindings and checks that repeat earlier ones. */
class Needed {
  readonly messages: Message[] = [];
  /** The places of the bindings and checks that hold, by name. */
  readonly #holding = new Map<string | undefined, number>();

  /** Returns the place of the message, or of an earlier one that it would repeat. */
  placeOf(message: Message): number {
    const { kind, name } = message;
    const holding = this.#holding.get(name);
    if (holding !== undefined && isRepetition(message, this.messages[holding])) return holding;
    if (kind === undefined || kind === "binding") this.#holding.clear();
    const place = this.messages.push(message) - 1;
    if (kind === "binding" || kind === "check") this.#holding.set(name, place);
    return place;
  }
}

function isRepetition({ kind, values = [] }: Message, earlier: Message | undefined): boolean {
  return values.every((value, index) => value === earlier?.values?.[index] || (kind === "binding" && index === TIME));
}
