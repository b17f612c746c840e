import { newSignInLink, type Ports, type UserId, type WorkspaceId } from "../core/index.js";

/** The owner's first credentials, in plain text. */
export interface FirstCredentials {
  readonly email: string;
  readonly token: string;
  /** The secret of a sign-in link. */
  readonly signIn: string;
}

/** Creates a sign-in link without the directory, which does not see uncommitted data. */
export async function signInOf(
  { unitOfWork, tokenSecrets, clock }: Ports,
  workspaceId: WorkspaceId,
  userId: UserId,
): Promise<string> {
  const secret = tokenSecrets.issue();
  const link = newSignInLink(userId, tokenSecrets.hash(secret), clock.now());
  await unitOfWork.run({ workspaceId }, ({ signInLinks }) => signInLinks.insert(link));
  return secret;
}
