import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Actor, Clock, Directory, Instant, TokenId, UseCases } from "../../core/index.js";
import { challenge, HttpProblem } from "./problem.js";
import type { HttpLogger } from "./logger.js";

const MAX_ACTORS = 10_000;

interface Known {
  readonly actor: Actor;
  verifiedAt: Instant;
}

/**
 * Finds actors by token, and remembers them. Remembering is safe because every unit of work asks its database again whether the
 * token still holds; what never reaches one asks here, at most a second late.
 */
export class Actors {
  readonly #known = new LRUCache<string, Known>({ max: MAX_ACTORS });

  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
    private readonly tokenUse: TokenUse,
  ) {}

  /** Throws 401 for anybody unknown. */
  async of(token: string): Promise<Actor> {
    const actor = this.#known.get(keyOf(token))?.actor ?? (await this.afresh(token));
    if (actor.tokenId !== null) this.tokenUse.note(actor.tokenId, this.clock.now());
    return actor;
  }

  /** Whether the actor is remembered. */
  knows(token: string): boolean {
    return this.#known.has(keyOf(token));
  }

  /** Asks the directory, whatever is remembered. Throws 401. */
  async afresh(token: string): Promise<Actor> {
    const key = keyOf(token);
    const asked = this.clock.now();
    this.#known.delete(key);
    const actor = await this.useCases.authenticate(token);
    if (!actor) throw new HttpProblem(401, "invalid_token", "The token is unknown, expired or revoked.", [], {}, challenge(true));
    this.#known.set(key, { actor, verifiedAt: asked });
    return actor;
  }

  now(): Instant {
    return this.clock.now();
  }

  /** Notes that a unit of work begun after `since` found the token to hold. */
  confirm(token: string, since: Instant): void {
    const known = this.#known.get(keyOf(token));
    if (known && known.verifiedAt < since) known.verifiedAt = since;
  }

  /**
   * For answers that no unit of work stands behind: throws 401 if the token was last found to hold over a second ago and no longer
   * does. Answers whom the token stands for by now.
   */
  async recheck(token: string): Promise<Actor> {
    const known = this.#known.get(keyOf(token));
    return !known || this.clock.now() - known.verifiedAt > 1_000 ? this.afresh(token) : known.actor;
  }
}

function keyOf(token: string): string {
  return createHash("sha256").update(token).digest("base64");
}

const FLUSH_MS = 10_000;
/** A token's last use is written at most this often. */
const RESOLUTION_MS = 60_000;

/** Collects when tokens were used and writes it outside of requests. */
export class TokenUse {
  readonly #pending = new Map<TokenId, Instant>();
  readonly #written = new LRUCache<TokenId, Instant>({ max: MAX_ACTORS });
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly directory: Directory,
    private readonly logger: HttpLogger,
  ) {}

  note(id: TokenId, now: Instant): void {
    const written = this.#written.get(id);
    if (written === undefined || now - written >= RESOLUTION_MS) this.#pending.set(id, now);
  }

  start(): void {
    this.#timer = setInterval(() => void this.flush(), FLUSH_MS);
    this.#timer.unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }

  /** A failure is logged and tried again with the next flush. */
  async flush(): Promise<void> {
    const uses = new Map(this.#pending);
    if (uses.size === 0) return;
    try {
      await this.directory.recordTokenUse(uses);
    } catch (error) {
      this.logger.warn({ err: error }, "the last use of tokens could not be written");
      return;
    }
    for (const [id, at] of uses) {
      this.#written.set(id, at);
      if (this.#pending.get(id) === at) this.#pending.delete(id);
    }
  }
}
