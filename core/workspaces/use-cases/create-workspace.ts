import type { CurrencyCode } from "../../kernel/currency.js";
import type { WorkspaceId } from "../../kernel/ids.js";
import type { TimeZone } from "../../kernel/time-zone.js";
import type { Needs } from "../../ports/ports.js";
import { newToken } from "../../tokens/token.js";
import { checkUser, newUser, type User } from "../../users/user.js";
import { newWebhookSecret } from "../../webhooks/webhook-secret.js";
import { checkWorkspace, newWorkspace, type Workspace } from "../workspace.js";

/** A workspace to create, and its owner. */
export interface CreateWorkspace {
  /** 1 to 200 characters. */
  readonly name: string;
  /** The address of the first user, whose role is `owner`. */
  readonly ownerEmail: string;
  /** Absent: the part of the email address before the `@`. */
  readonly ownerName?: string;
  /** ISO 4217. The currency of rates, and of clients without their own. */
  readonly currency: CurrencyCode;
  /** An IANA time zone, which determines the days of entries, invoices and reports. */
  readonly timeZone: TimeZone;
}

/** A new workspace with its owner and their first token. */
export interface CreatedWorkspace {
  /** With the default settings. */
  readonly workspace: Workspace;
  /** The first user, whose role is `owner`. */
  readonly owner: User;
  /** The owner's first API token in plain text, returned only once. */
  readonly token: string;
}

/** Creates a workspace, its owner and the owner's first token. For the operator, without an actor. */
export function makeCreateWorkspace({
  unitOfWork,
  clock,
  ids,
  tokenSecrets,
  webhookSecrets,
}: Needs<"tokens" | "users" | "webhookSecret" | "workspace", "clock" | "ids" | "tokenSecrets" | "webhookSecrets">) {
  return async (command: CreateWorkspace): Promise<CreatedWorkspace> => {
    const now = clock.now();
    const workspaceId: WorkspaceId = ids.next("ws");
    const email = command.ownerEmail.trim();
    const name = command.ownerName ?? email.slice(0, email.indexOf("@"));
    const workspace = newWorkspace(
      workspaceId,
      { name: command.name, currency: command.currency, timeZone: command.timeZone },
      now,
    );
    const owner = newUser({ id: ids.next("usr"), email, name, role: "owner", status: "active" }, now);
    checkWorkspace(workspace).throwIfAny();
    checkUser(owner).throwIfAny();
    const token = tokenSecrets.issue();
    await unitOfWork.run({ workspaceId }, async (stores) => {
      await stores.workspace.insert(workspace);
      await stores.webhookSecret.insert(newWebhookSecret(webhookSecrets.issue(), now));
      await stores.users.insert(owner);
      await stores.tokens.insert(
        newToken(
          {
            id: ids.next("tok"),
            userId: owner.id,
            kind: "api",
            name: "First token",
            hash: tokenSecrets.hash(token),
            scopes: null,
            expiresAt: null,
          },
          now,
        ),
      );
    });
    return { workspace, owner, token };
  };
}
