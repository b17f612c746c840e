import { once } from "node:events";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";

export type Step = "greeting" | "EHLO" | "MAIL" | "RCPT" | "DATA" | "content" | "QUIT";
/** A reply, or another action: cut the connection, or send nothing. */
type Reaction = string;
export type Script = Partial<Record<Step, Reaction | ((line: string) => Reaction)>> & {
  /** The action at the first bytes of the content. */
  readonly amidContent?: Reaction;
  /** Stops reading after the first bytes. */
  readonly stalls?: boolean;
};

const EXPECTED: Record<Step, string> = {
  greeting: "220 scripted ESMTP",
  EHLO: "250 scripted",
  MAIL: "250 sender ok",
  RCPT: "250 recipient ok",
  DATA: "354 go ahead",
  content: "250 queued",
  QUIT: "221 bye",
};

/** A scripted SMTP server on a free port of 127.0.0.1 that logs the order of events. */
export class ScriptedServer {
  /** Commands as received, `content` at its first byte, `end of content` at the final dot, `closed`. */
  readonly log: string[] = [];
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  readonly #waiting: (() => void)[] = [];

  private constructor(private readonly script: Script) {
    this.#server = createServer((socket) => this.#talk(socket));
  }

  static async start(script: Script = {}): Promise<ScriptedServer> {
    const server = new ScriptedServer(script);
    await once(server.#server.listen(0, "127.0.0.1"), "listening");
    return server;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  note(entry: string): void {
    this.log.push(entry);
    for (const resolve of this.#waiting.splice(0)) resolve();
  }

  /** Resolves when the log contains this entry. */
  async noted(entry: string): Promise<void> {
    while (!this.log.includes(entry)) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  /** Sends an unsolicited reply. */
  interject(line: string): void {
    for (const socket of this.#sockets) socket.write(`${line}\r\n`);
  }

  /** Closes every connection. `closed` is logged when the client has closed it too. */
  hangUp(): void {
    for (const socket of this.#sockets) socket.end();
  }

  close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  #talk(socket: Socket): void {
    let pending = "";
    let content = "none";
    this.#sockets.add(socket);
    socket.setEncoding("latin1");
    socket.on("error", () => undefined);
    socket.on("close", () => this.note("closed"));
    socket.on("data", (chunk: string) => {
      pending += chunk;
      if (content === "none") {
        const lines = pending.split("\r\n");
        pending = lines.pop() ?? "";
        if (this.#readCommands(socket, lines)) content = "awaited";
        return;
      }
      if (content === "awaited") this.#beginContent(socket);
      content = "begun";
      if (!`\r\n${pending}`.endsWith("\r\n.\r\n")) return;
      [pending, content] = ["", "none"];
      this.note("end of content");
      this.#react(socket, "content", "");
    });
    this.#react(socket, "greeting", "");
  }

  /** Whether content follows. */
  #readCommands(socket: Socket, lines: readonly string[]): boolean {
    let follows = false;
    for (const line of lines) {
      this.note(line);
      const step = line.slice(0, 4).toUpperCase() as Step;
      const answer = this.#react(socket, step, line);
      follows = step === "DATA" && /^[23]/.test(answer);
    }
    return follows;
  }

  #beginContent(socket: Socket): void {
    this.note("content");
    if (this.script.stalls) socket.pause();
    if (this.script.amidContent !== undefined) act(socket, this.script.amidContent);
  }

  #react(socket: Socket, step: Step, line: string): string {
    const scripted = this.script[step];
    const reaction = (typeof scripted === "function" ? scripted(line) : scripted) ?? EXPECTED[step] ?? "502 not understood";
    act(socket, reaction);
    return reaction;
  }
}

function act(socket: Socket, reaction: Reaction): void {
  if (reaction === "cut") socket.destroy();
  else if (reaction !== "silence") socket.write(`${reaction}\r\n`);
}
