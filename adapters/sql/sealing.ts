import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts values that must not be stored in plain text, with AES-256-GCM (NIST SP 800-38D). */
export class Sealer {
  /** `key` is 32 bytes. */
  constructor(private readonly key: Uint8Array) {
    if (key.length !== KEY_BYTES) throw new RangeError(`The key must have ${KEY_BYTES} bytes.`);
  }

  /** `context` identifies the owner of the text and is required to open it. */
  seal(text: string, context: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv("aes-256-gcm", this.key, nonce).setAAD(Buffer.from(context, "utf8"));
    const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
    return `v1.${Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url")}`;
  }

  /** Throws for another key or context, or if the data was modified. */
  open(sealed: string, context: string): string {
    const bytes = Buffer.from(sealed.replace(/^v1\./, ""), "base64url");
    const decipher = createDecipheriv("aes-256-gcm", this.key, bytes.subarray(0, NONCE_BYTES))
      .setAAD(Buffer.from(context, "utf8"))
      .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString("utf8");
  }
}
