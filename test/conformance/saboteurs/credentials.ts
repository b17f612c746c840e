import type { UserActor } from "../../../core/access/actor.js";
import { nextVersion } from "../../../core/kernel/entity.js";
import type { WorkspaceId } from "../../../core/kernel/ids.js";
import type { Directory } from "../../../core/ports/directory.js";
import type { UnitOfWork, WorkScope } from "../../../core/ports/unit-of-work.js";
import { plus } from "../fixtures.js";
import type { Subject } from "../subject.js";
import { honest, type Saboteur, withUnitOfWork } from "./saboteur.js";

export function withDirectory(change: (directory: Directory, subject: Subject) => Partial<Directory>): Saboteur["make"] {
  return () => {
    const subject = honest();
    const { directory } = subject;
    const same: Directory = {
      findActor: (hash, now) => directory.findActor(hash, now),
      workspaces: (page) => directory.workspaces(page),
      findMemberships: (email) => directory.findMemberships(email),
      isEmpty: () => directory.isEmpty(),
      findInvitation: (hash, now) => directory.findInvitation(hash, now),
      findSignInLink: (hash, now) => directory.findSignInLink(hash, now),
      findDocumentLink: (hash, now) => directory.findDocumentLink(hash, now),
      recordTokenUse: (uses) => directory.recordTokenUse(uses),
    };
    return { ...subject, directory: { ...same, ...change(directory, subject) } };
  };
}

const refusals = [
  "rejects a revoked token, in run and read",
  "rejects a token from the instant of its expiry, in run and read",
  "rejects the token of an inactive user, in run and read",
  "rejects a role that the user no longer has, in run and read",
  "rejects a token that does not exist, or belongs to another user or workspace",
] as const;

const bare = ({ workspaceId }: WorkScope): WorkScope => ({ workspaceId });

/** The scope with the user's current role, so that the role always matches. */
async function promoted(inner: UnitOfWork, scope: WorkScope): Promise<WorkScope> {
  if (!("role" in scope)) return scope;
  const user = await inner.read(bare(scope), (stores) => stores.users.find(scope.userId));
  return user === null ? scope : { ...scope, role: user.role };
}

export const credentialSaboteurs: readonly Saboteur[] = [
  {
    title: "accepts a stale credential in run",
    caughtBy: refusals,
    make: withUnitOfWork((inner) => ({ run: (scope, work) => inner.run(bare(scope), work) })),
  },
  {
    title: "accepts a stale credential in read",
    caughtBy: refusals,
    make: withUnitOfWork((inner) => ({ read: (scope, work) => inner.read(bare(scope), work) })),
  },
  {
    title: "ignores that the role has changed",
    caughtBy: ["rejects a role that the user no longer has, in run and read"],
    make: withUnitOfWork((inner) => ({ run: async (scope, work) => inner.run(await promoted(inner, scope), work) })),
  },
  {
    title: "requires a token even if the scope has none",
    caughtBy: ["checks neither an actor without a token nor the operator"],
    make: withUnitOfWork((inner) => ({
      read: async (scope, work) => {
        if ("tokenId" in scope && scope.tokenId === null) throw new Error("no token");
        return inner.read(scope, work);
      },
    })),
  },
  {
    title: "caches the actor of a token",
    caughtBy: ["finds no actor for an unknown, expired or revoked token"],
    make: withDirectory((directory) => {
      const known = new Map<string, UserActor | null>();
      return {
        findActor: async (hash, now) => {
          const actor = known.get(hash) ?? (await directory.findActor(hash, now));
          known.set(hash, actor);
          return actor;
        },
      };
    }),
  },
  {
    title: "accepts a token at the instant of its expiry",
    caughtBy: ["finds no actor for an unknown, expired or revoked token"],
    make: withDirectory((directory) => ({ findActor: (hash, now) => directory.findActor(hash, plus(now, -1)) })),
  },
  {
    title: "forgets the scopes of a token",
    caughtBy: ["finds the actor of a token"],
    make: withDirectory((directory) => ({
      findActor: async (hash, now) => {
        const actor = await directory.findActor(hash, now);
        return actor && { ...actor, scopes: null };
      },
    })),
  },
  {
    title: "looks for an email address in one workspace only",
    caughtBy: ["finds all users with an email address in all workspaces, ignoring case"],
    make: withDirectory((directory) => ({
      findMemberships: async (email) => (await directory.findMemberships(email)).slice(0, 1),
    })),
  },
  {
    title: "lists all workspaces on every page",
    caughtBy: ["lists all workspaces by id, in pages"],
    make: withDirectory((directory) => ({ workspaces: () => directory.workspaces({ after: null, limit: 1_000 }) })),
  },
  {
    title: "lists workspaces without a limit for timers among those with one",
    caughtBy: ["lists the workspaces with a limit for timers, in pages"],
    make: withDirectory((directory) => ({ workspaces: ({ after, limit }) => directory.workspaces({ after, limit }) })),
  },
  {
    title: "is always empty",
    caughtBy: ["is not empty once a workspace exists"],
    make: withDirectory(() => ({ isEmpty: async () => true })),
  },
  {
    title: "records the use of a token in whichever workspace has it",
    caughtBy: ["records when tokens were last used, never backwards"],
    make: withDirectory((directory) => {
      const workspaces = new Set<WorkspaceId>();
      return {
        recordTokenUse: async (uses) => {
          for (const { workspaceId } of uses) workspaces.add(workspaceId);
          const everywhere = [...workspaces].flatMap((workspaceId) => uses.map((use) => ({ ...use, workspaceId })));
          await directory.recordTokenUse(everywhere);
        },
      };
    }),
  },
  {
    title: "records the use of a token as a change to it, even backwards",
    caughtBy: ["records when tokens were last used, never backwards", "does not make a change to a token stale by its use"],
    make: () => {
      const workspaces = new Set<WorkspaceId>();
      const subject = withUnitOfWork((inner) => ({
        run: (scope, work) => {
          workspaces.add(scope.workspaceId);
          return inner.run(scope, work);
        },
      }))();
      const recordTokenUse: Directory["recordTokenUse"] = async (uses) => {
        for (const workspaceId of workspaces) {
          await subject.unitOfWork.run({ workspaceId }, async (stores) => {
            for (const { tokenId, usedAt: lastUsedAt } of uses) {
              const token = await stores.tokens.find(tokenId);
              if (token) await stores.tokens.update(nextVersion({ ...token, lastUsedAt }, lastUsedAt));
            }
          });
        }
      };
      const { directory } = subject;
      return {
        ...subject,
        directory: {
          findActor: (hash, now) => directory.findActor(hash, now),
          findMemberships: (email) => directory.findMemberships(email),
          workspaces: (page) => directory.workspaces(page),
          isEmpty: () => directory.isEmpty(),
          findInvitation: (hash, now) => directory.findInvitation(hash, now),
          findSignInLink: (hash, now) => directory.findSignInLink(hash, now),
          findDocumentLink: (hash, now) => directory.findDocumentLink(hash, now),
          recordTokenUse,
        },
      };
    },
  },
];
