import { memoryPorts } from "../../adapters/memory/index.js";
import {
  type Author,
  createUseCases,
  type Instant,
  instant,
  parseCurrency,
  parseInstant,
  parseTimeZone,
  type Ports,
  type Role,
  type UseCases,
  type UserActor,
} from "../../core/index.js";
import { refusalIn } from "../reasons.js";

/** A workspace on in-memory ports, with a fake clock. */
export interface World {
  readonly ports: Ports;
  readonly useCases: UseCases;
  readonly owner: UserActor;
  /** Adds an active user with a token. */
  actor(role: Role): Promise<UserActor>;
  at(text: string): void;
  /** The types and data of the workspace's events, oldest first. */
  events(): Promise<readonly { type: string; data: Record<string, unknown> }[]>;
  /** The types and authors of the workspace's events, oldest first. */
  authors(): Promise<readonly (readonly [type: string, author: Author | null])[]>;
}

export async function createWorld(now = "2026-03-02T08:00:00Z"): Promise<World> {
  let present: Instant = parseInstant(now);
  const ports = memoryPorts({ clock: { now: () => present } });
  const useCases = createUseCases(ports);
  const { token, workspace } = await useCases.createWorkspace({
    name: "World",
    ownerEmail: "owner@example.com",
    currency: parseCurrency("EUR"),
    timeZone: parseTimeZone("Europe/Berlin"),
  });
  const signIn = async (secret: string): Promise<UserActor> => {
    const actor = await useCases.authenticate(secret);
    if (!actor) throw new Error("The token is not valid.");
    return actor;
  };
  const owner = await signIn(token);
  let count = 0;
  const recorded = () => ports.unitOfWork.read({ workspaceId: workspace.id }, (stores) => stores.events.list(1_000));
  return {
    ports,
    useCases,
    owner,
    actor: async (role) => {
      const email = `${role}${++count}@example.com`;
      await useCases.inviteUser(owner, { email, role });
      return signIn((await useCases.grantToken({ email, name: "test" })).secret);
    },
    at: (text) => {
      present = instant(parseInstant(text));
    },
    events: async () => (await recorded()).map(({ body }) => JSON.parse(body) as { type: string; data: Record<string, unknown> }),
    authors: async () => (await recorded()).map(({ type, author }) => [type, author] as const),
  };
}

/** The code of the domain error that the promise rejects with, or "resolved"; anything else fails the test. */
export async function codeOf(promise: Promise<unknown>): Promise<string> {
  try {
    await promise;
    return "resolved";
  } catch (error) {
    const reason = refusalIn(error);
    if (reason !== undefined) return reason;
    throw error;
  }
}
