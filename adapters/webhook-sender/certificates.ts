import { X509Certificate } from "node:crypto";

const BEGIN = "-----BEGIN CERTIFICATE-----";
const BLOCK = /-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g;

/** Throws an `Error` of one sentence for text that is no bundle of PEM certificates, or in which one of them is broken. */
export function checkCertificates(pem: string): void {
  parseCertificates(pem);
}

/** Each certificate of a bundle as a PEM of its own. Throws as `checkCertificates` does: OpenSSL would pass over what it cannot read. */
export function parseCertificates(pem: string): readonly string[] {
  const blocks = pem.match(BLOCK) ?? [];
  if (!pem.includes(BEGIN)) throw new Error("There is no certificate in PEM format.");
  if (blocks.length !== pem.split(BEGIN).length - 1) throw new Error("A certificate has no end.");
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
