import { hostTimeZone } from "./host-time-zone.js";
import { invalidField, parseCurrency, parseTimeZone, StintError, type UseCases, isId } from "../core/index.js";
import type { OperatorAnswer, OperatorRequest } from "./control.js";

/** Carries out an operator's command on the use cases. Answers the lines to print, the secret always on a line of its own. */
export async function operate(useCases: UseCases, { command, options }: OperatorRequest): Promise<OperatorAnswer> {
  switch (command) {
    case "migrate":
      return ["The database is up to date."];
    case "workspace create":
      return createWorkspace(useCases, options);
    case "token create":
      return createToken(useCases, options);
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
  const { workspace } = options;
  if (workspace !== undefined && !isId("ws", workspace)) {
    throw invalidField(["workspace"], "id_malformed", "--workspace must be a workspace's id, such as ws_01h….");
  }
  const { user, secret, activated } = await useCases.grantToken({
    email: required(options, "user"),
    workspaceId: workspace,
    name: options["name"] ?? "Made by the operator",
  });
  const note = activated ? " The invitation is thereby accepted." : "";
  return [`An API token for ${user.email} (${user.role}), shown only now:${note}`, secret];
}

function required(options: OperatorRequest["options"], name: string): string {
  const value = options[name];
  if (value === undefined || value.trim() === "") throw invalidField([name], "required", `--${name} is required.`);
  return value;
}
