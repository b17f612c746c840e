import type { IncomingMessage } from "node:http";
import { attemptLimits, type WebhookResponse } from "../../core/index.js";

const LIMIT_BYTES = attemptLimits.keptKib * 1_024;

/** The kept part of a response. */
export class ReceivedResponse {
  readonly #status: number;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #chunks: Buffer[] = [];
  #room = LIMIT_BYTES;

  constructor(message: IncomingMessage) {
    this.#status = message.statusCode ?? 0;
    this.#headers = headersOf(message.rawHeaders);
  }

  /** Returns whether the complete chunk was kept. */
  add(chunk: Buffer): boolean {
    const kept = chunk.subarray(0, this.#room);
    this.#chunks.push(kept);
    this.#room -= kept.length;
    return kept.length === chunk.length;
  }

  toResponse(): WebhookResponse {
    return { status: this.#status, headers: this.#headers, body: clean(Buffer.concat(this.#chunks).toString("utf8")) };
  }
}

// Not `message.headers`, because Node drops repeated values of some headers there.
function headersOf(raw: readonly string[]): Readonly<Record<string, string>> {
  const headers = new Map<string, string>();
  let room = LIMIT_BYTES;
  for (let index = 0; index + 1 < raw.length && room > 0; index += 2) {
    const name = clean(raw[index] ?? "").toLowerCase();
    const value = clean(raw[index + 1] ?? "");
    const before = headers.get(name);
    const prefix = before === undefined ? "" : `${before}, `;
    const cost = Buffer.byteLength(before === undefined ? name : ", ");
    if (cost >= room) break;
    const kept = cutToBytes(value, room - cost);
    headers.set(name, prefix + kept);
    room -= cost + Buffer.byteLength(kept);
    if (kept !== value) break;
  }
  return Object.fromEntries(headers);
}

function cutToBytes(text: string, bytes: number): string {
  if (Buffer.byteLength(text) <= bytes) return text;
  const encoded = Buffer.from(text, "utf8");
  let end = bytes;
  while (end > 0 && ((encoded[end] ?? 0) & 0xc0) === 0x80) end -= 1;
  return encoded.toString("utf8", 0, end);
}

function clean(text: string): string {
  return text.replace(/[\0\p{Surrogate}]/gu, "\uFFFD");
}
