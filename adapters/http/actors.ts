import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Clock, CurrentUseCases, Directory, Instant, TokenId, UsedToken, UserActor } from "../../core/index.js";
import { challenge, HttpProblem } from "./problem.js";
import type { HttpLogger } from "./logger.js";

const MAX_ACTORS = 10_000;

/** A token or session secret, with its key in the cache. */
export class Credential {
  readonly key: string;

  constructor(readonly secret: string) {
    this.key = hash("sha256", secret, "base64");
  }
}

interface Known {
  readonly actor: UserActor;
  verifiedAt: Instant;
}

/**
 * Finds actors by token and caches them. The cache is safe because every unit of work verifies the token in its database. Requests
 * without a unit of work use {@link recheck}, which is at most one second late.
 */
export class Actors {
  readonly #known = new LRUCache<string, Known>({ max: MAX_ACTORS });

  constructor(
    private readonly useCases: CurrentUseCases,
    private readonly clock: Clock,
    private readonly tokenUse: TokenUse,
  ) {}

  /** Throws 401 for an invalid token. */
  async of(credential: Credential): Promise<UserActor> {
    const actor = this.#known.get(credential.key)?.actor ?? (await this.afresh(credential));
    this.tokenUse.note(actor, this.clock.now());
    return actor;
  }

  /** Whether the actor is cached. */
  knows({ key }: Credential): boolean {
    return this.#known.has(key);
  }

  /** Bypasses the cache. Throws 401 for an invalid token. */
  async afresh({ key, secret }: Credential): Promise<UserActor> {
    const verifiedAt = this.clock.now();
    this.#known.delete(key);
    const actor = await this.useCases.authenticate(secret);
    if (!actor) throw new HttpProblem(401, "invalid_token", "The token is unknown, expired or revoked.", [], {}, challenge(true));
    this.#known.set(key, { actor, verifiedAt });
    return actor;
  }

  /** Records that a unit of work that started after `since` verified the token. */
  confirm({ key }: Credential, since: Instant): void {
    const known = this.#known.get(key);
    if (known && known.verifiedAt < since) known.verifiedAt = since;
  }

  /**
   * Verifies the token again if the last verification is more than one second old. Throws 401 if it is no longer valid. Returns the
   * current actor.
   */
  async recheck(credential: Credential): Promise<UserActor> {
    const known = this.#known.get(credential.key);
    return !known || this.clock.now() - known.verifiedAt > 1_000 ? this.afresh(credential) : known.actor;
  }
}

const FLUSH_MS = 10_000;
/** Minimum time between two writes of a token's last use. */
const RESOLUTION_MS = 60_000;

/** Collects when tokens are used and saves it periodically, outside of requests. */
export class TokenUse {
  readonly #pending = new Map<TokenId, UsedToken>();
  readonly #written = new LRUCache<TokenId, Instant>({ max: MAX_ACTORS });
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly directory: Directory,
    private readonly logger: HttpLogger,
  ) {}

  note({ workspaceId, tokenId }: UserActor, now: Instant): void {
    if (tokenId === null) return;
    const written = this.#written.get(tokenId);
    if (written === undefined || now - written >= RESOLUTION_MS)
      this.#pending.set(tokenId, { workspaceId, tokenId, usedAt: now });
  }

  start(): void {
    this.#timer = setInterval(() => void this.flush(), FLUSH_MS);
    this.#timer.unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }

  /** A failure is logged and retried with the next flush. */
  async flush(): Promise<void> {
    const uses = [...this.#pending.values()];
    if (uses.length === 0) return;
    try {
      await this.directory.recordTokenUse(uses);
    } catch (error) {
      this.logger.warn({ err: error }, "saving the last use of tokens failed");
      return;
    }
    for (const use of uses) {
      this.#written.set(use.tokenId, use.usedAt);
      if (this.#pending.get(use.tokenId) === use) this.#pending.delete(use.tokenId);
    }
  }
}
