import { Readable } from "node:stream";

const CHUNK_BYTES = 64 * 1024;

/** The content of one mail as a stream that asks once, when it is first read, before it lets the first byte out. */
export class HandOver {
  readonly stream: Readable;
  #asking: Promise<void> | undefined;
  #stopped = false;
  #begun = false;
  #complete = false;

  constructor(
    private readonly content: Buffer,
    private readonly handingOver: () => Promise<void>,
  ) {
    this.stream = Readable.from(this.#chunks(), { objectMode: false });
    this.stream.on("error", () => undefined);
  }

  /** Whether the server is ready for content: from now on nothing but content may be said to it until it is complete. */
  get asked(): boolean {
    return this.#asking !== undefined;
  }

  /** Whether any of the content may have left. */
  get begun(): boolean {
    return this.#begun;
  }

  get complete(): boolean {
    return this.#complete;
  }

  /** From now on nothing more is let out. Rejects with the error of `handingOver`, which it awaits. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#asking;
  }

  /** A stream that ends would end the message, and one that fails does not: hence an error wherever nothing may be sent. */
  async *#chunks(): AsyncGenerator<Buffer> {
    this.#asking = (async () => this.handingOver())();
    try {
      await this.#asking;
    } catch {
      // The SMTP client writes into the errors that it sees; the caller's own is kept from it.
      throw new Error("The content was held back.");
    }
    if (this.#stopped) throw new Error("The connection broke before the content was handed over.");
    this.#begun = true;
    for (let at = 0; at < this.content.length; at += CHUNK_BYTES) yield this.content.subarray(at, at + CHUNK_BYTES);
    this.#complete = true;
  }
}
