import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { formatInstant, type Mail, type Mailer, type MailOutcome } from "../../core/index.js";
import { outcomeOfDomains } from "./addresses.js";
import { type Mailbox, parseMailbox } from "./mailbox.js";

/** Where mail is written, and who sends it. */
export interface FileMailerOptions {
  /** Created with access for its owner only when the first mail is written. */
  readonly folder: string;
  /** The operator's address, bare or as `Name <address>`; the name is used for mail without one. */
  readonly from: string;
}

/** Writes each mail to an `.eml` file instead of sending it; writing the same mail again replaces the same file. */
export class FileMailer implements Mailer {
  private constructor(
    private readonly folder: string,
    private readonly from: Mailbox,
  ) {}

  /** Throws an Error for an invalid address. */
  static create({ folder, from }: FileMailerOptions): FileMailer {
    return new FileMailer(folder, parseMailbox(from));
  }

  async send(mail: Mail): Promise<MailOutcome> {
    const refusal = outcomeOfDomains(mail);
    if (refusal) return refusal;
    const { compose } = await import("./compose.js");
    const { bytes } = await compose(mail, this.from);
    try {
      await mkdir(this.folder, { recursive: true, mode: 0o700 });
      await replaceFile(join(this.folder, fileNameOf(mail)), bytes);
      return { kind: "written" };
    } catch (error) {
      const reason = (error as Error).message;
      return { kind: "not_sent", permanent: false, error: `Cannot write the mail to ${this.folder}: ${reason}` };
    }
  }
}

/** Sorts by time. A message id that is not a valid file name is identified by its hash. */
function fileNameOf({ date, messageId }: Mail): string {
  const stamp = formatInstant(date).replace(/[-:]|\.\d+/g, "");
  const local = messageId.slice(0, messageId.lastIndexOf("@"));
  const safe = local.replace(/[^\w.-]/g, "_").slice(0, 120);
  const mark = safe === local ? "" : `-${createHash("sha256").update(local).digest("hex").slice(0, 12)}`;
  return `${stamp}-${safe}${mark}.eml`;
}

/** Writes to a temporary file, syncs it to disk and renames it, so that the file is never incomplete. */
async function replaceFile(path: string, bytes: Uint8Array): Promise<void> {
  const unfinished = `${path}.${randomUUID()}.unfinished`;
  try {
    const file = await open(unfinished, "wx", 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw error;
  }
}
