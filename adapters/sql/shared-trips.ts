import { type Answer, type Message, UnsendableValue } from "./batch.js";
import type { Database } from "./database.js";
import { isRolledBack, isUnavailable } from "./failures.js";

/** A trip holds up its parts until the last of them is answered. */
const MAX_PARTS = 8;

/** The index of the current time in the values of a binding. Parts of one trip are at the same time. */
const TIME = 1;

interface Part {
  readonly messages: readonly Message[];
  readonly resolve: (answers: readonly Answer[]) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Sends the whole transactions of several units of work in one round trip, as one transaction. Under load a short read then takes half of the processor
 * time: system calls and context switches cost more than its rows. If a part fails, no part has had an effect, and each is sent again alone.
 */
export class SharedTrips {
  readonly #waiting = new Map<string, Part[]>();

  constructor(
    private readonly source: Pick<Database, "withConnection">,
    private readonly access: "read" | "write",
  ) {}

  /** Sends quick messages, which bind the transaction to their workspace first. Only those with the same key share a trip. */
  send(messages: readonly Message[], key = ""): Promise<readonly Answer[]> {
    return new Promise((resolve, reject) => {
      // Waits until the requests that have arrived are handled.
      if (this.#waiting.size === 0) setImmediate(() => this.#depart());
      const parts = this.#waiting.get(key) ?? [];
      this.#waiting.set(key, parts);
      parts.push({ messages, resolve, reject });
    });
  }

  #depart(): void {
    const all = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const parts of all)
      for (let start = 0; start < parts.length; start += MAX_PARTS) void this.#travel(parts.slice(start, start + MAX_PARTS));
  }

  async #travel(parts: readonly Part[]): Promise<void> {
    try {
      const needed = new Needed();
      const placed = parts.map(({ messages, resolve }) => ({
        places: messages.map((message) => needed.placeOf(message)),
        resolve,
      }));
      const answers = await this.#trip(needed.messages);
      for (const { places, resolve } of placed) resolve(places.flatMap((place) => answers[place] ?? []));
    } catch (error) {
      if (parts.length === 1 || !this.#mayRepeat(error)) for (const { reject } of parts) reject(error);
      else for (const { messages, resolve, reject } of parts) this.#trip(messages).then(resolve, reject);
    }
  }

  /** After an outage it is unknown whether writes were committed, and a repetition would most likely fail. */
  #mayRepeat(error: unknown): boolean {
    return this.access === "read" ? !isUnavailable(error) : isRolledBack(error) || error instanceof UnsendableValue;
  }

  #trip(messages: readonly Message[]): Promise<readonly Answer[]> {
    return this.source.withConnection((connection) => connection.send(messages));
  }
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
