import { createHash } from "node:crypto";
import type { Digest } from "../../core/ports/digest.js";

/** SHA-256 with `node:crypto`. */
export const nodeDigest: Digest = { sha256: (text) => createHash("sha256").update(text, "utf8").digest("hex") };
