import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import type { SMTPServerOptions } from "smtp-server";
import { MailServer } from "../adapters/mail/mail-server.js";
import type { CrashStore } from "./crash-stores.js";
import { CrashingService } from "./crashing-service.js";
import type { FailPoint } from "./fail-points.js";
import { until } from "./until.js";

export const LEASE_OVER_SECONDS = 301;

export interface MessageView {
  readonly message_id: string;
  readonly status: string;
  readonly attempts: number;
  readonly sent_at: string | null;
  readonly error: string | null;
}

/** A real SMTP server that stores accepted mail. */
export class Inbox {
  readonly taken: Buffer[] = [];
  /** The number of times that it was ready for content. */
  begun = 0;
  readonly #waiting: (() => void)[] = [];

  readonly take: NonNullable<SMTPServerOptions["onData"]> = (stream, _session, callback) => {
    const pieces: Buffer[] = [];
    this.begun += 1;
    stream.on("data", (piece: Buffer) => {
      pieces.push(piece);
      for (const resolve of this.#waiting.splice(0)) resolve();
    });
    void once(stream, "end").then(() => {
      this.taken.push(Buffer.concat(pieces));
      callback(null);
    });
  };

  /** Resolves when the next chunk of content arrives. */
  firstContent(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  about(subject: string): readonly Buffer[] {
    return this.taken.filter((bytes) => bytes.includes(`Subject: ${subject}\r\n`));
  }
}

/** A service that is killed while it sends invoices by mail. */
export class MailScene {
  readonly #invoices = new Map<string, string>();

  private constructor(
    private readonly store: CrashStore,
    private readonly server: MailServer,
    readonly inbox: Inbox,
    readonly service: CrashingService,
    private readonly clientId: string,
  ) {}

  /** A service that sends by SMTP, or writes mail into files. */
  static async open(store: CrashStore, sending: "by SMTP" | "into files" = "by SMTP"): Promise<MailScene> {
    const inbox = new Inbox();
    const server = await MailServer.start({ disabledCommands: ["STARTTLS"], onData: inbox.take });
    const url = sending === "by SMTP" ? `smtp://127.0.0.1:${server.port}` : "";
    const service = await CrashingService.start({ ...store.settings, SMTP_URL: url, STINT_MAIL_FROM: "billing@stint.example" });
    const client = await service.api("/clients", { name: "Ada", email: "ada@example.com", tax: { category: "S", rate: "19" } });
    return new MailScene(store, server, inbox, service, String(client["id"]));
  }

  /** Creates an invoice and sends it with this subject, which identifies it later. Resolves with or without a response. */
  async send(subject: string): Promise<void> {
    const line = { description: "Design", quantity: "1", unit_price: 9000 };
    const invoice = await this.service.api("/invoices", { client_id: this.clientId, lines: [line] });
    this.#invoices.set(subject, String(invoice["id"]));
    await this.service.api(`/invoices/${String(invoice["id"])}/send`, { subject }).catch(() => undefined);
  }

  async sendAndDie(subject: string): Promise<void> {
    await this.send(subject);
    await this.service.died();
  }

  /** Sends another mail and waits for it, so that everything due before it was processed. */
  async meanwhile(subject: string): Promise<void> {
    await this.send(subject);
    await this.when("sent", subject);
  }

  async message(subject: string): Promise<MessageView | undefined> {
    const { data } = await this.service.api<{ data: MessageView[] }>(`/invoices/${this.#invoices.get(subject)}/messages`);
    return data[0];
  }

  async when(status: string, subject: string): Promise<MessageView> {
    return until(`${subject} to be ${status}`, async () => {
      const message = await this.message(subject);
      return message?.status === status && message;
    });
  }

  /** Kills the process at this point of sending, restarts it, and checks that the mail is unknown and not sent again. */
  async leftUnknown(point: FailPoint, subject: string): Promise<void> {
    await this.service.dieAt(point);
    if (point === "amid the content") void this.inbox.firstContent().then(() => this.service.kill());
    await this.sendAndDie(subject);
    await this.service.restart();
    const unknown = await this.when("unknown", subject);
    expect(unknown).to.include({ attempts: 1, sent_at: null });
    await this.service.later(LEASE_OVER_SECONDS);
    await this.meanwhile(`after ${subject}`);
    expect(await this.message(subject)).to.deep.equal(unknown);
  }

  /** The files of the file mailer with this subject, by name. */
  files(subject: string): ReadonlyMap<string, Buffer> {
    const folder = join(this.store.folder, "mail");
    const files = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))] as const);
    return new Map(files.filter(([, bytes]) => bytes.includes(`Subject: ${subject}\r\n`)));
  }

  async close(): Promise<void> {
    await this.service.kill();
    await this.server.close();
  }
}
