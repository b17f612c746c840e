import { Readable } from "node:stream";

const CHUNK_BYTES = 64 * 1024;

/** The content of one mail as a stream. When it is first read, it awaits `handingOver` once before it emits the first byte. */
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

  /** Whether the server is ready for content: from now on only content may be sent until it is complete. */
  get requested(): boolean {
    return this.#asking !== undefined;
  }

  /** Whether any content may have been sent. */
  get begun(): boolean {
    return this.#begun;
  }

  get complete(): boolean {
    return this.#complete;
  }

  /** Emits nothing more. Awaits `handingOver` and rejects with its error. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#asking;
  }

  /** The end of the stream ends the message, but an error does not. So the stream fails whenever nothing may be sent. */
  async *#chunks(): AsyncGenerator<Buffer> {
    this.#asking = (async () => this.handingOver())();
    try {
      await this.#asking;
    } catch {
      // The SMTP client modifies the errors that it sees, so it does not get the caller's error.
      throw new Error("The content was held back.");
    }
    if (this.#stopped) throw new Error("The connection broke before the content was handed over.");
    this.#begun = true;
    for (let at = 0; at < this.content.length; at += CHUNK_BYTES) yield this.content.subarray(at, at + CHUNK_BYTES);
    this.#complete = true;
  }
}
