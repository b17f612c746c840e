import { Duplex } from "node:stream";
import { setImmediate } from "node:timers/promises";
import type { PGlite } from "@electric-sql/pglite";

/** AuthenticationOk and ReadyForQuery (PostgreSQL, section 55.7). */
const WELCOME = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);
const QUERY = 0x51;
const SYNC = 0x53;
const TERMINATE = 0x58;

/** The bytes of messages that the database may process without a pause. */
const LARGE = 65_536;

/** A call that took so many milliseconds is not followed by another one in the same turn of the event loop. */
const LONG_MS = 10;

/**
 * The connection of a `pg` client to the embedded database. It passes all messages up to a Sync in one call, or one by one if they are large, since the database
 * works on the main thread and other requests would wait for all of them.
 */
export class ProtocolStream extends Duplex {
  #hasStarted = false;
  readonly #unsent: Buffer[] = [];
  #hasBlocked = false;

  constructor(private readonly pglite: PGlite) {
    super();
  }

  connect(): this {
    process.nextTick(() => this.emit("connect"));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {
    // Responses are pushed as they arrive.
  }

  override _write(chunk: Buffer, _: BufferEncoding, done: (error?: Error | null) => void): void {
    this._writev([{ chunk }], done);
  }

  override _writev(chunks: readonly { readonly chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this.#pass(chunks.map(({ chunk }) => chunk)).then(() => done(), done);
  }

  /** `pg` writes whole messages. The first one starts the session and has no type. */
  async #pass(messages: readonly Buffer[]): Promise<void> {
    for (const message of messages) {
      if (!this.#hasStarted) {
        this.#hasStarted = true;
        // The embedded database has one session, which an earlier client may have used.
        await this.pglite.exec("rollback; deallocate all; reset role");
        this.push(WELCOME);
        continue;
      }
      if (message[0] === TERMINATE) {
        this.push(null);
        continue;
      }
      this.#unsent.push(message);
      if (message[0] !== SYNC && message[0] !== QUERY) continue;
      const batch = this.#unsent.splice(0);
      const isLarge = batch.reduce((size, { length }) => size + length, 0) >= LARGE;
      for (const part of isLarge ? batch : [Buffer.concat(batch)]) {
        if (isLarge || this.#hasBlocked) await setImmediate();
        await this.#execute(part);
      }
    }
  }

  /** PGlite reuses the bytes. Its `execProtocolRaw`, which copies them, also keeps every response in memory (0.5). */
  async #execute(messages: Uint8Array): Promise<void> {
    const onRawData = (bytes: Uint8Array): void => void this.push(Buffer.from(bytes));
    const start = performance.now();
    await this.pglite.execProtocolRawStream(messages, { onRawData });
    this.#hasBlocked = performance.now() - start > LONG_MS;
  }
}
