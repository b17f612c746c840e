import { Socket } from "node:net";
import pg from "pg";

/** How long a server may take to close a connection. */
const CLOSE_MS = 1_000;

/** A client of `pg` that can end its connection without the server, which may be gone. */
export class ServerClient extends pg.Client {
  readonly #socket: Socket;

  constructor(config: pg.ClientConfig) {
    const socket = new Socket();
    super({ ...config, stream: () => socket });
    this.#socket = socket;
    // A failure also rejects the current messages.
    this.on("error", () => undefined);
  }

  /** The number of bytes that the server has sent. */
  get received(): number {
    return this.#socket.bytesRead;
  }

  /** Ends the connection at once. What runs on it rejects with the reason. */
  lose(reason?: Error): void {
    this.#socket.destroy(reason);
  }

  /** Closes the connection, without waiting for a server that does not respond. */
  async leave(): Promise<void> {
    const timer = setTimeout(() => this.lose(), CLOSE_MS);
    try {
      await this.end();
    } finally {
      clearTimeout(timer);
      this.lose();
    }
  }
}
