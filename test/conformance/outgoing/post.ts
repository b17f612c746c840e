import type { Instant } from "../../../core/kernel/instant.js";
import type { WorkspaceId } from "../../../core/kernel/ids.js";
import { markUnknown, type Message } from "../../../core/messages/message.js";
import { newWorld, plus, type World } from "../fixtures.js";
import type { GroupedCase, Handle, Subject } from "../subject.js";

/** The mail queue of one case, limited to messages of its workspaces. */
export class Post {
  readonly #worlds: World[] = [];
  readonly #inserted = new Map<Message["id"], WorkspaceId>();

  constructor(readonly subject: Subject) {}

  get now(): Instant {
    return this.subject.clock.now();
  }

  /** Tracks every inserted message. */
  async world(): Promise<World> {
    const world = await newWorld(this.subject);
    this.#worlds.push(world);
    const run: World["run"] = (work) =>
      world.run((stores) => {
        const insert = async (message: Message) => {
          await stores.messages.insert(message);
          this.#inserted.set(message.id, world.scope.workspaceId);
        };
        const { messages } = stores;
        const find: typeof messages.find = (id) => messages.find(id);
        const list: typeof messages.list = (filter, page) => messages.list(filter, page);
        const takeQuotas: typeof messages.takeQuotas = (quotas, now) => messages.takeQuotas(quotas, now);
        const update: typeof messages.update = (message) => messages.update(message);
        return work({ ...stores, messages: { find, list, insert, takeQuotas, update } });
      });
    return { ...world, run };
  }

  async claim(
    lease: number,
    request: { readonly now?: Instant; readonly limit?: number } = {},
    handle: Handle = this.subject,
  ): Promise<readonly Message[]> {
    const { now = this.now, limit = 200 } = request;
    const claims = await handle.mailQueue.claim({ now, leasedUntil: plus(now, lease), limit });
    const mine = claims.filter(({ workspaceId }) => this.#worlds.some(({ scope }) => scope.workspaceId === workspaceId));
    return mine.map(({ message }) => message);
  }

  /** Leaves no due messages for other cases. */
  async close(): Promise<void> {
    for (const [id, workspaceId] of this.#inserted) {
      await this.subject.unitOfWork.run({ workspaceId }, async (stores) => {
        const message = await stores.messages.find(id);
        if (message?.status === "queued" || message?.status === "sending")
          await stores.messages.update(markUnknown(message, "the case is over", this.now));
      });
    }
  }
}

/** A case that leaves no due mail, even if it fails. */
export function postCase(title: string, run: (post: Post) => Promise<void>): GroupedCase {
  return {
    title,
    async run(subject) {
      const post = new Post(subject);
      await run(post).catch(async (error: unknown) => {
        await post.close().catch(() => undefined);
        throw error;
      });
      await post.close();
    },
  };
}
