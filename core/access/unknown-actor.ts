import { isStintError, notFound, type StintError } from "../kernel/errors.js";
import type { UnitOfWork, WorkScope } from "../ports/unit-of-work.js";

/**
 * The ports with a unit of work that throws `not_found` (not_found) for work that failed because the workspace or the user of its actor does not exist. Storages verify
 * the actors of tokens; for others, the program vouches, and a reference to what does not exist would be an internal error.
 */
export function explainingActors<P extends { readonly unitOfWork: UnitOfWork }>(ports: P): P {
  const { unitOfWork } = ports;
  const explained = async <T>(scope: WorkScope, work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      throw isStintError(error) ? error : ((await whatIsMissing(unitOfWork, scope, error)) ?? error);
    }
  };
  return {
    ...ports,
    unitOfWork: {
      run: (scope, work) => explained(scope, () => unitOfWork.run(scope, work)),
      read: (scope, work) => explained(scope, () => unitOfWork.read(scope, work)),
    },
  };
}

/** Null if the actor exists, or it is not known whether it does. */
async function whatIsMissing(unitOfWork: UnitOfWork, scope: WorkScope, cause: unknown): Promise<StintError | null> {
  const { workspaceId } = scope;
  const userId = "userId" in scope ? scope.userId : null;
  try {
    const user = await unitOfWork.read({ workspaceId }, async ({ workspace, users }) => {
      await workspace.get();
      return userId === null || (await users.find(userId));
    });
    return user ? null : Object.assign(notFound("user"), { cause });
  } catch (error) {
    return isStintError(error) && error.kind === "not_found" ? Object.assign(error, { cause }) : null;
  }
}
