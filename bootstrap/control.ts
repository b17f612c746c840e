import { chmodSync, existsSync, rmSync } from "node:fs";
import { connect, createServer, type Server, type Socket } from "node:net";
import { join, relative, resolve } from "node:path";
import { createInterface } from "node:readline";
import { StintError } from "../core/index.js";

/** An operator's command, executed in its own process or in the service's. */
export interface OperatorRequest {
  readonly command: string;
  readonly options: Readonly<Record<string, string | undefined>>;
}

/** The request of a backup to the service: to copy the files of its database into a temporary folder of the data folder, named by the option `to`. */
export const COPY_FILES = "copy-files";

/** The lines that the command prints. */
export type OperatorAnswer = readonly string[];

/** Executes a command and reports the progress of long work. */
export type Operate = (request: OperatorRequest, progress: Progress) => Promise<OperatorAnswer>;
export type Progress = (line: string) => void;

type Reply =
  | { readonly progress: string }
  | { readonly lines: OperatorAnswer }
  | { readonly error: { readonly kind: StintError["kind"]; readonly code: string; readonly message: string } };

/** Accepts operators' commands on a socket in the data folder that only its owner can open. */
export async function listenForOperators(dataDir: string, operate: Operate): Promise<Server> {
  const path = socketPath(dataDir);
  rmSync(path, { force: true });
  const server = createServer((socket) => {
    socket.on("error", () => socket.destroy());
    serve(socket, operate).catch(() => socket.destroy());
  });
  const mask = process.umask(0o177);
  try {
    await new Promise<void>((done, fail) => server.once("error", fail).listen(path, done));
  } finally {
    process.umask(mask);
  }
  chmodSync(path, 0o600);
  return server;
}

async function serve(socket: Socket, operate: Operate): Promise<void> {
  for await (const line of createInterface({ input: socket })) {
    const say = (reply: Reply): boolean => socket.write(`${JSON.stringify(reply)}\n`);
    say(await answer(line, (request) => operate(request, (progress) => say({ progress }))));
    socket.end();
    return;
  }
}

async function answer(line: string, operate: (request: OperatorRequest) => Promise<OperatorAnswer>): Promise<Reply> {
  try {
    return { lines: await operate(JSON.parse(line) as OperatorRequest) };
  } catch (error) {
    if (!(error instanceof StintError)) throw error;
    return { error: { kind: error.kind, code: error.code, message: toldBy(error) } };
  }
}

/** Sends the command to the service that uses the data folder; returns null if none is running. */
export async function askRunningService(
  dataDir: string,
  request: OperatorRequest,
  progress: Progress,
): Promise<OperatorAnswer | null> {
  const path = socketPath(dataDir);
  if (!existsSync(path)) return null;
  const socket = await connected(path);
  if (!socket) return null;
  socket.write(`${JSON.stringify(request)}\n`);
  for await (const line of createInterface({ input: socket })) {
    const reply = JSON.parse(line) as Reply;
    if ("progress" in reply) {
      progress(reply.progress);
      continue;
    }
    socket.destroy();
    if ("lines" in reply) return reply.lines;
    throw new StintError(reply.error.kind, reply.error.code, reply.error.message);
  }
  throw new StintError("unavailable", "no_answer", "The running service closed the connection without a response. See its log.");
}

function connected(path: string): Promise<Socket | null> {
  return new Promise((done, fail) => {
    const socket = connect(path);
    socket.once("connect", () => done(socket));
    socket.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "ECONNREFUSED" || error.code === "ENOENT" ? done(null) : fail(error),
    );
  });
}

/** Socket paths are limited to about 100 bytes, so the shorter one of the absolute and the relative path is used. */
function socketPath(dataDir: string): string {
  const absolute = resolve(dataDir, "control.sock");
  const near = join(relative(process.cwd(), resolve(dataDir)), "control.sock");
  return near.length < absolute.length ? near : absolute;
}

/** What an error tells an operator: without the paths of its issues, which name fields of the API, since the messages name what was typed. */
export function toldBy({ issues, message }: StintError): string {
  return issues.map((issue) => issue.message).join(" ") || message;
}
