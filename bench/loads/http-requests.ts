/** A request as it is sent, except that `{start}` and `{end}` become the times of a minute that no other request has. */
export interface HttpRequest {
  readonly method: string;
  readonly path: string;
  readonly token: string;
  readonly body?: string;
  /** 200 if absent. Any other status fails the run. */
  readonly status?: number;
}

export const START = "{start}";
export const END = "{end}";

const FIRST_MINUTE = Date.UTC(2001, 0, 1) / 60_000;

/** Returns a function that writes the request with the times of the minute with this number. */
export function written({ method, path, token, body = "" }: HttpRequest): (minute: number) => Buffer {
  const timed = (minute: number): string => body.replace(START, instant(minute)).replace(END, instant(minute + 1));
  const content = body === "" ? "" : `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(timed(0))}\r\n`;
  const head = `${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${token}\r\nAccept: application/json\r\n${content}\r\n`;
  const fixed = Buffer.from(head + body);
  return body.includes(START) ? (minute) => Buffer.from(head + timed(minute)) : () => fixed;
}

/** All instants have the same length. */
function instant(minute: number): string {
  return new Date((FIRST_MINUTE + minute) * 60_000).toISOString();
}
