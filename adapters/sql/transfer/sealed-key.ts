import { randomBytes, scrypt, type ScryptOptions } from "node:crypto";
import { Sealer } from "../sealing.js";

/** A key that a passphrase encrypts: scrypt (RFC 7914), then AES-256-GCM. */
export interface SealedKey {
  /** In base64. */
  readonly salt: string;
  readonly sealed: string;
}

/** A guess takes 128 MiB and about half a second. */
const COST: ScryptOptions = { N: 2 ** 17, r: 8, p: 1, maxmem: 2 ** 28 };
const SALT_BYTES = 16;
const CONTEXT = "stint.backup";

export async function sealKey(key: string, passphrase: string): Promise<SealedKey> {
  const salt = randomBytes(SALT_BYTES);
  return { salt: salt.toString("base64"), sealed: (await sealerOf(passphrase, salt)).seal(key, CONTEXT) };
}

/** Returns null for another passphrase. */
export async function openKey({ salt, sealed }: SealedKey, passphrase: string): Promise<string | null> {
  const sealer = await sealerOf(passphrase, Buffer.from(salt, "base64"));
  try {
    return sealer.open(sealed, CONTEXT);
  } catch {
    return null;
  }
}

function sealerOf(passphrase: string, salt: Buffer): Promise<Sealer> {
  return new Promise((resolve, reject) => {
    scrypt(passphrase.normalize("NFC"), salt, 32, COST, (error, key) => (error ? reject(error) : resolve(new Sealer(key))));
  });
}
