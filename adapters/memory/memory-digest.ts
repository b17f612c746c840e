import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Digest } from "../../core/ports/digest.js";

export const memoryDigest: Digest = { sha256: (text) => bytesToHex(sha256(utf8ToBytes(text))) };
