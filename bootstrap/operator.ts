import { hostTimeZone } from "./host-time-zone.js";
import {
  type Directory,
  invalidField,
  isId,
  parseCurrency,
  parseTimeZone,
  SIGN_IN_MINUTES,
  StintError,
  type UseCases,
  type WorkspaceId,
} from "../core/index.js";
import { signInLink } from "./public-address.js";
import type { OperatorAnswer, OperatorRequest, Progress } from "./control.js";
import type { FirstCredentials } from "./first-credentials.js";

/** What commands operate on. */
export interface Workplace {
  readonly useCases: UseCases;
  readonly directory: Directory;
  readonly publicUrl: string;
  /** Creates a demo workspace. */
  fillDemo(progress: Progress): Promise<FirstCredentials>;
}

/** Executes an operator's command. Returns the lines to print; a secret is always on a line of its own. */
export async function operate(
  { useCases, directory, publicUrl, fillDemo }: Workplace,
  { command, options }: OperatorRequest,
  progress: Progress,
): Promise<OperatorAnswer> {
  switch (command) {
    case "migrate":
      return ["The database is up to date."];
    case "workspace create":
      return createWorkspace(useCases, options);
    case "token create":
      return createToken(useCases, options);
    case "demo":
      return demo(await fillDemo(progress), publicUrl);
    case "sign-in-link":
      return grantSignIn(useCases, publicUrl, options);
    case "audit":
      return auditAll(await chosen(directory, options), useCases.auditWorkspace, progress);
    case "verify-ledger":
      return auditAll(await chosen(directory, options), useCases.verifyLedger, progress);
    default:
      throw new StintError("invalid", "unknown_command", `Unknown command "${command}".`);
  }
}

async function createWorkspace(useCases: UseCases, options: OperatorRequest["options"]): Promise<OperatorAnswer> {
  const { workspace, owner, token } = await useCases.createWorkspace({
    name: required(options, "name"),
    ownerEmail: required(options, "owner"),
    currency: parseCurrency(options["currency"] ?? "EUR"),
    timeZone: parseTimeZone(options["time-zone"] ?? hostTimeZone()),
  });
  return [
    `Workspace ${workspace.id} "${workspace.name}" with the owner ${owner.email}. The owner's API token, shown only once:`,
    token,
  ];
}

async function createToken(useCases: UseCases, options: OperatorRequest["options"]): Promise<OperatorAnswer> {
  const name = options["name"] ?? "Created by the operator";
  const { user, secret, activated } = await useCases.grantToken({ ...named(options), name });
  return [`An API token for ${user.email} (${user.role}), shown only once:${noteOn(activated)}`, secret];
}

async function grantSignIn(useCases: UseCases, publicUrl: string, options: OperatorRequest["options"]): Promise<OperatorAnswer> {
  const { user, secret, activated } = await useCases.grantSignIn(named(options));
  const what = `A link that signs ${user.email} (${user.role}) in to the dashboard. It works once and expires in ${SIGN_IN_MINUTES} minutes:`;
  return [`${what}${noteOn(activated)}`, signInLink(publicUrl, secret)];
}

function demo({ token, signIn }: FirstCredentials, publicUrl: string): OperatorAnswer {
  return [
    "The demo workspace is ready. Its owner's API token, shown only once:",
    token,
    `A link that signs the owner in to the dashboard. It works once and expires in ${SIGN_IN_MINUTES} minutes:`,
    signInLink(publicUrl, signIn),
  ];
}

/** The user that a command is for. */
function named(options: OperatorRequest["options"]): { email: string; workspaceId: WorkspaceId | undefined } {
  return { email: required(options, "user"), workspaceId: namedWorkspace(options) };
}

function namedWorkspace({ workspace }: OperatorRequest["options"]): WorkspaceId | undefined {
  if (workspace !== undefined && !isId("ws", workspace)) {
    throw invalidField(["workspace"], "id_malformed", "--workspace must be a workspace ID such as ws_01h….");
  }
  return workspace;
}

/** The workspace that a command is for, or all. */
async function chosen(directory: Directory, options: OperatorRequest["options"]): Promise<readonly WorkspaceId[]> {
  const named = namedWorkspace(options);
  const all: WorkspaceId[] = [];
  for (let more = true; more;) {
    const page = await directory.workspaces({ after: all.at(-1) ?? null, limit: 1_000 });
    all.push(...page);
    more = page.length > 0;
  }
  if (named === undefined) return all;
  if (!all.includes(named)) throw invalidField(["workspace"], "unknown_reference", `There is no workspace ${named}.`);
  return [named];
}

/** Prints a line for each workspace. Throws `audit_failed` with all findings, so that the command fails. */
async function auditAll(
  workspaces: readonly WorkspaceId[],
  audit: UseCases["auditWorkspace"],
  progress: Progress,
): Promise<OperatorAnswer> {
  const lines: string[] = [];
  const findings: string[] = [];
  for (const id of workspaces) {
    const result = await audit(id);
    const before = result.issuedBeforeLedger;
    const early = before === 0 ? "" : `; ${before} issued before the ledger existed`;
    lines.push(`${id}: ${result.invoices} invoices, ${result.ledgerEntries} ledger entries${early}.`);
    for (const found of result.findings) {
      findings.push(`${id}: ${found.message}${found.timeEntryIds.length > 0 ? ` ${found.timeEntryIds.join(", ")}` : ""}`);
    }
  }
  if (findings.length === 0) return [...lines, "No findings."];
  for (const line of lines) progress(line);
  throw new StintError("conflict", "audit_failed", `${findings.length} findings:\n${findings.join("\n")}`);
}

const noteOn = (activated: boolean): string => (activated ? " The invitation is accepted." : "");

function required(options: OperatorRequest["options"], name: string): string {
  const value = options[name];
  if (value === undefined || value.trim() === "") throw invalidField([name], "required", `--${name} is required.`);
  return value;
}
