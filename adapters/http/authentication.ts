import type { UserActor, Instant } from "../../core/index.js";
import type { Actors, Credential } from "./actors.js";
import { credentialOf, requireOwnOrigin, type Sites, unauthenticated } from "./credentials.js";
import { challenge, HttpProblem } from "./problem.js";
import type { Context } from "./request-state.js";

/** Who sends a request, and how to verify that again. */
export interface Caller {
  readonly actor: UserActor;
  /** Verifies the caller without a cache. Throws 401 if it is no longer valid. Returns the current actor. */
  afresh(): Promise<UserActor>;
  /** Like {@link afresh}, unless the last verification is at most one second old. */
  recheck(): Promise<UserActor>;
  /** Records that a unit of work that started after `since` verified the caller. */
  confirm(since: Instant): void;
}

/** What a request says of its caller. */
export interface Claimant {
  /** Whether the caller is known from earlier requests, or a host vouches for it. */
  readonly isKnown: boolean;
  /** Throws 401 if there is no caller, and 403 for one that may not send this request. */
  authenticate(): Promise<Caller>;
}

/** Reads from a request who sends it. */
export type Authentication = (context: Context) => Claimant;

interface Needs {
  readonly actors: Actors;
  readonly sites: Sites;
}

/** Identifies callers by API token or session cookie. */
export function byCredential({ actors, sites }: Needs): Authentication {
  return (context) => {
    const credential = credentialOf(context, sites);
    if (credential === null) return { isKnown: false, authenticate: () => Promise.reject(unauthenticated(context)) };
    const authenticate = async (): Promise<Caller> => {
      const caller = new CredentialCaller(actors, credential, await actors.of(credential));
      requireOwnOrigin(context, sites);
      return caller;
    };
    return { isKnown: actors.knows(credential), authenticate };
  };
}

class CredentialCaller implements Caller {
  constructor(
    private readonly actors: Actors,
    private readonly credential: Credential,
    readonly actor: UserActor,
  ) {}

  afresh(): Promise<UserActor> {
    return this.actors.afresh(this.credential);
  }

  recheck(): Promise<UserActor> {
    return this.actors.recheck(this.credential);
  }

  confirm(since: Instant): void {
    this.actors.confirm(this.credential, since);
  }
}

/** An error of the host's authentication, which the host handles. */
export class HostFailure extends Error {}

/** Asks the host for the actor of a request. Null is a 401. */
export function byHost(authenticate: (context: Context) => Promise<UserActor | null> | UserActor | null): Authentication {
  return (context) => {
    const afresh = async (): Promise<UserActor> => {
      const actor = await found(context, authenticate);
      if (!actor) throw new HttpProblem(401, "token_missing", "The request is not authenticated.", [], {}, challenge(false));
      return actor;
    };
    const callerOf = (actor: UserActor): Caller => ({ actor, afresh, recheck: async () => actor, confirm: () => undefined });
    return { isKnown: true, authenticate: async () => callerOf(await afresh()) };
  };
}

async function found(context: Context, authenticate: Parameters<typeof byHost>[0]): Promise<UserActor | null> {
  try {
    const actor = await authenticate(context);
    if (actor && "system" in actor && actor.system !== undefined) throw new TypeError("Only a user can act in a request.");
    return actor;
  } catch (error) {
    throw new HostFailure("The host's authentication failed.", { cause: error });
  }
}
