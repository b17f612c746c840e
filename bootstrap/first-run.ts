import { createUseCases, parseCurrency, parseTimeZone, type Ports, SIGN_IN_MINUTES, type Storage } from "../core/index.js";
import { OWNER_EMAIL } from "./demo/demo-data.js";
import { type FirstCredentials, signInOf } from "./first-credentials.js";
import { hostTimeZone } from "./host-time-zone.js";
import { signInLink } from "./public-address.js";
import { toRun } from "./to-run.js";

type Folder = Parameters<typeof toRun>[0];

/**
 * In an empty store, creates a workspace and returns its owner's credentials; otherwise returns null. Of several processes that
 * start together, one creates it. `make` runs in one transaction, so an aborted start leaves an empty store.
 */
export async function firstRun(
  storage: Storage,
  ports: Ports,
  make: (ports: Ports) => Promise<FirstCredentials>,
): Promise<FirstCredentials | null> {
  if (!(await storage.directory.isEmpty())) return null;
  return storage.exclusively(async () => {
    if (!(await storage.directory.isEmpty())) return null;
    return storage.inOneTransaction((unitOfWork) => make({ ...ports, unitOfWork }));
  });
}

/** Creates an empty workspace for the operator. */
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

/**
 * Explains why a start with --demo adds nothing to a store that is not empty. If the demo exists, names the command that leads to
 * it, because the first start may have ended before it printed one.
 */
export async function whyNoDemo({ directory }: Storage, config: Folder): Promise<string> {
  return (await directory.findMemberships(OWNER_EMAIL)).length > 0
    ? `the demo already exists; to sign in, run \`${toRun(config, `sign-in-link --user ${OWNER_EMAIL}`)}\``
    : `the database is not empty, so --demo adds nothing; to add a demo workspace, run \`${toRun(config, "demo")}\``;
}

/** The text that the first start prints once. */
export function welcome(address: string, { email, token, signIn }: FirstCredentials, config: Folder): string {
  return [
    "",
    `Stint is ready. To open the dashboard, use this link. It works once and expires in ${SIGN_IN_MINUTES} minutes:`,
    "",
    `  ${signInLink(address, signIn)}`,
    "",
    `For a new link, run: ${toRun(config, `sign-in-link --user ${email}`)}`,
    "",
    "The owner's API token, shown only once:",
    "",
    `  export STINT_TOKEN=${token}`,
    "",
    "Make the first call:",
    "",
    `  curl ${address}/v1/me -H "Authorization: Bearer ${token}"`,
    "",
    `API reference: ${address}/docs`,
    "",
    "",
  ].join("\n");
}
