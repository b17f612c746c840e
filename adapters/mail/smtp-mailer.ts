import type { Mail, Mailer, MailOutcome, RefusedRecipient } from "../../core/index.js";
import { outcomeOfDomains, outcomeWithoutUtf8, wireAddress } from "./addresses.js";
import type { ComposedMail } from "./compose.js";
import { HandOver } from "./hand-over.js";
import { type Mailbox, parseMailbox } from "./mailbox.js";
import type { SmtpDialogue, SmtpTimeouts } from "./smtp-dialogue.js";
import { isReply, outcomeOf, refusalOfSenderIn } from "./smtp-outcome.js";
import { parseSmtpUrl, type SmtpTarget } from "./smtp-url.js";

/** The mail server, and who sends. */
export interface SmtpMailerOptions {
  /** `smtp://user:password@host:587`, `smtp://…?tls=required` or `smtps://user:password@host:465`. */
  readonly url: string;
  /** The operator's address, bare or as `Name <address>`; the name is used for mail without one. */
  readonly from: string;
  /** Defaults: 10 seconds to connect, 10 for the greeting, 60 without traffic, 2 for QUIT. */
  readonly timeouts?: Partial<SmtpTimeouts>;
  /** PEM of the authorities to trust instead of the system's. */
  readonly trustedCertificates?: string;
}

const TIMEOUTS: SmtpTimeouts = { connect: 10_000, greeting: 10_000, idle: 60_000, farewell: 2_000 };

interface Delivery {
  readonly mail: Mail;
  readonly composed: ComposedMail;
  readonly handOver: HandOver;
}

/** Sends over SMTP (RFC 5321), with a new connection for each mail. Verifies certificates. */
export class SmtpMailer implements Mailer {
  private constructor(
    private readonly target: SmtpTarget,
    private readonly from: Mailbox,
    private readonly timeouts: SmtpTimeouts,
    private readonly trustedCertificates: string | undefined,
  ) {}

  /** Throws an Error for an invalid URL or address. */
  static create({ url, from, timeouts, trustedCertificates }: SmtpMailerOptions): SmtpMailer {
    return new SmtpMailer(parseSmtpUrl(url), parseMailbox(from), { ...TIMEOUTS, ...timeouts }, trustedCertificates);
  }

  async send(mail: Mail, handingOver: () => Promise<void>): Promise<MailOutcome> {
    const refusal = outcomeOfDomains(mail);
    if (refusal) return refusal;
    const [{ compose }, { SmtpDialogue }] = await Promise.all([import("./compose.js"), import("./smtp-dialogue.js")]);
    const composed = await compose(mail, this.from);
    const handOver = new HandOver(composed.bytes, handingOver);
    const dialogue = new SmtpDialogue(this.target, this.timeouts, this.trustedCertificates);
    const outcome = await this.#deliver(dialogue, { mail, composed, handOver });
    await handOver.stop();
    return outcome;
  }

  /**
   * What the server says against the sender, before any content is sent; null if it takes the sender, or says nothing about it. The recipient
   * is the sender: many servers judge a sender only when they know a recipient.
   */
  async refusalOfSender(): Promise<string | null> {
    const { SmtpDialogue } = await import("./smtp-dialogue.js");
    const dialogue = new SmtpDialogue(this.target, this.timeouts, this.trustedCertificates);
    const address = wireAddress(this.from.address) ?? this.from.address;
    const nothing = new HandOver(Buffer.alloc(0), () => Promise.reject(new Error("Nothing is sent.")));
    try {
      await dialogue.open();
      if (this.target.credentials) await dialogue.login(this.target.credentials);
      await dialogue.send({ envelope: { from: address, to: [address] }, bytes: Buffer.alloc(0) }, nothing.stream);
      return null;
    } catch (error) {
      return refusalOfSenderIn(error, this.target);
    } finally {
      dialogue.cut();
    }
  }

  async #deliver(dialogue: SmtpDialogue, { mail, composed, handOver }: Delivery): Promise<MailOutcome> {
    let offered = false;
    try {
      await dialogue.open();
      const refusal = dialogue.supportsUtf8 ? null : outcomeWithoutUtf8(mail, this.from.address);
      if (refusal) {
        dialogue.leave();
        return refusal;
      }
      if (this.target.credentials) await dialogue.login(this.target.credentials);
      offered = true;
      const refused = await dialogue.send(composed, handOver.stream);
      if (!handOver.complete) throw new Error("The server replied before the content was complete.");
      dialogue.leave();
      return { kind: "sent", refused: refusedAsSpelled(mail, refused) };
    } catch (error) {
      const betweenMails = !handOver.requested || handOver.complete;
      if (betweenMails && isReply(error)) dialogue.leave();
      else dialogue.cut();
      return outcomeOf(error, offered, handOver, this.target);
    }
  }
}

/** The refused recipients as the mail spells them: an address of the envelope can have several spellings. */
function refusedAsSpelled({ to, cc }: Mail, refused: readonly RefusedRecipient[]): readonly RefusedRecipient[] {
  return [...to, ...cc].flatMap((address) => {
    const found = refused.find((one) => one.address === wireAddress(address));
    return found ? [{ address, permanent: found.permanent }] : [];
  });
}
