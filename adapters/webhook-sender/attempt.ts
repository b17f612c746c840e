import type { ClientRequest, IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import type { Request } from "got";
import type { SendResult } from "../../core/index.js";
import { type Admits, socketProblem } from "./address-guard.js";
import { ReceivedResponse } from "./received.js";
import { codeOf, failureOf, SendFailure } from "./send-failure.js";

const INTERIM_LIMIT = 100;

/** One request and its result: reports the result once and then releases everything. */
export class Attempt {
  readonly #startedAt = performance.now();
  readonly #report: (result: SendResult) => void;
  readonly #post: () => void;
  readonly #timer: NodeJS.Timeout;
  #stream: Request | null = null;
  #native: ClientRequest | null = null;
  #received: ReceivedResponse | null = null;
  #settled = false;
  #isRepeated = false;

  /** `post` is called at the start, and once more if a kept connection was already closed. */
  constructor(totalTimeoutMs: number, report: (result: SendResult) => void, post: () => void) {
    this.#report = report;
    this.#post = post;
    const late = `No complete response within ${totalTimeoutMs / 1000} seconds.`;
    this.#timer = setTimeout(() => this.fail(new SendFailure("timeout", late)), totalTimeoutMs);
  }

  begin(): void {
    try {
      this.#post();
    } catch (error) {
      this.fail(error);
    }
  }

  /** Observes the got stream: the final response and its body. */
  follow(stream: Request): void {
    this.#stream = stream;
    stream.on("error", (error: unknown) => {
      if (stream !== this.#stream) return;
      if (!this.#isRepeated && this.#isOfStaleConnection(error)) this.#repeat();
      else this.fail(error);
    });
    stream.on("response", (message: IncomingMessage) => (this.#received = new ReceivedResponse(message)));
    stream.on("data", (chunk: Buffer) => {
      if (this.#settled || this.#received?.add(chunk) !== false) return;
      this.#settle(null);
      this.#release();
    });
    stream.on("end", () => {
      this.#settle(null);
      // The response arrived before the request was sent, so the connection cannot be reused.
      if (this.#native?.writableFinished !== true) this.#release();
    });
  }

  /** Observes the Node request: the address of its socket, kept or new, and interim responses. */
  watch(native: ClientRequest, admits: Admits): void {
    let interim = 0;
    this.#native = native;
    native.on("error", () => undefined);
    native.on("socket", (socket: Socket) => {
      const problem = socketProblem(socket, admits);
      if (problem !== null) this.fail(problem);
    });
    native.on("information", () => {
      interim += 1;
      if (interim > INTERIM_LIMIT)
        this.fail(new SendFailure("malformed_response", "The receiver sent too many interim responses (1xx)."));
    });
    // Node hands over the socket of an upgrade and never closes it.
    native.on("upgrade", (_message: IncomingMessage, socket: Socket) => {
      socket.destroy();
      this.fail(new SendFailure("malformed_response", "The response switches to another protocol, which was not requested."));
    });
  }

  fail(error: unknown): void {
    this.#settle(failureOf(error));
    this.#release();
  }

  /**
   * The receiver closed a kept connection while the request was in transit, as described in RFC 9112, section 9.3.1, and sent no
   * response.
   */
  #isOfStaleConnection(error: unknown): boolean {
    const isReused = this.#native?.reusedSocket === true && this.#received === null;
    return isReused && !this.#settled && ["ECONNRESET", "EPIPE"].includes(codeOf(error));
  }

  /** Only once: if the first request arrived nevertheless, the receiver gets it twice, with the same id. */
  #repeat(): void {
    this.#isRepeated = true;
    this.#release();
    this.begin();
  }

  #settle(error: SendResult["error"]): void {
    if (this.#settled) return;
    this.#settled = true;
    clearTimeout(this.#timer);
    const durationMs = Math.round(performance.now() - this.#startedAt);
    this.#report({ durationMs, response: this.#received?.toResponse() ?? null, error });
  }

  #release(): void {
    this.#native?.destroy();
    this.#stream?.destroy();
  }
}
