import net from "node:net";

const HEAD_END = "\r\n\r\n";

/** A keep-alive connection that sends one request at a time, and reads only the status and the length of the response. */
export class HttpConnection {
  #received: Buffer[] = [];
  #size = 0;
  /** The bytes of the complete response, once its head has arrived. */
  #whole = Number.POSITIVE_INFINITY;
  #status = 0;
  #settle: { resolve(status: number): void; reject(error: Error): void } | null = null;

  private constructor(private readonly socket: net.Socket) {
    socket.setNoDelay(true);
    socket.on("data", (chunk) => this.#take(chunk));
    socket.on("error", (error) => this.#settle?.reject(error));
    socket.on("close", () => this.#settle?.reject(new Error("The server closed the connection.")));
  }

  static open(port: number): Promise<HttpConnection> {
    return new Promise((resolve, reject) => {
      const socket = net.connect(port, "127.0.0.1", () => resolve(new HttpConnection(socket)));
      socket.once("error", reject);
    });
  }

  /** Resolves with the status when the response is complete. */
  send(request: Buffer): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#settle = { resolve, reject };
      this.socket.write(request);
    });
  }

  close(): void {
    this.#settle = null;
    this.socket.destroy();
  }

  #take(chunk: Buffer): void {
    this.#received.push(chunk);
    this.#size += chunk.length;
    if (this.#whole === Number.POSITIVE_INFINITY) this.#readHead();
    if (this.#size < this.#whole) return;
    const settle = this.#settle;
    [this.#received, this.#size, this.#whole, this.#settle] = [[], 0, Number.POSITIVE_INFINITY, null];
    settle?.resolve(this.#status);
  }

  #readHead(): void {
    const text = Buffer.concat(this.#received).toString("latin1");
    const end = text.indexOf(HEAD_END);
    if (end < 0) return;
    const head = text.slice(0, end);
    const length = /^content-length: *(\d+)/im.exec(head)?.[1];
    this.#status = Number(head.slice(9, 12));
    if (length === undefined && this.#status !== 204 && this.#status !== 304) {
      this.#settle?.reject(new Error(`A response has no Content-Length:\n${head}`));
      return;
    }
    this.#whole = end + HEAD_END.length + Number(length ?? 0);
  }
}
