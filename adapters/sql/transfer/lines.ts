import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { PassThrough } from "node:stream";
import { createGunzip } from "node:zlib";

const NEWLINE = 0x0a;

/** Reads the lines of a compressed file, without their ends. Text after the last end of a line is a line too. */
export async function* linesOf(path: string): AsyncGenerator<Buffer> {
  const text = new PassThrough();
  const reading = pipeline(createReadStream(path), createGunzip(), text);
  // The reader gets the failure from the stream.
  reading.catch(() => undefined);
  let unended: Buffer[] = [];
  for await (const chunk of text as AsyncIterable<Buffer>) {
    let begin = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, begin)) {
      yield Buffer.concat([...unended, chunk.subarray(begin, end)]);
      unended = [];
      begin = end + 1;
    }
    if (begin < chunk.length) unended.push(chunk.subarray(begin));
  }
  await reading;
  if (unended.length > 0) yield Buffer.concat(unended);
}
