import { parseCurrency, parseTimeZone, type UseCases } from "../core/index.js";
import type { SqlStorage } from "../adapters/sql/index.js";
import { hostTimeZone } from "./host-time-zone.js";
import { signInLink } from "./public-address.js";

/** The owner's first credentials, in plain text. */
export interface FirstCredentials {
  readonly email: string;
  readonly token: string;
  /** Of a sign-in link. */
  readonly signIn: string;
}

/**
 * On an empty store, makes a workspace and answers its owner's credentials; null on any later start, and in all but one of several processes
 * that start together.
 */
export async function firstRun(storage: SqlStorage, make: () => Promise<FirstCredentials>): Promise<FirstCredentials | null> {
  if (!(await storage.directory.isEmpty())) return null;
  return storage.exclusively(async () => {
    return (await storage.directory.isEmpty()) ? make() : null;
  });
}

/** A workspace for whoever starts. */
export async function firstWorkspace(useCases: UseCases): Promise<FirstCredentials> {
  const { token, owner } = await useCases.createWorkspace({
    name: "My workspace",
    ownerEmail: "owner@example.com",
    ownerName: "Owner",
    currency: parseCurrency("EUR"),
    timeZone: parseTimeZone(hostTimeZone()),
  });
  const { secret: signIn } = await useCases.grantSignIn({ email: owner.email });
  return { email: owner.email, token, signIn };
}

/** What the first start prints, once. */
export function welcome(address: string, { email, token, signIn }: FirstCredentials): string {
  return [
    "",
    "Stint is ready. This is the first start. Open the dashboard with this link, which works once and for 15 minutes:",
    "",
    `  ${signInLink(address, signIn)}`,
    "",
    `Another one: npx stint sign-in-link --user ${email}`,
    "",
    "The owner's API token, shown only now:",
    "",
    `  export STINT_TOKEN=${token}`,
    "",
    "Make the first call:",
    "",
    `  curl ${address}/v1/me -H "Authorization: Bearer ${token}"`,
    "",
    `The API is described at ${address}/docs.`,
    "",
    "",
  ].join("\n");
}
