import { hostTimeZone } from "./host-time-zone.js";
import { invalidField, isId, parseCurrency, parseTimeZone, StintError, type UseCases, type WorkspaceId } from "../core/index.js";
import { signInLink } from "./public-address.js";
import type { OperatorAnswer, OperatorRequest, Progress } from "./control.js";
import type { FirstCredentials } from "./first-credentials.js";

/** What commands are carried out on. */
export interface Workplace {
  readonly useCases: UseCases;
  readonly publicUrl: string;
  /** Makes a demo workspace. */
  fillDemo(progress: Progress): Promise<FirstCredentials>;
}

/** Carries out an operator's command on the use cases. Answers the lines to print, the secret always on a line of its own. */
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
      throw new StintError("invalid", "unknown_command", `There is no command "${command}".`);
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
    `Workspace ${workspace.id} "${workspace.name}" with the owner ${owner.email}. The owner's API token, shown only now:`,
    token,
  ];
}

async function createToken(useCases: UseCases, options: OperatorRequest["options"]): Promise<OperatorAnswer> {
  const name = options["name"] ?? "Made by the operator";
  const { user, secret, activated } = await useCases.grantToken({ ...named(options), name });
  return [`An API token for ${user.email} (${user.role}), shown only now:${noteOn(activated)}`, secret];
}

async function grantSignIn(useCases: UseCases, publicUrl: string, options: OperatorRequest["options"]): Promise<OperatorAnswer> {
  const { user, secret, activated } = await useCases.grantSignIn(named(options));
  const what = `A link that signs ${user.email} (${user.role}) in to the dashboard, once and within 15 minutes:`;
  return [`${what}${noteOn(activated)}`, signInLink(publicUrl, secret)];
}

function demo({ token, signIn }: FirstCredentials, publicUrl: string): OperatorAnswer {
  return [
    "A demo workspace. Its owner's API token, shown only now:",
    token,
    "A link that signs the owner in to the dashboard, once and within 15 minutes:",
    signInLink(publicUrl, signIn),
  ];
}

/** Whom a command is for. */
function named(options: OperatorRequest["options"]): { email: string; workspaceId: WorkspaceId | undefined } {
  const { workspace } = options;
  if (workspace !== undefined && !isId("ws", workspace)) {
    throw invalidField(["workspace"], "id_malformed", "--workspace must be a workspace's id, such as ws_01h….");
  }
  return { email: required(options, "user"), workspaceId: workspace };
}

const noteOn = (activated: boolean): string => (activated ? " The invitation is thereby accepted." : "");

function required(options: OperatorRequest["options"], name: string): string {
  const value = options[name];
  if (value === undefined || value.trim() === "") throw invalidField([name], "required", `--${name} is required.`);
  return value;
}
