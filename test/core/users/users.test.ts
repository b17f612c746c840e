import { expect } from "chai";
import { codeOf, createWorld, type World } from "../world.js";

describe("users", () => {
  let world: World;
  beforeEach(async () => {
    world = await createWorld();
  });

  it("the last active owner can be neither demoted nor deactivated", async () => {
    const { useCases, owner } = world;
    expect(await codeOf(useCases.updateUser(owner, owner.userId, { role: "admin" }))).to.equal("last_owner");
    expect(await codeOf(useCases.updateUser(owner, owner.userId, { status: "deactivated" }))).to.equal("last_owner");
    await world.actor("owner");
    expect(await codeOf(useCases.updateUser(owner, owner.userId, { role: "admin" }))).to.equal("resolved");
  });

  it("of two owners that leave at once, one stays", async () => {
    const second = await world.actor("owner");
    const { useCases, owner } = world;
    const codes = await Promise.all([
      codeOf(useCases.updateUser(owner, owner.userId, { role: "admin" })),
      codeOf(useCases.updateUser(second, second.userId, { role: "admin" })),
    ]);
    expect(codes).to.have.members(["resolved", "last_owner"]);
  });

  it("admins change neither an owner nor anyone into one", async () => {
    const { useCases, owner } = world;
    const admin = await world.actor("admin");
    const member = await world.actor("member");
    expect(await codeOf(useCases.updateUser(admin, owner.userId, { name: "x" }))).to.equal("forbidden");
    expect(await codeOf(useCases.updateUser(admin, member.userId, { role: "owner" }))).to.equal("forbidden");
    expect(await codeOf(useCases.inviteUser(admin, { email: "new@example.com", role: "owner" }))).to.equal("forbidden");
    expect(await codeOf(useCases.updateUser(admin, member.userId, { role: "accountant" }))).to.equal("resolved");
  });

  it("an invitation is recorded as an event, and a second one of the same address is refused", async () => {
    const { useCases, owner } = world;
    await useCases.inviteUser(owner, { email: "new@example.com" });
    expect(await codeOf(useCases.inviteUser(owner, { email: "NEW@example.com" }))).to.equal("user_exists");
    const invited = (await world.events()).filter(({ type }) => type === "user.invited");
    expect(invited.map(({ data }) => data["status"])).to.deep.equal(["invited"]);
  });

  it("an invited user becomes active only from the invitation", async () => {
    const { useCases, owner } = world;
    const user = await useCases.inviteUser(owner, { email: "new@example.com" });
    expect(await codeOf(useCases.updateUser(owner, user.id, { status: "active" }))).to.equal("invalid_transition");
  });

  it("a deactivated user's token and a revoked one are refused at once", async () => {
    const { useCases, owner } = world;
    const member = await world.actor("member");
    await useCases.updateUser(owner, member.userId, { status: "deactivated" });
    expect(await codeOf(useCases.getMe(member))).to.equal("invalid_token");
    const admin = await world.actor("admin");
    if (admin.tokenId === null) throw new Error("no token");
    await useCases.revokeToken(owner, admin.tokenId);
    expect(
      await codeOf(useCases.listProjects(admin, {}, { limit: 1, sort: "createdAt", descending: true, after: null })),
    ).to.equal("invalid_token");
  });

  it("a new token's scopes lie within the caller's", async () => {
    const { useCases, owner } = world;
    const reader = { ...owner, scopes: ["tokens:write", "projects:read"] };
    expect(await codeOf(useCases.createToken(reader, { name: "t", scopes: ["projects:read"] }))).to.equal("resolved");
    expect(await codeOf(useCases.createToken(reader, { name: "t", scopes: ["projects:write"] }))).to.equal("forbidden");
    expect(await codeOf(useCases.createToken(reader, { name: "t", scopes: null }))).to.equal("forbidden");
    expect(await codeOf(useCases.createProject(reader, { name: "p" }))).to.equal("forbidden");
  });
});
