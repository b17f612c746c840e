import { X509Certificate } from "node:crypto";

const BEGIN = "-----BEGIN CERTIFICATE-----";
const BLOCK = /-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g;

/** Throws an `Error` unless the text is a bundle of valid PEM certificates. */
export function checkCertificates(pem: string): void {
  parseCertificates(pem);
}

/**
 * Returns each certificate of a bundle as PEM. Throws like `checkCertificates`, because OpenSSL would skip certificates that it
 * cannot read.
 */
export function parseCertificates(pem: string): readonly string[] {
  const blocks = pem.match(BLOCK) ?? [];
  if (!pem.includes(BEGIN)) throw new Error("The text contains no certificate in PEM format.");
  if (blocks.length !== pem.split(BEGIN).length - 1) throw new Error("A certificate is incomplete.");
  for (const [index, block] of blocks.entries()) {
    if (!isCertificate(block)) throw new Error(`Certificate ${index + 1} of ${blocks.length} cannot be read.`);
  }
  return blocks;
}

function isCertificate(block: string): boolean {
  try {
    return new X509Certificate(block).raw.length > 0;
  } catch {
    return false;
  }
}
