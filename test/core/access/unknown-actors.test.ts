import { expect } from "chai";
import { makeOnce, StintError, type UserActor, type UserId, type WorkspaceId } from "../../../core/index.js";
import { type Calls, createCalls } from "./calls.js";

const nowhere = "ws_01kjq4v8v1e2b9q0d0x5t3m7ha" as WorkspaceId;
const nobody = "usr_01kjq4v8v1e2b9q0d0x5t3m7ha" as UserId;

/** The error, or null. Fails for any other than one of the domain. */
async function refusal(what: string, work: () => Promise<unknown>): Promise<StintError | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (error instanceof StintError) return error;
    throw new Error(`${what} threw no StintError`, { cause: error });
  }
}

describe("an actor that does not exist", () => {
  let calls: Calls;
  beforeEach(async () => {
    calls = await createCalls();
  });

  const withoutToken = (changes: Partial<UserActor>): UserActor => ({ ...calls.owner, tokenId: null, ...changes });
  const as = (actor: UserActor, name: string, ...rest: readonly unknown[]) =>
    refusal(name, async () => calls.useCases[name]?.(actor, ...rest));

  it("causes no other failures than errors of the domain, whatever it does", async () => {
    let count = 0;
    for (const changes of [{ workspaceId: nowhere }, { userId: nobody }, { workspaceId: nowhere, userId: nobody }])
      for (const [name, [first, ...rest]] of Object.entries(calls.samples))
        if (first === calls.owner) {
          await as(withoutToken(changes), name, ...rest);
          count++;
        }
    expect(count).to.be.greaterThan(200);
  });

  it("is told that the workspace or the user does not exist, with the cause", async () => {
    const told = async (changes: Partial<UserActor>, name: string, ...rest: readonly unknown[]) => {
      const { kind, code, message, cause } = (await as(withoutToken(changes), name, ...rest)) ?? {};
      return [kind, code, message, cause instanceof Error];
    };
    const noWorkspace = ["not_found", "not_found", "There is no such workspace.", true];
    expect(await told({ workspaceId: nowhere }, "createClient", { name: "x" })).to.deep.equal(noWorkspace);
    expect(await told({ workspaceId: nowhere }, "getWebhookSecret")).to.deep.equal(noWorkspace);
    const once = makeOnce(calls.ports);
    const request = { id: "0".repeat(64), fingerprint: "1".repeat(64) };
    const repeatable = await refusal("once", () => once(withoutToken({ workspaceId: nowhere }), request, async () => 1));
    expect(repeatable?.message).to.equal("There is no such workspace.");
    const noUser = ["not_found", "not_found", "There is no such user in this workspace.", true];
    expect(await told({ userId: nobody }, "updatePreferences", { durationFormat: "clock" })).to.deep.equal(noUser);
  });
});
