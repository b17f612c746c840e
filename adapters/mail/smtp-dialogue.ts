import type { Readable } from "node:stream";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import type { ComposedMail } from "./compose.js";
import type { SmtpTarget } from "./smtp-url.js";

/** In milliseconds. */
export interface SmtpTimeouts {
  /** From the name's resolution to the end of TLS, the greeting included. */
  readonly connect: number;
  readonly greeting: number;
  /** Without a byte in either direction. */
  readonly idle: number;
  /** For the server's answer to the goodbye, which decides nothing any more. */
  readonly farewell: number;
}

type Settle<T> = (error: Error | null | undefined, value?: T) => void;

/** One connection to an SMTP server, step by step. Each step rejects as soon as the connection breaks. */
export class SmtpDialogue {
  readonly #connection: SMTPConnection;
  readonly #broken: Promise<never>;

  constructor(
    target: SmtpTarget,
    private readonly timeouts: SmtpTimeouts,
    trustedCertificates?: string,
  ) {
    const connection = new SMTPConnection({
      host: target.host,
      port: target.port,
      secure: target.implicitTls,
      requireTLS: target.tlsRequired,
      ignoreTLS: target.tlsNever,
      connectionTimeout: timeouts.connect,
      greetingTimeout: timeouts.greeting,
      socketTimeout: timeouts.idle,
      // What is still queued for a connection that is given up is dropped.
      socketCloseTimeout: 0,
      tls: { rejectUnauthorized: true, ...(trustedCertificates && { ca: trustedCertificates }) },
    });
    this.#connection = connection;
    this.#broken = new Promise((_, reject) => {
      connection.on("error", reject);
      // A reply that ends the connection is reported right after its end, and tells more.
      connection.once("end", () => setImmediate(() => reject(new Error("The connection was closed."))));
    });
    this.#broken.catch(() => undefined);
  }

  /** Resolves after the greeting, STARTTLS where it applies, and EHLO. */
  async open(): Promise<void> {
    await this.#step((done) => this.#connection.connect(done));
  }

  async login(credentials: NonNullable<SmtpTarget["credentials"]>): Promise<void> {
    if (!this.#connection.allowsAuth) throw new Error("The server offers no authentication.");
    await this.#step((done) => this.#connection.login({ ...credentials }, done));
  }

  /** Reads nothing of the content before the server is ready for it; resolves with the recipients that it refused. */
  async send({ envelope, bytes }: ComposedMail, content: Readable): Promise<readonly string[]> {
    const parts = { from: envelope.from, to: [...envelope.to], size: bytes.length };
    const result = await this.#step<{ rejected: string[] }>((done) => this.#connection.send(parts, content, done));
    return result?.rejected ?? [];
  }

  /** Says goodbye, without waiting for the answer. Must not be called amid the content. */
  leave(): void {
    if (this.#connection.destroyed) return;
    const limit = setTimeout(() => this.cut(), this.timeouts.farewell);
    this.#connection.once("end", () => clearTimeout(limit));
    this.#connection.quit();
  }

  /** Ends the connection without a word. */
  cut(): void {
    this.#connection.close();
  }

  #step<T>(begin: (settle: Settle<T>) => void): Promise<T | undefined> {
    const step = new Promise<T | undefined>((resolve, reject) => {
      begin((error, value) => (error ? reject(error) : resolve(value)));
    });
    return Promise.race([step, this.#broken]);
  }
}
