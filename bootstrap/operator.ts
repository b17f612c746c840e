import { hostTimeZone } from "./host-time-zone.js";
import { invalidField, isId, parseCurrency, parseTimeZone, StintError, type UseCases, type WorkspaceId } from "../core/index.js";
import { signInLink } from "./public-address.js";
import type { OperatorAnswer, OperatorRequest, Progress } from "./control.js";
import type { FirstCredentials } from "./first-credentials.js";

/** What commands operate on. */
export interface Workplace {
  readonly useCases: UseCases;
  readonly publicUrl: string;
  /** Creates a demo workspace. */
  fillDemo(progress: Progress): Promise<FirstCredentials>;
}

/** Executes an operator's command. Returns the lines to print; a secret is always on a line of its own. */
export async function operate(
  { useCases, publicUrl, fillDemo }: Workplace,
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
  const what = `A link that signs ${user.email} (${user.role}) in to the dashboard. It works once and expires in 15 minutes:`;
  return [`${what}${noteOn(activated)}`, signInLink(publicUrl, secret)];
}

function demo({ token, signIn }: FirstCredentials, publicUrl: string): OperatorAnswer {
  return [
    "The demo workspace is ready. Its owner's API token, shown only once:",
    token,
    "A link that signs the owner in to the dashboard. It works once and expires in 15 minutes:",
    signInLink(publicUrl, signIn),
  ];
}

/** The user that a command is for. */
function named(options: OperatorRequest["options"]): { email: string; workspaceId: WorkspaceId | undefined } {
  const { workspace } = options;
  if (workspace !== undefined && !isId("ws", workspace)) {
    throw invalidField(["workspace"], "id_malformed", "--workspace must be a workspace ID such as ws_01h….");
  }
  return { email: required(options, "user"), workspaceId: workspace };
}

const noteOn = (activated: boolean): string => (activated ? " The invitation is accepted." : "");

function required(options: OperatorRequest["options"], name: string): string {
  const value = options[name];
  if (value === undefined || value.trim() === "") throw invalidField([name], "required", `--${name} is required.`);
  return value;
}
