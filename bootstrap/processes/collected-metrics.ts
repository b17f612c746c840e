import type { Worker } from "node:cluster";
import { lastingOf, type Measurements } from "../adapters.js";
import { type FromMember, onMessage, tell } from "./messages.js";

/** After this time, a member that does not respond counts with what it reported last. */
const RESPONSE_MS = 2_000;

/** Collects the measurements of members in the primary. Counters include those of members that have ended, so that sums do not fall. */
export class CollectedMetrics {
  #requests = 0;
  #ended: Promise<readonly Measurements[]> = Promise.resolve([]);
  /** By the member's ID. */
  readonly #last = new Map<number, Measurements>();

  /** Returns the measurements of all others than `asking`, which reports its own. */
  async othersOf(asking: Worker, own: Measurements, members: Iterable<Worker>): Promise<readonly Measurements[]> {
    this.#last.set(asking.id, own);
    await Promise.all([...members].flatMap((member) => (member === asking ? [] : [this.#ask(member)])));
    const ended = await this.#ended;
    return [...ended, ...[...this.#last].flatMap(([id, measurements]) => (id === asking.id ? [] : [measurements]))];
  }

  /** Keeps the last known counters of a member. */
  hasEnded({ id }: Worker): void {
    const last = this.#last.get(id);
    if (last === undefined) return;
    this.#last.delete(id);
    this.#ended = this.#ended.then(async (ended) => [await lastingOf([...ended, last])]);
  }

  #ask(member: Worker): Promise<void> {
    const request = ++this.#requests;
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        member.off("exit", done);
        ignore();
        resolve();
      };
      const timer = setTimeout(done, RESPONSE_MS);
      const ignore = onMessage<FromMember>(member, (message) => {
        if (message.kind !== "measured" || message.request !== request) return;
        this.#last.set(member.id, message.own);
        done();
      });
      member.once("exit", done);
      tell(member, { kind: "measure", request });
    });
  }
}
