import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly bytes: Buffer;
  readonly secure: boolean;
  readonly user: string | undefined;
}

export const USER = "billing@acme.example";
export const PASSWORD = "s3cret pass%wörd";

/** A complete SMTP server on a free port of 127.0.0.1 that stores accepted messages. */
export class MailServer {
  readonly received: ReceivedMail[] = [];
  /** The number of messages that started to arrive, complete or not. */
  begun = 0;
  readonly methods: string[] = [];
  readonly #ended: Promise<void>;
  readonly #server: SMTPServer;

  private constructor(options: SMTPServerOptions) {
    let end: () => void;
    this.#ended = new Promise((resolve) => (end = resolve));
    this.#server = new SMTPServer({
      onClose: () => end(),
      authOptional: true,
      allowInsecureAuth: true,
      disableReverseLookup: true,
      closeTimeout: 100,
      logger: false,
      onAuth: (auth, _session, callback) => {
        this.methods.push(auth.method);
        if (auth.username === USER && auth.password === PASSWORD) callback(null, { user: USER });
        else callback(new Error(`No such user, or not with the password ${auth.password}`));
      },
      onData: (stream, session, callback) => {
        this.begun += 1;
        buffer(stream).then((bytes) => {
          const { mailFrom, rcptTo } = session.envelope;
          this.received.push({
            from: mailFrom ? mailFrom.address : "",
            to: rcptTo.map(({ address }) => address),
            bytes,
            secure: session.secure,
            user: session.user as string | undefined,
          });
          callback(null, "taken");
        }, callback);
      },
      ...options,
    });
    // Some tests abort connections or reject certificates on purpose.
    this.#server.on("error", () => undefined);
  }

  static async start(options: SMTPServerOptions = {}): Promise<MailServer> {
    const server = new MailServer(options);
    await once(server.#server.listen(0, "127.0.0.1"), "listening");
    return server;
  }

  get port(): number {
    return (this.#server.server.address() as AddressInfo).port;
  }

  /** Resolves when the first connection is closed. */
  ended(): Promise<void> {
    return this.#ended;
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }
}
