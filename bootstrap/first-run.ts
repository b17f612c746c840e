import type { SqlStorage } from "../adapters/sql/index.js";
import { createUseCases, parseCurrency, parseTimeZone, type Ports } from "../core/index.js";
import { OWNER_EMAIL } from "./demo/cast.js";
import { type FirstCredentials, signInOf } from "./first-credentials.js";
import { hostTimeZone } from "./host-time-zone.js";
import { signInLink } from "./public-address.js";

/**
 * On an empty store, makes a workspace and answers its owner's credentials; null on any later start, and in all but one of several processes
 * that start together. What `make` does through the ports is one transaction, so that a start that is killed in the middle leaves an empty store.
 */
export async function firstRun(
  storage: SqlStorage,
  ports: Ports,
  make: (ports: Ports) => Promise<FirstCredentials>,
): Promise<FirstCredentials | null> {
  if (!(await storage.directory.isEmpty())) return null;
  return storage.exclusively(async () => {
    if (!(await storage.directory.isEmpty())) return null;
    return storage.inOneTransaction((unitOfWork) => make({ ...ports, unitOfWork }));
  });
}

/** A workspace for whoever starts. */
export async function firstWorkspace(ports: Ports): Promise<FirstCredentials> {
  const { workspace, owner, token } = await createUseCases(ports).createWorkspace({
    name: "My workspace",
    ownerEmail: "owner@example.com",
    ownerName: "Owner",
    currency: parseCurrency("EUR"),
    timeZone: parseTimeZone(hostTimeZone()),
  });
  return { email: owner.email, token, signIn: await signInOf(ports, workspace.id, owner.id) };
}

/** What a start with --demo says on a store that is not empty; with the way into a demo whose start ended before it could print that. */
export async function whyNoDemo({ directory }: SqlStorage): Promise<string> {
  return (await directory.findMemberships(OWNER_EMAIL)).length > 0
    ? `the demo is there already; \`stint sign-in-link --user ${OWNER_EMAIL}\` leads into it`
    : "the database is not empty, so --demo adds nothing; `stint demo` makes a demo workspace beside the others";
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
