import { setImmediate } from "node:timers/promises";
import type { Answer, Message } from "./batch.js";
import { Session } from "./session.js";

/** How the statements of a read-only session run. */
export interface ReadMode {
  /** Runs a statement, after the message that binds it to the workspace, in a round trip that keeps no settings. */
  send(messages: readonly Message[]): Promise<readonly Answer[]>;
  /** False if statements can see what may be rolled back. */
  readonly seesOnlyCommitted: boolean;
}

/**
 * A read-only session. Each statement is a separate transaction in one round trip, and no connection is held in between. It yields to the event
 * loop between statements, since the embedded database does not, and a long read would block other requests.
 */
export class ReadSession extends Session {
  override readonly isShared = true;
  #hasRun = false;

  constructor(
    private readonly mode: ReadMode,
    ...rest: ConstructorParameters<typeof Session>
  ) {
    super(...rest);
  }

  protected override async ask(message: Message): Promise<Answer | undefined> {
    if (this.#hasRun) await setImmediate();
    this.#hasRun = true;
    return this.#send([message]);
  }

  /** Returns the answer of the message, if any. */
  async #send(messages: readonly Message[]): Promise<Answer | undefined> {
    const [, answer] = await this.mode.send([this.binding("read"), ...messages]);
    return answer;
  }

  /** Verifies the token if no statement has. */
  async end(): Promise<void> {
    if (this.#hasRun) return;
    await this.#send([]);
  }

  assume(): never {
    throw new TypeError("A read-only unit of work is not repeated.");
  }

  override afterCommit(callback: () => void): void {
    if (this.mode.seesOnlyCommitted) callback();
  }

  defer(): never {
    throw new TypeError("Cannot write in a read-only unit of work.");
  }
}
