import type { Readable } from "node:stream";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import type { RefusedRecipient } from "../../core/index.js";
import type { ComposedMail } from "./compose.js";
import { isFinalForRecipient } from "./smtp-outcome.js";
import type { SmtpTarget } from "./smtp-url.js";

/** In milliseconds. */
export interface SmtpTimeouts {
  /** From the DNS lookup to the end of TLS, including the greeting. */
  readonly connect: number;
  /** From the connection until the greeting of the server. */
  readonly greeting: number;
  /** Without a byte in either direction. */
  readonly idle: number;
  /** For the server's reply to QUIT, which affects nothing. */
  readonly farewell: number;
}

type Settle<T> = (error: Error | null | undefined, value?: T) => void;

/** One connection to an SMTP server. Each step rejects as soon as the connection breaks. */
export class SmtpDialogue {
  readonly #connection: SMTPConnection;
  readonly #broken: Promise<never>;
  #supportsUtf8 = false;

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
      // Drops data that is still queued when the connection is abandoned.
      socketCloseTimeout: 0,
      tls: { rejectUnauthorized: true, ...(trustedCertificates && { ca: trustedCertificates }) },
    });
    this.#connection = connection;
    this.#broken = new Promise((_, reject) => {
      connection.on("error", reject);
      // A reply that ends the connection is reported just after its end, and is more precise.
      connection.once("end", () => setImmediate(() => reject(new Error("The connection was closed."))));
    });
    this.#broken.catch(() => undefined);
  }

  /** Resolves after the greeting, STARTTLS if it applies, and EHLO. */
  async open(): Promise<void> {
    await this.#step((done) => this.#connection.connect(done));
    this.#supportsUtf8 = /^250[ -]SMTPUTF8\b/im.test(this.#connection.lastServerResponse || "");
  }

  /** Whether the server takes addresses that are not ASCII (RFC 6531). Known once the dialogue is open. */
  get supportsUtf8(): boolean {
    return this.#supportsUtf8;
  }

  async login(credentials: NonNullable<SmtpTarget["credentials"]>): Promise<void> {
    if (!this.#connection.allowsAuth) throw new Error("The server does not support authentication.");
    await this.#step((done) => this.#connection.login({ ...credentials }, done));
  }

  /** Reads no content before the server is ready for it; resolves with the recipients that the server rejected, by address of the envelope. */
  async send({ envelope, bytes }: ComposedMail, content: Readable): Promise<readonly RefusedRecipient[]> {
    const parts = { from: envelope.from, to: [...envelope.to], size: bytes.length };
    const result = await this.#step<SMTPConnection.SentMessageInfo>((done) => this.#connection.send(parts, content, done));
    const { rejected = [], rejectedErrors = [] } = result ?? {};
    return rejected.map((address, index) => ({ address, permanent: isFinalForRecipient(rejectedErrors[index]) }));
  }

  /** Sends QUIT without waiting for the reply. Do not call it while content is being sent. */
  leave(): void {
    if (this.#connection.destroyed) return;
    const limit = setTimeout(() => this.cut(), this.timeouts.farewell);
    this.#connection.once("end", () => clearTimeout(limit));
    this.#connection.quit();
  }

  /** Closes the connection without QUIT. */
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
